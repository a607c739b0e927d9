import { sql } from "kysely";
import type { Context } from "../../context.ts";
import type { TenantTransaction } from "../../platform/db/database.ts";
import { alertUsage, crossesLevel } from "../organizations/alert-usage.ts";
import { limitReached } from "../organizations/limit-reached.ts";
import type { LockedOrganization } from "../organizations/lock-organization.ts";
import { limitsOf } from "../organizations/plan-limits.ts";

/**
 * Counts a run against the month, or refuses it; soft-deleted runs stay counted. The organization is locked.
 * @throws 429 `Storage limit reached` | `Test run limit reached`
 */
export async function countRun(ctx: Context, tx: TenantTransaction, organization: LockedOrganization): Promise<void> {
  const { maxStorageBytes, maxTestRuns } = limitsOf(ctx, organization.plan);
  // Equality counts as full: a run at exactly the limit is refused.
  if (organization.currentStorageUsedBytes >= maxStorageBytes) {
    throw limitReached({
      what: "Storage",
      code: "STORAGE_LIMIT_REACHED",
      used: organization.currentStorageUsedBytes,
      limit: maxStorageBytes,
      plan: organization.plan,
      advice: "Free space by retention, or move to a larger plan.",
    });
  }
  const { rows } = await sql<{ test_runs: number }>`
    insert into usage_months as month (org_id, month, test_runs)
    select ${tx.organizationId}, date_trunc('month', now() at time zone 'utc')::date, 1 where ${maxTestRuns}::bigint > 0
    on conflict (org_id, month) do update set test_runs = month.test_runs + 1 where month.test_runs < ${maxTestRuns}::bigint
    returning test_runs`.execute(tx);
  const [counted] = rows;
  if (!counted) throw await monthIsFull(tx, organization, maxTestRuns);
  const amount = { used: counted.test_runs, limit: maxTestRuns };
  if (crossesLevel(amount)) await alertUsage(ctx, tx, organization.id, "testRuns", amount);
}

async function monthIsFull(tx: TenantTransaction, { plan }: LockedOrganization, limit: number) {
  const { rows } = await sql<{ used: number; at: Date; in_seconds: number }>`
    select coalesce((select test_runs from usage_months where org_id = ${tx.organizationId} and month = this.month::date), 0) as used,
      this.ends as at, extract(epoch from this.ends - now())::float8 as in_seconds
    from (
      select date_trunc('month', now() at time zone 'utc') as month,
        (date_trunc('month', now() at time zone 'utc') + interval '1 month') at time zone 'utc' as ends
    ) this`.execute(tx);
  const { used, at, in_seconds: inSeconds } = rows[0] ?? { used: limit, at: new Date(), in_seconds: 0 };
  return limitReached({
    what: "Test run",
    code: "RUN_LIMIT_REACHED",
    used,
    limit,
    plan,
    advice: "A larger plan allows more at once.",
    resets: { at, inSeconds },
  });
}
