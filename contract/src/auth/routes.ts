import { z } from "zod";
import { blankAsMissing } from "../text.ts";
import { Done, ok } from "../errors.ts";
import { Id } from "../ids.ts";
import { type RejectedField, type Refusal, everyone, route } from "../route.ts";
import { invalidInvitation } from "./constants.ts";
import { Email, Signup, Session, Me, MyOrganization, PersonName, Password } from "./schemas.ts";

function signupRefusal(issues: readonly RejectedField[]): string | Refusal {
  if (issues.some((issue) => issue.missing && ["email", "password", "name", "organizationName"].includes(issue.path)))
    return "Missing required fields";
  if (issues.some((issue) => issue.path === "email")) return "Invalid email";
  if (issues.some((issue) => issue.path === "password")) return "Weak password";
  if (issues.some((issue) => issue.path === "inviteToken")) return invalidInvitation;
  return "Validation failed";
}

const missing = (issues: readonly RejectedField[]) => issues.some((issue) => issue.missing);

function passwordRefusal(issues: readonly RejectedField[]): string {
  if (missing(issues)) return "Missing required fields";
  if (issues.some((issue) => ["password", "newPassword"].includes(issue.path))) return "Weak password";
  return "Validation failed";
}

/** A password that is only compared; it may have been set under other rules. */
const GivenPassword = z.string().min(1).max(1000);
const AccountToken = z.string().min(1);
/** For requests whose response does not depend on whether an account exists. */
const anyAccount = {
  method: "POST",
  allow: "public",
  limit: "auth",
  unknownFields: "warn",
  body: z.object({ email: z.preprocess(blankAsMissing, Email) }),
  refusal: (issues: readonly RejectedField[]) => (missing(issues) ? "Missing required fields" : "Invalid email"),
  reply: Done,
} as const;

const person = { allow: everyone, limit: "api", credential: "token" } as const;

export const auth = {
  signup: route({
    method: "POST",
    path: "/api/auth/signup",
    summary: "Sign up, with a new organization or an invitation",
    allow: "public",
    limit: "auth",
    unknownFields: "refuse",
    body: Signup,
    reply: Session,
    status: 201,
    refusal: signupRefusal,
  }),
  login: route({
    method: "POST",
    path: "/api/auth/login",
    summary: "Sign in",
    allow: "public",
    limit: "auth",
    unknownFields: "warn",
    body: z.object({ email: z.string().max(500), password: z.string().max(1000), organizationId: Id.optional() }),
    reply: Session,
    refusal: (issues) => (issues.some((issue) => issue.missing) ? "Missing required fields" : "Validation failed"),
  }),
  me: route({ ...person, method: "GET", path: "/api/auth/me", summary: "Get the current user", reply: ok(Me) }),
  logout: route({
    ...person,
    method: "POST",
    path: "/api/auth/logout",
    summary: "Sign out: the client deletes its token",
    reply: Done,
  }),
  organizations: route({
    ...person,
    method: "GET",
    path: "/api/auth/organizations",
    summary: "List your organizations, in the order you joined",
    reply: ok(z.array(MyOrganization)),
  }),
  switch: route({
    ...person,
    method: "POST",
    path: "/api/auth/switch",
    summary: "Get a token for another of your organizations",
    noun: "organization",
    unknownFields: "warn",
    body: z.object({ organizationId: Id }),
    refusal: (issues) => (missing(issues) ? "Missing required fields" : "Invalid organization ID format"),
    reply: Session,
  }),
  changeMe: route({
    ...person,
    method: "PATCH",
    path: "/api/auth/me",
    summary: "Change your name",
    unknownFields: "refuse",
    body: z.object({ name: z.preprocess(blankAsMissing, PersonName) }),
    refusal: (issues) => (missing(issues) ? "Missing required fields" : "Validation failed"),
    reply: ok(Me),
  }),
  changePassword: route({
    ...person,
    method: "POST",
    path: "/api/auth/password",
    summary: "Change your password; every other session ends",
    unknownFields: "refuse",
    body: z.object({ currentPassword: GivenPassword, newPassword: Password }),
    refusal: passwordRefusal,
    reply: Session.extend({ message: z.string() }),
  }),
  signOutEverywhere: route({
    ...person,
    method: "POST",
    path: "/api/auth/sign-out-everywhere",
    summary: "End all your sessions, including this one; API keys stay valid",
    reply: Done,
  }),
  forgotPassword: route({ ...anyAccount, path: "/api/auth/forgot-password", summary: "Request a link to reset your password" }),
  resetPassword: route({
    method: "POST",
    path: "/api/auth/reset-password",
    summary: "Set a new password with the link's token; every session ends",
    allow: "public",
    limit: "auth",
    unknownFields: "refuse",
    body: z.object({ token: z.preprocess(blankAsMissing, AccountToken), password: Password }),
    refusal: passwordRefusal,
    reply: Done,
  }),
  verifyEmail: route({
    method: "POST",
    path: "/api/auth/verify-email",
    summary: "Verify an email address with the link's token, and sign in",
    allow: "public",
    limit: "auth",
    unknownFields: "refuse",
    body: z.object({ token: z.preprocess(blankAsMissing, AccountToken) }),
    refusal: (issues) => (missing(issues) ? "Missing required fields" : "Invalid verification token"),
    reply: Session.extend({ message: z.string() }),
  }),
  resendVerification: route({ ...anyAccount, path: "/api/auth/resend-verification", summary: "Resend the verification mail" }),
};
