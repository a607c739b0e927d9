import { createRootRoute, createRoute, createRouter, lazyRouteComponent, redirect, retainSearchParams } from "@tanstack/react-router";
import { queryClient } from "./api/query-client.ts";
import { readToken } from "./api/session.ts";
import { type AuditSearch, readAuditSearch } from "./features/audit/search.ts";
import { meQuery } from "./features/auth/queries.ts";
import { type RunsSearch, readRunsSearch } from "./features/executions/filter.ts";
import { type RunSearch, readRunSearch } from "./features/executions/run-search.ts";
import { runQuery } from "./features/executions/queries.ts";
import { type DeliverySearch, readDeliverySearch } from "./features/integrations/delivery-search.ts";
import { projectsQuery } from "./features/projects/queries.ts";
import { NotFoundPage } from "./features/shell/NotFoundPage.tsx";
import { PageError } from "./features/shell/PageError.tsx";
import { PagePending } from "./features/shell/PagePending.tsx";
import { type CasesSearch, readCasesSearch } from "./features/test-cases/cases-search.ts";
import { type CyclesSearch, readCyclesSearch } from "./features/test-cycles/cycles-search.ts";
import { readTestsSearch, type TestsSearch } from "./features/tests/tests-search.ts";
import { parseSearch, safeReturn, stringifySearch } from "./paths.ts";

const root = createRootRoute({ notFoundComponent: NotFoundPage });

const word = (value: unknown) => (typeof value === "string" && value !== "" ? value : undefined);

/** Pages for people who are not signed in; who is goes on to the dashboard. */
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
  component: lazyRouteComponent(() => import("./features/auth/LoginPage.tsx"), "LoginPage"),
});

const signup = createRoute({
  getParentRoute: () => welcome,
  path: "/signup",
  component: lazyRouteComponent(() => import("./features/auth/SignupPage.tsx"), "SignupPage"),
});

function readEmail(search: Readonly<Record<string, unknown>>): { email?: string } {
  const email = word(search["email"]);
  return email ? { email } : {};
}

// What a mail's link opens works for everybody, signed in or not.
const forgotPassword = createRoute({
  getParentRoute: () => root,
  path: "/forgot-password",
  validateSearch: readEmail,
  component: lazyRouteComponent(() => import("./features/auth/ForgotPasswordPage.tsx"), "ForgotPasswordPage"),
});

const resetPassword = createRoute({
  getParentRoute: () => root,
  path: "/reset-password/$token",
  component: lazyRouteComponent(() => import("./features/auth/ResetPasswordPage.tsx"), "ResetPasswordPage"),
});

const checkMail = createRoute({
  getParentRoute: () => root,
  path: "/verify-email",
  validateSearch: readEmail,
  component: lazyRouteComponent(() => import("./features/auth/CheckMailPage.tsx"), "CheckMailPage"),
});

const verifyEmail = createRoute({
  getParentRoute: () => root,
  path: "/verify-email/$token",
  component: lazyRouteComponent(() => import("./features/auth/VerifyEmailPage.tsx"), "VerifyEmailPage"),
});

const invite = createRoute({
  getParentRoute: () => root,
  path: "/invite/$token",
  component: lazyRouteComponent(() => import("./features/invitations/InvitePage.tsx"), "InvitePage"),
});

type AppSearch = {
  project?: string;
};

const app = createRoute({
  getParentRoute: () => root,
  id: "app",
  validateSearch: (search): AppSearch => {
    const project = word(search["project"]);
    return project ? { project } : {};
  },
  search: { middlewares: [retainSearchParams<AppSearch>(["project"])] },
  beforeLoad: ({ location }) => {
    if (readToken() === null) throw redirect({ to: "/login", search: location.href === "/" ? {} : { back: location.href } });
    // Asked for while the page's own files are still on their way.
    void queryClient.prefetchQuery(meQuery());
    void queryClient.prefetchQuery(projectsQuery());
  },
  component: lazyRouteComponent(() => import("./features/shell/Shell.tsx"), "Shell"),
});

const home = createRoute({
  getParentRoute: () => app,
  path: "/",
  component: lazyRouteComponent(() => import("./features/first-steps/HomePage.tsx"), "HomePage"),
});

const firstSteps = createRoute({
  getParentRoute: () => app,
  path: "/first-steps",
  component: lazyRouteComponent(() => import("./features/first-steps/FirstStepsPage.tsx"), "FirstStepsPage"),
});

const runs = createRoute({
  getParentRoute: () => app,
  path: "/runs",
  validateSearch: (search): RunsSearch => readRunsSearch(search),
  component: lazyRouteComponent(() => import("./features/executions/RunsPage.tsx"), "RunsPage"),
});

const run = createRoute({
  getParentRoute: () => app,
  path: "/runs/$id",
  validateSearch: (search): RunSearch => readRunSearch(search),
  // Not for a pointer that passes over a list: each would cost a request.
  loader: ({ params, cause }) => {
    if (cause !== "preload") void queryClient.prefetchQuery(runQuery(params.id));
  },
  component: lazyRouteComponent(() => import("./features/executions/RunPage.tsx"), "RunPage"),
});

const tests = createRoute({
  getParentRoute: () => app,
  path: "/tests",
  validateSearch: (search): TestsSearch => readTestsSearch(search),
  component: lazyRouteComponent(() => import("./features/tests/TestsPage.tsx"), "TestsPage"),
});

const test = createRoute({
  getParentRoute: () => app,
  path: "/tests/$id",
  component: lazyRouteComponent(() => import("./features/tests/TestPage.tsx"), "TestPage"),
});

interface InsightsSearch {
  days?: 7 | 30 | 90;
}

