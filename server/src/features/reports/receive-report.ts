import { rm } from "node:fs/promises";
import type { Readable } from "node:stream";
import { ArchiveError, extractArchive } from "@gantry/worker/reports/archive.ts";
import type { Context } from "../../context.ts";
import type { TenantTransaction } from "../../platform/db/database.ts";
import { badRequest } from "../../platform/http/errors.ts";
import { organizationOfTask } from "../executions/find-organization.ts";
import { attemptOver, holdsLease } from "../executions/holds-lease.ts";
import { chargeStorage } from "../storage/charge-storage.ts";
import { reportPrefix } from "./report-keys.ts";

/**
 * Stores the report a worker sends: read by the hardened reader once more, put in place whole, its bytes booked. A second attempt's
 * report replaces the first's.
 * @throws 400 for what is no archive, 409 when the attempt is over; nothing is kept then.
 */
export async function receiveReport(ctx: Context, from: { taskId: string; attempt: number }, tar: Readable) {
  const organizationId = await organizationOfTask(ctx, from.taskId);
  const scratch = await ctx.storage.scratch();
  try {
    const limits = { maxFiles: ctx.config.reportMaxFiles, maxTotalBytes: ctx.config.reportMaxBytes };
    // At the same time, since almost every report is one that may come; both are over before anything is cleared away.
    const [lease, reading] = await Promise.allSettled([
      ctx.db.withTenant(organizationId, (tx) => lookAtLease(tx, from), { plans: "kept" }),
      extractArchive(tar, scratch, limits),
    ]);
    if (lease.status === "rejected") throw lease.reason;
    if (!lease.value) throw attemptOver();
    if (reading.status === "rejected") throw reading.reason;
    const { files, sizeBytes, notes } = reading.value;
    const putInPlace = async (tx: TenantTransaction) => {
      const kept = tx
        .updateTable("executions")
        .set({ has_report: files.length > 0, report_removed_at: null, report_index: indexOf(files.map((file) => file.path)) })
        .where("org_id", "=", organizationId)
        .where("id", "=", from.taskId)
        .where(holdsLease(from.attempt))
        .returning("id")
        .executeTakeFirst();
      const [stillHeld] = await Promise.all([kept, chargeStorage(tx, from.taskId, "report", sizeBytes)]);
      if (!stillHeld) throw attemptOver();
      // Last, inside the transaction: when it fails nothing is booked.
      if (files.length > 0) await ctx.storage.putDirectory(reportPrefix(organizationId, from.taskId), scratch);
    };
    await ctx.db.withTenant(organizationId, putInPlace, { lock: "organization", plans: "kept" });
    return { files: files.length, sizeBytes, notes };
  } catch (error) {
    if (error instanceof ArchiveError) throw badRequest("Invalid report archive", { message: error.message, code: "INVALID_ARCHIVE" });
    throw error;
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
}

function lookAtLease(tx: TenantTransaction, { taskId, attempt }: { taskId: string; attempt: number }) {
  return tx
    .lastly()
    .selectFrom("executions")
    .select("id")
    .where("org_id", "=", tx.organizationId)
    .where("id", "=", taskId)
    .where(holdsLease(attempt))
    .executeTakeFirst();
}

/** The page to open first: the shallowest `index.html`, else the shallowest page, else nothing. */
function indexOf(paths: readonly string[]): string | null {
  const depth = (path: string) => path.split("/").length;
  const shallowest = (candidates: readonly string[]) => [...candidates].sort((a, b) => depth(a) - depth(b) || (a < b ? -1 : 1))[0];
  return (
    shallowest(paths.filter((path) => /(^|\/)index\.html?$/i.test(path))) ??
    shallowest(paths.filter((path) => /\.html?$/i.test(path))) ??
    null
  );
}
