import type { Config } from "./config.ts";

/** Warnings about settings that are allowed but probably unintended in production. */
export function startWarnings(config: Pick<Config, "production" | "frontendUrl" | "runEgress">, dashboard: string): string[] {
  if (!config.production) return [];
  const warnings: string[] = [];
  if (!config.frontendUrl) warnings.push(`FRONTEND_URL is not set: links in mails and commit statuses lead to ${dashboard}`);
  if (config.runEgress !== "public")
    warnings.push(
      "Anyone who can reach this server can sign up and run suites, and RUN_EGRESS is not public: their suites can reach the workers' private networks. Set RUN_EGRESS=public for workers and server",
    );
  return warnings;
}
