import { users } from "@gantry/contract/users/routes.ts";
import type { Context } from "../../context.ts";
import { notFound } from "../../platform/errors.ts";
import { type Mounting, mount } from "../../platform/http/mount.ts";
import { actorOf } from "../audit/record-audit.ts";
import { changeRole } from "./change-role.ts";
import { changeStatus } from "./change-status.ts";
import { listUsers } from "./list-users.ts";
import { presentUserDetails } from "./present.ts";
import { removeUser } from "./remove-user.ts";
import { findMember } from "../accounts/find-member.ts";

export function mountUsers(mounting: Mounting, ctx: Context): void {
  mount(mounting, users, {
    list: async ({ caller, query }) => ({ success: true as const, ...(await listUsers(ctx, caller.organizationId, query)) }),
    get: async ({ caller, params }) => {
      const row = await ctx.db.withTenant(caller.organizationId, (tx) => findMember(tx, params.id));
      if (!row) throw notFound("User not found");
      return { success: true as const, user: presentUserDetails(row) };
    },
    changeRole: async (call) => {
      const user = await changeRole(ctx, actorOf(call), call.params.id, call.body.role);
      return { success: true as const, message: `User role updated to ${user.role}`, user };
    },
    changeStatus: async (call) => {
      const user = await changeStatus(ctx, actorOf(call), call.params.id, call.body.status);
      return { success: true as const, message: `User status updated to ${user.status}`, user };
    },
    remove: async (call) => {
      const email = await removeUser(ctx, actorOf(call), call.params.id);
      return { success: true as const, message: `User ${email} has been removed from the organization` };
    },
  });
}
