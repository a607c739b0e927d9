import { loadFile } from "../load-file.ts";

/**
 * The module of each page by path. `main.ts` starts loading the current page's module before the router is loaded.
 */

/** For everyone, signed in or not. */
export const openPages = {
  "/login": () => loadFile(() => import("../features/auth/LoginPage.tsx")),
  "/signup": () => loadFile(() => import("../features/auth/SignupPage.tsx")),
  "/forgot-password": () => loadFile(() => import("../features/auth/ForgotPasswordPage.tsx")),
  "/reset-password/$token": () => loadFile(() => import("../features/auth/ResetPasswordPage.tsx")),
  "/unsubscribe/$token": () => loadFile(() => import("../features/weekly-summary/UnsubscribePage.tsx")),
  "/verify-email": () => loadFile(() => import("../features/auth/CheckMailPage.tsx")),
  "/verify-email/$token": () => loadFile(() => import("../features/auth/VerifyEmailPage.tsx")),
  "/invite/$token": () => loadFile(() => import("../features/invitations/InvitePage.tsx")),
  "/shared/$token": () => loadFile(() => import("../features/run-links/SharedRunPage.tsx")),
};

export const innerPages = {
  "/": () => loadFile(() => import("../features/first-steps/HomePage.tsx")),
  "/first-steps": () => loadFile(() => import("../features/first-steps/FirstStepsPage.tsx")),
  "/runs": () => loadFile(() => import("../features/runs-page/RunsPage.tsx")),
  "/runs/$id": () => loadFile(() => import("../features/run-page/RunPage.tsx")),
  "/matrix-runs": () => loadFile(() => import("../features/matrix-runs/MatrixRunsPage.tsx")),
  "/matrix-runs/$id": () => loadFile(() => import("../features/matrix-runs/MatrixRunPage.tsx")),
  "/tests": () => loadFile(() => import("../features/test-pages/TestsPage.tsx")),
  "/tests/$id": () => loadFile(() => import("../features/test-pages/TestPage.tsx")),
  "/flake-checks/$id": () => loadFile(() => import("../features/flake-checks/FlakeCheckPage.tsx")),
  "/insights": () => loadFile(() => import("../features/insights/InsightsPage.tsx")),
  "/failures": () => loadFile(() => import("../features/failure-groups/list/FailuresPage.tsx")),
  "/test-cases": () => loadFile(() => import("../features/cases-page/TestCasesPage.tsx")),
  "/test-cases/from-spec": () => loadFile(() => import("../features/spec-to-tests/SpecToTestsPage.tsx")),
  "/test-cases/coverage": () => loadFile(() => import("../features/test-cases/CoveragePage.tsx")),
  "/test-cases/$id": () => loadFile(() => import("../features/test-cases/case/CasePage.tsx")),
  "/test-cycles": () => loadFile(() => import("../features/test-cycles/pages/TestCyclesPage.tsx")),
  "/test-cycles/$id": () => loadFile(() => import("../features/test-cycles/pages/CyclePage.tsx")),
  "/settings/profile": () => loadFile(() => import("../features/settings/ProfilePage.tsx")),
  "/settings/organization": () => loadFile(() => import("../features/organization-page/OrganizationPage.tsx")),
  "/settings/members": () => loadFile(() => import("../features/users/MembersPage.tsx")),
  "/settings/integrations": () => loadFile(() => import("../features/integrations/IntegrationsPage.tsx")),
  "/settings/integrations/deliveries": () => loadFile(() => import("../features/integrations/DeliveriesPage.tsx")),
  "/settings/notifications": () => loadFile(() => import("../features/notifications/NotificationsPage.tsx")),
  "/settings/audit": () => loadFile(() => import("../features/audit/AuditPage.tsx")),
  "/settings/workers": () => loadFile(() => import("../features/workers/WorkersPage.tsx")),
  "/settings/plan": () => loadFile(() => import("../features/organizations/PlanPage.tsx")),
  "/settings/projects": () => loadFile(() => import("../features/projects/ProjectsPage.tsx")),
  "/settings/projects/$id": () => loadFile(() => import("../features/project-page/ProjectPage.tsx")),
};

/** The layout around the inner pages. */
export const frames = {
  shell: () => loadFile(() => import("../features/shell/Shell.tsx")),
  settings: () => loadFile(() => import("../features/settings/SettingsLayout.tsx")),
};

/** The page at a path and the values of its `$` parameters; `undefined` when there is none. */
export function pageAt<P extends string>(
  pages: Readonly<Record<P, unknown>>,
  pathname: string,
): { path: P; params: Record<string, string> } | undefined {
  const parts = pathname.replace(/(.)\/$/, "$1").split("/");
  for (const path in pages) {
    const names = path.split("/");
    if (names.length !== parts.length || !names.every((name, index) => name === parts[index] || (name.startsWith("$") && parts[index])))
      continue;
    const params = names.flatMap((name, index) => (name.startsWith("$") ? [[name.slice(1), parts[index] ?? ""]] : []));
    return { path, params: Object.fromEntries(params) };
  }
  return undefined;
}
