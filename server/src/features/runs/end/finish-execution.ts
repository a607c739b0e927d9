import { type CompiledQuery, sql } from "kysely";
import type { ExecutionStatus, TerminalStatus } from "@gantry/contract/executions.ts";
import type { TestCounts } from "@gantry/contract/test-results.ts";
import type { Context } from "../../../context.ts";
import type { TenantTransaction, Transaction } from "../../../platform/db/database.ts";
import { explainSoon } from "../explain/explain-run.ts";
import { isExplained } from "../../analysis/is-explained.ts";
import { addedToDay } from "../../tests/history/count-run.ts";
import { recordLater } from "../../tests/record/record-later.ts";
import { recordLocked } from "../../tests/record/record-run.ts";
import { followRun } from "../../test-cycles/follow-run.ts";
import { afterVerdict, type Audience, audience } from "./after-verdict.ts";
import { announceTerminal } from "./announce-terminal.ts";
import { decideVerdict, type Verdict } from "../../executions/decide-verdict.ts";
import { errorColumns, factColumns, type RunEnd, timeColumns } from "./end-run.ts";
import type { ExecutionRow } from "../../executions/execution-record.ts";
import { lockAny } from "../../executions/find-execution.ts";

/** A run that has just got a verdict; `is_first` is absent or false when it had one before. */
export type EndedRow = ExecutionRow & { is_first?: boolean };

/**
 * Decides how a run ended, once. Called after `endRun` has committed, and again by the sweep when a server died in between:
 * the verdict is made from the row's facts, so it is the same whoever makes it.
 */
export async function finishExecution(ctx: Context, organizationId: string, executionId: string): Promise<void> {
  const finished = await ctx.db.withTenant(organizationId, async (tx) => {
    const row = await lockAny(tx, executionId);
    return row?.status === "ANALYZING" && row.verdict === null ? judge(ctx, tx, row) : undefined;
  });
  if (finished) announceEnd(ctx, finished);
}

/** The verdict from the row's facts, written. */
export function judge(ctx: Context, tx: TenantTransaction, row: ExecutionRow): Promise<EndedRow> {
  const error = row.error_code ? { code: row.error_code, message: row.error_message ?? "" } : null;
  const verdict = decideVerdict({ exitCode: row.exit_code, error, tests: row.tests }, row.settings);
  return setVerdict(ctx, tx, row, verdict);
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
  const verdict = decideVerdict(facts, row.settings);
  const hasFailures = isExplained(verdict.status) || (facts.tests?.failed ?? 0) > 0;
  const nothingFollows = !row.is_followed && !row.has_cases && row.cycle_id === null && !hasFailures;
  if (!nothingFollows) {
    for (const statement of unsent) await tx.executeQuery(statement);
    return setVerdict(ctx, tx, row, verdict, { facts });
  }
  const isSettled = row.deleted_at === null && !hasTests(facts);
  const write = verdictWrite(tx, row, verdict, { status: verdict.status, facts, isSettled });
  const answers = await tx.together([...unsent, write.compile()]);
  const [ended] = answers.at(-1) ?? [];
  if (!ended) throw new Error("the run is gone");
  return ended as EndedRow;
}

interface VerdictOptions {
  /** When they are not in the row yet. */
  facts?: RunEnd | undefined;
  /** Of a callback without facts. */
  times?: Pick<RunEnd, "startedAt" | "finishedAt"> | undefined;
  /** An outside worker named the terminal status: the run has it at once, and its analysis follows. */
  isNamed?: boolean;
}

/**
 * Writes the verdict. A failed run stays `ANALYZING` until `storeAnalysis` gives it its terminal status; any other has that at once.
 * What follows from a verdict is done here; webhooks and chats hear of the terminal status.
 */
export async function setVerdict(
  ctx: Context,
  tx: TenantTransaction,
  row: ExecutionRow,
  verdict: Verdict,
  { facts, times, isNamed = false }: VerdictOptions = {},
): Promise<EndedRow> {
  const waits = isExplained(verdict.status) && !isNamed;
  const status = waits ? "ANALYZING" : verdict.status;
  const written = await verdictWrite(tx, row, verdict, { status, facts, times }).executeTakeFirstOrThrow();
  const { is_followed, has_cases, ...end } = written;
  await afterVerdict(ctx, tx, end, { before: row, isFirst: end.is_first, hasFacts: facts !== undefined, is_followed, has_cases });
  await followRun(tx, end);
  if (isNamed || isExplained(verdict.status) || (end.tests?.failed ?? 0) === 0) return end;
  // Such a run is not analysed, and says at its end how many of its failures are in quarantine all the same.
  const settled = await recordLocked(ctx, tx, end);
  return settled ? { ...settled, is_first: end.is_first } : { ...end, history: end.history === "due" ? "counted" : end.history };
}

const hasTests = ({ tests }: { tests: TestCounts | null }) => (tests?.total ?? 0) > 0;

interface VerdictWrite {
  status: ExecutionStatus;
  facts?: RunEnd | undefined;
  times?: VerdictOptions["times"];
  /** The run's whole history with it, since it has no tests. */
  isSettled?: boolean;
}

/** The one statement that writes a verdict. */
function verdictWrite(tx: Transaction, row: ExecutionRow, verdict: Verdict, { status, facts, times, isSettled = false }: VerdictWrite) {
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
          ...(facts ? factColumns(facts) : timeColumns(times ?? {})),
          ...errorColumns(verdict.error),
          status,
          verdict: verdict.status,
          // An analysis explains one failure: there is none yet, or none any more.
          ...(status === "ANALYZING" || !isExplained(verdict.status) ? { has_analysis: false } : {}),
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

/** After the commit of a verdict: clients see it, a waiting worker may take the freed slot, its tests' history hears of it, it is analysed. */
export function announceEnd(ctx: Context, row: EndedRow): void {
  announceTerminal(ctx, row);
  ctx.queueBell.ring();
  if (row.verdict === null) return;
  if (row.is_first && row.trigger !== "ingest") measureEnd(ctx, row, row.verdict);
  if (row.history === "due") void recordLater(ctx, row.org_id, row.id, !hasTests(row));
  if (isExplained(row.verdict)) explainSoon(ctx, row.org_id, row.id);
}

function measureEnd(ctx: Context, { trigger, started_at, finished_at }: EndedRow, status: TerminalStatus): void {
  const seconds = started_at && finished_at ? Math.max(0, finished_at.getTime() - started_at.getTime()) / 1000 : undefined;
  ctx.metrics.runEnded({ status, trigger, seconds });
}
