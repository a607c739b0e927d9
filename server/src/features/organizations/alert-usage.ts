import { sql } from "kysely";
import { unlimited } from "@gantry/contract/plans/constants.ts";
import type { Context } from "../../context.ts";
import type { Transaction } from "../../platform/db/database.ts";
import { mailAdmins } from "./mail-admins.ts";
import { percentOf } from "./measure-usage.ts";

/** Percent; admins get one mail per level and month. */
const levels = [50, 80, 90, 100] as const;
export type AlertedKind = "testRuns" | "storage";

interface Amount {
  used: number;
  limit: number;
  /** The first day of the month that was counted; by default the current month. */
  month?: string;
}

/** Whether the counted run reached a level. */
export function crossesLevel({ used, limit }: Amount): boolean {
  return limit < unlimited && levels.some((level) => percentOf(used, limit) >= level && percentOf(used - 1, limit) < level);
}

/**
 * Mails the admins of an organization for each level that usage has reached and that was not mailed this month. If usage skips levels, a mail is sent
 * for each, with the current usage. Each level is mailed once, however often and from however many processes this is called.
 */
export async function alertUsage(
  ctx: Pick<Context, "secrets" | "newId" | "dashboardLink">,
  tx: Transaction,
  organizationId: string,
  kind: AlertedKind,
  { used, limit, month }: Amount,
): Promise<void> {
  const reached = levels.filter((level) => percentOf(used, limit) >= level);
  // A plan with a limit of zero has no usage to warn about.
  if (reached.length === 0 || limit >= unlimited || limit === 0) return;
  const { rows } = await sql<{ level: (typeof levels)[number]; month: string; resets_at: Date }>`
    insert into usage_alerts (org_id, month, kind, level)
    select ${organizationId}, coalesce(${month ?? null}::date, date_trunc('month', now() at time zone 'utc')::date), ${kind}, level from unnest(${reached}::int[]) as level
    on conflict do nothing
    returning level, month::text, (month + interval '1 month') at time zone 'utc' as resets_at`.execute(tx);
  if (rows.length === 0) return;
  const organization = await tx
    .selectFrom("organizations")
    .select(["id", "name", "plan", "notifications"])
    .where("id", "=", organizationId)
    .executeTakeFirstOrThrow();
  for (const { level, month: countedIn, resets_at } of rows.toSorted((a, b) => a.level - b.level))
    await mailAdmins(ctx, tx, organization, {
      type: "usage-alert",
      key: `${kind} ${level} ${countedIn}`,
      data: {
        organizationName: organization.name,
        kind,
        level,
        used,
        limit,
        plan: organization.plan,
        ...(kind === "testRuns" ? { resetsAt: resets_at.toISOString() } : {}),
        link: ctx.dashboardLink("/settings/plan"),
      },
    });
}
