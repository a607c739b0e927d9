import { auth } from "@gantry/contract/auth/routes.ts";
import type { Context } from "../../context.ts";
import { type Mounting, mount } from "../../platform/http/mount.ts";
import { actorOf } from "../audit/record-audit.ts";
import { sendVerificationAgain } from "./sign-up/send-verification.ts";
import { originOf } from "../accounts/audit-account.ts";
import { changeMyName } from "./account/change-my-name.ts";
import { changePassword } from "./passwords/change-password.ts";
import { forgotPassword } from "./passwords/forgot-password.ts";
import { listMyOrganizations } from "./account/list-my-organizations.ts";
import { logIn } from "./sessions/log-in.ts";
import type { Passwords } from "./passwords/passwords.ts";
import { resetPassword } from "./passwords/reset-password.ts";
import { signOutEverywhere } from "./sessions/sign-out-everywhere.ts";
import { signUp } from "./sign-up/sign-up.ts";
import { switchOrganization } from "./sessions/switch-organization.ts";
import type { Tokens } from "../accounts/tokens.ts";
import { verifyEmail } from "./sign-up/verify-email.ts";
import { whoAmI } from "./account/who-am-i.ts";

export function mountAuth(mounting: Mounting, ctx: Context, services: { tokens: Tokens; passwords: Passwords }): void {
  mount(mounting, auth, {
    signup: async ({ body, request }) => ({ success: true as const, ...(await signUp(ctx, services, originOf(request), body)) }),
    login: async ({ body, rate }) => ({ success: true as const, ...(await logIn(ctx, services, body, rate)) }),
    me: async ({ caller }) => ({ success: true as const, data: await whoAmI(ctx, caller) }),
    logout: async () => ({ success: true as const, message: "Signed out" }),
    organizations: async ({ caller }) => ({ success: true as const, data: await listMyOrganizations(ctx, caller) }),
    switch: async ({ caller, body }) => ({
      success: true as const,
      ...(await switchOrganization(ctx, services.tokens, caller, body.organizationId)),
    }),
    changeMe: async ({ caller, body }) => {
      await changeMyName(ctx, caller, body.name);
      return { success: true as const, data: await whoAmI(ctx, { ...caller, name: body.name }) };
    },
    changePassword: async (call) => {
      const session = await changePassword(ctx, services, call.caller, actorOf(call), call.body);
      return { success: true as const, message: "Password changed. Every other session has ended.", ...session };
    },
    signOutEverywhere: async (call) => {
      await signOutEverywhere(ctx, call.caller, actorOf(call));
      return { success: true as const, message: "Signed out everywhere" };
    },
    forgotPassword: async ({ body }) => {
      await forgotPassword(ctx, body.email);
      return { success: true as const, message: "If an account has this email, a link is on its way. It works for one hour." };
    },
    resetPassword: async ({ body, request }) => {
      await resetPassword(ctx, services.passwords, originOf(request), body);
      return { success: true as const, message: "Password set. Sign in with it." };
    },
    verifyEmail: async ({ body, request }) => {
      const session = await verifyEmail(ctx, services.tokens, originOf(request), body.token);
      return { success: true as const, message: "Email verified", ...session };
    },
    resendVerification: async ({ body }) => {
      await sendVerificationAgain(ctx, body.email);
      return { success: true as const, message: "If an account is waiting for it, the email is on its way." };
    },
  });
}
