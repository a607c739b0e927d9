import { type RawBuilder, sql } from "kysely";
import { isTerminal, type TerminalStatus } from "@gantry/contract/executions/constants.ts";
import type { ExecutionStatus } from "@gantry/contract/executions/schemas.ts";
import type { TestCounts } from "@gantry/contract/results/schemas.ts";
import type { Context } from "../../../context.ts";
import type { TenantTransaction } from "../../../platform/db/database.ts";
import { isExplained } from "../../analysis/is-explained.ts";
import { dropAnalysis, dropOccurrences, requestAnalysis } from "../../analysis/request-analysis.ts";
import type { ExecutionRow } from "../../executions/record/execution-record.ts";
import { presentExecution } from "../../executions/record/present.ts";
import { recordCheckedRun } from "../../flake-checks/record-checked-run.ts";
import { archiveLogLater } from "../../logs/archive-log.ts";
import { linkResults } from "../../test-cases/link-results.ts";
import { followRun, lockCycleOf } from "../../test-cycles/runs/follow-run.ts";
import { noteDeleted } from "../../notifications/matrix-runs/note-end.ts";
import { addedToDay } from "../../tests/history/count-run.ts";
import { removeFromHistory } from "../../tests/history/remove-from-history.ts";
import { recordLater } from "../../tests/record/record-later.ts";
import { recordLocked } from "../../tests/record/record-run.ts";
import { reevaluateTests, withdrawRun } from "../../tests/record/withdraw-run.ts";
import { deleteUsage } from "../../timeline/delete-usage.ts";
import { isFollowed } from "../notify/is-followed.ts";
import { notifyRunEnded, notifyVerdict } from "../notify/notify-external-systems.ts";

/** What decides which consequences apply. */
export interface ConsequenceFlags {
  /** An integration or a notification rule may have to be notified. */
  is_followed: boolean;
  /** The project has test cases. */
  has_cases: boolean;
}

/** Columns for a query on `executions`, so that they need no extra round trip. */
export const consequenceFlags = [
  isFollowed.as("is_followed"),
  sql<boolean>`exists (
    select 1 from test_cases c where c.org_id = executions.org_id and c.project_id = executions.project_id
  )`.as("has_cases"),
] as const;

/** A run with a verdict. `is_first`: it had none before; absent if that is not known. */
export type EndedRow = ExecutionRow & { is_first?: boolean };

/** A verdict that is about to be written, or has just been written. */
export interface NewVerdict extends ConsequenceFlags {
  /** The run before. */
  before: Pick<ExecutionRow, "status" | "verdict" | "cycle_id" | "flake_check_id" | "deleted_at">;
  verdict: TerminalStatus;
  /** Test counts, as stored with the verdict. */
  tests: TestCounts | null;
  /** Exit code and results come with the verdict and replace earlier ones. */
  hasFacts: boolean;
  /** A callback set the terminal status itself, so it is not delayed by the analysis. */
  isSetByCallback: boolean;
}

/** What the statement that writes a verdict also writes. */
interface ExtraWrites {
  columns: { history: ExecutionRow["history"] };
  /** Further parts of the statement, by name. `ended` is the run's row. */
  parts: Record<string, RawBuilder<unknown>>;
}

/**
 * Why a verdict is taken back: its runs were deleted, a callback replaces it, or a callback sets the run back to a status without one.
 */
type UndoReason = "deleted" | "replaced" | "reopened";

/** What follows once the status after a callback is written. @returns the run if it was changed. */
type AfterUndo = (ctx: Context, tx: TenantTransaction, run: ExecutionRow) => Promise<ExecutionRow | undefined>;

