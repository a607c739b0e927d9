import type { Context } from "../context.ts";
import type { Authenticator } from "../platform/http/caller.ts";
import type { Mounting } from "../platform/http/mount.ts";
import { mountApiKeys } from "./api-keys/routes.ts";
import { mountAudit } from "./audit/routes.ts";
import type { Passwords } from "./auth/passwords/passwords.ts";
import { mountAnalysis } from "./analysis/routes.ts";
import { mountAuth } from "./auth/routes.ts";
import type { Tokens } from "./accounts/tokens.ts";
import { mountFailureGroups } from "./failure-groups/routes.ts";
import { mountBadges } from "./badges/routes.ts";
import { mountBilling } from "./billing/routes.ts";
import { mountCaches } from "./caches/routes.ts";
import { mountCi } from "./ci/routes.ts";
import { mountConfiguration } from "./configuration/routes.ts";
import { mountFlakeChecks } from "./flake-checks/routes.ts";
import { mountDispatch } from "./runs/worker-routes.ts";
import { mountRunLinks } from "./run-links/routes.ts";
import { mountRuns } from "./runs/routes.ts";
import { mountHealth } from "./health/routes.ts";
import { mountMatrixRuns } from "./matrix-runs/routes.ts";
import { mountHistory } from "./tests/test-routes.ts";
import { mountIntegrations } from "./integrations/routes.ts";
import { mountOrganizations } from "./organizations/routes.ts";
import { mountInvitations } from "./invitations/routes.ts";
import { mountIngest } from "./ingest/routes.ts";
import { mountNotificationRules } from "./notifications/routes.ts";
import { mountProjects } from "./projects/routes.ts";
import { mountQuarantine } from "./tests/quarantine-routes.ts";
import { mountRetention } from "./retention/routes.ts";
import { mountRegistryCredentials } from "./registries/routes.ts";
import { mountReports } from "./reports/routes.ts";
import { mountUsers } from "./users/routes.ts";
import { mountSavedViews } from "./saved-views/routes.ts";
import { mountSearch } from "./search/routes.ts";
import { mountShards } from "./shards/routes.ts";
import { mountSchedules } from "./schedules/routes.ts";
import { mountTriggers } from "./triggers/routes.ts";
import { mountTestCases } from "./test-cases/routes.ts";
import { mountTestCycles } from "./test-cycles/routes.ts";
import { mountWeeklySummary } from "./weekly-summary/routes.ts";
import { mountWorkers } from "./workers/routes.ts";
import { mountSpecToTests } from "./spec-to-tests/routes.ts";

/** Every feature with routes. Add new ones here. */
export function mountFeatures(
  mounting: Mounting,
  ctx: Context,
  services: { tokens: Tokens; passwords: Passwords; authenticator: Authenticator },
): void {
  mountHealth(mounting, ctx);
  mountAuth(mounting, ctx, services);
  mountApiKeys(mounting, ctx);
  mountUsers(mounting, ctx);
  mountOrganizations(mounting, ctx);
  mountInvitations(mounting, ctx, services);
  mountBilling(mounting, ctx);
  mountAudit(mounting, ctx);
  mountProjects(mounting, ctx);
  mountRuns(mounting, ctx);
  mountCaches(mounting, ctx);
  mountRunLinks(mounting, ctx);
  mountBadges(mounting, ctx);
  mountSavedViews(mounting, ctx);
  mountConfiguration(mounting, ctx);
  mountHistory(mounting, ctx);
  mountFlakeChecks(mounting, ctx);
  mountMatrixRuns(mounting, ctx);
  mountSearch(mounting, ctx);
  mountIngest(mounting, ctx);
  mountQuarantine(mounting, ctx);
  mountRetention(mounting, ctx);
  mountReports(mounting, ctx, services.authenticator);
  mountIntegrations(mounting, ctx);
  mountRegistryCredentials(mounting, ctx);
  mountSpecToTests(mounting, ctx);
  mountAnalysis(mounting, ctx);
  mountFailureGroups(mounting, ctx);
  mountNotificationRules(mounting, ctx);
  mountDispatch(mounting, ctx);
  mountTestCases(mounting, ctx);
  mountTestCycles(mounting, ctx);
  mountCi(mounting, ctx);
  mountSchedules(mounting, ctx);
  mountTriggers(mounting, ctx);
  mountShards(mounting, ctx);
  mountWeeklySummary(mounting, ctx);
  mountWorkers(mounting, ctx);
}
