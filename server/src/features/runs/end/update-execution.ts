import { setImmediate } from "node:timers/promises";
import { sql } from "kysely";
import type { ExecutionStatus, LogChunk, RunError } from "@gantry/contract/executions/schemas.ts";
import { isTerminal } from "@gantry/contract/executions/constants.ts";
import type { TestCounts } from "@gantry/contract/results/schemas.ts";
import type { UpdateExecution } from "@gantry/contract/dispatch/schemas.ts";
import type { Context } from "../../../context.ts";
import { hashToken } from "../../../platform/crypto/random-token.ts";
import type { TenantTransaction } from "../../../platform/db/database.ts";
import { conflict, forbidden, notFound } from "../../../platform/http/errors.ts";
import { isExplained } from "../../analysis/is-explained.ts";
import { dropAnalysis } from "../../analysis/request-analysis.ts";
import { noteInLog } from "../../logs/append-log.ts";
import { recordLocked } from "../../tests/record/record-run.ts";
import { reconsiderTests, withdrawRun } from "../../tests/record/withdraw-run.ts";
import { keepReportAtEnd, type ReportAtEnd, readReportAtEnd } from "../../reports/receive-report.ts";
import { countTests } from "../../results/count-tests.ts";
import { runNotes } from "../../results/run-notes.ts";
import { resultRows } from "../../results/result-rows.ts";
import { saveAllButLast } from "../../results/save-results.ts";
import { chargeStorage } from "../../storage/charge-storage.ts";
import { followRun, lockCycleOf } from "../../test-cycles/follow-run.ts";
import { reportIncomplete } from "../../executions/decide-verdict.ts";
import { leaveQueue } from "../dispatch/leave-queue.ts";
import { cancelled } from "./cancel-execution.ts";
import { writeFacts, errorColumns, type RunEnd } from "./write-facts.ts";
import { organizationOfTask } from "../../executions/find-organization.ts";
import { announceRun } from "./announce.ts";
import { type Audience, audience, type EndedRow } from "./consequences.ts";
import { type Change, endRun } from "./end-run.ts";
import { attemptOver, hasLeaseToken, holdsLease } from "../../executions/holds-lease.ts";
import { keepLineVariants } from "./keep-line-variants.ts";
import { lifecycle } from "../../executions/lifecycle.ts";
import type { ExecutionRow } from "../../executions/execution-record.ts";
import { requirePossibleTimes } from "./require-possible-times.ts";

interface Outcome extends Change {
  /** What was written to the log. */
  note?: LogChunk | undefined;
}

/**
 * `POST /executions/update`: a worker's report (with `attempt`, fenced) or the specification's bare callback (without).
 * @throws 404 for an unknown task; 409 when the attempt or its lease token is not the current one, and nothing is changed; 403 for a bare callback where
 * the settings refuse those.
 */
export async function updateExecution(ctx: Context, update: UpdateExecution): Promise<{ taskId: string; status: ExecutionStatus }> {
  if (update.attempt === undefined && !ctx.config.outsideCallbacks) throw outsideCallbacksOff();
  const organizationId = await organizationOfTask(ctx, update.taskId);
  const outcome = (await startAtOnce(ctx, organizationId, update)) ?? (await hear(ctx, organizationId, update));
  const { note, row: now } = outcome;
  if (note && now.deleted_at === null) ctx.channel.executionLog(organizationId, { taskId: now.id, ...note });
  for (const row of outcome.seen) announceRun(ctx, row);
  return { taskId: update.taskId, status: outcome.row.status };
}

function outsideCallbacksOff() {
  return forbidden("Insufficient permissions", {
    message:
      "Only the worker that holds a run may set its status here: send its attempt and lease token. OUTSIDE_CALLBACKS=true allows others.",
    code: "OUTSIDE_CALLBACKS_OFF",
  });
}

/** The start of a run as it almost always comes, in one round trip; `undefined` when there is more to it. */
async function startAtOnce(ctx: Context, organizationId: string, update: UpdateExecution): Promise<Outcome | undefined> {
  const { taskId, attempt, status } = update;
  if (status !== "RUNNING" || attempt === undefined || update.storageBytes) return undefined;
  const started = await ctx.db.withTenant(
    organizationId,
    (tx) =>
      tx
        .lastly()
        .updateTable("executions")
        .set(statusColumns("RUNNING", update.startedAt ?? undefined))
        .where("org_id", "=", organizationId)
        .where("id", "=", taskId)
        .where("attempt", "=", attempt)
        .where("status", "=", "PENDING")
        .where("cycle_id", "is", null)
        .where(holdsLease({ attempt, leaseToken: update.leaseToken }))
        .returningAll()
        .executeTakeFirst(),
    { lock: { execution: taskId }, plans: "generic" },
  );
  return started && seenOnce(started);
}

