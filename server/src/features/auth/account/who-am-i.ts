import type { Me } from "@gantry/contract/auth/schemas.ts";
import type { Context } from "../../../context.ts";
import type { Caller } from "../../../platform/http/caller.ts";
import { unauthorized } from "../../../platform/errors.ts";
import { limitsOf } from "../../organizations/plan-limits.ts";

/** The caller with the active organization, and the organizations they may switch to. */
export async function whoAmI(ctx: Context, caller: Caller): Promise<Me> {
  const memberships = await ctx.db.asSystem((tx) =>
    tx
      .selectFrom("memberships as m")
      .innerJoin("organizations as o", "o.id", "m.org_id")
      .select(["o.id", "o.name", "o.plan", "o.ai_analysis_enabled", "m.role"])
      .where("m.user_id", "=", caller.userId)
      .where("m.status", "=", "active")
      .orderBy("m.created_at")
      .execute(),
  );
  const active = memberships.find((membership) => membership.id === caller.organizationId);
  if (!active) throw unauthorized("Invalid or expired token");
  return {
    id: caller.userId,
    email: caller.email,
    name: caller.name,
    role: caller.role,
    organization: {
      id: active.id,
      name: active.name,
      plan: active.plan,
      limits: limitsOf(ctx, active.plan),
      aiAnalysisEnabled: active.ai_analysis_enabled,
    },
    // A key works only in its own organization.
    organizations: memberships
      .filter(({ id }) => caller.via === "token" || id === active.id)
      .map(({ id, name, role }) => ({ id, name, role })),
  };
}
