import type { RunLink } from "@gantry/contract/run-links/schemas.ts";
import type { Context } from "../../context.ts";
import { runNotFound } from "../../platform/errors.ts";
import { visible } from "../executions/record/find-execution.ts";
import { linkColumns, presentLink } from "./present.ts";
import { validLinks } from "./store.ts";

/** The valid links of a run, newest first. @throws 404 `Run not found` */
export async function listLinks(ctx: Context, organizationId: string, executionId: string): Promise<RunLink[]> {
  return ctx.db.withTenant(organizationId, async (tx) => {
    if (!(await visible(tx).select("id").where("id", "=", executionId).executeTakeFirst())) throw runNotFound();
    const rows = await validLinks(tx)
      .select(linkColumns)
      .where("execution_id", "=", executionId)
      .orderBy("created_at", "desc")
      .orderBy("id")
      .execute();
    return rows.map(presentLink);
  });
}
