import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { executions } from "@gantry/contract/runs/routes.ts";
import { flakeChecks } from "@gantry/contract/flake-checks/routes.ts";
import type { FlakeCheck } from "@gantry/contract/flake-checks/schemas.ts";
import type { Client } from "../../api/client.ts";
import { connect, type ConnectionOptions } from "../../api/connection.ts";
import { planLimit } from "../../api/plan-limit.ts";
import { describeFlakeChecks, flakeCheckExitCode, flakeChecksUrl } from "../../output/describe-flake-check.ts";
import { UsageError } from "../../options/usage-error.ts";

export interface FlakeCheckOptions extends ConnectionOptions {
  /** A run whose new tests are checked. */
  new?: string;
  times: number;
  /** Minutes. */
  timeout: number;
}

const pauseMs = 4_000;

/** Runs tests several times and waits for the result. Resolves to the exit code. */
export async function flakeCheck(testIds: readonly string[], options: FlakeCheckOptions): Promise<number> {
  if (testIds.length > 0 === (options.new !== undefined)) throw new UsageError("Specify either the IDs of tests, or a run with --new.");
  const client = connect(options);
  const deadline = Date.now() + options.timeout * 60_000;
  const chosen = options.new === undefined ? testIds : await newTestsOf(client, options.new, deadline);
  if (chosen.length === 0) {
    console.log(options.json === true ? "[]" : "The run has no new tests.");
    return 0;
  }
  const body = { testIds: [...chosen], times: options.times, executionId: options.new };
  const started = await client
    .call(flakeChecks.start, { body, idempotencyKey: randomUUID(), mayExist: mayExist(client.url) })
    .catch(asPlanLimit);
  if (options.json !== true) for (const check of started.data) console.error(`Started a flake check: ${flakeChecksUrl(check, client.url)}`);
  const ids = started.data.map(({ id }) => id);
  const checks = await untilEnded(client, ids, deadline);
  console.log(options.json === true ? JSON.stringify(checks) : describeFlakeChecks(checks));
  return flakeCheckExitCode(checks);
}

const mayExist = (url: string) => `The check may have been started: look at the runs with the trigger "Flake check" at ${url}/runs.`;

function asPlanLimit(error: unknown): never {
  throw planLimit(error) ?? error;
}

/** Waits until the run has ended: before that, no one knows which of its tests are new. */
async function newTestsOf(client: Client, executionId: string, deadline: number): Promise<string[]> {
  for (;;) {
    const { data } = await client.call(flakeChecks.newTests, { params: { id: executionId } });
    if (data.pending && Date.now() < deadline) await sleep(pauseMs);
    else if (data.pending) throw new Error("The run has not ended, so its new tests are not known yet.");
    else if (data.hasMore)
      throw new Error(
        `More than ${data.tests.length} tests of the run are new. This is so in the first run of a project. Choose some of them, and give their IDs.`,
      );
    else if (data.tests.length === 0) return noNewTests(client, executionId);
    else return data.tests.map(({ id }) => id);
  }
}

/** @throws for a run that ended without a verdict: no one knows which tests it has. */
async function noNewTests(client: Client, executionId: string): Promise<[]> {
  const { data: run } = await client.call(executions.get, { params: { id: executionId } });
  if (run.verdict === "ERROR")
    throw new Error(`The run ended with an error, so it has no results: ${run.error?.message ?? "see its page."}`);
  return [];
}

async function untilEnded(client: Client, ids: readonly string[], deadline: number): Promise<FlakeCheck[]> {
  const cancelling = cancelOnSignal(client, ids);
  try {
    for (;;) {
      const checks: FlakeCheck[] = [];
      for (const id of ids) checks.push((await client.call(flakeChecks.get, { params: { id } })).data);
      if (checks.every(({ status }) => status === "ended") || Date.now() >= deadline) return checks;
      await sleep(pauseMs);
    }
  } finally {
    cancelling.done();
  }
}

/** Ctrl-C cancels the checks; a second one only ends the command. */
function cancelOnSignal(client: Client, ids: readonly string[]): { done(): void } {
  let asked = false;
  const onSignal = () => {
    if (asked) process.exit(130);
    asked = true;
    console.error("\nCancelling the check …");
    for (const id of ids)
      client.call(flakeChecks.cancel, { params: { id }, repeatable: true }).catch((error: unknown) => console.error(String(error)));
  };
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, onSignal);
  return {
    done: () => {
      for (const signal of ["SIGINT", "SIGTERM"] as const) process.off(signal, onSignal);
    },
  };
}
