import type { CaseAttachment } from "@gantry/contract/test-cases/schemas.ts";
import type { FastifyReply } from "fastify";
import type { Context } from "../../../context.ts";
import { notFound } from "../../../platform/errors.ts";
import { attachmentKey } from "../../storage/storage-keys.ts";
import { casesOf } from "../record/store.ts";
import { readAttachments, requireAttachment } from "./attachment-store.ts";

/** @throws 404 `Test case not found` */
export async function listAttachments(ctx: Context, organizationId: string, caseId: string): Promise<CaseAttachment[]> {
  return ctx.db.withTenant(organizationId, async (tx) => {
    if (!(await casesOf(tx).where("test_cases.id", "=", caseId).select("id").executeTakeFirst())) throw notFound("Test case not found");
    return readAttachments(tx, caseId);
  });
}

/** Sends the content: images to be shown, everything else to be saved, so that no browser runs it. @throws 404 `Attachment not found` */
export async function sendAttachment(
  ctx: Context,
  organizationId: string,
  at: { caseId: string; attachmentId: string },
  reply: FastifyReply,
): Promise<FastifyReply> {
  const found = await ctx.db.withTenant(organizationId, (tx) => requireAttachment(tx, at));
  const file = await ctx.storage.get(attachmentKey(organizationId, found.id));
  if (!file) throw notFound("Attachment not found");
  const isImage = found.content_type.startsWith("image/");
  return reply
    .type(isImage ? found.content_type : "application/octet-stream")
    .header("content-length", file.sizeBytes)
    .header("content-disposition", `${isImage ? "inline" : "attachment"}; filename*=UTF-8''${escapedName(found.name)}`)
    .header("content-security-policy", "default-src 'none'; sandbox")
    .header("cache-control", "private, max-age=31536000, immutable")
    .send(file.stream);
}

/** As RFC 8187 demands. */
const escapedName = (name: string) => encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);
