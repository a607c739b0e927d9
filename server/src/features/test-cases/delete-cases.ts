import { sql } from "kysely";
import type { Context } from "../../context.ts";
import type { TenantTransaction } from "../../platform/db/database.ts";
import { notFound } from "../../platform/errors.ts";
import { type Actor, recordAudit } from "../audit/record-audit.ts";
import { lockOrganization } from "../organizations/lock-organization.ts";
import { requireProject } from "../projects/record/require-project.ts";
import { attachmentsOf } from "./attachments/attachment-store.ts";
import { deleteAttachmentRecords, removeAttachmentFiles } from "./attachments/delete-attachments.ts";
import { casesOf } from "./record/store.ts";

/** Foreign, unknown and duplicate ids are ignored. @throws 404 `Project not found` */
export async function deleteCases(ctx: Context, actor: Actor, projectId: string, ids: readonly string[]): Promise<number> {
  const wanted = [...new Set(ids.map((id) => id.toLowerCase()))];
  return deleting(ctx, actor, async (tx) => {
    await requireProject(tx, projectId);
    const found = await lockInOrder(casesOf(tx).where("project_id", "=", projectId).where("test_cases.id", "in", wanted));
    return remove(ctx, tx, actor, found, { targetType: "project", targetId: projectId, details: {} });
  });
}

/** @throws 404 `Project not found` */
export async function deleteSuite(ctx: Context, actor: Actor, projectId: string, suite: string): Promise<number> {
  return deleting(ctx, actor, async (tx) => {
    await requireProject(tx, projectId);
    const found = await lockInOrder(casesOf(tx).where("project_id", "=", projectId).where("suite", "=", suite));
    return remove(ctx, tx, actor, found, { targetType: "project", targetId: projectId, details: { suite } });
  });
}

/** @throws 404 `Test case not found` */
export async function deleteCase(ctx: Context, actor: Actor, id: string): Promise<number> {
  return deleting(ctx, actor, async (tx) => {
    const found = await lockInOrder(casesOf(tx).where("test_cases.id", "=", id));
    if (found.length === 0) throw notFound("Test case not found");
    return remove(ctx, tx, actor, found, { targetType: "test_case", targetId: id, details: {} });
  });
}

/** In the order of ids, so that two deletions, or a run whose tests link to these cases, never deadlock. */
async function lockInOrder(cases: ReturnType<typeof casesOf>): Promise<string[]> {
  const rows = await cases.select("test_cases.id").orderBy("test_cases.id").forUpdate("test_cases").execute();
  return rows.map((row) => row.id);
}

interface Removed {
  cases: number;
  /** Attachments whose files are still to be removed. */
  attachments: string[];
}

async function deleting(ctx: Context, actor: Actor, work: (tx: TenantTransaction) => Promise<Removed>): Promise<number> {
  const removed = await ctx.db.withTenant(actor.organizationId, async (tx) => {
    // Attachments count towards the organization's storage. Its lock comes before those of cases, as everywhere.
    await lockOrganization(tx);
    return work(tx);
  });
  await removeAttachmentFiles(ctx, actor.organizationId, removed.attachments);
  return removed.cases;
}

async function remove(
  ctx: Context,
  tx: TenantTransaction,
  actor: Actor,
  ids: readonly string[],
  of: { targetType: string; targetId: string; details: Record<string, unknown> },
): Promise<Removed> {
  if (ids.length === 0) return { cases: 0, attachments: [] };
  const attachments = await attachmentsOf(tx, ids);
  await deleteAttachmentRecords(tx, attachments);
  await tx
    .deleteFrom("test_cases")
    .where("org_id", "=", tx.organizationId)
    .where(sql<boolean>`id = any(${ids as string[]}::text[])`)
    .execute();
  const { details, ...target } = of;
  await recordAudit(ctx, tx, actor, { ...target, action: "test_case.deleted", details: { ...details, deleted: ids.length } });
  return { cases: ids.length, attachments };
}
