import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import type { CreateExecution, Execution } from "@gantry/contract/executions/schemas.ts";
import { executions } from "@gantry/contract/executions/routes.ts";
import type { RepeatedTests } from "@gantry/contract/results/schemas.ts";
import type { Client } from "../api/client.ts";
import { connect, type ConnectionOptions } from "../api/connection.ts";
import { followExecution } from "../api/follow-execution.ts";
import { type PlanLimitReached, planLimit } from "../api/plan-limit.ts";
import { resolveProject } from "../api/resolve-project.ts";
import { runMayExist } from "../api/run-may-exist.ts";
import { printProgress } from "../print-progress.ts";
import { readServices } from "../read-services.ts";
import { describeVerdict, exitCodeOf, linkTo } from "../verdict.ts";

export interface RunOptions extends ConnectionOptions {
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
  repeatedTests?: RepeatedTests;
  workerLabel?: string[];
  concurrencyGroup?: string;
  service?: string[];
  services?: string;
  wait?: boolean;
  onLimit: "fail" | "skip" | "wait";
}

const limitRetryMs = 60_000;

/** Queues a run; with `wait` prints its log and resolves to its verdict's exit code. */
export async function run(image: string, options: RunOptions): Promise<number> {
  const client = connect(options);
  const created = await create(client, await bodyOf(client, image, options), options);
  if ("limit" in created) {
    const { message, status, code } = created.limit;
    if (options.json === true) console.log(JSON.stringify({ skipped: true, reason: { message, status, code } }));
    else console.error(message);
    return 0;
  }
  if (options.wait !== true) {
    console.log(options.json === true ? JSON.stringify(created) : `Queued ${created.id}\n${linkTo(created, client.url)}`);
    return 0;
  }
  if (options.json !== true) console.error(`Queued ${created.id}: ${linkTo(created, client.url)}`);
  const cancelling = cancelOnSignal(client, created.id);
  const ended = await followExecution(client, created.id, printProgress(options));
  cancelling.done();
  console.log(options.json === true ? JSON.stringify(ended) : `\n${describeVerdict(ended, client.url)}`);
  return exitCodeOf(ended);
}

async function bodyOf(client: Client, image: string, options: RunOptions): Promise<CreateExecution> {
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
    repeatedTests,
    workerLabel,
    concurrencyGroup,
  } = options;
  const envVars = Object.fromEntries((options.variable ?? []).map(splitVariable));
  return {
    image,
    command,
    folder,
    projectId: project === undefined ? undefined : await resolveProject(client, project),
    environment,
    baseUrl,
    groupName: group,
    priority,
    reportFolder,
    timeoutMinutes: timeout,
    repeatedTests,
    workerLabels: workerLabel,
    concurrencyGroup,
    services: await readServices(options.service, options.services),
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

/** The run; or, if the run is to be skipped then, the plan limit that rejected it. @throws PlanLimitReached */
async function create(client: Client, body: CreateExecution, options: RunOptions): Promise<Execution | { limit: PlanLimitReached }> {
  for (;;) {
    try {
      return (await client.call(executions.create, { body, idempotencyKey: randomUUID(), mayExist: runMayExist(client.url) })).data;
    } catch (error) {
      const limit = planLimit(error);
      if (limit === undefined) throw error;
      if (options.onLimit === "skip") return { limit };
      if (options.onLimit !== "wait") throw limit;
      console.error(`${limit.message}
Trying again every minute.`);
      await sleep(limitRetryMs);
    }
  }
}

/** Ctrl-C cancels the run; a second one only ends the command. */
function cancelOnSignal(client: Client, id: string): { done(): void } {
  let asked = false;
  const onSignal = () => {
    if (asked) process.exit(130);
    asked = true;
    console.error("\nCancelling the run …");
    client.call(executions.cancel, { params: { id }, repeatable: true }).catch((error: unknown) => console.error(String(error)));
  };
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, onSignal);
  return {
    done: () => {
      for (const signal of ["SIGINT", "SIGTERM"] as const) process.off(signal, onSignal);
    },
  };
}
