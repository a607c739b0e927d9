import { sql } from "kysely";
import type { PlanName } from "@gantry/contract/plans/schemas.ts";
import type { Context } from "../../context.ts";
import { eachOrganization } from "./each-organization.ts";
import { alertUsage } from "./alert-usage.ts";
import { limitsOf } from "./plan-limits.ts";

/**
 * Checks every organization that has used half of its runs or storage, within a minute of changes that are not caused by a run (storage, a smaller
 * plan).
 */
export async function alertAllUsage(ctx: Context): Promise<void> {
  const limits = Object.entries(ctx.config.plans);
  const { rows } = await ctx.db.asSystem((tx) =>
    sql<{ org_id: string; plan: PlanName; month: string; test_runs: number; storage: number }>`
      select o.id as org_id, o.plan, this.month::text, coalesce(u.test_runs, 0) as test_runs, o.current_storage_used_bytes as storage
      from organizations o
      cross join (select date_trunc('month', now() at time zone 'utc')::date as month) this
      join unnest(
        ${limits.map(([plan]) => plan)}::text[],
        ${limits.map(([, { maxTestRuns }]) => maxTestRuns)}::bigint[],
        ${limits.map(([, { maxStorageBytes }]) => maxStorageBytes)}::bigint[]
      ) as p (plan, runs, storage) on p.plan = o.plan
      left join usage_months u on u.org_id = o.id and u.month = this.month
      where coalesce(u.test_runs, 0) >= p.runs / 2 or o.current_storage_used_bytes >= p.storage / 2
      order by o.id`.execute(tx),
  );
  await eachOrganization(ctx, rows, "an organization's usage was not checked", async (row) => {
    const { maxTestRuns, maxStorageBytes } = limitsOf(ctx, row.plan);
    // For the month that was checked: a new one may have begun by now.
    const { month } = row;
    await ctx.db.asSystem(async (tx) => {
      await alertUsage(ctx, tx, row.org_id, "testRuns", { used: row.test_runs, limit: maxTestRuns, month });
      await alertUsage(ctx, tx, row.org_id, "storage", { used: row.storage, limit: maxStorageBytes, month });
    });
  });
}