const insights = createRoute({
  getParentRoute: () => app,
  path: "/insights",
  validateSearch: (search): InsightsSearch => {
    const days = ([7, 30, 90] as const).find((known) => known === Number(search["days"]));
    return days ? { days } : {};
  },
  component: lazyRouteComponent(() => import("./features/insights/InsightsPage.tsx"), "InsightsPage"),
});

interface FailuresSearch {
  /** The fingerprint of the failure that is open. */
  failure?: string;
}

const failures = createRoute({
  getParentRoute: () => app,
  path: "/failures",
  validateSearch: (search): FailuresSearch => {
    const failure = word(search["failure"]);
    return failure ? { failure } : {};
  },
  component: lazyRouteComponent(() => import("./features/analysis/FailuresPage.tsx"), "FailuresPage"),
});

const testCases = createRoute({
  getParentRoute: () => app,
  path: "/test-cases",
  validateSearch: (search): CasesSearch => readCasesSearch(search),
  component: lazyRouteComponent(() => import("./features/test-cases/TestCasesPage.tsx"), "TestCasesPage"),
});

const specToTests = createRoute({
  getParentRoute: () => app,
  path: "/test-cases/from-spec",
  component: lazyRouteComponent(() => import("./features/spec-to-tests/SpecToTestsPage.tsx"), "SpecToTestsPage"),
});

const testCycles = createRoute({
  getParentRoute: () => app,
  path: "/test-cycles",
  validateSearch: (search): CyclesSearch => readCyclesSearch(search),
  component: lazyRouteComponent(() => import("./features/test-cycles/TestCyclesPage.tsx"), "TestCyclesPage"),
});

interface CycleSearch {
  /** The chosen item. */
  item?: string;
}

const testCycle = createRoute({
  getParentRoute: () => app,
  path: "/test-cycles/$id",
  validateSearch: (search): CycleSearch => {
    const item = word(search["item"]);
    return item ? { item } : {};
  },
  component: lazyRouteComponent(() => import("./features/test-cycles/CyclePage.tsx"), "CyclePage"),
});

const settings = createRoute({
  getParentRoute: () => app,
  path: "/settings",
  component: lazyRouteComponent(() => import("./features/settings/SettingsLayout.tsx"), "SettingsLayout"),
});

const settingsHome = createRoute({
  getParentRoute: () => settings,
  path: "/",
  beforeLoad: () => {
    throw redirect({ to: "/settings/profile" });
  },
});

const profile = createRoute({
  getParentRoute: () => settings,
  path: "/profile",
  component: lazyRouteComponent(() => import("./features/settings/ProfilePage.tsx"), "ProfilePage"),
});

const organization = createRoute({
  getParentRoute: () => settings,
  path: "/organization",
  component: lazyRouteComponent(() => import("./features/organization/OrganizationPage.tsx"), "OrganizationPage"),
});

const members = createRoute({
  getParentRoute: () => settings,
  path: "/members",
  component: lazyRouteComponent(() => import("./features/users/MembersPage.tsx"), "MembersPage"),
});

const integrations = createRoute({
  getParentRoute: () => settings,
  path: "/integrations",
  component: lazyRouteComponent(() => import("./features/integrations/IntegrationsPage.tsx"), "IntegrationsPage"),
});

const deliveries = createRoute({
  getParentRoute: () => settings,
  path: "/integrations/deliveries",
  validateSearch: (search): DeliverySearch => readDeliverySearch(search),
  component: lazyRouteComponent(() => import("./features/integrations/DeliveriesPage.tsx"), "DeliveriesPage"),
});

const notifications = createRoute({
  getParentRoute: () => settings,
  path: "/notifications",
  component: lazyRouteComponent(() => import("./features/notifications/NotificationsPage.tsx"), "NotificationsPage"),
});

const audit = createRoute({
  getParentRoute: () => settings,
  path: "/audit",
  validateSearch: (search): AuditSearch => readAuditSearch(search),
  component: lazyRouteComponent(() => import("./features/audit/AuditPage.tsx"), "AuditPage"),
});

const plan = createRoute({
  getParentRoute: () => settings,
  path: "/plan",
  component: lazyRouteComponent(() => import("./features/organization/PlanPage.tsx"), "PlanPage"),
});

const projects = createRoute({
  getParentRoute: () => settings,
  path: "/projects",
  component: lazyRouteComponent(() => import("./features/projects/ProjectsPage.tsx"), "ProjectsPage"),
});

const project = createRoute({
  getParentRoute: () => settings,
  path: "/projects/$id",
  component: lazyRouteComponent(() => import("./features/projects/ProjectPage.tsx"), "ProjectPage"),
});

const routeTree = root.addChildren([
  welcome.addChildren([login, signup]),
  forgotPassword,
  resetPassword,
  checkMail,
  verifyEmail,
  invite,
  app.addChildren([
    home,
    firstSteps,
    runs,
    run,
    tests,
    test,
    insights,
    failures,
    testCases,
    specToTests,
    testCycles,
    testCycle,
    settings.addChildren([
      settingsHome,
      profile,
      projects,
      project,
      organization,
      members,
      integrations,
      deliveries,
      notifications,
      plan,
      audit,
    ]),
  ]),
]);

export const router = createRouter({
  routeTree,
  parseSearch,
  stringifySearch,
  defaultPreload: "intent",
  defaultErrorComponent: PageError,
  defaultPendingComponent: PagePending,
  defaultNotFoundComponent: NotFoundPage,
  defaultHashScrollIntoView: false,
  scrollRestoration: true,
  scrollToTopSelectors: ["#page"],
});

declare module "@tanstack/react-router" {
  interface Register {
    router: typeof router;
  }
}
