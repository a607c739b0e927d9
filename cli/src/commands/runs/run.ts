import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import type { CreateExecution } from "@gantry/contract/executions/schemas.ts";
import { executions } from "@gantry/contract/runs/routes.ts";
import { matrixRuns } from "@gantry/contract/matrix-runs/routes.ts";
import type { RepeatedTests } from "@gantry/contract/results/schemas.ts";
import { cancelOnSignal } from "../../api/cancel-on-signal.ts";
import type { Client } from "../../api/client.ts";
import { connect, type ConnectionOptions } from "../../api/connection.ts";
import { followExecution } from "../../api/follow-execution.ts";
import { followMatrixRun } from "../../api/follow-matrix-run.ts";
import { type PlanLimitReached, planLimit } from "../../api/plan-limit.ts";
import { resolveProject } from "../../api/resolve-project.ts";
import { runMayExist } from "../../api/run-may-exist.ts";
import { startMatrixRun } from "../../api/start-matrix-run.ts";
import { startOrCancel } from "../../api/start-or-cancel.ts";
import { describeMatrixRun, describeQueued, matrixExitCode, matrixRunUrl } from "../../output/describe-matrix-run.ts";
import { printMatrixProgress, printProgress } from "../../output/print-progress.ts";
import { type MatrixOptions, readMatrix } from "../../options/read-matrix.ts";
import { readCaches } from "../../options/read-caches.ts";
import { readShards, type ShardsOptions } from "../../options/read-shards.ts";
import { readServices } from "../../options/read-services.ts";
import { readSource, type SourceOptions } from "../../options/read-source.ts";
import { UsageError } from "../../options/usage-error.ts";
import { describeVerdict, exitCodeOf, linkTo } from "../../output/verdict.ts";

export interface RunOptions extends ConnectionOptions, MatrixOptions, ShardsOptions, SourceOptions {
  command?: string;
  folder?: string;
  project?: string;
  environment?: string;
  baseUrl?: string;
  group?: string;
  priority?: number;
  variable?: string[];
  reportFolder?: string;
  /** Minutes. */
  timeout?: number;
  retries?: number;
  repeatedTests?: RepeatedTests;
  workerLabel?: string[];
  concurrencyGroup?: string;
  service?: string[];
  services?: string;
  cache?: string[];
  wait?: boolean;
  onLimit: "fail" | "skip" | "wait";
}

const limitRetryMs = 60_000;

/** Queues a run, or the runs of a matrix or a split suite; with `wait` resolves to the verdict's exit code, and prints the log of a single run. */
export async function run(image: string | undefined, options: RunOptions): Promise<number> {
  const [matrix, shards] = [await readMatrix(options), await readShards(options)];
  if (matrix !== undefined || shards !== undefined) return runMatrix({ image, matrix, shards }, options);
  if (image === undefined) throw new UsageError("Specify the image of the suite.");
  const client = connect(options);
  const body = await bodyOf(client, options);
  const cancel = (id: string) => client.call(executions.cancel, { params: { id }, repeatable: true });
  const mayExist = runMayExist(client.url);
  const created = await withinLimit(options, () =>
    startOrCancel({
      what: "the run",
      mayExist,
      start: async (interrupted) => {
        const sent = { body: { ...body, image }, idempotencyKey: randomUUID(), mayExist, interrupted };
        return (await client.call(executions.create, sent)).data;
      },
      cancel: ({ id }) => cancel(id),
      linkTo: (started) => linkTo(started, client.url),
    }),
  );
  if ("limit" in created) return skip(created.limit, options);
  if (options.wait !== true) {
    console.log(options.json === true ? JSON.stringify(created) : `Queued ${created.id}\n${linkTo(created, client.url)}`);
    return 0;
  }
  if (options.json !== true) console.error(`Queued ${created.id}: ${linkTo(created, client.url)}`);
  const cancelling = cancelOnSignal("the run", () => cancel(created.id));
  const ended = await followExecution(client, created.id, printProgress(options));
  cancelling.done();
  console.log(options.json === true ? JSON.stringify(ended) : `\n${describeVerdict(ended, client.url)}`);
  return exitCodeOf(ended);
}

async function runMatrix(
  what: Pick<Parameters<typeof startMatrixRun>[1], "image" | "matrix" | "shards">,
  options: RunOptions,
): Promise<number> {
  const client = connect(options);
  const body = { ...(await bodyOf(client, options)), ...what };
  const started = await withinLimit(options, () =>
    startOrCancel({
      what: "the runs",
      mayExist: runMayExist(client.url),
      start: (interrupted) => startMatrixRun(client, body, interrupted),
      cancel: ({ id }) => client.call(matrixRuns.cancel, { params: { id }, repeatable: true }),
      linkTo: (matrixRun) => matrixRunUrl(matrixRun, client.url),
    }),
  );
  if ("limit" in started) return skip(started.limit, options);
  const isJson = options.json === true;
  const queued = `${describeQueued(started)}\n${matrixRunUrl(started, client.url)}`;
  if (options.wait !== true) {
    console.log(isJson ? JSON.stringify(started) : queued);
    return 0;
  }
  if (!isJson) console.error(queued);
  const ended = await followMatrixRun(client, started.id, printMatrixProgress(options));
  console.log(isJson ? JSON.stringify(ended) : `\n${describeMatrixRun(ended, client.url)}`);
  return matrixExitCode(ended);
}

/** A limit of the plan rejected the run, and it is to be skipped then. */
function skip({ message, status, code }: PlanLimitReached, { json }: RunOptions): 0 {
  if (json === true) console.log(JSON.stringify({ skipped: true, reason: { message, status, code } }));
  else console.error(message);
  return 0;
}

async function bodyOf(client: Client, options: RunOptions): Promise<Omit<CreateExecution, "image">> {
  const {
    command,
    folder,
    project,
    environment,
    baseUrl,
    group,
    priority,
    reportFolder,
    timeout,
    retries,
    repeatedTests,
    workerLabel,
    concurrencyGroup,
  } = options;
  const envVars = Object.fromEntries((options.variable ?? []).map(splitVariable));
  return {
    command,
    folder,
    projectId: project === undefined ? undefined : await resolveProject(client, project),
    environment,
    baseUrl,
    groupName: group,
    priority,
    reportFolder,
    timeoutMinutes: timeout,
    retries,
    repeatedTests,
    workerLabels: workerLabel,
    concurrencyGroup,
    services: await readServices(options.service, options.services),
    caches: readCaches(options.cache),
    source: readSource(options),
    ...(Object.keys(envVars).length === 0 ? {} : { envVars }),
  };
}

/** `NAME=value`, or `NAME` alone to take the value from this shell, which keeps it out of the process list. */
function splitVariable(text: string): [string, string] {
  const at = text.indexOf("=");
  if (at > 0) return [text.slice(0, at), text.slice(at + 1)];
  const value = process.env[text];
  if (value === undefined) throw new Error(`--variable ${text}: this shell has no variable of that name; write ${text}=value`);
  return [text, value];
}

/** What was queued; or, if it is to be skipped then, the plan limit that rejected it. @throws PlanLimitReached */
async function withinLimit<T extends object>({ onLimit }: RunOptions, send: () => Promise<T>): Promise<T | { limit: PlanLimitReached }> {
  for (;;) {
    try {
      return await send();
    } catch (error) {
      const limit = planLimit(error);
      if (limit === undefined) throw error;
      if (onLimit === "skip") return { limit };
      if (onLimit !== "wait") throw limit;
      console.error(`${limit.message}
Trying again every minute.`);
      await sleep(limitRetryMs);
    }
  }
}
