import { sql } from "kysely";
import { type Project, RunSettings, type RunSettingsChange } from "@gantry/contract/projects/schemas.ts";
import type { Context } from "../../context.ts";
import type { TenantTransaction } from "../../platform/db/database.ts";
import { notFound } from "../../platform/errors.ts";
import { type Actor, recordAudit } from "../audit/record-audit.ts";
import { notifyOtherServers } from "../../platform/realtime/notifier.ts";
import { lockOrganization } from "../organizations/lock-organization.ts";
import { nameTaken } from "./create-project.ts";
import { type ProjectRow, presentProject } from "./record/present.ts";
import { requireRoomForServices } from "./run-settings/require-room-for-services.ts";
import { limitsStarts } from "./run-settings/limits-starts.ts";
import { quietTimeOf } from "./run-settings/quiet-time.ts";
import { projectsOf } from "./record/store.ts";

interface ProjectChange {
  name?: string | undefined;
  runSettings?: RunSettingsChange | undefined;
}

/** Changes the given fields. @throws 404 `Project not found`; 409 for a name that is taken; 400 for invalid quiet hours, or if the resources are too small for the services */
export async function changeProject(ctx: Context, actor: Actor, projectId: string, change: ProjectChange): Promise<Project> {
  const { organizationId } = actor;
  try {
    const { row, limited } = await ctx.db.withTenant(organizationId, (tx) => storeChange(ctx, tx, actor, projectId, change));
    // Runs that waited may start.
    if (limited) ctx.queueNotifier.notify(organizationId);
    return presentProject(row);
  } catch (error) {
    throw nameTaken(error);
  }
}

async function storeChange(
  ctx: Context,
  tx: TenantTransaction,
  actor: Actor,
  projectId: string,
  change: ProjectChange,
): Promise<{ row: ProjectRow; limited: boolean }> {
  // Until the transaction ends, no one else changes these settings, and no run is accepted or claimed.
  await lockOrganization(tx);
  const before = await projectsOf(tx)
    .selectAll()
    .select(sql<Date>`clock_timestamp()`.as("now"))
    .where("id", "=", projectId)
    .executeTakeFirst();
  if (!before) throw notFound("Project not found");
  const merged = mergeSettings(RunSettings.parse(before.run_settings), change.runSettings);
  // Only if one of them changes: values that were stored before this check existed must not block other changes.
  if (change.runSettings?.services || change.runSettings?.resources) requireRoomForServices(merged.resources, merged.services);
  if (before.limits_starts !== limitsStarts(merged)) await lockQueued(tx, projectId);
  const after = await tx
    .updateTable("projects")
    .set({
      name: change.name ?? before.name,
      run_settings: JSON.stringify(merged),
      ...(change.runSettings?.quietHours === undefined ? {} : quietTimeOf(merged, before.now)),
      updated_at: sql<Date>`clock_timestamp()`,
    })
    .where("org_id", "=", tx.organizationId)
    .where("id", "=", projectId)
    .returningAll()
    .executeTakeFirstOrThrow();
  await recordChange(ctx, tx, actor, projectId, { oldName: before.name, name: after.name, runSettings: change.runSettings });
  const { maxConcurrentRuns, maxStartsPerHour, quietHours } = change.runSettings ?? {};
  const limitsChanged = [maxConcurrentRuns, maxStartsPerHour, quietHours].some((limit) => limit !== undefined);
  if (limitsChanged) {
    await limitQueued(tx, after);
    await notifyOtherServers(tx, ctx.config, tx.organizationId);
  }
  return { row: after, limited: limitsChanged };
}

const mergeSettings = (settings: RunSettings, change: RunSettingsChange | undefined): RunSettings =>
  RunSettings.parse({
    ...settings,
    ...change,
    baseUrls: { ...settings.baseUrls, ...change?.baseUrls },
    resources: { ...settings.resources, ...change?.resources },
  });

async function recordChange(
  ctx: Context,
  tx: TenantTransaction,
  actor: Actor,
  projectId: string,
  change: { oldName: string; name: string; runSettings: RunSettingsChange | undefined },
): Promise<void> {
  await recordAudit(ctx, tx, actor, {
    action: "project.changed",
    targetType: "project",
    targetId: projectId,
    details: {
      name: change.name,
      ...(change.name === change.oldName ? {} : { oldName: change.oldName }),
      runSettings: Object.keys(change.runSettings ?? {}),
    },
  });
}

/** Locks the project's queued runs, in the order in which they are deleted, and before the project and their entries in the queue, as their ends do. */
async function lockQueued(tx: TenantTransaction, projectId: string): Promise<void> {
  await sql`
    select from executions where org_id = ${tx.organizationId} and project_id = ${projectId}
      and id in (select execution_id from run_queue where org_id = ${tx.organizationId})
    order by id for no key update`.execute(tx);
}

/** Marks the project's queued runs as limited or not, so that claims find them in the right part of the queue. */
async function limitQueued(tx: TenantTransaction, { org_id, id, limits_starts }: ProjectRow): Promise<void> {
  const limited = limits_starts ? id : "";
  await sql`
    update run_queue q set limited_project = ${limited} from executions e
    where q.org_id = ${org_id} and e.org_id = q.org_id and e.id = q.execution_id and e.project_id = ${id} and q.limited_project <> ${limited}`.execute(
    tx,
  );
}
