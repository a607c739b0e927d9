import type { FastifyReply } from "fastify";
import type { Context } from "../../../context.ts";
import { notFound } from "../../../platform/errors.ts";
import { screenshotKey } from "../../storage/storage-keys.ts";
import { cyclesOf } from "../record/store.ts";

/** Sends the picture, as a file that no browser runs. @throws 404 `Screenshot not found` */
export async function sendScreenshot(
  ctx: Context,
  organizationId: string,
  at: { cycleId: string; screenshotId: string },
  reply: FastifyReply,
): Promise<FastifyReply> {
  const found = await ctx.db.withTenant(organizationId, (tx) =>
    tx
      .selectFrom("test_cycle_screenshots as shot")
      .select(["shot.id", "shot.content_type"])
      .where("shot.org_id", "=", organizationId)
      .where("shot.id", "=", at.screenshotId)
      .where("shot.cycle_id", "in", cyclesOf(tx).where("test_cycles.id", "=", at.cycleId).select("test_cycles.id"))
      .executeTakeFirst(),
  );
  const image = found && (await ctx.storage.get(screenshotKey(organizationId, found.id)));
  if (!image) throw notFound("Screenshot not found");
  return reply
    .type(found.content_type)
    .header("content-length", image.sizeBytes)
    .header("content-disposition", "inline")
    .header("content-security-policy", "default-src 'none'; sandbox")
    .header("cache-control", "private, max-age=31536000, immutable")
    .send(image.stream);
}
