import { z } from "zod";
import { Done, ok } from "./errors.ts";
import { Id } from "./ids.ts";
import { PlanLimits, PlanName } from "./plans.ts";
import { type Refusal, type RefusedField, everyone, roles, route } from "./route.ts";
import { DisplayName } from "./text.ts";
import { passwordRules } from "./constants.ts";

export { passwordRules } from "./constants.ts";

export const RoleName = z.enum(roles);

/** The user that signed up or in. */
export const SessionUser = z.object({
  id: z.string(),
  email: z.string(),
  name: z.string(),
  role: RoleName,
  organizationId: z.string(),
  organizationName: z.string(),
});
export type SessionUser = z.infer<typeof SessionUser>;

export const Session = z.object({
  success: z.literal(true),
  token: z.string(),
  user: SessionUser,
  /** The token can be used after the link in the verification mail was opened (`EMAIL_VERIFICATION=required`). */
  verificationRequired: z.literal(true).optional(),
});
export type Session = z.infer<typeof Session>;

/** An e-mail, converted to lower case, so that one person has one account. */
export const Email = z.string().trim().toLowerCase().max(254).pipe(z.email("must be an e-mail address such as ada@example.com"));

export const Password = z
  .string()
  .max(256)
  .refine((password) => !password.includes("\0"), "must not contain NUL")
  .refine(
    (password) => passwordRules.every((rule) => rule.test(password)),
    "must have at least 8 characters, with an uppercase letter, a lowercase letter, a digit and a special character",
  );

export const PersonName = DisplayName(1, 100);
export const OrganizationName = DisplayName(2, 100);

const blank = (value: unknown) => (typeof value === "string" && value.trim() === "" ? undefined : value);

export const Signup = z.object({
  email: z.preprocess(blank, Email),
  password: Password,
  name: z.preprocess(blank, PersonName),
  organizationName: z.preprocess(blank, OrganizationName.optional()),
  /** Any text, even empty: if it is not a valid invitation token, the error is `Invalid invitation token`. Without it an organization is created. */
  inviteToken: z.string().optional(),
});
export type Signup = z.infer<typeof Signup>;

export const Me = z.object({
  id: z.string(),
  email: z.string(),
  name: z.string(),
  role: RoleName,
  organization: z.object({ id: z.string(), name: z.string(), plan: PlanName, limits: PlanLimits, aiAnalysisEnabled: z.boolean() }),
  /** All organizations that the person can switch to. */
  organizations: z.array(z.object({ id: z.string(), name: z.string(), role: RoleName })),
});
export type Me = z.infer<typeof Me>;

/** One of the caller's organizations. */
export const MyOrganization = z.object({
  id: z.string(),
  name: z.string(),
  role: RoleName,
  /** `suspended`: an admin there suspended the caller, who cannot switch to it. */
  status: z.enum(["active", "suspended"]),
  /** The organization of the caller's token. */
  active: z.boolean(),
});
export type MyOrganization = z.infer<typeof MyOrganization>;

/** The same response for every text that is not a valid invitation token. */
export const invalidInvitation = {
  error: "Invalid invitation token",
  message: "The invitation is not valid any more, or is for another e-mail. Ask for a new one.",
  code: "INVALID_INVITATION",
} as const;

function signupRefusal(issues: readonly RefusedField[]): string | Refusal {
  if (issues.some((issue) => issue.missing && ["email", "password", "name", "organizationName"].includes(issue.path)))
    return "Missing required fields";
  if (issues.some((issue) => issue.path === "email")) return "Invalid email";
  if (issues.some((issue) => issue.path === "password")) return "Weak password";
  if (issues.some((issue) => issue.path === "inviteToken")) return invalidInvitation;
  return "Validation failed";
}

const missing = (issues: readonly RefusedField[]) => issues.some((issue) => issue.missing);

function passwordRefusal(issues: readonly RefusedField[]): string {
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
  body: z.object({ email: z.preprocess(blank, Email) }),
  refusal: (issues: readonly RefusedField[]) => (missing(issues) ? "Missing required fields" : "Invalid email"),
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
  me: route({ ...person, method: "GET", path: "/api/auth/me", summary: "Who am I", reply: ok(Me) }),
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
    summary: "Your organizations, in the order you joined",
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
    body: z.object({ name: z.preprocess(blank, PersonName) }),
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
    body: z.object({ token: z.preprocess(blank, AccountToken), password: Password }),
    refusal: passwordRefusal,
    reply: Done,
  }),
  verifyEmail: route({
    method: "POST",
    path: "/api/auth/verify-email",
    summary: "Verify an e-mail with the link's token, and sign in",
    allow: "public",
    limit: "auth",
    unknownFields: "refuse",
    body: z.object({ token: z.preprocess(blank, AccountToken) }),
    refusal: (issues) => (missing(issues) ? "Missing required fields" : "Invalid verification token"),
    reply: Session.extend({ message: z.string() }),
  }),
  resendVerification: route({ ...anyAccount, path: "/api/auth/resend-verification", summary: "Resend the verification mail" }),
};
