import type { Context } from "../../../context.ts";
import type { Caller } from "../../../platform/http/caller.ts";
import { forbidden, notFound } from "../../../platform/errors.ts";
import { type Session, newSession } from "../../accounts/session.ts";
import type { Tokens } from "../../accounts/tokens.ts";

/**
 * A session in another of the caller's organizations. The old token stays valid for the old one.
 * @throws 404 `Organization not found`, also for one that the caller does not belong to; 403 `Account suspended`
 */
export async function switchOrganization(ctx: Context, tokens: Tokens, caller: Caller, organizationId: string): Promise<Session> {
  const organization = await ctx.db.asSystem((tx) =>
    tx
      .selectFrom("memberships as m")
      .innerJoin("organizations as o", "o.id", "m.org_id")
      .select(["o.id", "o.name", "m.role", "m.status"])
      .where("m.user_id", "=", caller.userId)
      .where("m.org_id", "=", organizationId)
      .executeTakeFirst(),
  );
  if (!organization)
    throw notFound("Organization not found", {
      message: "You are not a member of an organization with this ID.",
      code: "ORGANIZATION_NOT_FOUND",
    });
  if (organization.status !== "active")
    throw forbidden("Account suspended", {
      message: `An admin of ${organization.name} suspended you there. Ask them to lift it.`,
      code: "ACCOUNT_SUSPENDED",
    });
  return newSession(tokens, { id: caller.userId, ...caller }, organization);
}
