import { sql } from "kysely";
import { type ExecutionStatus, isTerminal } from "@gantry/contract/executions.ts";
import type { UpdateExecution } from "@gantry/contract/worker-protocol.ts";
import type { Context } from "../../context.ts";
import type { TenantTransaction } from "../../platform/db/database.ts";
import { conflict, notFound } from "../../platform/http/errors.ts";
import { settle } from "../quarantine/settle-run.ts";
import { reconsiderTests, unsettleRun } from "../quarantine/unsettle-run.ts";
import { countTests } from "../results/count-tests.ts";
import { saveResults } from "../results/save-results.ts";
import { chargeStorage } from "../storage/charge-storage.ts";
import { followRun } from "../test-cycles/follow-run.ts";
import { endRun, leaveQueue } from "./end-run.ts";
import { organizationOfTask } from "./find-organization.ts";
import { announceEnd, judge, lockAny, setTerminal } from "./finish-execution.ts";
import { lifecycle } from "./lifecycle.ts";
import type { ExecutionRow } from "./present.ts";

/** What clients should see, in this order; the last one is how the execution is now. */
interface Outcome {
  row: ExecutionRow;
  seen: ExecutionRow[];
}

/**
 * `POST /executions/update`: a worker's report (with `attempt`, fenced) or the specification's bare callback (without).
 * @throws 404 for an unknown task; 409 when the attempt is not the current one, and nothing is changed.
 */
export async function updateExecution(ctx: Context, update: UpdateExecution): Promise<{ taskId: string; status: ExecutionStatus }> {
  const organizationId = await organizationOfTask(ctx, update.taskId);
  const outcome = await ctx.db.withTenant(organizationId, async (tx) => {
    if (update.storageBytes) await chargeStorage(tx, update.taskId, "worker", update.storageBytes);
    const row = await lockAny(tx, update.taskId);
    if (!row) throw notFound("Execution not found");
    return update.attempt === undefined ? applyBare(ctx, tx, row, update) : applyReport(ctx, tx, row, update, update.attempt);
  });
  for (const row of outcome.seen) announceEnd(ctx, row);
  return { taskId: update.taskId, status: outcome.row.status };
}

async function applyReport(
  ctx: Context,
  tx: TenantTransaction,
  row: ExecutionRow,
  update: UpdateExecution,
  attempt: number,
): Promise<Outcome> {
  if (attempt !== row.attempt) throw attemptOver();
  // The same report once more: it was heard, and what became of it stands.
  if (!lifecycle[row.status].active) return { row, seen: [] };
  if (!(await holdsLease(tx, row.id, attempt))) throw attemptOver();
  if (!lifecycle[row.status].next.includes(update.status)) {
    throw conflict("Status not possible", {
      message: `A run that is ${row.status} cannot become ${update.status}: report ANALYZING with the facts, the server decides.`,
      code: "STATUS_NOT_POSSIBLE",
    });
  }
  if (update.status === "RUNNING") return startRunning(tx, row, update);
  if (update.status === "PENDING") return giveBack(tx, row);
  return factsAndVerdict(ctx, tx, row, update);
}