interface Consequence {
  name: string;
  /** Applies to runs of flake checks, too. Without it, they have no such consequence: their results say nothing about the code, so no one is notified and no figure counts them. */
  appliesToFlakeChecks?: true;
  /** Columns of the verdict's statement. `isLast`: nothing follows in its transaction. */
  extraWrites?(newVerdict: NewVerdict, isLast: boolean): ExtraWrites | undefined;
  /** Whether the run stays `ANALYZING` after its verdict. */
  delaysStatus?(newVerdict: NewVerdict): boolean;
  /**
   * Whether an end has this consequence in the transaction that writes its verdict. Evaluated before: if an end has none, the verdict is the last
   * statement of its transaction.
   */
  isNeeded?(newVerdict: NewVerdict): boolean;
  /** In the transaction that writes the verdict. @returns the run if it was changed. */
  onVerdict?(ctx: Context, tx: TenantTransaction, run: EndedRow, newVerdict: NewVerdict): Promise<ExecutionRow | undefined | void>;
  /** In the transaction that writes a terminal status: the verdict's, or a later one if the run waited for its analysis. */
  onTerminalStatus?(ctx: Context, tx: TenantTransaction, run: ExecutionRow, replaced: TerminalStatus | undefined): Promise<void>;
  /** In the transaction that writes a status without a verdict. */
  onStatus?(tx: TenantTransaction, run: ExecutionRow): Promise<void>;
  /** After the commit of any change of the run that clients see. */
  afterChange?(ctx: Context, run: ExecutionRow): void;
  /** After the commit of a terminal status. */
  afterTerminalStatus?(ctx: Context, run: ExecutionRow): void;
  /** After the commit of a status that may have queued the run or released its slot. */
  afterMove?(ctx: Context, run: ExecutionRow): void;
  /** After the commit of a verdict. */
  afterVerdict?(ctx: Context, run: EndedRow, verdict: TerminalStatus): void;
  /** Takes back what the verdicts of these runs caused, in the transaction that changes them. They may have none. */
  undo?(ctx: Context, tx: TenantTransaction, runs: readonly ExecutionRow[], why: UndoReason): Promise<AfterUndo | void>;
}

/**
 * Everything that follows from a run's end. Nothing is sent from a transaction: messages are put into the outbox.
 *
 * The order matters. In a transaction, each entry does all of its work before the next one begins. It locks the run's cycle before the history of the
 * project, so `history and quarantine` is after `test cycle`. Messages are composed before the history is written: they show the run with its verdict,
 * and the number of quarantined failures follows with the record. `undo` goes through the list backwards.
 */
