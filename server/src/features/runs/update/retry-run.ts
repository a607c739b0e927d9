import { sql } from "kysely";
import { isOutsideTests } from "@gantry/contract/results/constants.ts";
import type { Context } from "../../../context.ts";
import type { TenantTransaction } from "../../../platform/db/database.ts";
import type { RetryState } from "../../../platform/db/schema.ts";
import { storableJson } from "../../../platform/db/storable-json.ts";
import { notifyOtherServers } from "../../../platform/realtime/notifier.ts";
import { onlyExplainsExitCode } from "../../verdict/decide-verdict.ts";
import { isEndedBySignal } from "../../verdict/ended-by-signal.ts";
import type { ExecutionRow } from "../../executions/record/execution-record.ts";
import { nameTests, ofAllShards } from "../../executions/request/name-tests.ts";
import { ownVariants } from "../../matrix-runs/combination-variants.ts";
import { currentFailures } from "../../results/current-failures.ts";
import { applyStatusConsequences } from "../end/consequences.ts";
import { requeue } from "../queue/requeue.ts";
import { type Change, oneVisibleState } from "../end/end-run.ts";
import type { ParsedUpdate } from "./parse-update.ts";
import { statusColumns } from "../end/set-status.ts";
import { digestColumn, type ReportedFacts } from "../end/write-facts.ts";

/** A retry needs at least this much of the run's limit. */
const minMs = 1000;
const timeIsUp = "the run's time limit is used up";

/** An attempt that has ended, with the results of the run so far. */
interface Attempted {
  row: ExecutionRow;
  update: ParsedUpdate;
  facts: ReportedFacts;
}

/** The next retry, or why there is none, as a part of a sentence. */
type Next = { retry: RetryState } | { refusal: string };

/** Whether a run that failed was asked to start its suite again, and has retries left. */
export function mayRetry(row: ExecutionRow, { tests, error, exitCode }: ReportedFacts): boolean {
  const failed = (tests?.failed ?? 0) > 0 || error !== null || exitCode !== 0;
  return failed && row.retries > row.retries_done && row.deleted_at === null && row.cancel_requested_at === null;
}

/**
 * Decides whether the suite starts again with the tests that failed. Only what the report of this attempt names as failed tests can be repeated: any
 * other problem ends the run. The results of the attempt must be stored.
 */
export async function nextRetry(tx: TenantTransaction, attempted: Attempted): Promise<Next> {
  const { row, update, facts } = attempted;
  const isError = update.error != null && !onlyExplainsExitCode(update.error, facts.exitCode);
  if (!isError && facts.exitCode !== null && (update.results?.tests.failed ?? 0) === 0) return { refusal: withoutFailures(attempted) };
  if (facts.error !== null)
    return { refusal: facts.error.code === "TIMEOUT" ? timeIsUp : `the suite ended with the error ${facts.error.code}` };
  if (facts.exitCode === null) return { refusal: "the container was lost" };
  // A retry would not run the tests that the suite did not get to.
  if (isEndedBySignal(facts.exitCode, facts.tests)) return { refusal: `the suite was ended by a signal (exit code ${facts.exitCode})` };
  const failures = await currentFailures(tx, [row.id]);
  if (failures.some(isOutsideTests)) return { refusal: "a failure belongs to no single test" };
  const named = nameTests(row.folder, ownVariants(row.combination, failures));
  if (!("TESTS" in named.variables && "TESTS_JSON" in named.variables)) return { refusal: "the list of the failed tests is too long" };
  const usedMs = (row.retry?.usedMs ?? 0) + runningTime(attempted);
  if (usedMs + minMs > timeLimitMs(row)) return { refusal: timeIsUp };
  return {
    retry: {
      startedAt: row.retry?.startedAt ?? startOf(attempted).toISOString(),
      usedMs,
      exitCode: facts.exitCode || (row.retry?.exitCode ?? 0),
      notes: [...(row.retry?.notes ?? []), ...(facts.notes ?? [])],
      tests: [...(row.retry?.tests ?? []), failures.length],
      reportBytes: await storedReportBytes(tx, row.id),
      folder: named.folder,
      variables: ofAllShards(named.variables, row),
    },
  };
}

function withoutFailures({ row, facts }: Attempted): string {
  if (row.retry === null) return "no failed test is known by name";
  return facts.exitCode === 0
    ? `retry ${row.retries_done} did not run the tests that still count as failed`
    : `retry ${row.retries_done} ended with exit code ${facts.exitCode} and without a failed test`;
}

const timeLimitMs = ({ settings }: ExecutionRow): number => (settings.timeoutMinutes ?? 30) * 60_000;

const startOf = ({ row, update }: Attempted): Date => new Date(update.startedAt ?? row.started_at ?? Date.now());

/** By the worker's clock. */
const runningTime = (attempted: Attempted): number =>
  Math.max(0, new Date(attempted.update.finishedAt ?? Date.now()).getTime() - startOf(attempted).getTime());

async function storedReportBytes(tx: TenantTransaction, executionId: string): Promise<number> {
  const entry = await tx
    .selectFrom("storage_entries")
    .select("bytes")
    .where("org_id", "=", tx.organizationId)
    .where("execution_id", "=", executionId)
    .where("kind", "=", "report")
    .executeTakeFirst();
  return Number(entry?.bytes ?? 0);
}

/**
 * Puts a run back into the queue, at its old place, for its next retry. What it needs is in its row, so that any worker can execute it, and nothing is
 * lost with the one that has executed the attempt.
 */
export async function retryRun(ctx: Context, tx: TenantTransaction, { row, facts }: Attempted, retry: RetryState): Promise<Change> {
  await requeue(tx, { ...row, failed_on: [] }, 0);
  await notifyOtherServers(tx, ctx.config, row.org_id);
  const queued = await tx
    .updateTable("executions")
    .set({
      ...statusColumns("PENDING", undefined),
      ...digestColumn(facts),
      ...facts.report,
      tests: facts.tests ? JSON.stringify(facts.tests) : null,
      retry: storableJson(retry),
      retries_done: sql<number>`retries_done + 1`,
      failed_starts: 0,
      failed_on: [],
    })
    .where("org_id", "=", tx.organizationId)
    .where("id", "=", row.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  await applyStatusConsequences(tx, queued);
  return oneVisibleState(queued);
}

/** The line of the log with which a retry begins. */
export function retryLine({ retries, retries_done }: Pick<ExecutionRow, "retries" | "retries_done">, { tests }: RetryState): string {
  const failed = tests.at(-1) ?? 0;
  return `Retry ${retries_done + 1} of ${retries}: ${failed === 1 ? "1 failed test runs" : `${failed} failed tests run`} again.`;
}
