import { setTimeout as sleep } from "node:timers/promises";
import { ci } from "@gantry/contract/ci/routes.ts";
import type { GateAnswer, GateQuestion } from "@gantry/contract/ci/schemas.ts";
import { ciContext, type CiOptions } from "../../options/ci-context.ts";
import type { Client } from "../../api/client.ts";
import { RequestRejected } from "../../api/request-rejected.ts";
import { connect, type ConnectionOptions } from "../../api/connection.ts";
import { describeGate, gateExitCodes } from "../../output/describe-gate.ts";
import { resolveProject } from "../../api/resolve-project.ts";
import { UsageError } from "../../options/usage-error.ts";

export interface GateOptions extends ConnectionOptions, CiOptions {
  cycle?: string;
  matrixRun?: string;
  project?: string;
  wait?: boolean;
  /** Minutes. */
  timeout?: number;
}

export const defaultWaitMinutes = 60;

/** Asks whether a run, cycle, matrix run, commit or pull request may be merged. Resolves to the exit code. */
export async function gate(taskId: string | undefined, options: GateOptions): Promise<number> {
  const client = connect(options);
  const deadline = Date.now() + (options.timeout ?? defaultWaitMinutes) * 60_000;
  const question = await questionOf(client, taskId, options);
  const answer = await pollGate(client, question, () => options.wait === true && Date.now() < deadline).catch((error: unknown) => {
    throw error instanceof RequestRejected && error.status === 404 && question.repository !== undefined
      ? Object.assign(new Error(`No run of ${whatOf(question)} was found.`), { status: error.status, code: error.code })
      : error;
  });
  if (answer.sourceHost?.reason) console.error(answer.sourceHost.reason);
  console.log(options.json === true ? JSON.stringify(answer) : describeGate(answer));
  return gateExitCodes[answer.status];
}

async function questionOf(client: Client, taskId: string | undefined, options: GateOptions): Promise<GateQuestion> {
  const isPipeline = options.repository !== undefined || options.pr !== undefined || options.commit !== undefined;
  if ([taskId !== undefined, options.cycle !== undefined, options.matrixRun !== undefined, isPipeline].filter(Boolean).length > 1)
    throw new UsageError("Specify only one of a run ID, --cycle, --matrix-run, or --repository with --pr or --commit.");
  const inProject = options.project === undefined ? {} : { projectId: await resolveProject(client, options.project) };
  if (taskId !== undefined) return { taskId, ...inProject };
  if (options.cycle !== undefined) return { cycleId: options.cycle, ...inProject };
  if (options.matrixRun !== undefined) return { matrixRunId: options.matrixRun, ...inProject };
  const { repository, prNumber, commitSha } = ciContext(options);
  if (!repository || (prNumber === undefined && commitSha === undefined))
    throw new UsageError(
      "Specify a run ID, --cycle, --matrix-run, or --repository with --pr or --commit. In a CI pipeline, these are detected.",
    );
  // The commit is more specific: a pull request means its newest tested commit, which may be older than this pipeline's.
  if (options.pr !== undefined && options.commit !== undefined) return { repository, prNumber, commitSha, ...inProject };
  return { repository, ...(commitSha === undefined ? { prNumber } : { commitSha }), ...inProject };
}

const whatOf = ({ repository, prNumber, commitSha }: GateQuestion): string =>
  [repository, prNumber && `pull request ${prNumber}`, commitSha && `commit ${commitSha}`].filter(Boolean).join(" ");

const pauseMs = 4_000;

/** The gate's result; polls while it is `PENDING` and `keepWaiting` returns true. */
export async function pollGate(client: Client, question: GateQuestion, keepWaiting: () => boolean): Promise<GateAnswer> {
  for (;;) {
    const { data } = await client.call(ci.gate, { body: question, repeatable: true });
    if (data.status !== "PENDING" || !keepWaiting()) return data;
    await sleep(pauseMs);
  }
}
