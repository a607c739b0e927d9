import { RunSettings } from "@gantry/contract/projects/schemas.ts";
import type { Context } from "../../context.ts";
import type { TenantTransaction } from "../../platform/db/database.ts";
import { notFound } from "../../platform/errors.ts";
import { projectsOf } from "./record/store.ts";

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
  const found = await findProject(tx, projectId);
  if (found) return { id: found.id, settings: RunSettings.parse({ timeoutMinutes: ctx.config.runTimeoutMinutes, ...found.run_settings }) };
  if (projectId) throw notFound("Project not found");
  const id = ctx.newId();
  await tx.insertInto("projects").values({ org_id: tx.organizationId, id, name: "Default", run_settings: "{}" }).execute();
  return { id, settings: RunSettings.parse({ timeoutMinutes: ctx.config.runTimeoutMinutes }) };
}

/** The project that a run without one goes to is the earliest. */
function findProject(tx: TenantTransaction, projectId: string | undefined) {
  const projects = projectsOf(tx).select(["id", "run_settings"]);
  return projectId
    ? projects.where("id", "=", projectId).executeTakeFirst()
    : projects.orderBy("created_at").orderBy("id").limit(1).executeTakeFirst();
}

/** The ID of the project that `findOrCreateProject` will find; `undefined`: it will create one. @throws 404 `Project not found` */
export async function projectOfRun(tx: TenantTransaction, projectId: string | undefined): Promise<string | undefined> {
  const found = await findProject(tx, projectId);
  if (!found && projectId) throw notFound("Project not found");
  return found?.id;
}