async function hear(ctx: Context, organizationId: string, update: UpdateExecution): Promise<Outcome> {
  // Read while the database begins the transaction, whose first statement is on its way by the next turn.
  const { report, attempt } = update;
  const reading = report && attempt !== undefined ? setImmediate().then(() => readReportAtEnd(ctx, report)) : undefined;
  // It may reject before the transaction awaits it.
  reading?.catch(() => {});
  try {
    return await hearWith(ctx, organizationId, update, reading);
  } finally {
    void reading?.then(
      ({ read }) => read?.discard(),
      () => {},
    );
  }
}

async function hearWith(
  ctx: Context,
  organizationId: string,
  update: UpdateExecution,
  reading: Promise<ReportAtEnd> | undefined,
): Promise<Outcome> {
  const { taskId, attempt } = update;
  return ctx.db.withTenant(
    organizationId,
    async (tx) => {
      if (update.storageBytes) await chargeStorage(tx, taskId, "worker", update.storageBytes);
      const row = await tx
        .selectFrom("executions")
        .selectAll()
        .select(audience)
        .select(holdsLease({ attempt: attempt ?? 0, leaseToken: update.leaseToken }).as("holds_lease"))
        .select(hasLeaseToken(hashToken(update.leaseToken)).as("has_token"))
        .where("org_id", "=", organizationId)
        .where("id", "=", taskId)
        .forNoKeyUpdate()
        .executeTakeFirst();
      if (!row) throw notFound("Execution not found");
      return attempt === undefined ? applyBare(ctx, tx, row, update) : applyReport(ctx, tx, row, update, attempt, reading);
    },
    { lock: update.storageBytes || reading ? "organization" : { execution: taskId }, plans: "generic" },
  );
}

type Reported = ExecutionRow & Audience & { holds_lease: boolean; has_token: boolean };

async function applyReport(
  ctx: Context,
  tx: TenantTransaction,
  row: Reported,
  update: UpdateExecution,
  attempt: number,
  reading: Promise<ReportAtEnd> | undefined,
): Promise<Outcome> {
  if (attempt !== row.attempt || !row.has_token) throw attemptOver();
  // The same report once more: it was heard, and what became of it stands.
  if (!lifecycle[row.status].active) return { row, seen: [] };
  if (!row.holds_lease) throw attemptOver();
  if (!lifecycle[row.status].next.includes(update.status)) {
    throw conflict("Status not possible", {
      message: `A run that is ${row.status} cannot become ${update.status}: report ANALYZING with the facts, the server decides.`,
      code: "STATUS_NOT_POSSIBLE",
    });
  }
  if (update.status === "RUNNING") return startRunning(tx, row, update);
  if (update.status === "PENDING") return giveBack(tx, row);
  const found = await keepResults(tx, row, update);
  // Not beside the results: what fails there lets go of the lock under which a report may be put in its place.
  const kept = reading && (await keepReportAtEnd(ctx, tx, row.id, await reading));
  const facts = { ...found.facts, report: kept?.report };
  const unsent = [...found.unsent, ...(kept?.charges ?? [])];
  // What went wrong with a report is told where people read what happened.
  const notes = [...(update.results?.notes ?? []), ...(kept?.notes ?? [])].map((note) => `Gantry: ${note}`);
  const note = notes.length > 0 ? await noteInLog(tx, row, notes.join("\n")) : undefined;
  return { ...(await endRun(ctx, tx, row, { facts, last: { ...row, unsent } })), note };
}

async function startRunning(tx: TenantTransaction, row: ExecutionRow, update: UpdateExecution): Promise<Outcome> {
  if (row.status === "RUNNING") return { row, seen: [] };
  const started = await setStatus(tx, row.id, "RUNNING", update.startedAt ?? undefined);
  return { row: started, seen: [started] };
}

/** A run that never started waits for its next try, a little later each time. */
async function giveBack(tx: TenantTransaction, row: ExecutionRow): Promise<Outcome> {
  await leaveQueue(tx, row.id);
  await tx
    .insertInto("run_queue")
    .values({
      org_id: tx.organizationId,
      execution_id: row.id,
      priority: row.priority,
      enqueued_at: row.created_at,
      available_at: sql<Date>`clock_timestamp() + least(60, ${row.attempt} * 2) * interval '1 second'`,
    })
    .execute();
  return seenOnce(await setStatus(tx, row.id, "PENDING", undefined));
}

const seenOnce = (row: EndedRow): Outcome => ({ row, seen: [row] });

/** The results are written, but for statements that may go with later ones; the rest of what a report says of the end is returned. */
async function keepResults(tx: TenantTransaction, row: ExecutionRow, update: UpdateExecution) {
  const { formats, tests: found } = update.results ?? { formats: [], tests: [] };
  const unsent = update.results ? await saveAllButLast(tx, row, resultRows(await keepLineVariants(tx, row, found))) : [];
  const facts: RunEnd = {
    exitCode: update.exitCode ?? null,
    error: row.cancel_requested_at ? cancelled : (update.error ?? unnamedFailures(update)),
    tests: formats.length + found.length > 0 ? countsOf(update.results) : null,
    notes: runNotes(update.results ?? {}),
    finishedAt: update.finishedAt ?? undefined,
    startedAt: update.startedAt ?? undefined,
  };
  return { facts, unsent };
}

