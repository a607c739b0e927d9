import { invalidField } from "../../../platform/errors.ts";

/** @throws 400 for a rule that would never post */
export function requireStatusOrSummary(statuses: readonly string[], hasSummary: boolean): void {
  if (statuses.length === 0 && !hasSummary) throw invalidField("statuses", "must have at least one status, unless `weeklySummary` is true");
}
