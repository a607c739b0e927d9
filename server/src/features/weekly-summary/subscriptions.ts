import { sql } from "kysely";
import type { Context } from "../../context.ts";
import { newToken } from "../../platform/crypto/random-token.ts";
import { notFound, unauthorized } from "../../platform/errors.ts";
import { findMember } from "../accounts/find-member.ts";
import type { Actor } from "../audit/record-audit.ts";
import { changeOrganization } from "../organizations/change-organization.ts";
import { lockOrganization } from "../organizations/lock-organization.ts";
import { requireProject } from "../projects/record/require-project.ts";
import { requireTimeZone } from "../../platform/time-zone.ts";

interface Person {
  organizationId: string;
  userId: string;
}

/** Starts or stops a person's weekly mail. A new subscription begins with the next Monday. @throws 404 `Project not found` */
export async function subscribe(ctx: Context, person: Person, projectId: string | null, subscribed: boolean): Promise<void> {
  const { organizationId, userId } = person;
  await ctx.db.withTenant(organizationId, async (tx) => {
    // The membership must not end before the row that refers to it is there.
    await lockOrganization(tx);
    if ((await findMember(tx, userId))?.status !== "active") throw unauthorized("Invalid or expired token");
    if (projectId !== null) await requireProject(tx, projectId);
    if (subscribed)
      await tx
        .insertInto("summary_subscriptions")
        .values({ org_id: organizationId, user_id: userId, project_id: projectId, token: newToken() })
        .onConflict((at) => at.columns(["org_id", "user_id", "scope"]).doNothing())
        .execute();
    else
      await tx
        .deleteFrom("summary_subscriptions")
        .where("org_id", "=", organizationId)
        .where("user_id", "=", userId)
        .where("project_id", "is not distinct from", projectId)
        .execute();
  });
}

/** Ends the subscription of a mail's link. An unknown token is answered in the same way, so that a second click is no error. */
export async function unsubscribe(ctx: Context, token: string): Promise<void> {
  await ctx.db.asSystem((tx) => tx.deleteFrom("summary_subscriptions").where("token", "=", token).execute());
}

export async function isSubscribed(ctx: Context, { organizationId, userId }: Person, projectId: string | null): Promise<boolean> {
  const row = await ctx.db.withTenant(organizationId, async (tx) => {
    if (projectId !== null) await requireProject(tx, projectId);
    return tx
      .selectFrom("summary_subscriptions")
      .select("user_id")
      .where("org_id", "=", organizationId)
      .where("user_id", "=", userId)
      .where("project_id", "is not distinct from", projectId)
      .executeTakeFirst();
  });
  return row !== undefined;
}

export async function timeZoneOf(ctx: Context, organizationId: string): Promise<string> {
  const row = await ctx.db.withTenant(organizationId, (tx) =>
    tx.selectFrom("organizations").select("time_zone").where("id", "=", organizationId).executeTakeFirst(),
  );
  if (!row) throw notFound("Organization not found");
  return row.time_zone;
}

/** @throws 400 for a name that is no time zone. */
export async function setTimeZone(ctx: Context, actor: Actor, timeZone: string): Promise<void> {
  requireTimeZone("timeZone", timeZone);
  await changeOrganization(ctx, actor, () => ({
    set: { time_zone: timeZone, updated_at: sql<Date>`clock_timestamp()` },
    action: "organization.time_zone_changed",
    details: { timeZone },
  }));
}
