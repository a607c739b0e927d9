import { createHash } from "node:crypto";
import { sql } from "kysely";
import type { Signup } from "@gantry/contract/auth.ts";
import type { Role } from "@gantry/contract/route.ts";
import type { Context } from "../../context.ts";
import type { Transaction } from "../../platform/db/database.ts";
import { uniqueViolation } from "../../platform/db/database-down.ts";
import { badRequest, conflict } from "../../platform/http/errors.ts";
import { limitReached } from "../organizations/limit-reached.ts";
import { lockOrganizationAsSystem } from "../organizations/lock-organization.ts";
import { limitsOf } from "../organizations/plan-limits.ts";
import type { Passwords } from "./passwords.ts";
import { type Session, newSession } from "./session.ts";
import type { Tokens } from "./tokens.ts";

/**
 * Signs a person up: as admin of a new organization, or into the one that invited them. One transaction: who loses a race leaves no row.
 * @throws 400 `Missing required fields` | `Invalid invitation token`; 409 `Email already registered`; 429 `User limit reached`
 */
export async function signUp(ctx: Context, door: { tokens: Tokens; passwords: Passwords }, signup: Signup): Promise<Session> {
  if (signup.inviteToken === undefined && signup.organizationName === undefined) {
    throw badRequest("Missing required fields", {
      message: "Give organizationName, or an inviteToken to join an organization.",
      code: "VALIDATION_FAILED",
      issues: [{ path: "organizationName", message: "required without inviteToken" }],
    });
  }
  const invitation = signup.inviteToken === undefined ? undefined : await findInvitation(ctx, signup.inviteToken, signup.email);
  if (await isRegistered(ctx, signup.email)) throw alreadyRegistered();
  const passwordHash = await door.passwords.hash(signup.password);
  const userId = ctx.newId();
  try {
    const joined = await ctx.db.asSystem(async (tx) => {
      await tx
        .insertInto("users")
        .values({
          id: userId,
          email: signup.email,
          name: signup.name,
          password_hash: passwordHash,
          status: ctx.config.emailVerificationRequired ? "pending" : "active",
          last_login_at: new Date(ctx.now()),
        })
        .execute();
      const organization = invitation ? await join(ctx, tx, invitation, signup.email) : await found(ctx, tx, signup.organizationName ?? "");
      await tx.insertInto("memberships").values({ org_id: organization.id, user_id: userId, role: organization.role }).execute();
      return organization;
    });
    return newSession(door.tokens, { id: userId, email: signup.email, name: signup.name, authEpochMs: 0 }, joined);
  } catch (error) {
    if (uniqueViolation(error) === "users_email") throw alreadyRegistered();
    throw error;
  }
}

const alreadyRegistered = () =>
  conflict("Email already registered", { message: "Sign in with this e-mail, or ask for a new password.", code: "EMAIL_REGISTERED" });
const invalidInvitation = () =>
  badRequest("Invalid invitation token", {
    message: "The invitation is not valid any more, or is for another e-mail. Ask for a new one.",
    code: "INVALID_INVITATION",
  });

async function isRegistered(ctx: Context, email: string): Promise<boolean> {
  return (
    (await ctx.db.asSystem((tx) => tx.selectFrom("users").select("id").where(sql<string>`lower(email)`, "=", email).executeTakeFirst())) !==
    undefined
  );
}

interface LiveInvitation {
  org_id: string;
  id: string;
}

export function hashInviteToken(token: string): Buffer {
  return createHash("sha256").update(token).digest();
}

async function findInvitation(ctx: Context, token: string, email: string): Promise<LiveInvitation> {
  const found = await ctx.db.asSystem((tx) =>
    tx
      .selectFrom("invitations")
      .select(["org_id", "id"])
      .where("token_hash", "=", hashInviteToken(token))
      .where("status", "=", "pending")
      .where("expires_at", ">", sql<Date>`clock_timestamp()`)
      .where(sql<string>`lower(email)`, "=", email)
      .executeTakeFirst(),
  );
  if (!found) throw invalidInvitation();
  return found;
}

/** Takes the invitation, once: of two at the same time one finds it pending. Seats are counted under the organization's lock. */
async function join(
  ctx: Context,
  tx: Transaction,
  invitation: LiveInvitation,
  email: string,
): Promise<{ id: string; name: string; role: Role }> {
  const organization = await lockOrganizationAsSystem(tx, invitation.org_id);
  if (!organization) throw invalidInvitation();
  const taken = await tx
    .updateTable("invitations")
    .set({ status: "accepted", accepted_at: sql<Date>`clock_timestamp()` })
    .where("org_id", "=", invitation.org_id)
    .where("id", "=", invitation.id)
    .where("status", "=", "pending")
    .where("expires_at", ">", sql<Date>`clock_timestamp()`)
    .where(sql<string>`lower(email)`, "=", email)
    .returning("role")
    .executeTakeFirst();
  if (!taken) throw invalidInvitation();
  const { members } = await tx
    .selectFrom("memberships")
    .select((row) => row.fn.countAll<number>().as("members"))
    .where("org_id", "=", invitation.org_id)
    .executeTakeFirstOrThrow();
  const { maxUsers } = limitsOf(ctx, organization.plan);
  if (members >= maxUsers) {
    throw limitReached({
      what: "User",
      code: "USER_LIMIT_REACHED",
      used: members,
      limit: maxUsers,
      plan: organization.plan,
      advice: "Ask an admin for a larger plan or a free seat.",
    });
  }
  return { id: organization.id, name: organization.name, role: taken.role };
}

async function found(ctx: Context, tx: Transaction, name: string): Promise<{ id: string; name: string; role: Role }> {
  const id = ctx.newId();
  const plan = ctx.config.defaultPlan;
  await tx
    .insertInto("organizations")
    .values({ id, name, plan, limits: JSON.stringify(limitsOf(ctx, plan)) })
    .execute();
  return { id, name, role: "admin" };
}
