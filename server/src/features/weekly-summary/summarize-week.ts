import type { Insights } from "@gantry/contract/insights/schemas.ts";
import type { WeekNumbers, WeeklySummary } from "@gantry/contract/weekly-summary/schemas.ts";
import { sql } from "kysely";
import type { Context } from "../../context.ts";
import type { TenantTransaction } from "../../platform/db/database.ts";
import { addDays } from "../tests/insights/insights-period.ts";
import { readInsights } from "../tests/insights/read-insights.ts";

/** How many tests of each kind a summary names. */
const testsNamed = 5;

/** The week before a Monday, with the week before that. @param projectId `undefined`: all projects */
export async function summarizeWeek(
  ctx: Context,
  organizationId: string,
  projectId: string | undefined,
  monday: string,
): Promise<WeeklySummary> {
  const [from, to] = [addDays(monday, -7), addDays(monday, -1)];
  const insights = await readInsights(ctx, organizationId, { project: projectId, from, to });
  const [before, during] = await ctx.db.withTenant(organizationId, async (tx) => [
    await newFailures(tx, projectId, addDays(from, -7)),
    await newFailures(tx, projectId, from),
  ]);
  return {
    from,
    to,
    week: numbers(insights.totals, during ?? 0),
    previous: numbers(insights.previous.totals, before ?? 0),
    mostFailing: insights.mostFailing.slice(0, testsNamed),
    newlyFlaky: insights.newlyFlaky.slice(0, testsNamed),
    slowest: insights.slowest.slice(0, testsNamed),
  };
}

const numbers = ({ runs, passRate, flakyRate, p50DurationMs }: Insights["totals"], failures: number): WeekNumbers => ({
  runs,
  passRate,
  flakyRate,
  newFailures: failures,
  p50DurationMs,
});

/** Failures whose first occurrence is in the seven days from `from`. */
async function newFailures(tx: TenantTransaction, projectId: string | undefined, from: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from failure_groups g join projects p on p.org_id = g.org_id and p.id = g.project_id and p.deleted_at is null
    where g.org_id = ${tx.organizationId} ${projectId === undefined ? sql`` : sql`and g.project_id = ${projectId}`}
      and g.first_at >= ${`${from}T00:00:00Z`}::timestamptz and g.first_at < ${`${addDays(from, 7)}T00:00:00Z`}::timestamptz`.execute(tx);
  return rows[0]?.count ?? 0;
}
