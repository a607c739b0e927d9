import { z } from "zod";
import { PlanName, PlanLimits } from "../plans/schemas.ts";
import { roles } from "../route.ts";
import { blankAsMissing, DisplayName } from "../text.ts";
import { passwordRules } from "./constants.ts";

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

/** An email, converted to lower case, so that one person has one account. */
export const Email = z.string().trim().toLowerCase().max(254).pipe(z.email("must be an email address such as ada@example.com"));

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

export const SignupFields = z.object({
  email: z.preprocess(blankAsMissing, Email),
  password: Password,
  name: z.preprocess(blankAsMissing, PersonName),
  /** Required without `inviteToken`, and ignored with it. */
  organizationName: z.preprocess(blankAsMissing, OrganizationName.optional()),
  /** Any text, even empty: if it is not a valid invitation token, the error is `Invalid invitation token`. Without it an organization is created. */
  inviteToken: z.string().optional(),
});

/** With `inviteToken`, `organizationName` is neither used nor checked. */
export const Signup = z.preprocess(
  (sent: z.input<typeof SignupFields>) =>
    typeof sent === "object" && typeof sent?.inviteToken === "string" ? { ...sent, organizationName: undefined } : sent,
  SignupFields,
);
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
