import type { Signup } from "@gantry/contract/auth/schemas.ts";
import type { Role } from "@gantry/contract/route.ts";
import type { Context } from "../../../context.ts";
import type { Transaction } from "../../../platform/db/database.ts";
import { uniqueViolation } from "../../../platform/db/database-down.ts";
import { badRequest, conflict } from "../../../platform/errors.ts";
import { recordAudit } from "../../audit/record-audit.ts";
import { isRegistered } from "../../invitations/is-registered.ts";
import { type FoundInvitation, findInvitation, invalidInvitation, redeemInvitation } from "../../invitations/redeem-invitation.ts";
import { sendMail } from "../../mail/send-mail.ts";
import { createOrganization } from "../../organizations/create-organization.ts";
import { sendVerification } from "./send-verification.ts";
import type { Origin } from "../../accounts/audit-account.ts";
import type { Passwords } from "../passwords/passwords.ts";
import { addMembership } from "../../accounts/memberships.ts";
import { type Session, newSession } from "../../accounts/session.ts";
import type { Tokens } from "../../accounts/tokens.ts";

/**
 * Signs a person up: as admin of a new organization, or into the one that invited them. One transaction: a failed sign-up leaves no rows.
 * @throws 400 `Missing required fields` | `Invalid invitation token`; 409 `Email already registered`; 429 `User limit reached`
 */
export async function signUp(
  ctx: Context,
  services: { tokens: Tokens; passwords: Passwords },
  origin: Origin,
  signup: Signup,
): Promise<Session & { verificationRequired?: true }> {
  if (signup.inviteToken === undefined && signup.organizationName === undefined) {
    throw badRequest("Missing required fields", {
      message: "Give organizationName, or an inviteToken to join an organization.",
      code: "VALIDATION_FAILED",
      issues: [{ path: "organizationName", message: "`organizationName` is required when there is no `inviteToken`." }],
    });
  }
  const invitation = signup.inviteToken === undefined ? undefined : await findInvitation(ctx, signup.inviteToken);
  if (invitation && invitation.email !== signup.email) throw invalidInvitation();
  if (await ctx.db.asSystem((tx) => isRegistered(tx, signup.email))) throw alreadyRegistered();
  const passwordHash = await services.passwords.hash(signup.password);
  // A mailed invitation proves ownership of the mailbox; a link passed on by an admin does not.
  const pending = ctx.config.emailVerificationRequired && !invitation?.isMailed;
  const person = { id: ctx.newId(), email: signup.email, name: signup.name };
  try {
    const joined = await ctx.db.asSystem(async (tx) => {
      // Before creating the account: of several users of one invitation the losers learn that it was used, not that the email is taken.
      const organization = invitation
        ? await redeemInvitation(ctx, tx, invitation)
        : { ...(await createOrganization(ctx, tx, signup.organizationName ?? "")), role: "admin" as const };
      await tx
        .insertInto("users")
        .values({ ...person, password_hash: passwordHash, status: pending ? "pending" : "active", last_login_at: new Date(ctx.now()) })
        .execute();
      await addMembership(tx, { organizationId: organization.id, userId: person.id, role: organization.role });
      await auditSignup(ctx, tx, person, origin, organization, invitation);
      await (pending ? sendVerification(ctx, tx, person) : welcome(ctx, tx, person, organization));
      return organization;
    });
    return { ...newSession(services.tokens, { ...person, authEpochMs: 0 }, joined), ...(pending ? { verificationRequired: true } : {}) };
  } catch (error) {
    if (uniqueViolation(error) === "users_email") throw alreadyRegistered();
    throw error;
  }
}

const alreadyRegistered = () =>
  conflict("Email already registered", { message: "Sign in with this email, or ask for a new password.", code: "EMAIL_REGISTERED" });

interface NewPerson {
  id: string;
  email: string;
  name: string;
}

async function auditSignup(
  ctx: Context,
  tx: Transaction,
  person: NewPerson,
  origin: Origin,
  organization: { id: string; name: string; role: Role },
  invitation: FoundInvitation | undefined,
): Promise<void> {
  const actor = { organizationId: organization.id, userId: person.id, email: person.email, ip: origin.ip, requestId: origin.requestId };
  await recordAudit(
    ctx,
    tx,
    actor,
    invitation
      ? {
          action: "invitation.accepted",
          targetType: "invitation",
          targetId: invitation.id,
          details: { targetEmail: person.email, role: organization.role, userId: person.id },
        }
      : { action: "organization.created", targetType: "organization", targetId: organization.id, details: { name: organization.name } },
  );
}

async function welcome(ctx: Context, tx: Transaction, person: NewPerson, organization: { id: string; name: string }): Promise<void> {
  await sendMail(ctx, tx, {
    type: "welcome",
    to: person.email,
    organizationId: organization.id,
    data: { name: person.name, organizationName: organization.name, link: ctx.dashboardLink("/") },
  });
}
