import type { TenantTransaction } from "../../../platform/db/database.ts";
import { failsHereFor } from "./fails-here.ts";
import { type FailureInQuarantine, failuresInQuarantine } from "./failures-in-quarantine.ts";
import { findNamesakes } from "./find-namesakes.ts";
import { dependsOnNamesakes, isElsewhere } from "./places.ts";

/** A failed result with the identity of a quarantined test that is another test. */
export interface FailureElsewhere {
  executionId: string;
  testId: string;
}

/**
 * Of the failed results of these runs, those that have the name of a quarantined test and are another test of that name. Where a report does not tell two
 * tests apart, places do, as far as they are known. A failure in another place is the same test again when it is the third in a row there: a test of its own would then be in
 * quarantine.
 * @param ordinals only these results
 */
export async function failuresElsewhere(
  tx: TenantTransaction,
  executionIds: readonly string[],
  ordinals?: readonly number[],
): Promise<FailureElsewhere[]> {
  if (executionIds.length === 0) return [];
  const failures = await failuresInQuarantine(tx, executionIds, ordinals);
  const elsewhere: FailureInQuarantine[] = [];
  for (const failure of failures) {
    const { place, before } = failure;
    if (!dependsOnNamesakes(place, before)) continue;
    if (isElsewhere(place, before, []) || isElsewhere(place, before, await findNamesakes(tx, failure))) elsewhere.push(failure);
  }
  const recurring = await failsHereFor(tx, elsewhere);
  return elsewhere.filter((failure) => !recurring.has(failure)).map(({ executionId, testId }) => ({ executionId, testId }));
}
