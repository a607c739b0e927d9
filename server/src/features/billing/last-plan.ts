import type { PlanName } from "@gantry/contract/plans/schemas.ts";
import type { PlanMove } from "../../platform/db/schema.ts";

/**
 * The plan after all of these changes, in any order: they form a path, and its end is entered one time more than it is left. If the path
 * ends where it began, `start` gives that plan. `undefined` when the changes are not enough to tell.
 */
export function lastPlan(moves: readonly PlanMove[], start: PlanName | null | undefined): PlanName | null | undefined {
  const surplus = new Map<PlanName | null, number>();
  for (const { from, to } of moves) {
    surplus.set(from, (surplus.get(from) ?? 0) - 1);
    surplus.set(to, (surplus.get(to) ?? 0) + 1);
  }
  const ends = [...surplus].filter(([, count]) => count > 0).map(([plan]) => plan);
  if (ends.length > 1) return undefined;
  if (ends.length === 1) return ends[0];
  const [only, another] = surplus.keys();
  if (another === undefined) return only;
  return start !== undefined && surplus.has(start) ? start : undefined;
}
