import { type CompiledQuery, sql } from "kysely";
import { isTerminal } from "@gantry/contract/executions.ts";
import type { TestCounts } from "@gantry/contract/test-results.ts";
import type { Context } from "../../context.ts";
import type { TenantTransaction, Transaction } from "../../platform/db/database.ts";
import { archiveLogLater } from "../logs/archive-log.ts";
import { isExplained } from "../analysis/deliver-explanation.ts";
import { addedToDay } from "../history/count-run.ts";
import { tellChanged } from "../integrations/tell-outside.ts";
import { settleLater } from "../quarantine/settle-later.ts";
import { followRun } from "../test-cycles/follow-run.ts";
import { afterEnd, type Audience, audience } from "./after-end.ts";
import { decideVerdict, type Verdict } from "./decide-verdict.ts";
import { errorColumns, factColumns, type RunEnd } from "./end-run.ts";
import { type ExecutionRow, presentExecution } from "./present.ts";

/** A run that has just ended; `is_first` is absent or false when it had ended before. */
export type EndedRow = ExecutionRow & { is_first?: boolean };

/**
 * Writes the terminal status, once. Called after `endRun` has committed, and again by the sweep when a server died in between:
 * the verdict is made from the row's facts, so it is the same whoever makes it.
 */
export async function finishExecution(ctx: Context, organizationId: string, executionId: string): Promise<void> {
  const finished = await ctx.db.withTenant(organizationId, async (tx) => {
    const row = await lockAny(tx, executionId);
    return row?.status === "ANALYZING" ? judge(ctx, tx, row) : undefined;
  });
  if (finished) announceEnd(ctx, finished);
}

/** The verdict from the row's facts, written. */
export function judge(ctx: Context, tx: TenantTransaction, row: ExecutionRow): Promise<EndedRow> {
  const verdict = decideVerdict({
    exitCode: row.exit_code,
    error: row.error_code ? { code: row.error_code, message: row.error_message ?? "" } : null,
    tests: row.tests,
  });
  return setTerminal(ctx, tx, row, verdict);
}

/** The row, deleted or not: a deleted run still ends, and is still billed. */
export function lockAny(tx: TenantTransaction, executionId: string): Promise<ExecutionRow | undefined> {
  return tx
    .selectFrom("executions")
    .selectAll()
    .where("org_id", "=", tx.organizationId)
    .where("id", "=", executionId)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

/**
 * Facts and verdict at once, for a run whose facts have just come, after the `unsent` statements of its transaction. The last step of it: when
 * nobody waits for this end, all of that and the commit are one round trip.
 */
export async function endWithVerdict(
  ctx: Context,
  tx: TenantTransaction,
  row: ExecutionRow & Audience,
  facts: RunEnd,
  unsent: readonly CompiledQuery[],
): Promise<EndedRow> {
  const verdict = decideVerdict(facts);
  const nothingFollows = !row.is_followed && !row.has_cases && row.cycle_id === null && !isExplained(verdict.status);
  if (!nothingFollows) {
    for (const statement of unsent) await tx.executeQuery(statement);
    return setTerminal(ctx, tx, row, verdict, facts);
  }
  const isSettled = row.deleted_at === null && !hasTests(facts);
  const answers = await tx.together([...unsent, terminalWrite(tx, row, verdict, facts, isSettled).compile()]);
  const [ended] = answers.at(-1) ?? [];
  if (!ended) throw new Error("the run is gone");
  return ended as EndedRow;
}

/** The verdict, with the facts when they are not in the row yet; what follows from an end is keyed so that it happens once however often it is asked for. */
export async function setTerminal(
  ctx: Context,
  tx: TenantTransaction,
  row: ExecutionRow,
  verdict: Verdict,
  facts?: RunEnd,
): Promise<EndedRow> {
  const { is_followed, has_cases, ...end } = await terminalWrite(tx, row, verdict, facts).executeTakeFirstOrThrow();
  if (end.is_first) await afterEnd(ctx, tx, end, { is_followed, has_cases });
  else if (is_followed) await tellChanged(ctx, tx, end);
  // Not among what follows once: the last status counts, however often callbacks change it.
  await followRun(tx, end);
  return end;
}

const hasTests = ({ tests }: { tests: TestCounts | null }) => (tests?.total ?? 0) > 0;

/** The one statement that writes a terminal status; `isSettled`: the run's whole history with it, since it has no tests. */
function terminalWrite(tx: Transaction, row: ExecutionRow, { status, error }: Verdict, facts: RunEnd | undefined, isSettled = false) {
  const entry = { org_id: row.org_id, execution_id: row.id };
  return tx
    .with("first", (db) =>
      db
        .insertInto("execution_effects")
        .values({ ...entry, effect: "finished" })
        .onConflict((at) => at.doNothing())
        .returning("effect"),
    )
    .with("left_queue", (db) =>
      db.deleteFrom("run_queue").where("org_id", "=", entry.org_id).where("execution_id", "=", entry.execution_id),
    )
    .with("left_slot", (db) =>
      db.deleteFrom("run_leases").where("org_id", "=", entry.org_id).where("execution_id", "=", entry.execution_id),
    )
    .with("ended", (db) =>
      db
        .updateTable("executions")
        .set({
          finished_at: sql<Date>`coalesce(finished_at, clock_timestamp())`,
          updated_at: sql<Date>`clock_timestamp()`,
          ...(facts ? factColumns(facts) : {}),
          ...errorColumns(error),
          status,
          history: isSettled ? "counted" : row.deleted_at === null ? "due" : "none",
        })
        .where("org_id", "=", row.org_id)
        .where("id", "=", row.id)
        .returningAll()
        .returning((is) => is.exists(is.selectFrom("first").select("effect")).$castTo<boolean>().as("is_first"))
        .returning(audience),
    )
    .with("day", () => sql<Record<string, never>>`(${addedToDay("ended", isSettled ? 1 : 0)})`)
    .selectFrom("ended")
    .selectAll();
}

/** After the commit of an end: clients see it, a waiting worker may take the freed slot, its tests' history hears of it, the log is moved away. */
export function announceEnd(ctx: Context, row: EndedRow): void {
  if (row.deleted_at === null) ctx.channel.executionUpdated(presentExecution(row));
  ctx.queueBell.ring();
  if (!isTerminal(row.status)) return;
  if (row.is_first && row.trigger !== "ingest") measureEnd(ctx, row);
  if (row.history === "due") settleLater(ctx, row.org_id, row.id, !hasTests(row));
  if (row.last_seq > 0) archiveLogLater(ctx, row.org_id, row.id);
}

function measureEnd(ctx: Context, { status, trigger, started_at, finished_at }: EndedRow): void {
  const seconds = started_at && finished_at ? Math.max(0, finished_at.getTime() - started_at.getTime()) / 1000 : undefined;
  ctx.metrics.runEnded({ status, trigger, seconds });
}
