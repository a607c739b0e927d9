import { maxAttachmentBytes, maxCaseAttachments } from "@gantry/contract/test-cases/constants.ts";
import type { AddAttachment, CaseAttachment } from "@gantry/contract/test-cases/schemas.ts";
import type { Context } from "../../../context.ts";
import { badRequest, conflict } from "../../../platform/errors.ts";
import { lockOrganization } from "../../organizations/lock-organization.ts";
import { requireStorage } from "../../organizations/run-quota.ts";
import { chargeStorage } from "../../storage/charge-storage.ts";
import { attachmentKey } from "../../storage/storage-keys.ts";
import { type Author, recordChange } from "../record/record-change.ts";
import { lockCase, readAttachments } from "./attachment-store.ts";
import { attachmentType } from "./attachment-type.ts";

/**
 * Attaches a file to a case. @returns all files of the case
 * @throws 404 `Test case not found`; 400 for a file that is empty or too large; 409 for too many; 429 `Storage limit reached`
 */
export async function addAttachment(
  ctx: Context,
  organizationId: string,
  by: Author,
  caseId: string,
  { name, content }: AddAttachment,
): Promise<CaseAttachment[]> {
  const file = Buffer.from(content, "base64");
  requireSize(file);
  return ctx.db.withTenant(organizationId, async (tx) => {
    // The lock is held until the file's record is committed: a file without a record is a leftover.
    const organization = await lockOrganization(tx);
    await lockCase(tx, caseId);
    if ((await readAttachments(tx, caseId)).length >= maxCaseAttachments)
      throw conflict("Too many attachments", {
        message: `A case takes ${maxCaseAttachments} files. Delete one first.`,
        code: "TOO_MANY_ATTACHMENTS",
      });
    requireStorage(ctx, organization, file.length);
    const id = ctx.newId();
    await tx
      .insertInto("test_case_attachments")
      .values({
        org_id: organizationId,
        test_case_id: caseId,
        id,
        name,
        content_type: attachmentType(file),
        size_bytes: file.length,
        created_by: JSON.stringify(by),
      })
      .execute();
    await chargeStorage(tx, id, "attachment", file.length);
    await recordChange(ctx, tx, by, caseId, [{ field: "attachments", before: "", after: name }]);
    const attachments = await readAttachments(tx, caseId);
    await ctx.storage.put(attachmentKey(organizationId, id), file);
    return attachments;
  });
}

function requireSize(file: Buffer): void {
  if (file.length === 0) throw badRequest("Empty file", { message: "The file has no content.", code: "EMPTY_ATTACHMENT" });
  if (file.length > maxAttachmentBytes)
    throw badRequest("Attachment too large", { message: "A file may have 10 MiB.", code: "ATTACHMENT_TOO_LARGE" });
}
