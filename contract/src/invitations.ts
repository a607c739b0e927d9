import { z } from "zod";
import { Email, RoleName, Session, invalidInvitation } from "./auth.ts";
import { Done, ok } from "./errors.ts";
import { Id, Timestamp } from "./ids.ts";
import { PageQuery, Pagination } from "./pagination.ts";
import { type RefusedField, admins, everyone, route } from "./route.ts";

/** How long an invitation can be accepted. */
export const invitationDays = 7;

export const invitationStatuses = ["pending", "accepted", "expired", "revoked"] as const;
export const InvitationStatus = z.enum(invitationStatuses);
export type InvitationStatus = z.infer<typeof InvitationStatus>;

/**
 * The state of an invitation's newest mail; `delayed`: not accepted yet, will be retried; `logged`: not sent, because there is no working mail
 * server.
 */
export const mailOutcomes = ["queued", "sent", "delayed", "failed", "logged"] as const;
export type MailOutcome = (typeof mailOutcomes)[number];

/** `message` says what to do when the mail was not sent. */
export const InvitationMail = z.object({ status: z.enum(mailOutcomes), message: z.string().nullable() });
export type InvitationMail = z.infer<typeof InvitationMail>;

export const Invitation = z.object({
  id: z.string(),
  email: z.string(),
  role: RoleName,
  status: InvitationStatus,
  expiresAt: Timestamp,
  createdAt: Timestamp,
  inviterName: z.string(),
  /** `null` when it is no longer recorded. */
  mail: InvitationMail.nullable(),
});
export type Invitation = z.infer<typeof Invitation>;

export const CreatedInvitation = z.object({
  id: z.string(),
  email: z.string(),
  role: RoleName,
  expiresAt: Timestamp,
  /** An account with this e-mail exists; its owner signs in and accepts. */
  userExists: z.boolean(),
  actionType: z.enum(["signup", "accept"]),
  mail: InvitationMail,
  /** The link to copy; only when no mail is sent (`mail.status` is `logged`). It is not stored and cannot be read again. */
  inviteUrl: z.string().nullable(),
});
export type CreatedInvitation = z.infer<typeof CreatedInvitation>;

export const InvitationLink = z.object({ inviteUrl: z.string(), expiresAt: Timestamp });
export type InvitationLink = z.infer<typeof InvitationLink>;

/** The content of an invitation's page before signing in. */
export const ShownInvitation = z.object({
  organizationName: z.string(),
  role: RoleName,
  inviterName: z.string(),
  /** The invited address; no other may use the link. */
  email: z.string(),
  expiresAt: Timestamp,
  userExists: z.boolean(),
});
export type ShownInvitation = z.infer<typeof ShownInvitation>;

const blank = (value: unknown) => (typeof value === "string" && value.trim() === "" ? undefined : value);
export const Invite = z.object({ email: z.preprocess(blank, Email), role: z.preprocess(blank, RoleName) });
export type Invite = z.infer<typeof Invite>;

function inviteRefusal(issues: readonly RefusedField[]): string {
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
  create: route({ ...invite, path: "/api/invitations", summary: "Invite a person by e-mail" }),
  createForMe: route({
    ...invite,
    path: "/api/organizations/me/users/invite",
    summary: "Invite a teammate: the same as POST /api/invitations",
  }),
  list: route({
    noun: "invitation",
    method: "GET",
    path: "/api/invitations",
    summary: "Pending invitations, newest first; others with ?status=",
    allow: admins,
    limit: "api",
    query: PageQuery.extend({ status: InvitationStatus.or(z.literal("all")).default("pending") }),
    reply: z.object({ success: z.literal(true), invitations: z.array(Invitation), pagination: Pagination }),
  }),
  resend: route({
    noun: "invitation",
    method: "POST",
    path: "/api/invitations/:id/resend",
    summary: "Mail a pending invitation again, with a new link for seven days; the earlier mail's link ends",
    allow: admins,
    limit: "strict",
    params: z.object({ id: Id }),
    reply: invite.reply,
  }),
  link: route({
    noun: "invitation",
    method: "POST",
    path: "/api/invitations/:id/link",
    summary: "Create a link to a pending invitation to copy; it replaces the previous one but not the mailed one",
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
    summary: "Show the invitation behind a link",
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
    body: z.object({ token: z.preprocess(blank, InviteToken) }),
    refusal: (issues) => (issues.some((issue) => issue.missing) ? "Missing required fields" : invalidInvitation),
    reply: Session.extend({ message: z.string() }),
  }),
};
