import type { ListViews } from "@gantry/contract/saved-views/schemas.ts";
import type { Context } from "../../context.ts";
import type { TenantTransaction } from "../../platform/db/database.ts";
import { requireProject } from "../projects/record/require-project.ts";
import { type ListOf, type Viewer, presentView, viewsFor } from "./store.ts";

/** @throws 404 `Project not found` */
export async function listViews(ctx: Context, viewer: Viewer, list: ListOf): Promise<ListViews> {
  return ctx.db.withTenant(viewer.organizationId, async (tx) => {
    if (list.projectId !== null) await requireProject(tx, list.projectId);
    return readList(tx, viewer.userId, list);
  });
}

/** The views of a list and the member's settings for it. `maxViews` bounds the number of rows. */
export async function readList(tx: TenantTransaction, userId: string, { page, projectId }: ListOf): Promise<ListViews> {
  const rows = await viewsFor(tx, userId)
    .where("page", "=", page)
    .where("project_id", "is not distinct from", projectId)
    .selectAll("saved_views")
    .orderBy((row) => row("private_of", "is not", null))
    .orderBy((row) => row.fn("lower", ["name"]))
    .orderBy("id")
    .execute();
  const settings = await tx
    .selectFrom("list_settings")
    .select(["default_view_id", "run_columns"])
    .where("org_id", "=", tx.organizationId)
    .where("user_id", "=", userId)
    .where("page", "=", page)
    .where("project_id", "is not distinct from", projectId)
    .executeTakeFirst();
  // Its creator may have made it private since.
  const defaultView = rows.find(({ id }) => id === settings?.default_view_id);
  return { views: rows.map(presentView), defaultViewId: defaultView?.id ?? null, columns: settings?.run_columns ?? null };
}
