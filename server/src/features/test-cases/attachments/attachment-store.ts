import type { CaseAttachment } from "@gantry/contract/test-cases/schemas.ts";
import { sql } from "kysely";
import type { TenantTransaction } from "../../../platform/db/database.ts";
import { notFound } from "../../../platform/errors.ts";
import { casesOf } from "../record/store.ts";

/** The record of a visible case's attachment. @throws 404 `Attachment not found` */
export async function requireAttachment(tx: TenantTransaction, { caseId, attachmentId }: { caseId: string; attachmentId: string }) {
  const found = await tx
    .selectFrom("test_case_attachments as file")
    .selectAll()
    .where("file.org_id", "=", tx.organizationId)
    .where("file.id", "=", attachmentId)
    .where("file.test_case_id", "in", casesOf(tx).where("test_cases.id", "=", caseId).select("test_cases.id"))
    .executeTakeFirst();
  if (!found) throw notFound("Attachment not found");
  return found;
}

/** Oldest first. */
export async function readAttachments(tx: TenantTransaction, caseId: string): Promise<CaseAttachment[]> {
  const rows = await tx
    .selectFrom("test_case_attachments")
    .selectAll()
    .where("org_id", "=", tx.organizationId)
    .where("test_case_id", "=", caseId)
    .orderBy("created_at")
    .orderBy("id")
    .execute();
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    contentType: row.content_type,
    sizeBytes: row.size_bytes,
    createdBy: row.created_by,
    createdAt: row.created_at.toISOString(),
  }));
}

/** Locks a case whose attachments change. @throws 404 `Test case not found` */
export async function lockCase(tx: TenantTransaction, caseId: string): Promise<void> {
  const found = await casesOf(tx)
    .where("test_cases.id", "=", caseId)
    .select("test_cases.id")
    .forNoKeyUpdate("test_cases")
    .executeTakeFirst();
  if (!found) throw notFound("Test case not found");
}

/** Of these cases. */
export async function attachmentsOf(tx: TenantTransaction, caseIds: readonly string[]): Promise<string[]> {
  const rows = await tx
    .selectFrom("test_case_attachments")
    .select("id")
    .where("org_id", "=", tx.organizationId)
    .where(sql<boolean>`test_case_id = any(${caseIds as string[]}::text[])`)
    .execute();
  return rows.map(({ id }) => id);
}
