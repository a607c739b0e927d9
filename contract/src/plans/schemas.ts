import { z } from "zod";
import { planNames, unlimited } from "./constants.ts";

export const PlanName = z.enum(planNames);
export type PlanName = z.infer<typeof PlanName>;

const Limit = z.number().int().min(0);
export const PlanLimits = z.object({
  maxProjects: Limit,
  /** Per calendar month, UTC. */
  maxTestRuns: Limit,
  maxUsers: Limit,
  maxConcurrentRuns: Limit,
  maxStorageBytes: Limit,
});
export type PlanLimits = z.infer<typeof PlanLimits>;

export const PlanTable = z.record(PlanName, PlanLimits);
export type PlanTable = z.infer<typeof PlanTable>;

const gibibyte = 1024 ** 3;

/** The canonical plan configuration. A self-hoster overrides values with `PLANS_FILE`. */
export const plans: PlanTable = {
  free: { maxProjects: 1, maxTestRuns: 50, maxUsers: 3, maxConcurrentRuns: 1, maxStorageBytes: 524_288_000 },
  starter: { maxProjects: 3, maxTestRuns: 250, maxUsers: 5, maxConcurrentRuns: 2, maxStorageBytes: 2 * gibibyte },
  team: { maxProjects: unlimited, maxTestRuns: 1000, maxUsers: 20, maxConcurrentRuns: 5, maxStorageBytes: 10 * gibibyte },
  business: { maxProjects: unlimited, maxTestRuns: 2500, maxUsers: 100, maxConcurrentRuns: 15, maxStorageBytes: 50 * gibibyte },
  enterprise: {
    maxProjects: unlimited,
    maxTestRuns: unlimited,
    maxUsers: unlimited,
    maxConcurrentRuns: unlimited,
    maxStorageBytes: 500 * gibibyte,
  },
};
