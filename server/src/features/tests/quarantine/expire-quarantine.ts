import { sql } from "kysely";
import type { Context } from "../../../context.ts";
import type { TenantTransaction } from "../../../platform/db/database.ts";
import { eachOrganization } from "../../organizations/each-organization.ts";
import { recordEvents } from "./record-event.ts";

/**
 * Ends quarantines that have expired by the database's clock, in one project or in the whole organization. It may run late, because readers check the
 * time.
 */
export async function expireQuarantine(ctx: Pick<Context, "newId">, tx: TenantTransaction, projectId?: string): Promise<void> {
  const over = await tx
    .deleteFrom("quarantine")
    .where("org_id", "=", tx.organizationId)
    .where("expires_at", "<=", sql<Date>`clock_timestamp()`)
    .$if(projectId !== undefined, (q) => q.where("project_id", "=", projectId ?? ""))
    .returning(["test_id", "project_id", "source", "reason"])
    .execute();
  const events = over.map(({ project_id, test_id, source, reason }) => ({
    projectId: project_id,
    testId: test_id,
    event: "expired" as const,
    source,
    reason,
  }));
  await recordEvents(ctx, tx, events);
}

/** The timed job: records an event for each expired quarantine. */
export async function expireAllQuarantine(ctx: Pick<Context, "db" | "newId" | "log">): Promise<void> {
  const rows = await ctx.db.asSystem((tx) =>
    tx.selectFrom("quarantine").select("org_id").distinct().where("expires_at", "<=", sql<Date>`clock_timestamp()`).execute(),
  );
  await eachOrganization(ctx, rows, "quarantines did not expire", ({ org_id }) =>
    ctx.db.withTenant(org_id, (tx) => expireQuarantine(ctx, tx)),
  );
}
