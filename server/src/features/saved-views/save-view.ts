import { maxViews, type ViewPage, viewFields } from "@gantry/contract/saved-views/constants.ts";
import type { ChangeView, CreateView, SavedView, ViewFilters } from "@gantry/contract/saved-views/schemas.ts";
import { sql } from "kysely";
import type { Context } from "../../context.ts";
import type { TenantTransaction } from "../../platform/db/database.ts";
import { uniqueViolation } from "../../platform/db/database-down.ts";
import { conflict, forbidden, invalidField } from "../../platform/errors.ts";
import { requireProject } from "../projects/record/require-project.ts";
import { type ListOf, type Viewer, lockViews, presentView, requirePerson, requireView } from "./store.ts";

/**
 * @throws 404 `Project not found`; 403 when a viewer shares it, or an API key saves a private one; 400 for filters that the list does not have; 409 for a name in use, or too many views.
 */
export async function createView(ctx: Context, viewer: Viewer, wanted: CreateView): Promise<SavedView> {
  const list = { page: wanted.page, projectId: wanted.projectId ?? null };
  if (wanted.shared) requireSharer(viewer);
  else requirePerson(viewer);
  requireFields(wanted.page, wanted.filters);
  const privateOf = wanted.shared ? null : viewer.userId;
  return uniquely(() =>
    ctx.db.withTenant(viewer.organizationId, async (tx) => {
      // Counting and inserting must not interleave.
      await lockViews(tx, viewer.userId);
      if (list.projectId !== null) await requireProject(tx, list.projectId);
      await requireRoom(tx, list, privateOf);
      const row = await tx
        .insertInto("saved_views")
        .values({
          org_id: viewer.organizationId,
          id: ctx.newId(),
          page: list.page,
          project_id: list.projectId,
          private_of: privateOf,
          name: wanted.name,
          filters: JSON.stringify(wanted.filters),
          created_by: JSON.stringify({ id: viewer.userId, name: viewer.name }),
        })
        .returningAll()
        .executeTakeFirstOrThrow();
      return presentView(row);
    }),
  );
}

/**
 * Changes the given fields.
 * @throws 404 `View not found`; 403 when a viewer changes a shared view, an API key changes a private one, or someone other than its creator makes it private; 400 and 409 as `createView`.
 */
export async function changeView(ctx: Context, viewer: Viewer, id: string, change: ChangeView): Promise<SavedView> {
  return uniquely(() =>
    ctx.db.withTenant(viewer.organizationId, async (tx) => {
      await lockViews(tx, viewer.userId);
      const before = await requireView(tx, viewer.userId, id);
      const wasShared = before.private_of === null;
      const isShared = change.shared ?? wasShared;
      if (wasShared || isShared) requireSharer(viewer);
      if (!wasShared || !isShared) requirePerson(viewer);
      if (wasShared && !isShared && before.created_by.id !== viewer.userId) throw notCreator();
      if (change.filters) requireFields(before.page, change.filters);
      const privateOf = isShared ? null : viewer.userId;
      if (wasShared !== isShared) await requireRoom(tx, { page: before.page, projectId: before.project_id }, privateOf);
      const row = await tx
        .updateTable("saved_views")
        .set({
          name: change.name ?? before.name,
          private_of: privateOf,
          filters: JSON.stringify(change.filters ?? before.filters),
          updated_at: sql<Date>`clock_timestamp()`,
        })
        .where("org_id", "=", viewer.organizationId)
        .where("id", "=", id)
        .returningAll()
        .executeTakeFirstOrThrow();
      return presentView(row);
    }),
  );
}

/** @throws 404 `View not found`; 403 when a viewer deletes a shared view, or an API key a private one. */
export async function deleteView(ctx: Context, viewer: Viewer, id: string): Promise<void> {
  await ctx.db.withTenant(viewer.organizationId, async (tx) => {
    await lockViews(tx, viewer.userId);
    const view = await requireView(tx, viewer.userId, id);
    if (view.private_of === null) requireSharer(viewer);
    else requirePerson(viewer);
    await tx.deleteFrom("saved_views").where("org_id", "=", viewer.organizationId).where("id", "=", id).execute();
  });
}

function requireSharer(viewer: Viewer): void {
  if (viewer.role !== "viewer") return;
  throw forbidden("Insufficient permissions", {
    message: "Viewers save views for themselves. Ask an admin or a developer to share or change a shared view.",
    code: "INSUFFICIENT_PERMISSIONS",
  });
}

const notCreator = () =>
  forbidden("Insufficient permissions", {
    message: "Only the person who created this view can make it private.",
    code: "NOT_CREATOR",
  });

function requireFields(page: ViewPage, filters: ViewFilters): void {
  const known: readonly string[] = viewFields[page];
  const unknown = Object.keys(filters).find((name) => !known.includes(name));
  if (unknown !== undefined) throw invalidField(`filters.${unknown}`, `is no filter of the list of ${page}`);
}

async function requireRoom(tx: TenantTransaction, { page, projectId }: ListOf, privateOf: string | null): Promise<void> {
  const { count } = await tx
    .selectFrom("saved_views")
    .select((at) => at.fn.countAll<number>().as("count"))
    .where("org_id", "=", tx.organizationId)
    .where("page", "=", page)
    .where("project_id", "is not distinct from", projectId)
    .where("private_of", "is not distinct from", privateOf)
    .executeTakeFirstOrThrow();
  if (count < maxViews) return;
  throw conflict("Too many views", {
    message: `A list has at most ${maxViews} shared views, and ${maxViews} private ones of each person. Delete one.`,
    code: "TOO_MANY_VIEWS",
  });
}

async function uniquely<T>(save: () => Promise<T>): Promise<T> {
  try {
    return await save();
  } catch (error) {
    if (uniqueViolation(error) !== "saved_views_name") throw error;
    throw conflict("View name in use", { message: "This list has a view with this name. Choose another name.", code: "VIEW_NAME_IN_USE" });
  }
}