/** A runner's exit code may hide failures that only its summary counts: without names nothing can excuse them. */
function unnamedFailures({ exitCode, results }: UpdateExecution): RunError | null {
  const { counts, tests = [] } = results ?? {};
  if (!counts || tests.length > 0 || counts.failed === 0 || exitCode !== 0) return null;
  const failures = counts.failed === 1 ? "1 failure" : `${counts.failed} failures`;
  return { code: reportIncomplete, message: `The summary on the console counts ${failures} and does not name them. The exit code was 0.` };
}

/** Of the tests, or of a summary when that names none. */
function countsOf(results: UpdateExecution["results"]): TestCounts {
  const { tests = [], counts } = results ?? {};
  if (!counts || tests.length > 0) return countTests(tests);
  const { passed, failed, skipped, flaky } = counts;
  return { total: passed + failed + skipped, passed, failed, skipped, flaky: Math.min(flaky, passed), quarantined: 0 };
}

/** Any status may follow any other. It ends a worker's hold on the run: that worker's next word is answered 409. */
async function applyBare(ctx: Context, tx: TenantTransaction, row: ExecutionRow, update: UpdateExecution): Promise<Outcome> {
  requirePossibleTimes(ctx, row, update);
  // It is being analysed, and ends by itself.
  if (update.status === "ANALYZING" && row.status === "ANALYZING" && row.verdict !== null && !hasFacts(update)) return { row, seen: [] };
  await lockCycleOf(tx, row);
  const changedTests = await withdrawRun(tx, row);
  const outcome = await followBare(ctx, tx, row, update);
  // Here at once, not after the commit: taking back and saying again is one step for the tests.
  const settled = await recordLocked(ctx, tx, outcome.row);
  await reconsiderTests(ctx, tx, row.project_id, changedTests);
  if (!settled) return outcome;
  const ended: EndedRow = { ...settled, ...(outcome.row.is_first ? { is_first: true } : {}) };
  return { row: ended, seen: [...outcome.seen.slice(0, -1), ended] };
}

const hasFacts = (update: UpdateExecution) => update.exitCode != null || update.error != null || update.results != null;

async function followBare(ctx: Context, tx: TenantTransaction, row: ExecutionRow, update: UpdateExecution): Promise<Outcome> {
  await leaveQueue(tx, row.id);
  await tx
    .updateTable("executions")
    .set((columns) => ({ attempt: columns("attempt", "+", 1) }))
    .where("org_id", "=", tx.organizationId)
    .where("id", "=", row.id)
    .execute();
  const fenced = { ...row, attempt: row.attempt + 1 };
  const { status } = update;
  if (status === "PENDING" || status === "RUNNING" || (status === "ANALYZING" && !hasFacts(update))) {
    if (isExplained(row.verdict)) await dropAnalysis(tx, row.id);
  }
  if (status === "PENDING") {
    await tx.insertInto("run_queue").values({ org_id: tx.organizationId, execution_id: row.id, priority: row.priority }).execute();
    return seenOnce(await setStatus(tx, row.id, "PENDING", undefined));
  }
  if (status === "RUNNING") return seenOnce(await setStatus(tx, row.id, "RUNNING", update.startedAt ?? undefined));
  const kept = hasFacts(update) || status === "ANALYZING" ? await keepResults(tx, fenced, update) : undefined;
  for (const statement of kept?.unsent ?? []) await tx.executeQuery(statement);
  const facts = kept?.facts;
  if (isTerminal(status)) {
    const times = { startedAt: update.startedAt ?? undefined, finishedAt: update.finishedAt ?? undefined };
    return endRun(ctx, tx, fenced, { facts, named: { status, error: update.error ?? null, ...times } });
  }
  if (!facts) throw new Error("a bare ANALYZING has facts, be they empty");
  if (hasFacts(update)) return endRun(ctx, tx, fenced, { facts });
  // It waits for the callback that carries the verdict; the sweep does not let it wait for ever.
  const ended = await writeFacts(tx, fenced, facts);
  await followRun(tx, ended);
  return seenOnce(ended);
}

async function setStatus(
  tx: TenantTransaction,
  id: string,
  status: "PENDING" | "RUNNING",
  startedAt: string | undefined,
): Promise<ExecutionRow> {
  const row = await tx
    .updateTable("executions")
    .set(statusColumns(status, startedAt))
    .where("org_id", "=", tx.organizationId)
    .where("id", "=", id)
    .returningAll()
    .executeTakeFirstOrThrow();
  await followRun(tx, row);
  return row;
}

function statusColumns(status: "PENDING" | "RUNNING", startedAt: string | undefined) {
  return {
    status,
    verdict: null,
    has_analysis: false,
    notes: "[]",
    started_at: status === "RUNNING" ? (startedAt ?? sql<Date>`clock_timestamp()`) : null,
    finished_at: null,
    ...errorColumns(null),
    exit_code: null,
    updated_at: sql<Date>`clock_timestamp()`,
  };
}
