import type { CreatedInvitation } from "@gantry/contract/invitations/schemas.ts";
import { invitations } from "@gantry/contract/invitations/routes.ts";
import type { FastifyReply } from "fastify";
import type { Context } from "../../context.ts";
import { type Mounting, mount } from "../../platform/http/mount.ts";
import { actorOf } from "../audit/record-audit.ts";
import type { Tokens } from "../accounts/tokens.ts";
import { acceptInvitation } from "./accept-invitation.ts";
import { createInvitation } from "./create-invitation.ts";
import { linkInvitation } from "./link-invitation.ts";
import { listInvitations } from "./list-invitations.ts";
import { resendInvitation } from "./resend-invitation.ts";
import { revokeInvitation } from "./revoke-invitation.ts";
import { showInvitation } from "./show-invitation.ts";

export function mountInvitations(mounting: Mounting, ctx: Context, services: { tokens: Tokens }): void {
  /** The response may contain a link that grants access. */
  const sent = (reply: FastifyReply, invitation: CreatedInvitation, message = "Invitation sent.") => {
    reply.header("cache-control", "no-store");
    return { success: true as const, message, invitation };
  };
  mount(mounting, invitations, {
    create: async (call) => sent(call.reply, await createInvitation(ctx, actorOf(call), call.body)),
    createForMe: async (call) => sent(call.reply, await createInvitation(ctx, actorOf(call), call.body)),
    resend: async (call) => {
      const invitation = await resendInvitation(ctx, actorOf(call), call.params.id);
      // The message of a creation is specified; this one says what happened.
      return sent(call.reply, invitation, invitation.mail?.message ?? undefined);
    },
    link: async (call) => {
      call.reply.header("cache-control", "no-store");
      return { success: true as const, data: await linkInvitation(ctx, actorOf(call), call.params.id) };
    },
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
      const session = await acceptInvitation(ctx, services.tokens, call.caller, actorOf(call), call.body.token);
      return { success: true as const, message: `You joined ${session.user.organizationName}`, ...session };
    },
  });
}
