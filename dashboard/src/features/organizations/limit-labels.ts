import type { PlanLimits, PlanName } from "@gantry/contract/plans/schemas.ts";
import { unlimited } from "@gantry/contract/plans/constants.ts";
import { formatCount } from "../../ui/text/format.ts";

/** The five limits of a plan, in the order they are shown. */
export const limitNames = [
  ["maxProjects", "Projects"],
  ["maxTestRuns", "Runs a month"],
  ["maxUsers", "Members"],
  ["maxConcurrentRuns", "Concurrent runs"],
  ["maxStorageBytes", "Storage"],
] as const satisfies readonly (readonly [keyof PlanLimits, string])[];

export const planLabels: Record<PlanName, string> = {
  free: "Free",
  starter: "Starter",
  team: "Team",
  business: "Business",
  enterprise: "Enterprise",
};

const steps = ["B", "KB", "MB", "GB", "TB"] as const;

/** "500 MB", "2 GB"; 1 KB = 1024 bytes; whole numbers without a point. */
export function formatStorage(bytes: number): string {
  const power = bytes < 1 ? 0 : Math.min(steps.length - 1, Math.floor(Math.log2(bytes) / 10));
  const value = bytes / 1024 ** power;
  return `${Number(value.toFixed(value < 100 ? 1 : 0))} ${steps[power] ?? "B"}`;
}

/** One limit of a plan, formatted: "1,000", "2 GB", "Unlimited". */
export function formatLimit(name: keyof PlanLimits, limit: number): string {
  if (limit >= unlimited) return "Unlimited";
  return name === "maxStorageBytes" ? formatStorage(limit) : formatCount(limit);
}
