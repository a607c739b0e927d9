import { setImmediate } from "node:timers/promises";
import type { ExecutionStatus, LogChunk } from "@gantry/contract/executions/schemas.ts";
import type { Context } from "../../../context.ts";
import { hashToken } from "../../../platform/crypto/random-token.ts";
import type { TenantTransaction } from "../../../platform/db/database.ts";
import { conflict, forbidden, runNotFound } from "../../../platform/errors.ts";
import { noteInLog } from "../../logs/append-log.ts";
import { keepReportAtEnd, type ReportAtEnd, readReportAtEnd } from "../../reports/receive-report.ts";
import { chargeStorage } from "../../storage/charge-storage.ts";
import { organizationOfTask } from "../../executions/record/find-organization.ts";
import { changeRuns } from "../end/announce.ts";
import { type ConsequenceFlags, consequenceFlags } from "../end/consequences.ts";
import { type Change, endRun, oneVisibleState } from "../end/end-run.ts";
import { attemptOver, hasLeaseToken, holdsLease } from "../../executions/record/holds-lease.ts";
import { lifecycle } from "../../executions/record/lifecycle.ts";
import type { ExecutionRow } from "../../executions/record/execution-record.ts";
import { applyCallback } from "./apply-callback.ts";
import { storeResults } from "./store-results.ts";
import type { ParsedUpdate } from "./parse-update.ts";
import { returnRun } from "../dispatch/return-run.ts";
import { mayRetry, nextRetry, retryLine, retryRun } from "./retry-run.ts";
import { setStatus, statusColumns } from "../end/set-status.ts";
import { digestColumn } from "../end/write-facts.ts";

interface Outcome extends Change {
  /** What was written to the log. */
  note?: LogChunk | undefined;
}

/**
 * `POST /executions/update`: a worker's report (with `attempt`, fenced) or the specification's bare callback (without).
 * @throws 404 for an unknown task; 409 when the attempt or its lease token is not the current one, and nothing is changed; 403 for a bare callback where
 * the settings reject those.
 */
export async function updateExecution(ctx: Context, update: ParsedUpdate): Promise<{ taskId: string; status: ExecutionStatus }> {
  if (update.attempt === undefined && !ctx.config.outsideCallbacks) throw outsideCallbacksOff();
  const organizationId = await organizationOfTask(ctx, update.taskId);
  const outcome = (await recordRunning(ctx, organizationId, update)) ?? (await applyUpdate(ctx, organizationId, update));
  return { taskId: update.taskId, status: outcome.row.status };
}

function outsideCallbacksOff() {
  return forbidden("Insufficient permissions", {
    message:
      "Only the worker that holds a run may set its status here: send its attempt and lease token. OUTSIDE_CALLBACKS=true allows others.",
    code: "OUTSIDE_CALLBACKS_OFF",
  });
}

/** Fast path for the usual `RUNNING` report: one round trip. `undefined`: use the general path. */
async function recordRunning(ctx: Context, organizationId: string, update: ParsedUpdate): Promise<Outcome | undefined> {
  const { taskId, attempt, status } = update;
  if (status !== "RUNNING" || attempt === undefined || update.storageBytes) return undefined;
  return changeRuns(
    ctx,
    organizationId,
    async (tx) => {
      const started = await tx
        .commitWithNext()
        .updateTable("executions")
        .set({ ...statusColumns("RUNNING", update.startedAt ?? undefined), ...digestColumn(update) })
        .where("org_id", "=", organizationId)
        .where("id", "=", taskId)
        .where("attempt", "=", attempt)
        .where("status", "=", "PENDING")
        .where("cycle_id", "is", null)
        .where(holdsLease({ attempt, leaseToken: update.leaseToken }))
        .returningAll()
        .executeTakeFirst();
      return started && oneVisibleState(started);
    },
    { lock: { execution: taskId }, plans: "generic" },
  );
}

async function applyUpdate(ctx: Context, organizationId: string, update: ParsedUpdate): Promise<Outcome> {
  // Read while the database begins the transaction, whose first statement is sent in the next turn.
  const { report, attempt } = update;
  const reading =
    report && attempt !== undefined
      ? setImmediate().then(() => readReportAtEnd(ctx, { organizationId, id: update.taskId }, report))
      : undefined;
  // It may reject before the transaction awaits it.
  reading?.catch(() => {});
  try {
    return await applyInTransaction(ctx, organizationId, update, reading);
  } finally {
    void reading?.then(
      ({ read }) => read?.discard(),
      () => {},
    );
  }
}

