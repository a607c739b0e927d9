import type { ChangeListSettings, ListViews } from "@gantry/contract/saved-views/schemas.ts";
import type { Context } from "../../context.ts";
import { invalidField, notFound } from "../../platform/errors.ts";
import { requireProject } from "../projects/record/require-project.ts";
import { readList } from "./list-views.ts";
import { type Viewer, lockViews, requireView } from "./store.ts";

/** Sets how a member opens a list. @throws 404 `Project not found`, `View not found`; 400 for columns of a list that has none to choose. */
export async function changeSettings(ctx: Context, viewer: Viewer, change: ChangeListSettings): Promise<ListViews> {
  const { page, defaultViewId, columns } = change;
  const list = { page, projectId: change.projectId ?? null };
  if (columns && page !== "runs") throw invalidField("columns", `cannot be chosen for the list of ${page}`);
  return ctx.db.withTenant(viewer.organizationId, async (tx) => {
    await lockViews(tx, viewer.userId);
    if (list.projectId !== null) await requireProject(tx, list.projectId);
    if (defaultViewId) {
      const view = await requireView(tx, viewer.userId, defaultViewId);
      if (view.page !== page || view.project_id !== list.projectId) throw notFound("View not found");
    }
    const given = {
      ...(defaultViewId === undefined ? {} : { default_view_id: defaultViewId }),
      ...(columns === undefined ? {} : { run_columns: columns && [...new Set(columns)] }),
    };
    const key = { org_id: viewer.organizationId, user_id: viewer.userId };
    await tx
      .insertInto("list_settings")
      .values({ ...key, page, project_id: list.projectId, default_view_id: null, run_columns: null, ...given })
      .onConflict((at) => at.columns(["org_id", "user_id", "list"]).doUpdateSet({ page, ...given }))
      .execute();
    return readList(tx, viewer.userId, list);
  });
}
