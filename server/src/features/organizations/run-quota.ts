import { sql } from "kysely";
import type { Context } from "../../context.ts";
import type { TenantTransaction } from "../../platform/db/database.ts";
import type { HttpError } from "../../platform/errors.ts";
import { alertUsage, crossesLevel } from "./alert-usage.ts";
import { limitReached } from "./limit-reached.ts";
import type { LockedOrganization } from "./lock-organization.ts";
import { limitsOf } from "./plan-limits.ts";

/**
 * Checks without a lock whether the plan allows another run; it may be used up when the run is counted.
 * @returns how many bytes may still be stored
 * @throws 429 `Storage limit reached` | `Test run limit reached`
 */
export async function requireRoomForRun(ctx: Pick<Context, "config">, tx: TenantTransaction): Promise<StorageLeft> {
  const organization = await tx
    .selectFrom("organizations")
    .select(["plan", "current_storage_used_bytes as currentStorageUsedBytes"])
    .where("id", "=", tx.organizationId)
    .executeTakeFirstOrThrow();
  const { maxStorageBytes, maxTestRuns } = limitsOf(ctx, organization.plan);
  requireStorage(ctx, organization);
  if ((await runsThisMonth(tx)) >= maxTestRuns) throw await monthIsFull(tx, organization, maxTestRuns);
  return {
    leftBytes: maxStorageBytes - organization.currentStorageUsedBytes,
    limitError: (bytes) => storageLimitReached(organization, maxStorageBytes, bytes),
  };
}

/**
 * Rejects several runs at once if the month's limit does not leave room for all of them. Counts none. The organization must be locked.
 * @throws 429 `Storage limit reached` | `Test run limit reached`
 */
export async function requireRoomForRuns(
  ctx: Context,
  tx: TenantTransaction,
  organization: LockedOrganization,
  runs: number,
): Promise<void> {
  const { maxTestRuns } = limitsOf(ctx, organization.plan);
  requireStorage(ctx, organization);
  const left = Math.max(0, maxTestRuns - (await runsThisMonth(tx)));
  if (runs > left)
    throw await monthIsFull(
      tx,
      organization,
      maxTestRuns,
      `This needs ${runs === 1 ? "1 run" : `${runs} runs`} and ${left} are left, so none was started. `,
    );
}

async function runsThisMonth(tx: TenantTransaction): Promise<number> {
  const month = await tx
    .selectFrom("usage_months")
    .select("test_runs")
    .where("org_id", "=", tx.organizationId)
    .where("month", "=", sql<string>`date_trunc('month', now() at time zone 'utc')::date`)
    .executeTakeFirst();
  return month?.test_runs ?? 0;
}

export interface StorageLeft {
  leftBytes: number;
  /** 429 `Storage limit reached`, for this many more bytes. */
  limitError: (bytes: number) => HttpError;
}

type UsedStorage = Pick<LockedOrganization, "plan" | "currentStorageUsedBytes">;

/**
 * @param moreBytes the size of what will be stored, if known
 * @throws 429 `Storage limit reached`
 */
export function requireStorage(ctx: Pick<Context, "config">, organization: UsedStorage, moreBytes = 0): void {
  const { maxStorageBytes } = limitsOf(ctx, organization.plan);
  const used = organization.currentStorageUsedBytes;
  // Equality counts as full: a run at exactly the limit is rejected.
  if (used >= maxStorageBytes || used + moreBytes > maxStorageBytes) throw storageLimitReached(organization, maxStorageBytes, moreBytes);
}

function storageLimitReached({ plan, currentStorageUsedBytes }: UsedStorage, limit: number, moreBytes: number) {
  return limitReached({
    what: "Storage",
    code: "STORAGE_LIMIT_REACHED",
    used: currentStorageUsedBytes,
    limit,
    plan,
    advice: `${moreBytes > 0 ? "This upload needs more than is left. " : ""}Free space by retention, or move to a larger plan.`,
  });
}

/**
 * Counts a run towards the month's limit, or rejects it; soft-deleted runs stay counted. The organization must be locked.
 * @throws 429 `Storage limit reached` | `Test run limit reached`
 */
export async function countAgainstQuota(ctx: Context, tx: TenantTransaction, organization: LockedOrganization): Promise<void> {
  const { maxTestRuns } = limitsOf(ctx, organization.plan);
  requireStorage(ctx, organization);
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

async function monthIsFull(tx: TenantTransaction, { plan }: Pick<LockedOrganization, "plan">, limit: number, advice = "") {
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
    advice: `${advice}A larger plan allows more runs.`,
    resets: { at, inSeconds },
  });
}
