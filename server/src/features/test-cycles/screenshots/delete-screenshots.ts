import type { TestCycle } from "@gantry/contract/test-cycles/schemas.ts";
import type { Context } from "../../../context.ts";
import type { TenantTransaction } from "../../../platform/db/database.ts";
import { notFound } from "../../../platform/errors.ts";
import { lockOrganization } from "../../organizations/lock-organization.ts";
import { releaseStorage } from "../../storage/charge-storage.ts";
import { removeDeletedFiles } from "../../storage/remove-deleted-files.ts";
import { screenshotPrefix } from "../../storage/storage-keys.ts";
import { readCycle } from "../record/find-cycle.ts";
import { lockCycle } from "../record/store.ts";

/** @throws 404 `Test cycle not found`, `Screenshot not found` */
export async function deleteScreenshot(ctx: Context, organizationId: string, cycleId: string, screenshotId: string): Promise<TestCycle> {
  const cycle = await ctx.db.withTenant(organizationId, async (tx) => {
    await lockOrganization(tx);
    if (!(await lockCycle(tx, cycleId))) throw notFound("Test cycle not found");
    const ids = await deleteScreenshotRecords(tx, cycleId, screenshotId);
    if (ids.length === 0) throw notFound("Screenshot not found");
    return readCycle(tx, cycleId);
  });
  await removeScreenshotFiles(ctx, organizationId, [screenshotId]);
  return cycle;
}

/** Deletes the records of a cycle's screenshots, or of one, and their bytes from the organization's usage. @returns the ids of the files to remove */
export async function deleteScreenshotRecords(tx: TenantTransaction, cycleId: string, screenshotId?: string): Promise<string[]> {
  const deleted = await tx
    .deleteFrom("test_cycle_screenshots")
    .where("org_id", "=", tx.organizationId)
    .where("cycle_id", "=", cycleId)
    .$if(screenshotId !== undefined, (query) => query.where("id", "=", screenshotId ?? ""))
    .returning("id")
    .execute();
  const ids = deleted.map(({ id }) => id);
  await releaseStorage(tx, "screenshot", ids);
  return ids;
}

/** Call it after the commit. Never rejects: the job that clears leftovers deletes files that are left here. */
export async function removeScreenshotFiles(ctx: Context, organizationId: string, ids: readonly string[]): Promise<void> {
  await removeDeletedFiles(
    ctx,
    ids.map((id) => screenshotPrefix(organizationId, id)),
  );
}