const consequences: readonly Consequence[] = [
  {
    name: "clients",
    appliesToFlakeChecks: true,
    afterChange(ctx, run) {
      if (run.deleted_at === null) ctx.channel.executionUpdated(presentExecution(run));
    },
  },
  {
    name: "queue",
    appliesToFlakeChecks: true,
    afterMove: (ctx, run) => ctx.queueNotifier.notify(run.org_id),
  },
  {
    name: "metrics",
    appliesToFlakeChecks: true,
    afterVerdict(ctx, { is_first, trigger, started_at, finished_at }, status) {
      if (!is_first || trigger === "ingest") return;
      const seconds = started_at && finished_at ? Math.max(0, finished_at.getTime() - started_at.getTime()) / 1000 : undefined;
      ctx.metrics.runEnded({ status, trigger, seconds });
    },
  },
  {
    name: "log archive",
    appliesToFlakeChecks: true,
    afterTerminalStatus(ctx, run) {
      if (run.last_seq > 0) archiveLogLater(ctx, run.org_id, run.id);
    },
  },
  {
    name: "usage",
    appliesToFlakeChecks: true,
    async undo(_ctx, tx, runs, why) {
      if (why === "deleted") await deleteUsage(tx, runs);
    },
  },
  {
    name: "test cases",
    isNeeded: ({ has_cases }) => has_cases,
    async onVerdict(_ctx, tx, run) {
      if (run.is_first) await linkResults(tx, run);
    },
  },
  {
    name: "analysis",
    delaysStatus: ({ verdict, isSetByCallback }) => isExplained(verdict) && !isSetByCallback,
    isNeeded: ({ before, verdict }) => isExplained(before.verdict) || isExplained(verdict),
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
    async undo(_ctx, tx, runs, why) {
      if (why === "reopened") for (const run of runs) if (isExplained(run.verdict)) await dropAnalysis(tx, run.id);
    },
  },
  {
    name: "integrations and notification rules",
    isNeeded: ({ is_followed }) => is_followed,
    onVerdict: notifyVerdict,
    onTerminalStatus: notifyRunEnded,
    async undo(ctx, tx, runs, why) {
      if (why === "deleted") await noteDeleted(ctx, tx, runs);
    },
  },
  {
    name: "test cycle",
    isNeeded: ({ before }) => before.cycle_id !== null,
    onVerdict: (_ctx, tx, run) => followRun(tx, run),
    onStatus: followRun,
  },
  {
    name: "flake check",
    appliesToFlakeChecks: true,
    isNeeded: ({ before }) => before.flake_check_id !== null,
    onVerdict: (_ctx, tx, run) => recordCheckedRun(tx, run),
  },
  {
    name: "history and quarantine",
    extraWrites({ before, tests }, isLast) {
      if (before.deleted_at !== null) return undefined;
      // A run without tests needs no later step.
      const isCounted = isLast && isTestless(tests);
      return { columns: { history: isCounted ? "counted" : "due" }, parts: { day: sql`(${addedToDay("ended", isCounted ? 1 : 0)})` } };
    },
    // Without an analysis, quarantined failures are counted now, because the run's end reports their number.
    isNeeded: ({ verdict, tests, isSetByCallback }) => !isSetByCallback && !isExplained(verdict) && (tests?.failed ?? 0) > 0,
    async onVerdict(ctx, tx, run) {
      return (await recordLocked(ctx, tx, run)) ?? { ...run, history: run.history === "due" ? "counted" : run.history };
    },
    afterVerdict(ctx, run) {
      if (run.history === "due") void recordLater(ctx, run, isTestless(run.tests));
    },
    async undo(_ctx, tx, runs, why) {
      if (why === "deleted") return removeFromHistory(tx, runs);
      const [run] = runs;
      if (!run) return undefined;
      // A cycle is locked before the history.
      await lockCycleOf(tx, run);
      const changedTests = await withdrawRun(tx, run);
      // In the same transaction, so that removing and re-adding the history is atomic.
      return async (ctx, tx, now) => {
        const recorded = await recordLocked(ctx, tx, now);
        await reevaluateTests(ctx, tx, run.project_id, changedTests);
        return recorded;
      };
    },
  },
];

const isTestless = (tests: TestCounts | null): boolean => (tests?.total ?? 0) === 0;

/** The consequences that apply to a run. */
const consequencesOf = ({ flake_check_id }: Pick<ExecutionRow, "flake_check_id">): readonly Consequence[] =>
  flake_check_id === null ? consequences : consequences.filter(({ appliesToFlakeChecks }) => appliesToFlakeChecks);

/** Whether an end has consequences in the transaction that writes its verdict. */
export const hasConsequences = (newVerdict: NewVerdict): boolean =>
  consequencesOf(newVerdict.before).some(({ isNeeded }) => isNeeded?.(newVerdict));

/** The status with which an end's verdict is written. */
export const statusWith = (newVerdict: NewVerdict): ExecutionStatus =>
  consequencesOf(newVerdict.before).some(({ delaysStatus }) => delaysStatus?.(newVerdict)) ? "ANALYZING" : newVerdict.verdict;

/** What the statement that writes the verdict also writes. */
export function extraWritesOf(newVerdict: NewVerdict, isLast: boolean): ExtraWrites {
  const all: ExtraWrites = { columns: { history: "none" }, parts: {} };
  for (const { extraWrites } of consequencesOf(newVerdict.before)) {
    const { columns, parts } = extraWrites?.(newVerdict, isLast) ?? all;
    Object.assign(all.columns, columns);
    Object.assign(all.parts, parts);
  }
  return all;
}

