import { z } from "zod";
import { blankAsMissing } from "../text.ts";
import { invalidInvitation } from "../auth/constants.ts";
import { Session } from "../auth/schemas.ts";
import { ok, Done } from "../errors.ts";
import { Id } from "../ids.ts";
import { PageQuery, Pagination } from "../pagination/schemas.ts";
import { type RejectedField, admins, route, everyone } from "../route.ts";
import { Invite, CreatedInvitation, InvitationStatus, Invitation, InvitationLink, ShownInvitation } from "./schemas.ts";

function inviteRefusal(issues: readonly RejectedField[]): string {
  if (issues.some((issue) => issue.missing)) return "Missing required fields";
  return issues.some((issue) => issue.path === "email") ? "Invalid email" : "Invalid role";
}

const InviteToken = z.string();
const invite = {
  noun: "invitation",
  method: "POST",
  allow: admins,
  limit: "strict",
  unknownFields: "refuse",
  body: Invite,
  refusal: inviteRefusal,
  reply: z.object({ success: z.literal(true), message: z.string(), invitation: CreatedInvitation }),
  status: 201,
} as const;

export const invitations = {
  create: route({ ...invite, path: "/api/invitations", summary: "Invite a person by email" }),
  createForMe: route({
    ...invite,
    path: "/api/organizations/me/users/invite",
    summary: "Invite a teammate: the same as POST /api/invitations",
  }),
  list: route({
    noun: "invitation",
    method: "GET",
    path: "/api/invitations",
    summary: "List pending invitations, newest first; others with ?status=",
    allow: admins,
    limit: "api",
    query: PageQuery.extend({ status: InvitationStatus.or(z.literal("all")).default("pending") }),
    reply: z.object({ success: z.literal(true), invitations: z.array(Invitation), pagination: Pagination }),
  }),
  resend: route({
    noun: "invitation",
    method: "POST",
    path: "/api/invitations/:id/resend",
    summary: "Send a pending invitation again, with a new link for seven days; the earlier link becomes invalid",
    allow: admins,
    limit: "strict",
    params: z.object({ id: Id }),
    reply: invite.reply,
  }),
  link: route({
    noun: "invitation",
    method: "POST",
    path: "/api/invitations/:id/link",
    summary: "Create a link to a pending invitation to copy; it replaces the previous one but not the emailed one",
    allow: admins,
    limit: "strict",
    credential: "token",
    params: z.object({ id: Id }),
    reply: ok(InvitationLink),
  }),
  revoke: route({
    noun: "invitation",
    method: "DELETE",
    path: "/api/invitations/:id",
    summary: "Revoke a pending invitation",
    allow: admins,
    limit: "strict",
    params: z.object({ id: Id }),
    reply: Done,
  }),
  validate: route({
    noun: "invitation",
    method: "GET",
    path: "/api/invitations/validate/:token",
    summary: "Get the invitation of a link",
    allow: "public",
    limit: "auth",
    params: z.object({ token: z.string() }),
    reply: ShownInvitation.extend({ success: z.literal(true), valid: z.literal(true) }),
  }),
  accept: route({
    noun: "invitation",
    method: "POST",
    path: "/api/invitations/accept",
    summary: "Join the organization that invited you, with your existing account",
    allow: everyone,
    limit: "api",
    credential: "token",
    unknownFields: "refuse",
    body: z.object({ token: z.preprocess(blankAsMissing, InviteToken) }),
    refusal: (issues) => (issues.some((issue) => issue.missing) ? "Missing required fields" : invalidInvitation),
    reply: Session.extend({ message: z.string() }),
  }),
};
