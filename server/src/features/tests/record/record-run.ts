import type { Context } from "../../../context.ts";
import type { TenantTransaction } from "../../../platform/db/database.ts";
import type { ExecutionRow } from "../../executions/execution-record.ts";
import { presentExecution } from "../../executions/present.ts";
import { countRun, countTestless } from "../history/count-run.ts";
import { lockHistory } from "../history/lock-history.ts";
import { evaluateQuarantine } from "../quarantine/evaluate-quarantine.ts";
import { mostFailed, noteGuard } from "../quarantine/guard.ts";
import { markQuarantined } from "../quarantine/mark-quarantined.ts";

/**
 * Records an ended run in the history of its tests, then updates their quarantine and marks the run's quarantined failures. Called after the
 * commit of its verdict by the server that wrote it, by a request that needs the answer, and by the sweep; only the first call does the work.
 * @param isTestless the caller saw no tests in the run, which makes this cheap
 */
export async function recordRun(ctx: Context, organizationId: string, executionId: string, isTestless = false): Promise<void> {
  const lock = { execution: executionId };
  if (isTestless && (await ctx.db.withTenant(organizationId, (tx) => countTestless(tx, executionId), { lock, plans: "generic" }))) return;
  const marked = await ctx.db.withTenant(
    organizationId,
    async (tx) => {
      const run = await findDue(tx, executionId);
      return run ? recordLocked(ctx, tx, run) : undefined;
    },
    { lock },
  );
  if (marked) ctx.channel.executionUpdated(presentExecution(marked));
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

/** The same inside a transaction that holds the run. @returns the run when something was written into it: quarantined failures, a note. */
export async function recordLocked(ctx: Context, tx: TenantTransaction, run: ExecutionRow): Promise<ExecutionRow | undefined> {
  if (run.history !== "due") return undefined;
  const settings = await lockHistory(tx, run.project_id);
  const isGuarded = settings?.quarantineGuard === true && run.verdict !== "ERROR" && mostFailed(run);
  const counted = await countRun(tx, run, isGuarded);
  if (!settings) return undefined;
  const isWatched = settings.autoQuarantine && run.group_name !== null;
  const mayGoIn = isWatched && !isGuarded ? counted.failed : [];
  if (counted.passed.length + mayGoIn.length > 0)
    await evaluateQuarantine(ctx, tx, run.project_id, { mayComeOut: counted.passed, mayGoIn, because: "It passed." });
  const noted = await noteGuard(tx, run, isWatched && isGuarded);
  return (await markQuarantined(tx, noted)) ?? (noted === run ? undefined : noted);
}
