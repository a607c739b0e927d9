import { RunSettings } from "@gantry/contract/projects/schemas.ts";
import type { Context } from "../../context.ts";
import type { TenantTransaction } from "../../platform/db/database.ts";
import { notFound } from "../../platform/http/errors.ts";
import { projectsOf } from "./store.ts";

export interface RunProject {
  id: string;
  settings: RunSettings;
}

/**
 * The project of a new run, under the organization's lock: the one asked for, otherwise the organization's earliest. An organization without a project
 * gets one.
 * @throws 404 `Project not found`
 */
export async function findOrCreateProject(ctx: Context, tx: TenantTransaction, projectId: string | undefined): Promise<RunProject> {
  const projects = projectsOf(tx).select(["id", "run_settings"]);
  const found = projectId
    ? await projects.where("id", "=", projectId).executeTakeFirst()
    : await projects.orderBy("created_at").orderBy("id").limit(1).executeTakeFirst();
  if (found) return { id: found.id, settings: RunSettings.parse({ timeoutMinutes: ctx.config.runTimeoutMinutes, ...found.run_settings }) };
  if (projectId) throw notFound("Project not found");
  const id = ctx.newId();
  await tx.insertInto("projects").values({ org_id: tx.organizationId, id, name: "Default", run_settings: "{}" }).execute();
  return { id, settings: RunSettings.parse({ timeoutMinutes: ctx.config.runTimeoutMinutes }) };
}
