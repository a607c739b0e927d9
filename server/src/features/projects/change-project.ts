import { sql } from "kysely";
import { type Project, RunSettings, type RunSettingsChange } from "@gantry/contract/projects/schemas.ts";
import type { Context } from "../../context.ts";
import { notFound } from "../../platform/http/errors.ts";
import { type Actor, recordAudit } from "../audit/record-audit.ts";
import { nameTaken } from "./create-project.ts";
import { presentProject } from "./present.ts";
import { projectsOf } from "./store.ts";

/** Changes the given fields. @throws 404 `Project not found`; 409 for a name that is taken. */
export async function changeProject(
  ctx: Context,
  actor: Actor,
  projectId: string,
  change: { name?: string | undefined; runSettings?: RunSettingsChange | undefined },
): Promise<Project> {
  const { organizationId } = actor;
  try {
    const row = await ctx.db.withTenant(organizationId, async (tx) => {
      const before = await projectsOf(tx).selectAll().where("id", "=", projectId).forNoKeyUpdate().executeTakeFirst();
      if (!before) throw notFound("Project not found");
      const settings = RunSettings.parse(before.run_settings);
      const merged = RunSettings.parse({
        ...settings,
        ...change.runSettings,
        baseUrls: { ...settings.baseUrls, ...change.runSettings?.baseUrls },
        resources: { ...settings.resources, ...change.runSettings?.resources },
      });
      const after = await tx
        .updateTable("projects")
        .set({ name: change.name ?? before.name, run_settings: JSON.stringify(merged), updated_at: sql<Date>`clock_timestamp()` })
        .where("org_id", "=", organizationId)
        .where("id", "=", projectId)
        .returningAll()
        .executeTakeFirstOrThrow();
      await recordAudit(ctx, tx, actor, {
        action: "project.changed",
        targetType: "project",
        targetId: projectId,
        details: {
          name: after.name,
          ...(after.name === before.name ? {} : { oldName: before.name }),
          runSettings: Object.keys(change.runSettings ?? {}),
        },
      });
      return after;
    });
    return presentProject(row);
  } catch (error) {
    throw nameTaken(error);
  }
}
