import type { ChangedStatus } from "@gantry/contract/users/routes.ts";
import type { Context } from "../../context.ts";
import { type Actor, recordAudit } from "../audit/record-audit.ts";
import { changeMember } from "../accounts/change-member.ts";
import { changeMembership } from "../accounts/memberships.ts";
import { memberToChange } from "./member-to-change.ts";
import { findMember } from "../accounts/find-member.ts";

/**
 * Suspends a member of this organization, or reactivates them; their other organizations are not affected.
 * @throws 404 `User not found`; 403 `Cannot change own status` | `Cannot suspend last admin` | `Forbidden`
 */
export async function changeStatus(ctx: Context, actor: Actor, userId: string, status: "active" | "suspended"): Promise<ChangedStatus> {
  return changeMember(ctx, actor.organizationId, userId, async (tx) => {
    const before = await memberToChange(tx, actor, userId, {
      own: "Cannot change own status",
      lastAdmin: status === "active" ? undefined : "Cannot suspend last admin",
    });
    await changeMembership(tx, userId, { status });
    // A reactivated member may still have to verify their email.
    const after = (await findMember(tx, userId)) ?? before;
    await recordAudit(ctx, tx, actor, {
      action: "user.status_changed",
      targetType: "user",
      targetId: userId,
      details: { oldStatus: before.status, newStatus: after.status, targetEmail: before.email },
    });
    return { id: after.id, email: after.email, name: after.name, role: after.role, status: after.status };
  });
}
