import { analysis } from "./analysis/routes.ts";
import { apiKeys } from "./api-keys/routes.ts";
import { audit } from "./audit/routes.ts";
import { auth } from "./auth/routes.ts";
import { badges } from "./badges/routes.ts";
import { billing } from "./billing/routes.ts";
import { caches } from "./caches/routes.ts";
import { ci } from "./ci/routes.ts";
import { configuration } from "./configuration/routes.ts";
import { dispatch } from "./dispatch/routes.ts";
import { executions } from "./runs/routes.ts";
import { failureGroups } from "./failure-groups/routes.ts";
import { flakeChecks } from "./flake-checks/routes.ts";
import { health } from "./health/routes.ts";
import { ingest } from "./ingest/routes.ts";
import { insights } from "./insights/routes.ts";
import { integrations } from "./integrations/routes.ts";
import { invitations } from "./invitations/routes.ts";
import { issues } from "./issues/routes.ts";
import { matrixRuns } from "./matrix-runs/routes.ts";
import { notifications } from "./notifications/routes.ts";
import { organizations } from "./organizations/routes.ts";
import { projects } from "./projects/routes.ts";
import { quarantine } from "./quarantine/routes.ts";
import { registries } from "./registries/routes.ts";
import { reports } from "./reports/routes.ts";
import { retention } from "./retention/routes.ts";
import { runLinks } from "./run-links/routes.ts";
import { savedViews } from "./saved-views/routes.ts";
import { schedules } from "./schedules/routes.ts";
import { search } from "./search/routes.ts";
import { shards } from "./shards/routes.ts";
import { specToTests } from "./spec-to-tests/routes.ts";
import { testCases } from "./test-cases/routes.ts";
import { testCycles } from "./test-cycles/routes.ts";
import { tests } from "./tests/routes.ts";
import { triggers } from "./triggers/routes.ts";
import { users } from "./users/routes.ts";
import { weeklySummary } from "./weekly-summary/routes.ts";
import { workers } from "./workers/routes.ts";

/** All routes, by noun. Server, API document and tests are built from this table; the dashboard imports its type only. */
export const api = {
  health,
  auth,
  apiKeys,
  organizations,
  billing,
  users,
  invitations,
  audit,
  projects,
  executions,
  matrixRuns,
  configuration,
  quarantine,
  reports,
  retention,
  tests,
  flakeChecks,
  insights,
  testCases,
  testCycles,
  specToTests,
  integrations,
  issues,
  registries,
  analysis,
  failureGroups,
  notifications,
  dispatch,
  ingest,
  ci,
  shards,
  schedules,
  triggers,
  search,
  runLinks,
  savedViews,
  badges,
  weeklySummary,
  workers,
  caches,
};

type Nouns = typeof api;
type AnyRoute = { [Noun in keyof Nouns]: Nouns[Noun][keyof Nouns[Noun]] }[keyof Nouns];

/** All routes by method and path: `RouteAt["GET /api/projects"]`. A client that names a route this way loads no schema. */
export type RouteAt = { [R in AnyRoute as `${R["method"]} ${R["path"]}`]: R };
