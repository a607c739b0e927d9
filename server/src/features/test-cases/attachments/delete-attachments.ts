import type { CaseAttachment } from "@gantry/contract/test-cases/schemas.ts";
import { sql } from "kysely";
import type { Context } from "../../../context.ts";
import type { TenantTransaction } from "../../../platform/db/database.ts";
import { lockOrganization } from "../../organizations/lock-organization.ts";
import { releaseStorage } from "../../storage/charge-storage.ts";
import { removeDeletedFiles } from "../../storage/remove-deleted-files.ts";
import { attachmentPrefix } from "../../storage/storage-keys.ts";
import { type Author, recordChange } from "../record/record-change.ts";
import { lockCase, readAttachments, requireAttachment } from "./attachment-store.ts";

/** Files that a request removes itself; an hourly job removes the others. */
const maxAtOnce = 1000;

/** @returns the files that are left @throws 404 `Test case not found`, `Attachment not found` */
export async function deleteAttachment(
  ctx: Context,
  organizationId: string,
  by: Author,
  at: { caseId: string; attachmentId: string },
): Promise<CaseAttachment[]> {
  const left = await ctx.db.withTenant(organizationId, async (tx) => {
    await lockOrganization(tx);
    await lockCase(tx, at.caseId);
    const { id, name } = await requireAttachment(tx, at);
    await deleteAttachmentRecords(tx, [id]);
    await recordChange(ctx, tx, by, at.caseId, [{ field: "attachments", before: name, after: "" }]);
    return readAttachments(tx, at.caseId);
  });
  await removeAttachmentFiles(ctx, organizationId, [at.attachmentId]);
  return left;
}

/** Deletes the records of attachments, and their bytes from the organization's usage. Call it under the organization's lock. */
export async function deleteAttachmentRecords(tx: TenantTransaction, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .deleteFrom("test_case_attachments")
    .where("org_id", "=", tx.organizationId)
    .where(sql<boolean>`id = any(${ids as string[]}::text[])`)
    .execute();
  await releaseStorage(tx, "attachment", ids);
}

/** The same for all cases of a project that is deleted. @returns the ids of the files to remove */
export async function deleteProjectAttachmentRecords(tx: TenantTransaction, projectId: string): Promise<string[]> {
  const rows = await tx
    .selectFrom("test_case_attachments as file")
    .innerJoin("test_cases as of", (on) => on.onRef("of.org_id", "=", "file.org_id").onRef("of.id", "=", "file.test_case_id"))
    .select("file.id")
    .where("file.org_id", "=", tx.organizationId)
    .where("of.project_id", "=", projectId)
    .execute();
  const ids = rows.map(({ id }) => id);
  await deleteAttachmentRecords(tx, ids);
  return ids;
}

/** Call it after the commit. Never rejects: the job that clears leftovers deletes what is left here. */
export async function removeAttachmentFiles(ctx: Context, organizationId: string, ids: readonly string[]): Promise<void> {
  await removeDeletedFiles(
    ctx,
    ids.slice(0, maxAtOnce).map((id) => attachmentPrefix(organizationId, id)),
  );
}
