import type { FlakeCheckCounts } from "./schemas.ts";

/** The result of a test in a flake check: `3 of 10 failed: flaky`. */
export function describeFlakeCheck(check: FlakeCheckCounts): string {
  const { outcome } = check;
  return outcome === "flaky" || outcome === "failing" ? `${describeCounts(check)}: ${outcome}` : describeCounts(check);
}

/** The same without the outcome: `3 of 10 failed`. */
export function describeCounts({ outcome, runs, passed, passedOnRetry, failed, notRun, errors, waiting }: FlakeCheckCounts): string {
  const left = [
    ...(notRun > 0 ? [`not run in ${notRun}`] : []),
    ...(errors > 0 ? [`${errors} ${errors === 1 ? "run" : "runs"} ended with an error`] : []),
  ];
  const also = left.length > 0 ? `; ${left.join(", ")}` : "";
  if (outcome === null) return `${runs - waiting} of ${runs} runs ended${failed > 0 ? `, ${failed} failed` : ""}${also}`;
  if (failed > 0) return `${failed} of ${runs} failed${also}`;
  if (passedOnRetry > 0) return `${passedOnRetry} of ${runs} passed only on a retry${also}`;
  return `${passed} of ${runs} passed${also}`;
}
