import type { TenantTransaction } from "../../../platform/db/database.ts";
import { failsHereFor } from "./fails-here.ts";
import { type FailureInQuarantine, failuresInQuarantine } from "./failures-in-quarantine.ts";
import { findNamesakes } from "./find-namesakes.ts";
import { dependsOnNamesakes, isElsewhere } from "./locations.ts";

/** A failed result that matches a quarantined test but still fails the gate. */
export interface UncoveredFailure {
  executionId: string;
  testId: string;
  /** `other test`: it only has the name of the quarantined test. `same commit`: a later run of its own commit put the test into quarantine. */
  because: "other test" | "same commit";
}

/**
 * Of the failed results of these runs, those that have the name of a quarantined test but count.
 *
 * - Another test of that name. Where a report does not tell two tests apart, places do, as far as they are known. A failure in another place is the same test again when it is the
 *   third in a row there: a test of its own would then be in quarantine.
 * - A failure before the quarantine, if another run of the same commit began it. A commit that breaks a test for three browsers at once would otherwise excuse itself.
 *
 * @param ordinals only these results
 */
export async function findUncovered(
  tx: TenantTransaction,
  executionIds: readonly string[],
  ordinals?: readonly number[],
): Promise<UncoveredFailure[]> {
  if (executionIds.length === 0) return [];
  const failures = await failuresInQuarantine(tx, executionIds, ordinals);
  const ofCommit = new Set(failures.filter((failure) => failure.commitBeganQuarantine));
  const elsewhere = await failuresElsewhere(
    tx,
    failures.filter((failure) => !ofCommit.has(failure)),
  );
  const recurring = await failsHereFor(tx, elsewhere);
  return [
    ...elsewhere.filter((failure) => !recurring.has(failure)).map((failure) => uncovered(failure, "other test")),
    ...[...ofCommit].map((failure) => uncovered(failure, "same commit")),
  ];
}

/** Those in another place than the failures before their quarantine. */
async function failuresElsewhere(tx: TenantTransaction, failures: readonly FailureInQuarantine[]): Promise<FailureInQuarantine[]> {
  const isAlone = ({ place, before }: FailureInQuarantine) => isElsewhere(place, before, []);
  const isOpen = (failure: FailureInQuarantine) => !isAlone(failure) && dependsOnNamesakes(failure.place, failure.before);
  const namesakesOf = await findNamesakes(tx, failures.filter(isOpen));
  return failures.filter((failure) => isAlone(failure) || isElsewhere(failure.place, failure.before, namesakesOf(failure)));
}

const uncovered = ({ executionId, testId }: FailureInQuarantine, because: UncoveredFailure["because"]): UncoveredFailure => ({
  executionId,
  testId,
  because,
});
