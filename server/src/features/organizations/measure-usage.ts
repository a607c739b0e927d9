import type { Alert, Usage, UsageAlerts } from "@gantry/contract/organizations/schemas.ts";
import type { Context } from "../../context.ts";
import { limitsOf } from "./plan-limits.ts";
import { usageRow } from "./store.ts";

/** The organization's current usage of each limit. */
export async function measureUsage(ctx: Context, organizationId: string): Promise<Usage> {
  const row = await ctx.db.withTenant(organizationId, (tx) => usageRow(tx, organizationId));
  const limits = limitsOf(ctx, row.plan);
  return {
    period: { start: row.period_start.toISOString(), end: row.period_end.toISOString() },
    projects: { used: row.projects, limit: limits.maxProjects },
    testRuns: { used: row.test_runs, limit: limits.maxTestRuns },
    users: { used: row.users, limit: limits.maxUsers, openInvitations: row.open_invitations },
    storage: { used: row.storage, limit: limits.maxStorageBytes },
    concurrentRuns: { used: row.running, limit: limits.maxConcurrentRuns },
  };
}

export async function usageAlerts(ctx: Context, organizationId: string): Promise<UsageAlerts> {
  const { storage, testRuns, projects, users } = await measureUsage(ctx, organizationId);
  return { storage: alertOf(storage), testRuns: alertOf(testRuns), projects: alertOf(projects), users: alertOf(users) };
}

export function alertOf({ used, limit }: { used: number; limit: number }): Alert {
  const percent = percentOf(used, limit);
  const level = percent >= 100 ? "exceeded" : percent >= 90 ? "critical" : percent >= 80 ? "warning" : "none";
  // Rounded down: 99.99 percent is not full.
  return { level, percentUsed: Math.floor(percent * 100) / 100, used, limit };
}

/** A limit of zero is never full. */
export function percentOf(used: number, limit: number): number {
  return limit === 0 ? 100 : (used / limit) * 100;
}
