import { RunSettings } from "@gantry/contract/projects/schemas.ts";
import { sql } from "kysely";
import type { Context } from "../../../context.ts";
import { notifyOtherServers } from "../../../platform/realtime/notifier.ts";
import { eachOrganization } from "../../organizations/each-organization.ts";
import { quietColumns } from "./quiet-time.ts";
import { projectsOf } from "../record/store.ts";

/** Ends the quiet times that are over, and wakes workers for the runs that waited. Called every second by each server; one of them ends each. */
export async function renewQuietTimes(ctx: Context): Promise<void> {
  const { rows } = await ctx.db.asSystem((tx) =>
    sql<{ org_id: string; id: string }>`
      select org_id, id from projects where quiet_until <= clock_timestamp() and deleted_at is null order by random() limit 200`.execute(
      tx.commitWithNext(),
    ),
  );
  await eachOrganization(ctx, rows, "quiet hours did not end", ({ org_id, id }) => renewOne(ctx, org_id, id));
}

async function renewOne(ctx: Context, organizationId: string, id: string): Promise<void> {
  const isRenewed = await ctx.db.withTenant(organizationId, async (tx) => {
    const project = await projectsOf(tx)
      .select(["run_settings", "quiet_until", sql<Date>`clock_timestamp()`.as("now")])
      .where("id", "=", id)
      .forNoKeyUpdate()
      .executeTakeFirst();
    if (!project?.quiet_until || project.quiet_until > project.now) return false;
    await tx
      .updateTable("projects")
      .set(quietColumns(RunSettings.parse(project.run_settings), project.now))
      .where("org_id", "=", organizationId)
      .where("id", "=", id)
      .execute();
    await notifyOtherServers(tx, ctx.config, organizationId);
    return true;
  });
  if (isRenewed) ctx.queueNotifier.notify(organizationId);
}
