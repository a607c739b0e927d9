import { type CompiledQuery, type RawBuilder, sql } from "kysely";
import type { Context } from "../../../context.ts";
import type { TenantTransaction, Transaction } from "../../../platform/db/database.ts";
import { isExplained } from "../../analysis/is-explained.ts";
import { decideVerdict, type RunFacts, type Verdict } from "../../verdict/decide-verdict.ts";
import type { ExecutionRow } from "../../executions/record/execution-record.ts";
import { leavingQueue } from "../queue/leave-queue.ts";
import {
  type ConsequenceFlags,
  consequenceFlags,
  type NewVerdict,
  type EndedRow,
  applyVerdictConsequences,
  hasConsequences,
  extraWritesOf,
  statusWith,
} from "./consequences.ts";
import { withEarlierAttempts } from "./with-earlier-attempts.ts";
import { errorColumns, factColumns, type ReportedFacts, timeColumns } from "./write-facts.ts";

export interface EndRunOptions {
  /** The facts of the end. Absent: the row has them. */
  facts?: ReportedFacts | undefined;
  /** The terminal status that a callback set. It is not delayed by the analysis. Absent: the facts decide. */
  setByCallback?: (Verdict & Pick<ReportedFacts, "startedAt" | "finishedAt">) | undefined;
  /** Set if this is the transaction's last step: what decides the consequences, and statements to send before the verdict. */
  lastStep?: (ConsequenceFlags & { unsent: readonly CompiledQuery[] }) | undefined;
}

/** A status change. `changeRuns` announces the rows of `visibleStates` after the commit. */
export interface Change {
  /** The run as it is now. */
  row: EndedRow;
  /** The states that clients see, in this order. */
  visibleStates: EndedRow[];
}

/** A change that clients see as one. */
export const oneVisibleState = (row: EndedRow): Change => ({ row, visibleStates: [row] });

/**
 * Ends a run: every end goes through here. Writes facts and verdict in one statement, and their consequences according to `consequences.ts`. A failed
 * run stays `ANALYZING` until `storeAnalysis` sets its terminal status; any other run gets it immediately.
 * Call it in a transaction that has locked the run's row. If it is the transaction's last step and the end has no consequence in the transaction, the
 * unsent statements, the verdict and the commit are one round trip.
 */
export async function endRun(ctx: Context, tx: TenantTransaction, row: ExecutionRow, given: EndRunOptions): Promise<Change> {
  const options: EndRunOptions = given.facts ? { ...given, facts: withEarlierAttempts(row, given.facts) } : given;
  const { facts, setByCallback, lastStep } = options;
  const verdict = setByCallback ?? decideVerdict(facts ?? storedFacts(row), row.settings);
  const newVerdict = newVerdictOf(row, verdict, options, lastStep);
  const decision = { ...options, verdict, newVerdict };
  const ended =
    lastStep && !hasConsequences(newVerdict) ? await writeLast(tx, row, decision) : await writeAndFollow(ctx, tx, row, decision);
  if (!facts || setByCallback || ended.status === "ANALYZING") return oneVisibleState(ended);
  // One write, but clients still get an `ANALYZING` event first.
  const analyzing: EndedRow = { ...ended, status: "ANALYZING", history: "none", is_first: false, ...errorColumns(facts.error) };
  return { row: ended, visibleStates: [analyzing, ended] };
}

function storedFacts({ exit_code, error_code, error_message, tests }: ExecutionRow): RunFacts {
  return { exitCode: exit_code, error: error_code ? { code: error_code, message: error_message ?? "" } : null, tests };
}

function newVerdictOf(
  before: ExecutionRow,
  verdict: Verdict,
  { facts, setByCallback }: EndRunOptions,
  flags: ConsequenceFlags | undefined,
): NewVerdict {
  const { is_followed, has_cases } = flags ?? { is_followed: false, has_cases: false };
  const tests = facts ? facts.tests : before.tests;
  return {
    is_followed,
    has_cases,
    before,
    verdict: verdict.status,
    tests,
    hasFacts: facts !== undefined,
    isSetByCallback: setByCallback !== undefined,
  };
}

interface Decision extends EndRunOptions {
  verdict: Verdict;
  newVerdict: NewVerdict;
}

async function writeLast(tx: TenantTransaction, row: ExecutionRow, decision: Decision): Promise<EndedRow> {
  const write = verdictStatement(tx, row, decision, true);
  const results = await tx.executeAndCommit([...(decision.lastStep?.unsent ?? []), write.compile()]);
  const [ended] = results.at(-1) ?? [];
  if (!ended) throw new Error("the run is gone");
  return ended as EndedRow;
}

async function writeAndFollow(ctx: Context, tx: TenantTransaction, row: ExecutionRow, decision: Decision): Promise<EndedRow> {
  for (const statement of decision.lastStep?.unsent ?? []) await tx.executeQuery(statement);
  const { is_followed, has_cases, ...run } = await verdictStatement(tx, row, decision, false).executeTakeFirstOrThrow();
  return applyVerdictConsequences(ctx, tx, run, { ...decision.newVerdict, is_followed, has_cases });
}

/** The one statement that writes a verdict. */
function verdictStatement(tx: Transaction, row: ExecutionRow, { verdict, newVerdict, facts, setByCallback }: Decision, isLast: boolean) {
  const status = statusWith(newVerdict);
  const marks = extraWritesOf(newVerdict, isLast);
  const entry = { org_id: row.org_id, execution_id: row.id };
  const write = leavingQueue(tx, entry)
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
          ...(facts ? factColumns(facts) : timeColumns(setByCallback ?? {})),
          ...errorColumns(verdict.error),
          status,
          verdict: verdict.status,
          // An analysis explains one failure: there is none yet, or no longer one.
          ...(status === "ANALYZING" || !isExplained(verdict.status) ? { has_analysis: false } : {}),
          ...marks.columns,
          history_left: null,
          retry: null,
        })
        .where("org_id", "=", row.org_id)
        .where("id", "=", row.id)
        .returningAll()
        .returning((is) => is.exists(is.selectFrom("first").select("effect")).$castTo<boolean>().as("is_first"))
        .returning(consequenceFlags),
    );
  const parts = Object.entries(marks.parts);
  return parts
    .reduce((query, [name, part]) => query.with(name, () => part as RawBuilder<Record<string, never>>) as typeof query, write)
    .selectFrom("ended")
    .selectAll();
}
