import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "kysely";
import type { Context } from "../../../context.ts";
import { unstorableBecause } from "../../../platform/db/database-down.ts";
import type { ExecutionRow } from "../../executions/record/execution-record.ts";
import { recordBatch, recordRun } from "./record-run.ts";

const kind = "record";
/** What is left of runs with more than one batch of tests. */
const restKind = "record the rest";

/** How long a list waits for the history of runs that have just ended. After that, it is returned with `historyPending`. */
const historyWaitMs = 1_000;
/** The same for responses without `historyPending`, and for those that respond with `PENDING`. */
const readWaitMs = 5_000;

/** The runs of one project are recorded one after the other: they lock the same history. */
const laneOf = (organizationId: string, projectId: string): string => `${organizationId}/${projectId}`;

/**
 * Queues recording of an ended run in the history of its tests. The runs of a project are recorded one after the other, those of several
 * projects in parallel. Requests wait only for the first batch of a large run. The sweep picks up failures and crashes. Resolves when everything
 * was tried; never rejects.
 */
export async function recordLater(
  ctx: Context,
  { org_id: organizationId, id: executionId, project_id: projectId }: Pick<ExecutionRow, "org_id" | "id" | "project_id">,
  isTestless = false,
): Promise<void> {
  const run = { organizationId, executionId };
  const work = {
    key: laneOf(organizationId, projectId),
    failed: "recording a run in history failed; it will be tried again",
    fields: { taskId: executionId },
  };
  let rest: Promise<void> | undefined;
  await ctx.background.later({
    ...work,
    kind,
    work: async () => {
      const isMore = await tried(ctx, run, recordBatch(ctx, organizationId, executionId, isTestless));
      if (!isMore) return;
      rest = ctx.background.later({
        ...work,
        kind: restKind,
        work: () => tried(ctx, run, recordRun(ctx, organizationId, executionId)),
      });
    },
  });
  await rest;
}

interface RunKey {
  organizationId: string;
  executionId: string;
}

/** For a run that cannot be recorded, so that it does not fill the log. */
const maxPauseMs = 10 * 60_000;

/** After a failure the run is due again: drop the cached "nothing due" of this organization. */
async function tried<T>(ctx: Context, { organizationId, executionId }: RunKey, recording: Promise<T>): Promise<T> {
  try {
    const recorded = await recording;
    ctx.tests.failedRecordings.delete(executionId);
    ctx.tests.unrecordable.delete(executionId);
    return recorded;
  } catch (error) {
    ctx.tests.recordedOrganizations.delete(organizationId);
    if (unstorableBecause(error) !== undefined) ctx.tests.unrecordable.add(executionId);
    const last = ctx.tests.failedRecordings.get(executionId)?.pauseMs ?? 0;
    const pauseMs = Math.min(Math.max(last * 2, 1_000), maxPauseMs);
    ctx.tests.failedRecordings.set(executionId, { pauseMs, until: performance.now() + pauseMs });
    throw error;
  }
}

/** Resolves when the runs that this process has ended are in history, large ones with their first batch: those of a project, or of the whole organization. */
export const recordingDone = (ctx: Context, organizationId: string, projectId?: string): Promise<void> =>
  finished(ctx, kind, organizationId, projectId);

async function finished({ background }: Context, what: string, organizationId: string, projectId?: string): Promise<void> {
  const prefix = laneOf(organizationId, "");
  const lanes =
    projectId === undefined ? background.keys(what).filter((key) => key.startsWith(prefix)) : [laneOf(organizationId, projectId)];
  await Promise.all(lanes.map((lane) => background.finished(what, lane)));
}

/**
 * Records ended runs that are not in history yet, of one project or of the whole organization. Call it before you read history or quarantine, so that
 * a response after a verdict includes its effects. Of a large run it records only the first batch; `history_left` is then set. Gives up after a few
 * seconds, because a read must not fail or take minutes while a history is busy; the recording continues.
 */
export const recordDue = (ctx: Context, organizationId: string, projectId?: string): Promise<void> =>
  recordedWithin(ctx, readWaitMs, organizationId, projectId);

/** Like `recordDue`, but gives up sooner: for responses that report whether history is pending. */
export const recordDueSoon = (ctx: Context, organizationId: string, projectId?: string): Promise<void> =>
  recordedWithin(ctx, historyWaitMs, organizationId, projectId);

async function recordedWithin(ctx: Context, waitMs: number, organizationId: string, projectId?: string): Promise<void> {
  const waited = new AbortController();
  const recorded = recordNow(ctx, organizationId, projectId).catch((error: unknown) =>
    ctx.log.warn({ err: error, organizationId }, "the history of a run could not be written; it will be retried"),
  );
  await Promise.race([recorded, sleep(waitMs, undefined, { signal: waited.signal }).catch(() => undefined)]);
  waited.abort();
}

