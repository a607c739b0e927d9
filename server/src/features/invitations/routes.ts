import { type Invite, invitations } from "@gantry/contract/invitations.ts";
import type { Context } from "../../context.ts";
import { type Mounting, mount } from "../../platform/http/mount.ts";
import { type Actor, actorOf } from "../audit/record-audit.ts";
import type { Tokens } from "../auth/tokens.ts";
import { acceptInvitation } from "./accept-invitation.ts";
import { createInvitation } from "./create-invitation.ts";
import { listInvitations } from "./list-invitations.ts";
import { revokeInvitation } from "./revoke-invitation.ts";
import { showInvitation } from "./show-invitation.ts";

export function mountInvitations(mounting: Mounting, ctx: Context, door: { tokens: Tokens }): void {
  const create = async (actor: Actor, body: Invite) => ({
    success: true as const,
    message: "Invitation sent.",
    invitation: await createInvitation(ctx, actor, body),
  });
  mount(mounting, invitations, {
    create: (call) => create(actorOf(call), call.body),
    createForMe: (call) => create(actorOf(call), call.body),
    list: async ({ caller, query }) => ({ success: true as const, ...(await listInvitations(ctx, caller.organizationId, query)) }),
    revoke: async (call) => {
      await revokeInvitation(ctx, actorOf(call), call.params.id);
      return { success: true as const, message: "Invitation revoked successfully" };
    },
    validate: async ({ params, reply }) => {
      reply.header("cache-control", "no-store");
      return { success: true as const, valid: true as const, ...(await showInvitation(ctx, params.token)) };
    },
    accept: async (call) => {
      const session = await acceptInvitation(ctx, door.tokens, call.caller, actorOf(call), call.body.token);
      return { success: true as const, message: `You joined ${session.user.organizationName}`, ...session };
    },
  });
}