/** The consequences of a verdict, in the transaction that writes it. @returns the updated run */
export async function applyVerdictConsequences(
  ctx: Context,
  tx: TenantTransaction,
  written: EndedRow,
  newVerdict: NewVerdict,
): Promise<EndedRow> {
  const replaced = newVerdict.before.status;
  let run = written;
  for (const { isNeeded, onVerdict, onTerminalStatus } of consequencesOf(run)) {
    if (!isNeeded?.(newVerdict)) continue;
    const changed = await onVerdict?.(ctx, tx, run, newVerdict);
    if (changed) run = { ...changed, is_first: written.is_first ?? false };
    if (isTerminal(run.status) && run.status !== replaced)
      await onTerminalStatus?.(ctx, tx, run, isTerminal(replaced) ? replaced : undefined);
  }
  return run;
}

/** The consequences of the terminal status of a run that waited for its analysis, in the transaction that writes it. */
export async function applyTerminalStatusConsequences(
  ctx: Context,
  tx: TenantTransaction,
  run: ExecutionRow,
  { is_followed, has_cases }: ConsequenceFlags,
) {
  if (!isTerminal(run.status)) return;
  const before = { ...run, status: "ANALYZING" as const };
  const newVerdict: NewVerdict = {
    is_followed,
    has_cases,
    before,
    verdict: run.status,
    tests: run.tests,
    hasFacts: false,
    isSetByCallback: false,
  };
  for (const { isNeeded, onTerminalStatus } of consequencesOf(run))
    if (isNeeded?.(newVerdict)) await onTerminalStatus?.(ctx, tx, run, undefined);
}

/** The consequences of a status without a verdict, in the transaction that writes it. */
export async function applyStatusConsequences(tx: TenantTransaction, run: ExecutionRow): Promise<void> {
  for (const { onStatus } of consequencesOf(run)) await onStatus?.(tx, run);
}

/** Call after a change of a run was committed. `mayMove`: it may have queued the run or released its slot. */
export function applyCommitConsequences(ctx: Context, row: EndedRow, mayMove: boolean): void {
  const followed = consequencesOf(row);
  for (const { afterChange } of followed) afterChange?.(ctx, row);
  if (isTerminal(row.status)) for (const { afterTerminalStatus } of followed) afterTerminalStatus?.(ctx, row);
  if (!mayMove) return;
  for (const { afterMove } of followed) afterMove?.(ctx, row);
  if (row.verdict !== null) for (const { afterVerdict } of followed) afterVerdict?.(ctx, row, row.verdict);
}

/** Call in the transaction that deletes the runs. */
export async function undoForDeleted(ctx: Context, tx: TenantTransaction, runs: readonly ExecutionRow[]): Promise<void> {
  const ordinary = runs.filter(({ flake_check_id }) => flake_check_id === null);
  for (const { undo, appliesToFlakeChecks } of consequences.toReversed())
    await undo?.(ctx, tx, appliesToFlakeChecks ? runs : ordinary, "deleted");
}

/**
 * A callback is about to change a run that may have a verdict, in this transaction. Call the result with the run as the callback left it.
 * @returns a function that resolves to the run if that changed it
 */
export async function undoForCallback(
  ctx: Context,
  tx: TenantTransaction,
  run: ExecutionRow,
  why: Exclude<UndoReason, "deleted">,
): Promise<(now: ExecutionRow) => Promise<ExecutionRow | undefined>> {
  const redos: AfterUndo[] = [];
  for (const { undo } of consequencesOf(run).toReversed()) {
    const redo = await undo?.(ctx, tx, [run], why);
    if (redo) redos.push(redo);
  }
  return async (now) => {
    let changed: ExecutionRow | undefined;
    for (const redo of redos) changed = (await redo(ctx, tx, changed ?? now)) ?? changed;
    return changed;
  };
}