async function applyInTransaction(
  ctx: Context,
  organizationId: string,
  update: ParsedUpdate,
  reading: Promise<ReportAtEnd> | undefined,
): Promise<Outcome> {
  const { taskId, attempt } = update;
  return changeRuns(
    ctx,
    organizationId,
    async (tx): Promise<Outcome> => {
      if (update.storageBytes) await chargeStorage(tx, taskId, "worker", update.storageBytes);
      const row = await tx
        .selectFrom("executions")
        .selectAll()
        .select(consequenceFlags)
        .select(holdsLease({ attempt: attempt ?? 0, leaseToken: update.leaseToken }).as("holds_lease"))
        .select(hasLeaseToken(hashToken(update.leaseToken)).as("has_token"))
        .where("org_id", "=", organizationId)
        .where("id", "=", taskId)
        .forNoKeyUpdate()
        .executeTakeFirst();
      if (!row) throw runNotFound();
      return attempt === undefined ? applyCallback(ctx, tx, row, update) : applyReport(ctx, tx, row, update, attempt, reading);
    },
    { lock: update.storageBytes || reading ? "organization" : { execution: taskId }, plans: "generic" },
  );
}

type Reported = ExecutionRow & ConsequenceFlags & { holds_lease: boolean; has_token: boolean };

async function applyReport(
  ctx: Context,
  tx: TenantTransaction,
  row: Reported,
  update: ParsedUpdate,
  attempt: number,
  reading: Promise<ReportAtEnd> | undefined,
): Promise<Outcome> {
  if (attempt !== row.attempt || !row.has_token) throw attemptOver();
  // A repeated report changes nothing.
  if (!lifecycle[row.status].active) return { row, visibleStates: [] };
  if (!row.holds_lease) throw attemptOver();
  if (!lifecycle[row.status].next.includes(update.status)) {
    throw conflict("Status not possible", {
      message: `A run that is ${row.status} cannot become ${update.status}: report ANALYZING with the facts, the server decides.`,
      code: "STATUS_NOT_POSSIBLE",
    });
  }
  if (update.status === "RUNNING") return startRunning(tx, row, update);
  if (update.status === "PENDING") return returnRun(ctx, tx, row, update.error ?? null);
  const found = await storeResults(ctx, tx, row, update);
  // Not in parallel with storing results: a failure there would release the lock that moving the report needs.
  const kept = reading && (await keepReportAtEnd(ctx, tx, row, await reading));
  const facts = { ...found.facts, report: kept?.report };
  const unsent = [...found.unsent, ...(kept?.charges ?? [])];
  // Problems with a report are noted in the log, where users look first.
  const notes = [...(update.results?.notes ?? []), ...(kept?.notes ?? [])];
  if (!mayRetry(row, facts)) {
    const note = await noted(tx, row, notes);
    return { ...(await endRun(ctx, tx, row, { facts, lastStep: { ...row, unsent } })), note };
  }
  for (const statement of unsent) await tx.executeQuery(statement);
  const next = await nextRetry(tx, { row, update, facts });
  if ("refusal" in next) {
    const note = await noted(tx, row, [...notes, `No retry follows: ${next.refusal}.`]);
    return { ...(await endRun(ctx, tx, row, { facts, lastStep: { ...row, unsent: [] } })), note };
  }
  const note = await noted(tx, row, [...notes, retryLine(row, next.retry)]);
  return { ...(await retryRun(ctx, tx, { row, update, facts }, next.retry)), note };
}

async function noted(tx: TenantTransaction, row: ExecutionRow, notes: readonly string[]): Promise<LogChunk | undefined> {
  return notes.length === 0 ? undefined : noteInLog(tx, row, notes.map((note) => `Gantry: ${note}`).join("\n"));
}

async function startRunning(tx: TenantTransaction, row: ExecutionRow, update: ParsedUpdate): Promise<Outcome> {
  if (row.status === "RUNNING") return { row, visibleStates: [] };
  const started = await setStatus(tx, row.id, "RUNNING", update.startedAt ?? undefined, digestColumn(update));
  return { row: started, visibleStates: [started] };
}
