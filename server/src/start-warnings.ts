import type { Config } from "./config.ts";

/** What an operator in production should know of the settings: they are allowed, and probably not what is wanted. */
export function startWarnings(config: Pick<Config, "production" | "frontendUrl" | "runEgress">, dashboard: string): string[] {
  if (!config.production) return [];
  const warnings: string[] = [];
  if (!config.frontendUrl) warnings.push(`FRONTEND_URL is not set: links in mails and commit statuses lead to ${dashboard}`);
  if (config.runEgress !== "public")
    warnings.push(
      "Everybody who reaches this server can sign up and run suites, and RUN_EGRESS is not public: their suites reach the private networks of the workers. Set RUN_EGRESS=public for workers and server",
    );
  return warnings;
}