/** Facts and verdict in one transaction: clients see `ANALYZING` and then the end, and no crash falls between them. */
async function factsAndVerdict(ctx: Context, tx: TenantTransaction, row: ExecutionRow, update: UpdateExecution): Promise<Outcome> {
  const analyzing = await takeFacts(tx, row, update);
  const judged = await judge(ctx, tx, analyzing);
  return { row: judged, seen: [analyzing, judged] };
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

const seenOnce = (row: ExecutionRow): Outcome => ({ row, seen: [row] });

async function takeFacts(tx: TenantTransaction, row: ExecutionRow, update: UpdateExecution): Promise<ExecutionRow> {
  const { formats, tests: found } = update.results ?? { formats: [], tests: [] };
  const tests = formats.length + found.length > 0 ? countTests(found) : null;
  if (update.results) await saveResults(tx, row, update.results.tests);
  const { row: ended } = await endRun(tx, row, {
    exitCode: update.exitCode ?? null,
    error: row.cancel_requested_at ? { code: "CANCELLED", message: "The run was cancelled." } : (update.error ?? null),
    tests,
    finishedAt: update.finishedAt ?? undefined,
    startedAt: update.startedAt ?? undefined,
  });
  return ended;
}

/** Any status may follow any other. It ends a worker's hold on the run: that worker's next word is answered 409. */
async function applyBare(ctx: Context, tx: TenantTransaction, row: ExecutionRow, update: UpdateExecution): Promise<Outcome> {
  const spokeOf = await unsettleRun(tx, row);
  const outcome = await followBare(ctx, tx, row, update);
  // Here at once, not after the commit: taking back and saying again is one step for the tests.
  const settled = await settle(ctx, tx, outcome.row);
  await reconsiderTests(ctx, tx, row.project_id, spokeOf);
  return settled ? { row: settled, seen: [...outcome.seen.slice(0, -1), settled] } : outcome;
}

async function followBare(ctx: Context, tx: TenantTransaction, row: ExecutionRow, update: UpdateExecution): Promise<Outcome> {
  await leaveQueue(tx, row.id);
  await tx
    .updateTable("executions")
    .set((columns) => ({ attempt: columns("attempt", "+", 1) }))
    .where("org_id", "=", tx.organizationId)
    .where("id", "=", row.id)
    .execute();
  const fenced = { ...row, attempt: row.attempt + 1 };
  if (update.status === "PENDING") {
    await tx.insertInto("run_queue").values({ org_id: tx.organizationId, execution_id: row.id, priority: row.priority }).execute();
    return seenOnce(await setStatus(tx, row.id, "PENDING", undefined));
  }
  if (update.status === "RUNNING") return seenOnce(await setStatus(tx, row.id, "RUNNING", update.startedAt ?? undefined));
  const hasFacts = update.exitCode != null || update.error != null || update.results != null;
  if (update.status === "ANALYZING" && hasFacts) return factsAndVerdict(ctx, tx, fenced, update);
  const ended = hasFacts || update.status === "ANALYZING" ? await takeFacts(tx, fenced, update) : row;
  // A bare ANALYZING without facts waits for the callback that carries the verdict; the sweep does not let it wait for ever.
  if (!isTerminal(update.status)) {
    await followRun(tx, ended);
    return seenOnce(ended);
  }
  return seenOnce(await setTerminal(ctx, tx, ended, update.status, update.error ?? null));
}

async function setStatus(
  tx: TenantTransaction,
  id: string,
  status: "PENDING" | "RUNNING",
  startedAt: string | undefined,
): Promise<ExecutionRow> {
  const row = await tx
    .updateTable("executions")
    .set({
      status,
      started_at: status === "RUNNING" ? (startedAt ?? sql<Date>`clock_timestamp()`) : null,
      finished_at: null,
      error_code: null,
      error_message: null,
      exit_code: null,
      updated_at: sql<Date>`clock_timestamp()`,
    })
    .where("org_id", "=", tx.organizationId)
    .where("id", "=", id)
    .returningAll()
    .executeTakeFirstOrThrow();
  await followRun(tx, row);
  return row;
}

export async function holdsLease(tx: TenantTransaction, executionId: string, attempt: number): Promise<boolean> {
  const lease = await tx
    .selectFrom("run_leases")
    .select("attempt")
    .where("org_id", "=", tx.organizationId)
    .where("execution_id", "=", executionId)
    .where("attempt", "=", attempt)
    .executeTakeFirst();
  return lease !== undefined;
}

export function attemptOver() {
  return conflict("Attempt is over", {
    message: "Another attempt took this run, or it has ended. Stop and remove this attempt's container.",
    code: "ATTEMPT_OVER",
  });
}
