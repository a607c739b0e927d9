import { setTimeout as sleep } from "node:timers/promises";
import { builtinRules } from "@gantry/contract/models/constants.ts";
import { sql } from "kysely";
import type { Context } from "../../../context.ts";
import { chooseModel } from "../../../platform/models/choose-model.ts";
import type { ExecutionRow } from "../../executions/record/execution-record.ts";
import { recordLater } from "../../tests/record/record-later.ts";
import { explain, notAskedYet } from "../../analysis/explain.ts";
import { explainByReader } from "../../analysis/explain-by-reader.ts";
import { findLaterOccurrences, lastInMaterial } from "../../analysis/find-later-occurrences.ts";
import { gatherMaterial } from "../../analysis/material/gather-material.ts";
import { type AnalysisOutcome, dueAfter, type FoundFailures } from "../../analysis/close-analysis.ts";
import { storeAnalysis } from "./store-analysis.ts";
import { completeFailures } from "./complete-failures.ts";
import { claimDueFailures, releaseAnalysisLeases, renewAnalysisLeases, claimAnalyses } from "../../analysis/claim-analyses.ts";

const kind = "explain";

/** A model stops this long before a run's time is over, so that the built-in rules can still answer. */
const marginMs = (timeLimitMs: number): number => Math.min(1_000, timeLimitMs / 10);

/** The minimum time for the built-in rules if another process used up most of the run's time. A server that has just started is slow. */
const continuedMs = 10_000;

/** The maximum number of large runs whose due failures one process takes over at a time. */
const maxCompleted = 10;

/**
 * Makes a requested analysis of a run, outside the request that ended it, and sets the run's terminal status with it. After a failure or a crash, the
 * sweep repeats it until the run's time is over.
 */
export function explainInBackground(ctx: Context, organizationId: string, executionId: string): void {
  void ctx.background.later({
    kind,
    // A request that arrives during an analysis is handled after it.
    key: executionId,
    work: () => whileHeld(ctx, executionId, () => makeAnalysis(ctx, organizationId, executionId)),
    failed: "an analysis failed; it will be tried again",
    fields: { taskId: executionId },
  });
}

/** Classifies failures that another process left when it ended, or after an error. */
function completeInBackground(ctx: Context, organizationId: string, executionId: string): void {
  void ctx.background.later({
    kind,
    key: executionId,
    work: () => whileHeld(ctx, executionId, () => completeFailures(ctx, organizationId, executionId)),
    failed: "failures of a run were not classified; it will be tried again",
    fields: { taskId: executionId },
  });
}

/** On shutdown, releases the lease instead of failing. */
async function whileHeld(ctx: Context, executionId: string, work: () => Promise<void>): Promise<void> {
  const { closing } = ctx.background;
  try {
    closing.throwIfAborted();
    await work();
  } catch (error) {
    if (!closing.aborted) throw error;
    await releaseAnalysisLeases(ctx, [executionId]);
  }
}

/** Resolves when this process makes no analysis of this run. */
export const analysisDone = (ctx: Context, executionId: string): Promise<void> => ctx.background.finished(kind, executionId);

/** For the timed jobs of every server: renews the analyses of this process, and takes over those that no process holds or that took too long, and due failures. */
export async function sweepAnalyses(ctx: Context): Promise<void> {
  if (ctx.background.closing.aborted) return;
  const mine = ctx.background.keys(kind);
  await renewAnalysisLeases(ctx, mine);
  const { timeoutMs } = ctx.config.ai;
  const taken = await claimAnalyses(ctx, mine, timeoutMs - marginMs(timeoutMs));
  for (const { org_id, execution_id } of taken) explainInBackground(ctx, org_id, execution_id);
  const due = await claimDueFailures(ctx, ctx.background.keys(kind), maxCompleted - mine.length);
  for (const { org_id, execution_id } of due) completeInBackground(ctx, org_id, execution_id);
}

/** A pending analysis. */
interface Requested {
  run: ExecutionRow;
  round: number;
  /** Whether the organization allows it; otherwise its failures only get fingerprints. */
  isAllowed: boolean;
  /** Time left until the run has to end. */
  leftMs: number;
}

async function makeAnalysis(ctx: Context, organizationId: string, executionId: string): Promise<void> {
  const requested = await findRequested(ctx, organizationId, executionId);
  if (!requested) return;
  const { closing } = ctx.background;
  closing.throwIfAborted();
  const of = { organizationId, executionId, round: requested.round };
  const { made, stopped } = await madeInTime(ctx, requested);
  const isStored = await patiently(() => storeAnalysis(ctx, of, made), closing);
  await stopped;
  // The run already has its terminal status, so this does not delay it.
  if (isStored && dueAfter(made) !== null) await completeFailures(ctx, organizationId, executionId);
}

