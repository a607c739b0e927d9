import { analysis } from "./analysis.ts";
import { apiKeys } from "./api-keys.ts";
import { audit } from "./audit.ts";
import { auth } from "./auth.ts";
import { billing } from "./billing.ts";
import { ci } from "./ci.ts";
import { configuration } from "./configuration.ts";
import { executions } from "./executions.ts";
import { health } from "./health.ts";
import { history } from "./history.ts";
import { ingest } from "./ingest.ts";
import { integrations } from "./integrations.ts";
import { invitations } from "./invitations.ts";
import { organization } from "./organization.ts";
import { notificationRules } from "./notification-rules.ts";
import { projects } from "./projects.ts";
import { quarantine } from "./quarantine.ts";
import { registryCredentials } from "./registry-credentials.ts";
import { reports } from "./reports.ts";
import { retention } from "./retention.ts";
import { specToTests } from "./spec-to-tests.ts";
import { schedules } from "./schedules.ts";
import { testCases } from "./test-cases.ts";
import { testCycles } from "./test-cycles.ts";
import { users } from "./users.ts";
import { workerProtocol } from "./worker-protocol.ts";

/** All routes, by noun. Server, clients, API document and tests are built from this table. */
export const api = {
  health,
  auth,
  apiKeys,
  organization,
  billing,
  users,
  invitations,
  audit,
  projects,
  executions,
  configuration,
  quarantine,
  reports,
  retention,
  history,
  testCases,
  testCycles,
  specToTests,
  integrations,
  registryCredentials,
  analysis,
  notificationRules,
  workerProtocol,
  ingest,
  ci,
  schedules,
};
