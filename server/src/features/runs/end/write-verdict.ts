import { type CompiledQuery, sql } from "kysely";
import type { ExecutionStatus } from "@gantry/contract/executions.ts";
import type { TestCounts } from "@gantry/contract/test-results.ts";
import type { Context } from "../../../context.ts";
import type { TenantTransaction, Transaction } from "../../../platform/db/database.ts";
import { isExplained } from "../../analysis/is-explained.ts";
import { decideVerdict, type Verdict } from "../../executions/decide-verdict.ts";
import type { ExecutionRow } from "../../executions/execution-record.ts";
import { lockAny } from "../../executions/find-execution.ts";
import { addedToDay } from "../../tests/history/count-run.ts";
import { leavingQueue } from "../dispatch/leave-queue.ts";
import { announceRun } from "./announce.ts";
import { type Audience, audience, type End, type EndedRow, followVerdict, hasConsequences } from "./consequences.ts";
import { errorColumns, factColumns, type RunEnd, timeColumns } from "./write-facts.ts";

/**
 * Decides how a run ended, once. Called after `writeFacts` has committed, and again by the sweep when a server died in between:
 * the verdict is made from the row's facts, so it is the same whoever makes it.
 */
export async function finishExecution(ctx: Context, organizationId: string, executionId: string): Promise<void> {
  const finished = await ctx.db.withTenant(organizationId, async (tx) => {
    const row = await lockAny(tx, executionId);
    return row?.status === "ANALYZING" && row.verdict === null ? judge(ctx, tx, row) : undefined;
  });
  if (finished) announceRun(ctx, finished);
}

/** The verdict from the row's facts, written. */
export function judge(ctx: Context, tx: TenantTransaction, row: ExecutionRow): Promise<EndedRow> {
  const error = row.error_code ? { code: row.error_code, message: row.error_message ?? "" } : null;
  const verdict = decideVerdict({ exitCode: row.exit_code, error, tests: row.tests }, row.settings);
  return setVerdict(ctx, tx, row, verdict);
}

/**
 * Facts and verdict at once, for a run whose facts have just come, after the `unsent` statements of its transaction. The last step of it: when
 * the end has no consequence in the transaction, all of that and the commit are one round trip.
 */
export async function endWithVerdict(
  ctx: Context,
  tx: TenantTransaction,
  row: ExecutionRow & Audience,
  facts: RunEnd,
  unsent: readonly CompiledQuery[],
): Promise<EndedRow> {
  const { is_followed, has_cases } = row;
  const verdict = decideVerdict(facts, row.settings);
  const end = { is_followed, has_cases, before: row, verdict: verdict.status, tests: facts.tests, hasFacts: true, isNamed: false };
  if (hasConsequences(end)) {
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
 * Writes the verdict and what follows from it. A failed run stays `ANALYZING` until `storeAnalysis` gives it its terminal status; any other has that
 * at once.
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
  const { is_followed, has_cases, ...run } = written;
  const end: End = {
    is_followed,
    has_cases,
    before: row,
    verdict: verdict.status,
    tests: run.tests,
    hasFacts: facts !== undefined,
    isNamed,
  };
  return followVerdict(ctx, tx, run, end);
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
  return leavingQueue(tx, entry)
    .with("first", (db) =>
      db
        .insertInto("execution_effects")
        .values({ ...entry, effect: "finished" })
        .onConflict((at) => at.doNothing())
        .returning("effect"),
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
