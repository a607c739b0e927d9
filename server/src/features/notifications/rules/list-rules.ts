import type { NotificationRule } from "@gantry/contract/notifications/schemas.ts";
import type { Context } from "../../../context.ts";
import { requireProject } from "../../projects/record/require-project.ts";
import { presentRule } from "./present.ts";
import { rulesOf } from "./store.ts";

/** @throws 404 `Project not found` */
export async function listRules(ctx: Context, organizationId: string, projectId: string): Promise<NotificationRule[]> {
  return ctx.db.withTenant(organizationId, async (tx) => {
    await requireProject(tx, projectId);
    const rows = await rulesOf(tx, projectId).selectAll().orderBy("created_at").orderBy("id").execute();
    return rows.map(presentRule);
  });
}
