import { createRoute, lazyRouteComponent, redirect } from "@tanstack/react-router";
import { readToken } from "../api/session.ts";
import { openPages } from "./pages.ts";
import { safeReturn } from "../paths.ts";
import { root, text } from "./root.ts";

/** Pages for people who are not signed in. Signed-in users are redirected to the dashboard. */
const welcome = createRoute({
  getParentRoute: () => root,
  id: "welcome",
  beforeLoad: ({ search }) => {
    if (readToken() !== null) throw redirect({ href: safeReturn("back" in search ? search.back : undefined) ?? "/" });
  },
});

interface LoginSearch {
  back?: string;
  /** Already in the form: from an invitation. */
  email?: string;
}

const login = createRoute({
  getParentRoute: () => welcome,
  path: "/login",
  validateSearch: (search): LoginSearch => {
    const back = safeReturn(search["back"]);
    return { ...(back ? { back } : {}), ...readEmail(search) };
  },
  component: lazyRouteComponent(openPages["/login"], "LoginPage"),
});

const signup = createRoute({
  getParentRoute: () => welcome,
  path: "/signup",
  component: lazyRouteComponent(openPages["/signup"], "SignupPage"),
});

function readEmail(search: Readonly<Record<string, unknown>>): { email?: string } {
  const email = text(search["email"]);
  return email ? { email } : {};
}

// Links in mails open for everyone, signed in or not.
const forgotPassword = createRoute({
  getParentRoute: () => root,
  path: "/forgot-password",
  validateSearch: readEmail,
  component: lazyRouteComponent(openPages["/forgot-password"], "ForgotPasswordPage"),
});

const resetPassword = createRoute({
  getParentRoute: () => root,
  path: "/reset-password/$token",
  component: lazyRouteComponent(openPages["/reset-password/$token"], "ResetPasswordPage"),
});

const checkMail = createRoute({
  getParentRoute: () => root,
  path: "/verify-email",
  validateSearch: readEmail,
  component: lazyRouteComponent(openPages["/verify-email"], "CheckMailPage"),
});

const verifyEmail = createRoute({
  getParentRoute: () => root,
  path: "/verify-email/$token",
  component: lazyRouteComponent(openPages["/verify-email/$token"], "VerifyEmailPage"),
});

const unsubscribe = createRoute({
  getParentRoute: () => root,
  path: "/unsubscribe/$token",
  component: lazyRouteComponent(openPages["/unsubscribe/$token"], "UnsubscribePage"),
});

const invite = createRoute({
  getParentRoute: () => root,
  path: "/invite/$token",
  component: lazyRouteComponent(openPages["/invite/$token"], "InvitePage"),
});

const sharedRun = createRoute({
  getParentRoute: () => root,
  path: "/shared/$token",
  component: lazyRouteComponent(openPages["/shared/$token"], "SharedRunPage"),
});

/** For everyone, signed in or not. */
export const openRoutes = [
  welcome.addChildren([login, signup]),
  forgotPassword,
  resetPassword,
  checkMail,
  verifyEmail,
  unsubscribe,
  invite,
  sharedRun,
] as const;
