import type { TestDetail } from "@gantry/contract/tests/schemas.ts";

type Times = Pick<TestDetail, "lastPassing" | "resultsRemovedBefore" | "firstSeenAt"> & { firstFailing: { at: string } | null };

/** The test was seen before the oldest failing run that is left, and retention removed results since: it may have failed in these too. */
export const startMayBeRemoved = ({ firstFailing, lastPassing, resultsRemovedBefore, firstSeenAt }: Times): boolean =>
  firstFailing !== null && lastPassing === null && resultsRemovedBefore !== null && Date.parse(firstSeenAt) < Date.parse(firstFailing.at);

/** `isCut`: earlier failures may be missing. */
export function failedSoOften(times: number, isCut: boolean): string {
  if (times === 1) return "Failed in its last run";
  return isCut ? `Failed at least ${times} times in a row` : `Failed ${times} times in a row`;
}
