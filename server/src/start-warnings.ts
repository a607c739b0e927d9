import type { Config } from "./config.ts";
import { isTrustworthy } from "./platform/http/reports-origin.ts";

/** Warnings about settings that are allowed but probably unintended in production. */
export function startWarnings(config: ReportsSettings & Pick<Config, "runEgress">, dashboard: string): string[] {
  const warnings = reportsOriginWarnings(config);
  if (!config.production) return warnings;
  if (!config.frontendUrl) warnings.push(`FRONTEND_URL is not set: links in mails and commit statuses lead to ${dashboard}`);
  if (config.runEgress !== "public")
    warnings.push(
      "Anyone who can reach this server can sign up and run suites, and RUN_EGRESS is not public: their suites can reach the workers' private networks. Set RUN_EGRESS=public for workers and server",
    );
  return warnings;
}

type ReportsSettings = Pick<Config, "production" | "frontendUrl" | "reportsOrigin" | "reportsPort" | "allowedOrigins">;

/** What follows when reports have no origin of their own. */
export const withoutReportsOrigin = "reports open at the dashboard's origin, and traces do not open in Playwright's viewer";

/** What is wrong with the settings of the origin of reports, each with how to correct it. */
export function reportsOriginWarnings(settings: ReportsSettings): string[] {
  const { reportsOrigin, frontendUrl, allowedOrigins, production } = settings;
  if (reportsOrigin === "")
    return production && frontendUrl !== ""
      ? [
          `REPORTS_ORIGIN is not set: behind a proxy, ${withoutReportsOrigin}. Give them a host name of their own, which leads to REPORTS_PORT`,
        ]
      : [];
  const origin = new URL(reportsOrigin);
  const dashboard = frontendUrl === "" ? undefined : new URL(frontendUrl);
  if (origin.host === dashboard?.host)
    return [`REPORTS_ORIGIN has the host of FRONTEND_URL, ${origin.host}: ${withoutReportsOrigin}. Choose another host name`];
  const warnings: string[] = [];
  if (dashboard === undefined)
    warnings.push("REPORTS_ORIGIN is set and FRONTEND_URL is not: set both, so that the two origins can be told apart");
  if (allowedOrigins.includes(reportsOrigin))
    warnings.push(
      "ALLOWED_ORIGINS lists REPORTS_ORIGIN: pages with untrusted content may then call the API. Remove it from ALLOWED_ORIGINS",
    );
  if (!isTrustworthy(reportsOrigin))
    warnings.push(
      "REPORTS_ORIGIN is not https: browsers then refuse Playwright's trace viewer, and do not open reports from a page with https",
    );
  return warnings;
}
