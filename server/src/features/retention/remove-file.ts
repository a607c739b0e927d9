import { sql } from "kysely";
import type { Context } from "../../context.ts";
import { logKey, reportPrefix } from "../storage/storage-keys.ts";
import { chargeStorage } from "../storage/charge-storage.ts";
import type { DueFile } from "./due-files.ts";
import { changeRecord } from "../executions/record/change-record.ts";
import { hasEnded } from "../executions/record/lifecycle.ts";

/**
 * Deletes a run's log or report: first the record's link, then the file, then its counted bytes. After a crash in between, the file is still counted
 * and is found again. @returns the bytes that were freed; `undefined` when the run was pinned, or re-run, in the meantime.
 */
export async function removeFile(
  ctx: Context,
  organizationId: string,
  { execution_id: executionId, kind }: Pick<DueFile, "execution_id" | "kind">,
): Promise<number | undefined> {
  const removed =
    kind === "log"
      ? { log_removed_at: sql<Date>`coalesce(log_removed_at, clock_timestamp())` }
      : { report_removed_at: sql<Date>`coalesce(report_removed_at, clock_timestamp())`, has_report: false, report_index: null };
  const mayGo = sql<boolean>`(pinned_at is null and ${hasEnded("status")})`;
  const marked = await ctx.db.withTenant(organizationId, (tx) => changeRecord(tx, executionId, removed, mayGo));
  if (!marked) return undefined;
  const freed = await ctx.storage.remove(kind === "log" ? logKey(organizationId, executionId) : reportPrefix(organizationId, executionId));
  await ctx.db.withTenant(organizationId, (tx) => chargeStorage(tx, executionId, kind, 0), { lock: "organization" });
  return freed;
}