async function findRequested(ctx: Context, organizationId: string, executionId: string): Promise<Requested | undefined> {
  const { timeoutMs } = ctx.config.ai;
  return ctx.db.withTenant(organizationId, async (tx) => {
    const row = await tx
      .selectFrom("execution_analyses as a")
      .innerJoin("organizations as o", "o.id", "a.org_id")
      .select(["a.round", "o.ai_analysis_enabled"])
      .select(sql<number>`extract(epoch from a.requested_at - clock_timestamp())::float8 * 1000 + ${timeoutMs}`.as("left_ms"))
      .where("a.org_id", "=", organizationId)
      .where("a.execution_id", "=", executionId)
      .where("a.status", "=", "PENDING")
      .executeTakeFirst();
    if (!row) return undefined;
    const run = await tx
      .selectFrom("executions")
      .selectAll()
      .where("org_id", "=", organizationId)
      .where("id", "=", executionId)
      .executeTakeFirstOrThrow();
    return { run, round: row.round, isAllowed: row.ai_analysis_enabled, leftMs: row.left_ms };
  });
}

/** Retries the write, so that a short database outage does not cost another model call. */
async function patiently<T>(work: () => Promise<T>, closing: AbortSignal): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await work();
    } catch (error) {
      if (tries >= 10 || closing.aborted) throw error;
      await sleep(500, undefined, { ref: false });
    }
  }
}

interface MadeInTime {
  made: AnalysisOutcome;
  /** For an analysis that took too long: resolves when its work has ended. */
  stopped?: Promise<unknown>;
}

/** The result when the run's time is over; an error only while there is time to retry. */
async function madeInTime(ctx: Context, requested: Requested): Promise<MadeInTime> {
  const { timeoutMs } = ctx.config.ai;
  const margin = marginMs(timeoutMs);
  const over = new AbortController();
  const late = new AbortController();
  const isContinued = requested.leftMs < timeoutMs / 2;
  const stopInMs = Math.max(isContinued ? continuedMs : margin, requested.leftMs - margin / 5);
  const tooLate = sleep(stopInMs, "late" as const, { signal: over.signal, ref: false }).catch(() => "late" as const);
  const sofar: SoFar = {};
  try {
    const making = make(ctx, requested, requested.leftMs - margin, sofar, late.signal);
    const made = await Promise.race([making, tooLate]);
    if (made !== "late") return { made };
    late.abort();
    // What was found so far is stored; the rest becomes due.
    return { made: sofar.made ?? { status: "UNAVAILABLE" }, stopped: making.catch(() => {}) };
  } catch (error) {
    if (requested.leftMs > margin || ctx.background.closing.aborted) throw error;
    ctx.log.error({ err: error, taskId: requested.run.id }, "a run could not be analyzed");
    return { made: { status: "UNAVAILABLE" } };
  } finally {
    over.abort();
  }
}

/** What can be stored if the run's time is over before a model or anything else is done. */
interface SoFar {
  made?: AnalysisOutcome;
}

/** @param late aborted when the run's time is over: no more failures are classified here, and no model is asked. */
async function make(
  ctx: Context,
  { run, isAllowed }: Requested,
  timeMs: number,
  sofar: SoFar,
  late: AbortSignal,
): Promise<AnalysisOutcome> {
  // A deleted run still ends, but needs no analysis.
  if (run.deleted_at !== null) return { status: "DISABLED", occurrences: [], after: null, isIncomplete: false };
  // The run's quarantined failures are counted before it gets its terminal status.
  const recorded = recordLater(ctx, run);
  // Chosen this early, so that an analysis that runs out of time can say that the model's answer is missing.
  const chosen = isAllowed ? chooseModel(ctx, run.org_id) : Promise.resolve(undefined);
  chosen.catch(() => {});
  const material = await gatherMaterial(ctx, run);
  const { content: byRules, occurrences: first } = await explainByReader(ctx, run, material);
  let found: FoundFailures = { occurrences: [first], after: lastInMaterial(material), isIncomplete: false };
  // `explain` finds the reason why a model cannot be used.
  if (await chosen.catch(() => "unusable")) byRules.missing = notAskedYet;
  const madeByRules = (): AnalysisOutcome =>
    isAllowed ? { status: "READY", content: byRules, ...found } : { status: "DISABLED", ...found };
  sofar.made = madeByRules();
  if (found.after !== null)
    for await (const { batch, after, isIncomplete } of findLaterOccurrences(ctx, run, material, found.after)) {
      if (late.aborted) return sofar.made;
      const occurrences = batch === undefined ? found.occurrences : [...found.occurrences, batch];
      found = { occurrences, after, isIncomplete: found.isIncomplete || isIncomplete };
      sofar.made = madeByRules();
    }
  if (isAllowed) {
    const content = await explain(ctx, run.org_id, chosen, material, byRules, {
      places: ctx.modelSlots,
      timeMs,
      closing: ctx.background.closing,
    });
    const isGuess = content.model === builtinRules ? {} : { isGuess: content.isGuess };
    sofar.made = { status: "READY", content, ...found, change: { from: byRules.category, to: content.category, ...isGuess } };
  }
  await recorded;
  return sofar.made;
}
