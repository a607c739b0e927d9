import { type CompiledQuery, sql } from "kysely";
import type { ExecutionStatus } from "@gantry/contract/executions/schemas.ts";
import type { Context } from "../../../context.ts";
import type { TenantTransaction, Transaction } from "../../../platform/db/database.ts";
import { isExplained } from "../../analysis/is-explained.ts";
import { decideVerdict, type RunFacts, type Verdict } from "../../executions/decide-verdict.ts";
import type { ExecutionRow } from "../../executions/execution-record.ts";
import { addedToDay } from "../../tests/history/count-run.ts";
import { leavingQueue } from "../dispatch/leave-queue.ts";
import { type Audience, audience, type End, type EndedRow, followVerdict, hasConsequences } from "./consequences.ts";
import { withEarlierAttempts } from "./with-earlier-attempts.ts";
import { errorColumns, factColumns, type RunEnd, timeColumns } from "./write-facts.ts";

/** How a run ends. */
export interface Ending {
  /** The facts of the end. Absent: the row has them. */
  facts?: RunEnd | undefined;
  /** The terminal status that a callback set. It is not delayed by the analysis. Absent: the facts decide. */
  named?: (Verdict & Pick<RunEnd, "startedAt" | "finishedAt">) | undefined;
  /** Set if this is the transaction's last step: what decides the consequences, and statements to send before the verdict. */
  last?: (Audience & { unsent: readonly CompiledQuery[] }) | undefined;
}

/** A status change. After the commit, call `announceRun` for each row of `seen`. */
export interface Change {
  /** The run as it is now. */
  row: EndedRow;
  /** The states that clients see, in this order. */
  seen: EndedRow[];
}

/** A change that clients see as one. */
export const seenOnce = (row: EndedRow): Change => ({ row, seen: [row] });

/**
 * Ends a run: every end goes through here. Writes facts and verdict in one statement, and their consequences according to `consequences.ts`. A failed
 * run stays `ANALYZING` until `storeAnalysis` sets its terminal status; any other run gets it immediately.
 * Call it in a transaction that holds the run's row. If it is the transaction's last step and the end has no consequence in the transaction, the
 * unsent statements, the verdict and the commit are one round trip.
 */
export async function endRun(ctx: Context, tx: TenantTransaction, row: ExecutionRow, given: Ending): Promise<Change> {
  const ending: Ending = given.facts ? { ...given, facts: withEarlierAttempts(row, given.facts) } : given;
  const { facts, named, last } = ending;
  const verdict = named ?? decideVerdict(facts ?? storedFacts(row), row.settings);
  const written = last && !hasConsequences(endOf(row, verdict, ending, last)) ? writeLast : writeAndFollow;
  const ended = await written(ctx, tx, row, verdict, ending);
  if (!facts || named || ended.status === "ANALYZING") return seenOnce(ended);
  // One write, but clients still get an `ANALYZING` event first.
  const analyzing: EndedRow = { ...ended, status: "ANALYZING", history: "none", is_first: false, ...errorColumns(facts.error) };
  return { row: ended, seen: [analyzing, ended] };
}

function storedFacts({ exit_code, error_code, error_message, tests }: ExecutionRow): RunFacts {
  return { exitCode: exit_code, error: error_code ? { code: error_code, message: error_message ?? "" } : null, tests };
}

function endOf(before: ExecutionRow, verdict: Verdict, { facts, named }: Ending, { is_followed, has_cases }: Audience): End {
  const tests = facts ? facts.tests : before.tests;
  return { is_followed, has_cases, before, verdict: verdict.status, tests, hasFacts: facts !== undefined, isNamed: named !== undefined };
}

async function writeLast(_ctx: Context, tx: TenantTransaction, row: ExecutionRow, verdict: Verdict, ending: Ending): Promise<EndedRow> {
  const isRecorded = isInHistory(row) && !hasTests(ending.facts);
  const write = verdictWrite(tx, row, verdict, { ...ending, status: verdict.status, isRecorded });
  const answers = await tx.together([...(ending.last?.unsent ?? []), write.compile()]);
  const [ended] = answers.at(-1) ?? [];
  if (!ended) throw new Error("the run is gone");
  return ended as EndedRow;
}

async function writeAndFollow(ctx: Context, tx: TenantTransaction, row: ExecutionRow, verdict: Verdict, ending: Ending): Promise<EndedRow> {
  for (const statement of ending.last?.unsent ?? []) await tx.executeQuery(statement);
  const status = isExplained(verdict.status) && !ending.named && row.flake_check_id === null ? "ANALYZING" : verdict.status;
  const written = await verdictWrite(tx, row, verdict, { ...ending, status }).executeTakeFirstOrThrow();
  const { is_followed, has_cases, ...run } = written;
  return followVerdict(ctx, tx, run, endOf(row, verdict, ending, { is_followed, has_cases }));
}

const isInHistory = (row: ExecutionRow) => row.deleted_at === null && row.flake_check_id === null;

const hasTests = (facts: RunEnd | undefined) => (facts?.tests?.total ?? 0) > 0;

interface VerdictWrite extends Ending {
  status: ExecutionStatus;
  /** A run without tests needs no later history step. */
  isRecorded?: boolean;
}

/** The one statement that writes a verdict. */
function verdictWrite(tx: Transaction, row: ExecutionRow, verdict: Verdict, { status, facts, named, isRecorded = false }: VerdictWrite) {
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
          ...(facts ? factColumns(facts) : timeColumns(named ?? {})),
          ...errorColumns(verdict.error),
          status,
          verdict: verdict.status,
          // An analysis explains one failure: there is none yet, or no longer one.
          ...(status === "ANALYZING" || !isExplained(verdict.status) ? { has_analysis: false } : {}),
          history: isRecorded ? "counted" : isInHistory(row) ? "due" : "none",
          history_left: null,
          retry: null,
        })
        .where("org_id", "=", row.org_id)
        .where("id", "=", row.id)
        .returningAll()
        .returning((is) => is.exists(is.selectFrom("first").select("effect")).$castTo<boolean>().as("is_first"))
        .returning(audience),
    )
    .with("day", () => sql<Record<string, never>>`(${addedToDay("ended", isRecorded ? 1 : 0)})`)
    .selectFrom("ended")
    .selectAll();
}
