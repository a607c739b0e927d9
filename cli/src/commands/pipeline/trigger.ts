import { randomUUID } from "node:crypto";
import type { z } from "zod";
import { ci } from "@gantry/contract/ci/routes.ts";
import type { CiTrigger } from "@gantry/contract/ci/schemas.ts";
import { ciContext, type CiOptions } from "../../options/ci-context.ts";
import type { Client } from "../../api/client.ts";
import { connect } from "../../api/connection.ts";
import { describeGate, gateExitCodes } from "../../output/describe-gate.ts";
import { followExecution } from "../../api/follow-execution.ts";
import { followMatrixRun } from "../../api/follow-matrix-run.ts";
import { planLimit } from "../../api/plan-limit.ts";
import { resolveProject } from "../../api/resolve-project.ts";
import { runMayExist } from "../../api/run-may-exist.ts";
import { startMatrixRun } from "../../api/start-matrix-run.ts";
import { describeMatrixRun, describeQueued } from "../../output/describe-matrix-run.ts";
import { printMatrixProgress, printProgress } from "../../output/print-progress.ts";
import { readMatrix } from "../../options/read-matrix.ts";
import { readCaches } from "../../options/read-caches.ts";
import { readShards } from "../../options/read-shards.ts";
import { readServices } from "../../options/read-services.ts";
import { readSource } from "../../options/read-source.ts";
import { UsageError } from "../../options/usage-error.ts";
import { describeVerdict } from "../../output/verdict.ts";
import { pollGate } from "./gate.ts";
import type { RunOptions } from "../runs/run.ts";

export interface TriggerOptions extends Omit<RunOptions, "project" | "variable" | "reportFolder" | "timeout" | "onLimit">, CiOptions {
  project: string;
}

/** Queues a pipeline's run in a new test cycle, or the runs of a matrix or a split suite; with `wait` prints its log and resolves to the gate's exit code. */
export async function trigger(image: string | undefined, options: TriggerOptions): Promise<number> {
  const [matrix, shards] = [await readMatrix(options), await readShards(options)];
  if (matrix !== undefined || shards !== undefined) return triggerMatrix({ image, matrix, shards }, options);
  if (image === undefined) throw new UsageError("Specify the image of the suite.");
  const client = connect(options);
  const body = { ...(await bodyOf(client, options)), image };
  const mayExist = runMayExist(client.url, body.ciContext);
  const triggered = await client.call(ci.trigger, { body, idempotencyKey: randomUUID(), mayExist }).catch((error: unknown) => {
    throw planLimit(error) ?? error;
  });
  const { taskId, cycleId, sourceHost } = triggered;
  if (sourceHost?.reason) console.error(sourceHost.reason);
  if (options.wait !== true) {
    console.log(options.json === true ? JSON.stringify(triggered) : `Queued ${taskId} in cycle ${cycleId}`);
    return 0;
  }
  if (options.json !== true) console.error(`Queued ${taskId} in cycle ${cycleId}`);
  const ended = await followExecution(client, taskId, printProgress(options));
  const answer = await pollGate(client, { taskId }, () => true);
  // The host may have refused the status since the run was queued.
  const refused = answer.sourceHost?.reason;
  if (refused && refused !== sourceHost?.reason) console.error(refused);
  console.log(options.json === true ? JSON.stringify(answer) : `\n${describeVerdict(ended, client.url)}\n\nGate ${describeGate(answer)}`);
  return gateExitCodes[answer.status];
}

async function triggerMatrix(
  what: Pick<Parameters<typeof startMatrixRun>[1], "image" | "matrix" | "shards">,
  options: TriggerOptions,
): Promise<number> {
  const client = connect(options);
  const body = { ...(await bodyOf(client, options)), ...what };
  const isJson = options.json === true;
  const started = await startMatrixRun(client, body).catch((error: unknown) => {
    throw planLimit(error) ?? error;
  });
  if (options.wait !== true) {
    console.log(isJson ? JSON.stringify(started) : describeQueued(started));
    return 0;
  }
  if (!isJson) console.error(describeQueued(started));
  const ended = await followMatrixRun(client, started.id, printMatrixProgress(options));
  const answer = await pollGate(client, { matrixRunId: started.id }, () => true);
  if (answer.sourceHost?.reason) console.error(answer.sourceHost.reason);
  console.log(isJson ? JSON.stringify(answer) : `\n${describeMatrixRun(ended, client.url)}\n\nGate ${describeGate(answer)}`);
  return gateExitCodes[answer.status];
}

async function bodyOf(client: Client, options: TriggerOptions): Promise<Omit<z.input<typeof CiTrigger>, "image">> {
  const { project, command, folder, environment, baseUrl, group, priority, retries, repeatedTests, workerLabel, concurrencyGroup } =
    options;
  const context = ciContext(options);
  const services = await readServices(options.service, options.services);
  return {
    projectId: await resolveProject(client, project),
    command,
    folder,
    config: {
      environment,
      baseUrl,
      groupName: group,
      priority,
      retries,
      repeatedTests,
      workerLabels: workerLabel,
      concurrencyGroup,
      services,
      caches: readCaches(options.cache),
      source: readSource(options),
    },
    ciContext: context,
  };
}
