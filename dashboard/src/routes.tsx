import { createRootRoute, createRoute, createRouter, lazyRouteComponent, redirect, retainSearchParams } from "@tanstack/react-router";
import { queryClient } from "./api/query-client.ts";
import { readToken } from "./api/session.ts";
import { basePath } from "./base-path.ts";
import { type AuditSearch, readAuditSearch } from "./features/audit/search.ts";
import { meQuery } from "./features/auth/queries.ts";
import { type RunsSearch, readRunsSearch, toRunsQuery } from "./features/executions/filter.ts";
import { openingTab } from "./features/executions/run/opening-tab.ts";
import { type RunSearch, readRunSearch } from "./features/executions/run/run-search.ts";
import { tabFiles } from "./features/executions/run/tab-files.ts";
import { anyRunQuery, groupsQuery, runQuery, runsQuery } from "./features/executions/queries.ts";
import { defaultDays, insightsQuery } from "./features/insights/queries.ts";
import { type DeliverySearch, readDeliverySearch } from "./features/integrations/delivery-search.ts";
import { currentProjectId } from "./features/projects/current-project.ts";
import { projectsQuery } from "./features/projects/queries.ts";
import { readTestsFilter, testsQuery as testsOfRunQuery } from "./features/results/queries.ts";
import { NotFoundPage } from "./features/shell/NotFoundPage.tsx";
import { PageError } from "./features/shell/PageError.tsx";
import { PagePending } from "./features/shell/PagePending.tsx";
import { type CasesSearch, readCasesSearch } from "./features/test-cases/cases-search.ts";
import { type CyclesSearch, readCyclesSearch } from "./features/test-cycles/cycles-search.ts";
import { testsQuery } from "./features/tests/queries.ts";
import { readTestsSearch, type TestsSearch } from "./features/tests/tests-search.ts";
import { frames, innerPages, openPages } from "./pages.ts";
import { parseSearch, safeReturn, stringifySearch } from "./paths.ts";

const root = createRootRoute({ notFoundComponent: NotFoundPage });

const text = (value: unknown) => (typeof value === "string" && value !== "" ? value : undefined);

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

// What a mail's link opens works for everybody, signed in or not.
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

const invite = createRoute({
  getParentRoute: () => root,
  path: "/invite/$token",
  component: lazyRouteComponent(openPages["/invite/$token"], "InvitePage"),
});

/**
 * Asks for the data of a page about the chosen project before the page is drawn; it then finds the question already asked.
 * Not for a pointer that passes over a link: each would cost a request.
 */
function early<T>(
  { cause, search }: { cause: "preload" | "enter" | "stay"; search: T & AppSearch },
  ask: (search: T, projectId: string | undefined) => Promise<unknown>,
): void {
  if (cause !== "enter") return;
  currentProjectId(queryClient, search.project)
    .then((projectId) => ask(search, projectId))
    // The page requests it again and shows the error.
    .catch(() => undefined);
}

type AppSearch = {
  project?: string;
};

const app = createRoute({
  getParentRoute: () => root,
  id: "app",
  validateSearch: (search): AppSearch => {
    const project = text(search["project"]);
    return project ? { project } : {};
  },
  search: { middlewares: [retainSearchParams<AppSearch>(["project"])] },
  beforeLoad: ({ location }) => {
    if (readToken() === null) throw redirect({ to: "/login", search: location.href === "/" ? {} : { back: location.href } });
    // Asked for while the page's own files are still on their way.
    void queryClient.prefetchQuery(meQuery());
    void queryClient.prefetchQuery(projectsQuery());
  },
  component: lazyRouteComponent(frames.shell, "Shell"),
});

const home = createRoute({
  getParentRoute: () => app,
  path: "/",
  beforeLoad: ({ cause }) => {
    if (cause === "enter") void queryClient.prefetchQuery(anyRunQuery());
  },
  component: lazyRouteComponent(innerPages["/"], "HomePage"),
});

const firstSteps = createRoute({
  getParentRoute: () => app,
  path: "/first-steps",
  component: lazyRouteComponent(innerPages["/first-steps"], "FirstStepsPage"),
});

const runs = createRoute({
  getParentRoute: () => app,
  path: "/runs",
  validateSearch: (search): RunsSearch => readRunsSearch(search),
  beforeLoad: (entered) =>
    early(entered, (search, projectId) =>
      search.view === "groups"
        ? queryClient.prefetchQuery(groupsQuery(projectId))
        : queryClient.prefetchInfiniteQuery(runsQuery(toRunsQuery(search, projectId))),
    ),
  component: lazyRouteComponent(innerPages["/runs"], "RunsPage"),
});

async function askForRun(id: string, search: RunSearch, hash: string): Promise<void> {
  const run = await queryClient.ensureQueryData(runQuery(id));
  if (openingTab(run, search, hash) !== "tests" || run.tests === null) return;
  await Promise.all([tabFiles.tests(), queryClient.prefetchQuery(testsOfRunQuery(run, readTestsFilter(search)))]);
}

