/**
 * The files of every page by its path. The routes draw them; the one that is asked for is on its way before the routes are read.
 */

/** For everybody, signed in or not. */
export const openPages = {
  "/login": () => import("./features/auth/LoginPage.tsx"),
  "/signup": () => import("./features/auth/SignupPage.tsx"),
  "/forgot-password": () => import("./features/auth/ForgotPasswordPage.tsx"),
  "/reset-password/$token": () => import("./features/auth/ResetPasswordPage.tsx"),
  "/verify-email": () => import("./features/auth/CheckMailPage.tsx"),
  "/verify-email/$token": () => import("./features/auth/VerifyEmailPage.tsx"),
  "/invite/$token": () => import("./features/invitations/InvitePage.tsx"),
};

export const innerPages = {
  "/": () => import("./features/first-steps/HomePage.tsx"),
  "/first-steps": () => import("./features/first-steps/FirstStepsPage.tsx"),
  "/runs": () => import("./features/executions/RunsPage.tsx"),
  "/runs/$id": () => import("./features/executions/RunPage.tsx"),
  "/tests": () => import("./features/tests/TestsPage.tsx"),
  "/tests/$id": () => import("./features/tests/TestPage.tsx"),
  "/insights": () => import("./features/insights/InsightsPage.tsx"),
  "/failures": () => import("./features/analysis/FailuresPage.tsx"),
  "/test-cases": () => import("./features/test-cases/TestCasesPage.tsx"),
  "/test-cases/from-spec": () => import("./features/spec-to-tests/SpecToTestsPage.tsx"),
  "/test-cycles": () => import("./features/test-cycles/TestCyclesPage.tsx"),
  "/test-cycles/$id": () => import("./features/test-cycles/CyclePage.tsx"),
  "/settings/profile": () => import("./features/settings/ProfilePage.tsx"),
  "/settings/organization": () => import("./features/organization/OrganizationPage.tsx"),
  "/settings/members": () => import("./features/users/MembersPage.tsx"),
  "/settings/integrations": () => import("./features/integrations/IntegrationsPage.tsx"),
  "/settings/integrations/deliveries": () => import("./features/integrations/DeliveriesPage.tsx"),
  "/settings/notifications": () => import("./features/notifications/NotificationsPage.tsx"),
  "/settings/audit": () => import("./features/audit/AuditPage.tsx"),
  "/settings/plan": () => import("./features/organization/PlanPage.tsx"),
  "/settings/projects": () => import("./features/projects/ProjectsPage.tsx"),
  "/settings/projects/$id": () => import("./features/projects/ProjectPage.tsx"),
};

/** What is drawn around the inner pages. */
export const frames = {
  shell: () => import("./features/shell/Shell.tsx"),
  settings: () => import("./features/settings/SettingsLayout.tsx"),
};

/** The page an address means; `$` stands before what may be anything. */
export function pathAt<P extends string>(pages: Readonly<Record<P, unknown>>, pathname: string): P | undefined {
  const parts = pathname.replace(/(.)\/$/, "$1").split("/");
  for (const path in pages) {
    const words = path.split("/");
    if (words.length === parts.length && words.every((word, index) => word === parts[index] || (word.startsWith("$") && parts[index])))
      return path;
  }
  return undefined;
}
