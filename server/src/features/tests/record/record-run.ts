import type { Context } from "../../../context.ts";
import type { TenantTransaction } from "../../../platform/db/database.ts";
import type { ExecutionRow } from "../../executions/record/execution-record.ts";
import { presentExecution } from "../../executions/record/present.ts";
import { countMissed } from "../history/count-missed.ts";
import { closeRun, countBatch, countTestless } from "../history/count-run.ts";
import { leftForMissed, missedFromOf } from "../history/history-left.ts";
import { lockHistory } from "../base/lock-history.ts";
import { markKnown, markKnownAfter } from "../history/mark-known.ts";
import { endOutside } from "../quarantine/end-outside.ts";
import { evaluateQuarantine } from "../quarantine/evaluate-quarantine.ts";
import { maxFailed, noteGuard } from "../quarantine/guard.ts";
import { countQuarantined, markQuarantined } from "../quarantine/mark-quarantined.ts";
import { noteNotRun } from "../quarantine/tests-not-run.ts";

/**
 * Records an ended run in the history of its tests, then updates their quarantine and marks the run's quarantined failures. Called after the commit
 * of its verdict by the server that wrote it, by a request that needs the result, and by the sweep; only the first call does the work. A run with
 * many tests is recorded in batches, each in a separate transaction, so that nothing waits long for the locks.
 */
export async function recordRun(ctx: Context, organizationId: string, executionId: string): Promise<void> {
  // The sweep of another server records what a closing server leaves.
  while (await recordBatch(ctx, organizationId, executionId)) ctx.background.closing.throwIfAborted();
}

/**
 * Records the next batch of a run.
 * @param isTestless the caller saw no tests in the run, which makes this cheap
 * @returns whether there is more to record.
 */
export async function recordBatch(ctx: Context, organizationId: string, executionId: string, isTestless = false): Promise<boolean> {
  const lock = { execution: executionId };
  if (isTestless && (await ctx.db.withTenant(organizationId, (tx) => countTestless(tx, executionId), { lock, plans: "generic" })))
    return false;
  const recorded = await ctx.tests.recordings.within(organizationId, () =>
    ctx.db.withTenant(
      organizationId,
      async (tx) => {
        const run = await findDue(tx, executionId);
        return run && recordNext(ctx, tx, run);
      },
      { lock },
    ),
  );
  if (recorded?.written) ctx.channel.executionUpdated(presentExecution(recorded.written));
  return recorded?.rest !== undefined;
}

function findDue(tx: TenantTransaction, executionId: string): Promise<ExecutionRow | undefined> {
  return tx
    .selectFrom("executions")
    .selectAll()
    .where("org_id", "=", tx.organizationId)
    .where("id", "=", executionId)
    .where("history", "=", "due")
    .executeTakeFirst();
}

/** The same inside a transaction that holds the run. @returns the run if it was changed: quarantined failures, a note. */
export async function recordLocked(ctx: Context, tx: TenantTransaction, run: ExecutionRow): Promise<ExecutionRow | undefined> {
  if (run.history !== "due") return undefined;
  let recorded = await recordNext(ctx, tx, run);
  let { written } = recorded;
  while (recorded.rest) {
    recorded = await recordNext(ctx, tx, recorded.rest);
    written = recorded.written ?? written;
  }
  return written && { ...written, history: "counted", history_left: null };
}

interface Recorded {
  /** The current run, if it has more tests to record. */
  rest?: ExecutionRow;
  /** The run, if it is recorded and its record changed. */
  written?: ExecutionRow | undefined;
}

async function recordNext(ctx: Context, tx: TenantTransaction, run: ExecutionRow): Promise<Recorded> {
  const settings = await lockHistory(tx, run.project_id);
  const missedFrom = missedFromOf(run.history_left);
  if (missedFrom !== undefined) return recordMissed(tx, run, missedFrom);
  const isGuarded = settings?.quarantineGuard === true && run.verdict !== "ERROR" && maxFailed(run);
  const { failed, passed, failures, left } = await countBatch(tx, run, isGuarded);
  const isWatched = settings?.autoQuarantine === true && run.group_name !== null;
  const mayGoIn = isWatched && !isGuarded ? failed : [];
  if (settings && passed.length + mayGoIn.length > 0)
    await evaluateQuarantine(ctx, tx, run.project_id, { mayComeOut: passed, mayGoIn, because: "It passed." });
  if (settings) await endOutside(ctx, tx, run, failures);
  await markKnown(tx, run, failures);
  await markKnownAfter(tx, run, [...failed, ...passed]);
  const marked = settings ? await markQuarantined(tx, run.id, failures) : 0;
  if (left !== null) return { rest: await continueAt(tx, run, left) };
  const noted = settings ? await noteGuard(tx, run, isWatched && isGuarded) : run;
  const isCounted = settings !== undefined && (marked > 0 || run.history_left !== null);
  const counted = (isCounted ? await countQuarantined(tx, noted) : undefined) ?? noted;
  const compared = settings ? await noteNotRun(tx, counted) : counted;
  const written = compared === run ? undefined : compared;
  const { rest } = await recordMissed(tx, written ?? run, 0);
  return { ...(rest ? { rest } : {}), written };
}

/** The last part of a run's history: the tests that it should have had. The gate's input is final from here on. */
async function recordMissed(tx: TenantTransaction, run: ExecutionRow, from: number): Promise<Recorded> {
  const next = await countMissed(tx, run, from);
  if (next !== null) return { rest: await continueAt(tx, run, leftForMissed(next)) };
  await closeRun(tx, run.id);
  return {};
}

function continueAt(tx: TenantTransaction, run: ExecutionRow, left: number): Promise<ExecutionRow> {
  return tx
    .updateTable("executions")
    .set({ history_left: left })
    .where("org_id", "=", tx.organizationId)
    .where("id", "=", run.id)
    .returningAll()
    .executeTakeFirstOrThrow();
}
