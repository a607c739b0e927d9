import { z } from "zod";
import { blankAsMissing } from "../text.ts";
import { RoleName, Email } from "../auth/schemas.ts";
import { Timestamp } from "../ids.ts";
import { invitationStatuses, mailOutcomes } from "./constants.ts";

export const InvitationStatus = z.enum(invitationStatuses);
export type InvitationStatus = z.infer<typeof InvitationStatus>;

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
  /** An account with this email exists; its owner signs in and accepts. */
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

export const Invite = z.object({ email: z.preprocess(blankAsMissing, Email), role: z.preprocess(blankAsMissing, RoleName) });
export type Invite = z.infer<typeof Invite>;
