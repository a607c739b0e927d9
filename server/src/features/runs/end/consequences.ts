import { sql } from "kysely";
import { isTerminal, type TerminalStatus } from "@gantry/contract/executions/constants.ts";
import type { TestCounts } from "@gantry/contract/results/schemas.ts";
import type { Context } from "../../../context.ts";
import type { TenantTransaction } from "../../../platform/db/database.ts";
import { isExplained } from "../../analysis/is-explained.ts";
import { dropAnalysis, dropOccurrences, requestAnalysis } from "../../analysis/request-analysis.ts";
import type { ExecutionRow } from "../../executions/execution-record.ts";
import { recordCheckedRun } from "../../flake-checks/record-checked-run.ts";
import { archiveLogLater } from "../../logs/archive-log.ts";
import { linkResults } from "../../test-cases/link-results.ts";
import { followRun } from "../../test-cycles/follow-run.ts";
import { recordLater } from "../../tests/record/record-later.ts";
import { recordLocked } from "../../tests/record/record-run.ts";
import { isFollowed } from "../is-followed.ts";
import { notifyEnded, notifyVerdict } from "../notify-outside.ts";

/** What decides which consequences apply. */
export interface Audience {
  /** An integration or a notification rule may have to be notified. */
  is_followed: boolean;
  /** The project has test cases. */
  has_cases: boolean;
}

/** Columns for a query on `executions`, so that they need no extra round trip. */
export const audience = [
  isFollowed.as("is_followed"),
  sql<boolean>`exists (
    select 1 from test_cases c where c.org_id = executions.org_id and c.project_id = executions.project_id
  )`.as("has_cases"),
] as const;

/** A run with a verdict. `is_first`: it had none before; absent if that is not known. */
export type EndedRow = ExecutionRow & { is_first?: boolean };

/** A verdict that is about to be written, or has just been written. */
export interface End extends Audience {
  /** The run before. */
  before: Pick<ExecutionRow, "status" | "verdict" | "cycle_id" | "flake_check_id">;
  verdict: TerminalStatus;
  /** Test counts, as stored with the verdict. */
  tests: TestCounts | null;
  /** Exit code and results come with the verdict and replace earlier ones. */
  hasFacts: boolean;
  /** A callback set the terminal status itself, so it is not delayed by the analysis. */
  isNamed: boolean;
}

interface Consequence {
  name: string;
  /** Runs of flake checks have it as well. Others do not: they say nothing about the code, so no one is notified and no figure counts them. */
  ofChecks?: true;
  /**
   * Whether an end has this consequence in the transaction that writes its verdict. Evaluated before: if an end has none, the verdict is the last
   * statement of its transaction.
   */
  wanted?(end: End): boolean;
  /** In the transaction that writes the verdict. @returns the run if it was changed. */
  onVerdict?(ctx: Context, tx: TenantTransaction, run: EndedRow, end: End): Promise<ExecutionRow | undefined | void>;
  /** In the transaction that writes a terminal status: the verdict's, or a later one if the run waited for its analysis. */
  onTerminalStatus?(ctx: Context, tx: TenantTransaction, run: ExecutionRow, replaced: TerminalStatus | undefined): Promise<void>;
  /** After the commit of a verdict. */
  afterVerdict?(ctx: Context, run: EndedRow, verdict: TerminalStatus): void;
  /** After the commit of a terminal status. */
  afterTerminalStatus?(ctx: Context, run: ExecutionRow): void;
}

