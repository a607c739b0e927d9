import type { PlanLimits, PlanName } from "@gantry/contract/plans/schemas.ts";
import { unlimited } from "@gantry/contract/plans/constants.ts";
import { gantryCommand } from "../installation/installation.ts";

/** The limits of new organizations and how the operator changes them: one or two lines. */
export function describePlan(name: PlanName, { maxProjects, maxTestRuns, maxUsers, maxConcurrentRuns }: PlanLimits): string[] {
  if ([maxProjects, maxTestRuns, maxUsers, maxConcurrentRuns].every((limit) => limit >= unlimited))
    return [`${name} for new organizations`];
  const limits = [
    count(maxProjects, "project"),
    `${count(maxTestRuns, "run")} a month`,
    count(maxUsers, "member"),
    `${count(maxConcurrentRuns, "run")} at a time`,
  ];
  return [
    `${name} for new organizations: ${limits.join(", ")}`,
    `To change it: DEFAULT_PLAN for new ones, ${gantryCommand} organizations set-plan for others`,
  ];
}

const count = (limit: number, noun: string): string =>
  limit >= unlimited ? `any number of ${noun}s` : `${limit} ${noun}${limit === 1 ? "" : "s"}`;