async function recordNow(ctx: Context, organizationId: string, projectId?: string): Promise<void> {
  await recordingDone(ctx, organizationId, projectId);
  // With several servers, another one may have written the verdict.
  if (ctx.config.shared) return recordStoredOnce(ctx, organizationId, projectId);
  // A single server checks once: it may have been killed between a verdict and its recording.
  const { recordedOrganizations } = ctx.tests;
  if (recordedOrganizations.has(organizationId)) return;
  await recordStoredOnce(ctx, organizationId, projectId);
  if (projectId === undefined) recordedOrganizations.add(organizationId);
}

/** The same for all tests of all runs. It may take minutes: not for requests. */
export async function recordAllDue(ctx: Context, organizationId: string, projectId?: string): Promise<void> {
  await recordNow(ctx, organizationId, projectId);
  await finished(ctx, restKind, organizationId, projectId);
  for await (const id of runsDue(ctx, organizationId, { projectId, isNew: false })) await recordRun(ctx, organizationId, id);
}

/** However many requests ask, one connection waits for the locks of a history. */
function recordStoredOnce(ctx: Context, organizationId: string, projectId?: string): Promise<void> {
  const { storedRecordings } = ctx.tests;
  const lane = laneOf(organizationId, projectId ?? "");
  const recording = storedRecordings.get(lane) ?? recordStored(ctx, organizationId, projectId).finally(() => storedRecordings.delete(lane));
  storedRecordings.set(lane, recording);
  return recording;
}

/** Records the first batch of the runs that the database lists as due. */
async function recordStored(ctx: Context, organizationId: string, projectId?: string): Promise<void> {
  for await (const id of runsDue(ctx, organizationId, { projectId, isNew: true }))
    await recordBatch(ctx, organizationId, id).catch((error: unknown) => {
      // A run with a value that history cannot store must not break the organization's pages. The sweep logs it.
      if (unstorableBecause(error) === undefined) throw error;
      ctx.tests.unrecordable.add(id);
    });
}

/** IDs of runs with a value that history cannot store. They stay due, and no one waits for them. */
export const unrecordableRuns = ({ tests }: Context): string[] => [...tests.unrecordable];

const pageSize = 100;

/** @param isNew only runs of which nothing is in history. */
async function* runsDue(
  ctx: Context,
  organizationId: string,
  { projectId, isNew }: { projectId: string | undefined; isNew: boolean },
): AsyncIterable<string> {
  for (let after = "", isLast = false; !isLast; ) {
    const due = await ctx.db.withTenant(organizationId, (tx) =>
      tx
        .selectFrom("executions")
        .select("id")
        .where("org_id", "=", organizationId)
        .where("history", "=", "due")
        .where("id", ">", after)
        .$if(isNew, (q) => q.where("history_left", "is", null))
        .$if(projectId !== undefined, (q) => q.where("project_id", "=", projectId ?? ""))
        .orderBy("id")
        .limit(pageSize)
        .execute(),
    );
    for (const { id } of due) yield id;
    after = due.at(-1)?.id ?? after;
    isLast = due.length < pageSize;
  }
}

/**
 * For the sweep: completes what a stopped server left or what failed before. It only starts the work: a run that cannot be recorded delays nothing
 * else.
 */
export async function recordMissing(ctx: Context): Promise<void> {
  const rows = await ctx.db.asSystem((tx) =>
    tx
      .commitWithNext()
      .selectFrom("executions")
      .select(["org_id", "id", "project_id"])
      .where("history", "=", "due")
      .where("updated_at", "<", sql<Date>`clock_timestamp() - interval '5 seconds'`)
      .orderBy(sql`random()`)
      .limit(100)
      .execute(),
  );
  removeOldFailures(ctx);
  const busy = new Set([...ctx.background.keys(kind), ...ctx.background.keys(restKind)]);
  const isPaused = (id: string) => (ctx.tests.failedRecordings.get(id)?.until ?? 0) > performance.now();
  for (const row of rows) if (!busy.has(laneOf(row.org_id, row.project_id)) && !isPaused(row.id)) void recordLater(ctx, row);
}

/** Another server has recorded these: the sweep tries again as soon as a pause is over. */
function removeOldFailures({ tests: { failedRecordings } }: Context): void {
  for (const [id, { until }] of failedRecordings) if (until + maxPauseMs < performance.now()) failedRecordings.delete(id);
}
