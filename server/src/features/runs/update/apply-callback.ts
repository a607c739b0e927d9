import { isTerminal } from "@gantry/contract/executions/constants.ts";
import type { Context } from "../../../context.ts";
import type { TenantTransaction } from "../../../platform/db/database.ts";
import type { ExecutionRow } from "../../executions/record/execution-record.ts";
import { leaveQueue } from "../queue/leave-queue.ts";
import { queueLast } from "../queue/requeue.ts";
import { type EndedRow, applyStatusConsequences, undoForCallback } from "../end/consequences.ts";
import { type Change, endRun, oneVisibleState } from "../end/end-run.ts";
import { storeResults } from "./store-results.ts";
import type { ParsedUpdate } from "./parse-update.ts";
import { requirePlausibleTimes } from "./require-plausible-times.ts";
import { setStatus } from "../end/set-status.ts";
import { writeFacts } from "../end/write-facts.ts";
import { requireResults } from "../../executions/results/removed-results.ts";

/**
 * Applies a callback without an attempt (the specification's form). Any status may follow any other. Releases the worker's lease: its next call gets
 * 409.
 */
export async function applyCallback(ctx: Context, tx: TenantTransaction, row: ExecutionRow, update: ParsedUpdate): Promise<Change> {
  requirePlausibleTimes(ctx, row, update);
  requireResults(row, "it cannot change any more: its tests could not be taken out of the history. Start a new run.");
  // The run has its verdict and is being analyzed.
  if (update.status === "ANALYZING" && row.status === "ANALYZING" && row.verdict !== null && !hasFacts(update))
    return { row, visibleStates: [] };
  const redo = await undoForCallback(ctx, tx, row, isReopened(update) ? "reopened" : "replaced");
  const outcome = await followCallback(ctx, tx, row, update);
  const recorded = await redo(outcome.row);
  if (!recorded) return outcome;
  const ended: EndedRow = { ...recorded, ...(outcome.row.is_first ? { is_first: true } : {}) };
  return { row: ended, visibleStates: [...outcome.visibleStates.slice(0, -1), ended] };
}

const hasFacts = (update: ParsedUpdate) => update.exitCode != null || update.error != null || update.results != null;

/** Whether the callback sets a status without a verdict. */
const isReopened = (update: ParsedUpdate) =>
  update.status === "PENDING" || update.status === "RUNNING" || (update.status === "ANALYZING" && !hasFacts(update));

async function followCallback(ctx: Context, tx: TenantTransaction, row: ExecutionRow, update: ParsedUpdate): Promise<Change> {
  await (update.status === "PENDING" ? queueLast(tx, row) : leaveQueue(tx, row.id));
  await tx
    .updateTable("executions")
    // These columns describe the run as a whole.
    .set((columns) => ({ attempt: columns("attempt", "+", 1), retry: null, retries_done: 0 }))
    .where("org_id", "=", tx.organizationId)
    .where("id", "=", row.id)
    .execute();
  const fenced = { ...row, attempt: row.attempt + 1, retry: null, retries_done: 0 };
  const { status } = update;
  if (status === "PENDING") return oneVisibleState(await setStatus(tx, row.id, "PENDING", undefined));
  if (status === "RUNNING") return oneVisibleState(await setStatus(tx, row.id, "RUNNING", update.startedAt ?? undefined));
  const kept = hasFacts(update) || status === "ANALYZING" ? await storeResults(ctx, tx, fenced, update) : undefined;
  for (const statement of kept?.unsent ?? []) await tx.executeQuery(statement);
  const facts = kept?.facts;
  if (isTerminal(status)) {
    const times = { startedAt: update.startedAt ?? undefined, finishedAt: update.finishedAt ?? undefined };
    return endRun(ctx, tx, fenced, { facts, setByCallback: { status, error: update.error ?? null, ...times } });
  }
  if (!facts) throw new Error("an ANALYZING without facts must have empty ones");
  if (hasFacts(update)) return endRun(ctx, tx, fenced, { facts });
  // The verdict follows in another callback. If none arrives, the sweep ends the run.
  const ended = await writeFacts(tx, fenced, facts);
  await applyStatusConsequences(tx, ended);
  return oneVisibleState(ended);
}
