import type { Role } from "@gantry/contract/route.ts";
import type { ChangedRole } from "@gantry/contract/users/routes.ts";
import type { Context } from "../../context.ts";
import { type Actor, recordAudit } from "../audit/record-audit.ts";
import { changeMember } from "../accounts/change-member.ts";
import { changeMembership } from "../accounts/memberships.ts";
import { memberToChange } from "./member-to-change.ts";

/** @throws 404 `User not found`; 403 `Cannot change own role` | `Cannot remove last admin` | `Forbidden` */
export async function changeRole(ctx: Context, actor: Actor, userId: string, role: Role): Promise<ChangedRole> {
  return changeMember(ctx, actor.organizationId, userId, async (tx) => {
    const target = await memberToChange(tx, actor, userId, {
      own: "Cannot change own role",
      lastAdmin: role === "admin" ? undefined : "Cannot remove last admin",
    });
    await changeMembership(tx, userId, { role });
    await recordAudit(ctx, tx, actor, {
      action: "user.role_changed",
      targetType: "user",
      targetId: userId,
      details: { oldRole: target.role, newRole: role, targetEmail: target.email },
    });
    return { id: target.id, email: target.email, name: target.name, role };
  });
}