const run = createRoute({
  getParentRoute: () => app,
  path: "/runs/$id",
  validateSearch: (search): RunSearch => readRunSearch(search),
  beforeLoad: ({ params, search, cause, location }) => {
    if (cause === "enter") askForRun(params.id, search, location.hash).catch(() => undefined);
  },
  component: lazyRouteComponent(innerPages["/runs/$id"], "RunPage"),
});

const tests = createRoute({
  getParentRoute: () => app,
  path: "/tests",
  validateSearch: (search): TestsSearch => readTestsSearch(search),
  beforeLoad: (entered) =>
    early(entered, async (search, projectId) => {
      if (projectId !== undefined) await queryClient.prefetchInfiniteQuery(testsQuery(search, projectId));
    }),
  component: lazyRouteComponent(innerPages["/tests"], "TestsPage"),
});

const test = createRoute({
  getParentRoute: () => app,
  path: "/tests/$id",
  component: lazyRouteComponent(innerPages["/tests/$id"], "TestPage"),
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
  beforeLoad: (entered) =>
    early(entered, ({ days }, projectId) => queryClient.prefetchQuery(insightsQuery(projectId, days ?? defaultDays))),
  component: lazyRouteComponent(innerPages["/insights"], "InsightsPage"),
});

interface FailuresSearch {
  /** The fingerprint of the failure that is open. */
  failure?: string;
}

const failures = createRoute({
  getParentRoute: () => app,
  path: "/failures",
  validateSearch: (search): FailuresSearch => {
    const failure = text(search["failure"]);
    return failure ? { failure } : {};
  },
  component: lazyRouteComponent(innerPages["/failures"], "FailuresPage"),
});

const testCases = createRoute({
  getParentRoute: () => app,
  path: "/test-cases",
  validateSearch: (search): CasesSearch => readCasesSearch(search),
  component: lazyRouteComponent(innerPages["/test-cases"], "TestCasesPage"),
});

const specToTests = createRoute({
  getParentRoute: () => app,
  path: "/test-cases/from-spec",
  component: lazyRouteComponent(innerPages["/test-cases/from-spec"], "SpecToTestsPage"),
});

const testCycles = createRoute({
  getParentRoute: () => app,
  path: "/test-cycles",
  validateSearch: (search): CyclesSearch => readCyclesSearch(search),
  component: lazyRouteComponent(innerPages["/test-cycles"], "TestCyclesPage"),
});

interface CycleSearch {
  /** The chosen item. */
  item?: string;
}

const testCycle = createRoute({
  getParentRoute: () => app,
  path: "/test-cycles/$id",
  validateSearch: (search): CycleSearch => {
    const item = text(search["item"]);
    return item ? { item } : {};
  },
  component: lazyRouteComponent(innerPages["/test-cycles/$id"], "CyclePage"),
});

const settings = createRoute({
  getParentRoute: () => app,
  path: "/settings",
  component: lazyRouteComponent(frames.settings, "SettingsLayout"),
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
  component: lazyRouteComponent(innerPages["/settings/profile"], "ProfilePage"),
});

const organization = createRoute({
  getParentRoute: () => settings,
  path: "/organization",
  component: lazyRouteComponent(innerPages["/settings/organization"], "OrganizationPage"),
});

const members = createRoute({
  getParentRoute: () => settings,
  path: "/members",
  component: lazyRouteComponent(innerPages["/settings/members"], "MembersPage"),
});

const integrations = createRoute({
  getParentRoute: () => settings,
  path: "/integrations",
  component: lazyRouteComponent(innerPages["/settings/integrations"], "IntegrationsPage"),
});

const deliveries = createRoute({
  getParentRoute: () => settings,
  path: "/integrations/deliveries",
  validateSearch: (search): DeliverySearch => readDeliverySearch(search),
  component: lazyRouteComponent(innerPages["/settings/integrations/deliveries"], "DeliveriesPage"),
});

const notifications = createRoute({
  getParentRoute: () => settings,
  path: "/notifications",
  component: lazyRouteComponent(innerPages["/settings/notifications"], "NotificationsPage"),
});

const audit = createRoute({
  getParentRoute: () => settings,
  path: "/audit",
  validateSearch: (search): AuditSearch => readAuditSearch(search),
  component: lazyRouteComponent(innerPages["/settings/audit"], "AuditPage"),
});

const plan = createRoute({
  getParentRoute: () => settings,
  path: "/plan",
  component: lazyRouteComponent(innerPages["/settings/plan"], "PlanPage"),
});

const projects = createRoute({
  getParentRoute: () => settings,
  path: "/projects",
  component: lazyRouteComponent(innerPages["/settings/projects"], "ProjectsPage"),
});

const project = createRoute({
  getParentRoute: () => settings,
  path: "/projects/$id",
  component: lazyRouteComponent(innerPages["/settings/projects/$id"], "ProjectPage"),
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
  ...(basePath ? { basepath: basePath } : {}),
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
