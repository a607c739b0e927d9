import { type Project, RunSettings, type RunSettingsChange } from "@gantry/contract/projects/schemas.ts";
import type { Context } from "../../context.ts";
import { uniqueViolation } from "../../platform/db/database-down.ts";
import { conflict } from "../../platform/errors.ts";
import { type Actor, recordAudit } from "../audit/record-audit.ts";
import { limitReached } from "../organizations/limit-reached.ts";
import { lockOrganization } from "../organizations/lock-organization.ts";
import { limitsOf } from "../organizations/plan-limits.ts";
import { presentProject } from "./record/present.ts";
import { requireRoomForServices } from "./run-settings/require-room-for-services.ts";
import { quietTimeOf } from "./run-settings/quiet-time.ts";
import { countProjects, timeOf } from "./record/store.ts";

/** @throws 429 `Project limit reached`, exact under parallel requests; 409 `Project name already exists`; 400 if the resources are too small for the services */
export async function createProject(
  ctx: Context,
  actor: Actor,
  wanted: { name: string; runSettings?: RunSettingsChange | undefined },
): Promise<Project> {
  const { organizationId } = actor;
  try {
    const row = await ctx.db.withTenant(organizationId, async (tx) => {
      const { plan } = await lockOrganization(tx);
      const used = await countProjects(tx);
      const { maxProjects } = limitsOf(ctx, plan);
      if (used >= maxProjects) {
        throw limitReached({
          what: "Project",
          code: "PROJECT_LIMIT_REACHED",
          used,
          limit: maxProjects,
          plan,
          advice: "Delete a project, or move to a larger plan.",
        });
      }
      const settings = RunSettings.parse({ timeoutMinutes: ctx.config.runTimeoutMinutes, ...wanted.runSettings });
      requireRoomForServices(settings.resources, settings.services);
      const project = await tx
        .insertInto("projects")
        .values({
          org_id: organizationId,
          id: ctx.newId(),
          name: wanted.name,
          run_settings: JSON.stringify(settings),
          ...quietTimeOf(settings, await timeOf(tx)),
        })
        .returningAll()
        .executeTakeFirstOrThrow();
      await recordAudit(ctx, tx, actor, {
        action: "project.created",
        targetType: "project",
        targetId: project.id,
        details: { name: project.name },
      });
      return project;
    });
    return presentProject(row);
  } catch (error) {
    throw nameTaken(error);
  }
}

export function nameTaken(error: unknown): unknown {
  if (uniqueViolation(error) !== "projects_name") return error;
  return conflict("Project name already exists", {
    message: "Another project of the organization has this name. Choose another one.",
    code: "PROJECT_NAME_TAKEN",
  });
}
