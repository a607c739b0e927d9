import type { ViewPage } from "@gantry/contract/saved-views/constants.ts";
import type { SavedView } from "@gantry/contract/saved-views/schemas.ts";
import type { Selectable, SelectQueryBuilder } from "kysely";
import type { Role } from "@gantry/contract/route.ts";
import type { TenantTransaction } from "../../platform/db/database.ts";
import type { Schema } from "../../platform/db/schema.ts";
import { forbidden, notFound, unauthorized } from "../../platform/errors.ts";
import { findMember } from "../accounts/find-member.ts";
import { lockOrganization } from "../organizations/lock-organization.ts";
import { inExistingProject } from "../projects/record/in-existing-project.ts";

/** The caller, with what is needed for views. */
export interface Viewer {
  organizationId: string;
  userId: string;
  name: string;
  role: Role;
  via: "token" | "key";
}

/** Private views and settings belong to a person, not to the rights of a role. @throws 403 for an API key */
export function requirePerson({ via }: Viewer): void {
  if (via === "token") return;
  throw forbidden("Insufficient permissions", {
    message: "An API key saves and changes shared views only: sign in as a person for private ones.",
    code: "TOKEN_REQUIRED",
  });
}

/** A list of the dashboard: of one project, or of all. */
export interface ListOf {
  page: ViewPage;
  projectId: string | null;
}

/**
 * Before a change: keeps others from changing the organization's views and members until the transaction ends.
 * @throws 401 when the caller was removed in the meantime
 */
export async function lockViews(tx: TenantTransaction, userId: string): Promise<void> {
  await lockOrganization(tx);
  if ((await findMember(tx, userId))?.status !== "active") throw unauthorized("Invalid or expired token");
}

/** The views that a member sees: shared ones and the member's own. Those of deleted projects are hidden. */
export function viewsFor(tx: TenantTransaction, userId: string): SelectQueryBuilder<Schema, "saved_views", object> {
  return tx
    .selectFrom("saved_views")
    .where("saved_views.org_id", "=", tx.organizationId)
    .where((row) => row.or([row("private_of", "is", null), row("private_of", "=", userId)]))
    .where((row) => row.or([row("saved_views.project_id", "is", null), inExistingProject("saved_views")]));
}

/** @throws 404 `View not found`, also for a private view of another member. */
export async function requireView(tx: TenantTransaction, userId: string, id: string) {
  const row = await viewsFor(tx, userId).where("saved_views.id", "=", id).selectAll("saved_views").executeTakeFirst();
  if (!row) throw notFound("View not found");
  return row;
}

export const presentView = (row: Selectable<Schema["saved_views"]>): SavedView => ({
  id: row.id,
  page: row.page,
  projectId: row.project_id,
  name: row.name,
  shared: row.private_of === null,
  filters: row.filters,
  createdBy: row.created_by,
  createdAt: row.created_at.toISOString(),
  updatedAt: row.updated_at.toISOString(),
});
