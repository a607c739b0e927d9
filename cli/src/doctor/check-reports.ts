import { z } from "zod";
import { reportsGreeting } from "@gantry/contract/reports/constants.ts";
import type { Config } from "@gantry/server/config.ts";
import { reportsOriginWarnings, withoutReportsOrigin } from "@gantry/server/start-warnings.ts";
import { claimPort, localUrl } from "../up/address.ts";
import type { Finding } from "./finding.ts";

const Greeting = z.object({ message: z.literal(reportsGreeting) });

/** Whether browsers can open reports at an origin of their own. */
export async function checkReports(config: Config): Promise<Finding> {
  const name = "Reports";
  const remedy = "docs/operating.md#reports describes the settings.";
  const warnings = reportsOriginWarnings(config);
  if (warnings.length > 0) return { name, state: "weak", text: warnings.join("\n"), remedy };
  const { reportsOrigin, reportsPort, host } = config;
  if (reportsPort === undefined && reportsOrigin === "")
    return { name, state: "weak", text: `REPORTS_PORT is off: ${withoutReportsOrigin}`, remedy };
  const isRunning = reportsPort !== undefined && (await servesReports(localUrl(host, reportsPort)));
  if (!isRunning && reportsPort !== undefined) {
    try {
      await claimPort(host, reportsPort, 0);
      return { name, state: "good", text: `port ${reportsPort} is free` };
    } catch {
      const text = `port ${reportsPort} cannot be used: ${withoutReportsOrigin}`;
      return { name, state: "weak", text, remedy: "Stop the program that uses it, or choose another port: REPORTS_PORT=<port>" };
    }
  }
  if (reportsOrigin === "" || (await servesReports(reportsOrigin)))
    return { name, state: "good", text: `open at ${reportsOrigin || localUrl(host, reportsPort ?? 0)}` };
  const text = `REPORTS_ORIGIN, ${reportsOrigin}, does not lead from this machine to the port for reports`;
  return {
    name,
    state: "weak",
    text,
    remedy: `Forward it to port ${reportsPort ?? config.port} in the proxy, with the original Host header.`,
  };
}

async function servesReports(origin: string): Promise<boolean> {
  try {
    const response = await fetch(`${origin}/`, { redirect: "manual", signal: AbortSignal.timeout(3_000) });
    return Greeting.safeParse(await response.json()).success;
  } catch {
    return false;
  }
}
