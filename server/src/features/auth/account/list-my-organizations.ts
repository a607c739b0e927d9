import type { MyOrganization } from "@gantry/contract/auth/schemas.ts";
import type { Context } from "../../../context.ts";
import type { Caller } from "../../../platform/http/caller.ts";

/** Every organization that the caller belongs to, in the order they joined. */
export async function listMyOrganizations(ctx: Context, caller: Caller): Promise<MyOrganization[]> {
  const rows = await ctx.db.asSystem((tx) =>
    tx
      .selectFrom("memberships as m")
      .innerJoin("organizations as o", "o.id", "m.org_id")
      .select(["o.id", "o.name", "m.role", "m.status"])
      .where("m.user_id", "=", caller.userId)
      .orderBy("m.created_at")
      .orderBy("m.org_id")
      .execute(),
  );
  return rows.map(({ id, name, role, status }) => ({
    id,
    name,
    role,
    status: status === "active" ? "active" : "suspended",
    active: id === caller.organizationId,
  }));
}
