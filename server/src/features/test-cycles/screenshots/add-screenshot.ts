import type { AddScreenshot, Screenshot, TestCycle } from "@gantry/contract/test-cycles/schemas.ts";
import { maxItemScreenshots, maxScreenshotBytes } from "@gantry/contract/test-cycles/constants.ts";
import type { Context } from "../../../context.ts";
import type { TenantTransaction } from "../../../platform/db/database.ts";
import { badRequest, conflict, notFound } from "../../../platform/errors.ts";
import { lockOrganization } from "../../organizations/lock-organization.ts";
import { requireStorage } from "../../organizations/run-quota.ts";
import { chargeStorage } from "../../storage/charge-storage.ts";
import { imageTypeOf } from "../../storage/image-type.ts";
import { screenshotKey } from "../../storage/storage-keys.ts";
import { findItem } from "../record/open-cycle.ts";
import { readCycle } from "../record/find-cycle.ts";
import { lockCycle } from "../record/store.ts";

/**
 * Attaches a picture to an item, also of a completed cycle: the failure that completes it needs one as well.
 * @throws 404 `Test cycle not found`, `Test cycle item not found`; 400 for a step that the item does not have, a file that is no image, or one that is
 * too large; 409 for too many; 429 `Storage limit reached`
 */
export async function addScreenshot(
  ctx: Context,
  organizationId: string,
  createdBy: { id: string; name: string },
  at: { cycleId: string; itemId: string },
  { name, step, content }: AddScreenshot,
): Promise<TestCycle> {
  const image = Buffer.from(content, "base64");
  const contentType = requireImage(image);
  return ctx.db.withTenant(organizationId, async (tx) => {
    // The lock is held until the file's record is committed: a file without a record is a leftover.
    const organization = await lockOrganization(tx);
    if (!(await lockCycle(tx, at.cycleId))) throw notFound("Test cycle not found");
    await requireRoom(tx, at, step);
    requireStorage(ctx, organization, image.length);
    const id = ctx.newId();
    await tx
      .insertInto("test_cycle_screenshots")
      .values({
        org_id: organizationId,
        cycle_id: at.cycleId,
        item_id: at.itemId,
        id,
        step: step ?? null,
        name,
        content_type: contentType,
        size_bytes: image.length,
        created_by: JSON.stringify(createdBy),
      })
      .execute();
    await chargeStorage(tx, id, "screenshot", image.length);
    const cycle = await readCycle(tx, at.cycleId);
    await ctx.storage.put(screenshotKey(organizationId, id), image);
    return cycle;
  });
}

function requireImage(image: Buffer): Screenshot["contentType"] {
  if (image.length > maxScreenshotBytes)
    throw badRequest("Screenshot too large", {
      message: "A screenshot can have at most 5 MiB. Crop it, or save it as JPEG.",
      code: "SCREENSHOT_TOO_LARGE",
    });
  const type = imageTypeOf(image);
  if (!type)
    throw badRequest("Not an image", {
      message: "The file is not a PNG, JPEG, GIF or WebP image. Attach a screenshot.",
      code: "NOT_AN_IMAGE",
    });
  return type;
}

async function requireRoom(tx: TenantTransaction, at: { cycleId: string; itemId: string }, step: number | undefined): Promise<void> {
  const item = await findItem(tx, at);
  if (step !== undefined && step >= item.steps.length)
    throw badRequest("Unknown step", {
      message: `The item has ${item.steps.length} steps; they are counted from 0.`,
      code: "UNKNOWN_STEP",
    });
  const { count } = await tx
    .selectFrom("test_cycle_screenshots")
    .select((row) => row.fn.countAll<number>().as("count"))
    .where("org_id", "=", tx.organizationId)
    .where("item_id", "=", at.itemId)
    .executeTakeFirstOrThrow();
  if (count >= maxItemScreenshots)
    throw conflict("Too many screenshots", {
      message: `An item can have at most ${maxItemScreenshots} screenshots. Delete one first.`,
      code: "TOO_MANY_SCREENSHOTS",
    });
}