/** Everything that follows from a run's end. Nothing is sent from a transaction: messages are put into the outbox. */
const consequences: readonly Consequence[] = [
  {
    name: "metrics",
    ofChecks: true,
    afterVerdict(ctx, { is_first, trigger, started_at, finished_at }, status) {
      if (!is_first || trigger === "ingest") return;
      const seconds = started_at && finished_at ? Math.max(0, finished_at.getTime() - started_at.getTime()) / 1000 : undefined;
      ctx.metrics.runEnded({ status, trigger, seconds });
    },
  },
  {
    name: "log archive",
    ofChecks: true,
    afterTerminalStatus(ctx, run) {
      if (run.last_seq > 0) archiveLogLater(ctx, run.org_id, run.id);
    },
  },
  {
    name: "test cases",
    wanted: ({ has_cases }) => has_cases,
    async onVerdict(_ctx, tx, run) {
      if (run.is_first) await linkResults(tx, run);
    },
  },
  {
    name: "analysis",
    wanted: ({ before, verdict }) => isExplained(before.verdict) || isExplained(verdict),
    async onVerdict(_ctx, tx, run, { before, verdict, hasFacts }) {
      if (!isExplained(verdict)) return dropAnalysis(tx, run.id);
      // The failures of replaced results may belong to tests that no longer exist.
      const isReplaced = hasFacts && isExplained(before.verdict);
      if (isReplaced) await dropOccurrences(tx, [run.id]);
      if (run.status === "ANALYZING" || isReplaced || !isExplained(before.verdict)) await requestAnalysis(tx, run.id);
    },
    afterVerdict(ctx, run, verdict) {
      if (isExplained(verdict)) ctx.explainRun(run.org_id, run.id);
    },
  },
  {
    name: "integrations and notification rules",
    wanted: ({ is_followed }) => is_followed,
    onVerdict: notifyVerdict,
    onTerminalStatus: notifyEnded,
  },
  {
    name: "test cycle",
    wanted: ({ before }) => before.cycle_id !== null,
    onVerdict: (_ctx, tx, run) => followRun(tx, run),
  },
  {
    name: "flake check",
    ofChecks: true,
    wanted: ({ before }) => before.flake_check_id !== null,
    onVerdict: (_ctx, tx, run) => recordCheckedRun(tx, run),
  },
  {
    name: "history and quarantine",
    // Without an analysis, quarantined failures are counted now, because the run's end reports their number.
    wanted: ({ verdict, tests, isNamed }) => !isNamed && !isExplained(verdict) && (tests?.failed ?? 0) > 0,
    async onVerdict(ctx, tx, run) {
      return (await recordLocked(ctx, tx, run)) ?? { ...run, history: run.history === "due" ? "counted" : run.history };
    },
    afterVerdict(ctx, run) {
      if (run.history === "due") void recordLater(ctx, run, (run.tests?.total ?? 0) === 0);
    },
  },
];

/** Those of a run. */
export const consequencesOf = ({ flake_check_id }: Pick<ExecutionRow, "flake_check_id">): readonly Consequence[] =>
  flake_check_id === null ? consequences : consequences.filter(({ ofChecks }) => ofChecks);

/** Whether an end has consequences in the transaction that writes its verdict. */
export const hasConsequences = (end: End): boolean => consequencesOf(end.before).some(({ wanted }) => wanted?.(end));

/** The consequences of a verdict, in the transaction that writes it. @returns the updated run */
export async function followVerdict(ctx: Context, tx: TenantTransaction, written: EndedRow, end: End): Promise<EndedRow> {
  const replaced = end.before.status;
  let run = written;
  for (const { wanted, onVerdict, onTerminalStatus } of consequencesOf(run)) {
    if (!wanted?.(end)) continue;
    const changed = await onVerdict?.(ctx, tx, run, end);
    if (changed) run = { ...changed, is_first: written.is_first ?? false };
    if (isTerminal(run.status) && run.status !== replaced)
      await onTerminalStatus?.(ctx, tx, run, isTerminal(replaced) ? replaced : undefined);
  }
  return run;
}

/** The consequences of the terminal status of a run that waited for its analysis, in the transaction that writes it. */
export async function followTerminalStatus(ctx: Context, tx: TenantTransaction, run: ExecutionRow, { is_followed, has_cases }: Audience) {
  if (!isTerminal(run.status)) return;
  const before = { status: "ANALYZING", verdict: run.verdict, cycle_id: run.cycle_id, flake_check_id: run.flake_check_id } as const;
  const end: End = { is_followed, has_cases, before, verdict: run.status, tests: run.tests, hasFacts: false, isNamed: false };
  for (const { wanted, onTerminalStatus } of consequencesOf(run)) if (wanted?.(end)) await onTerminalStatus?.(ctx, tx, run, undefined);
}
