import { conflict, type HttpError } from "../../../platform/errors.ts";
import type { ExecutionRow } from "../record/execution-record.ts";

type Run = Pick<ExecutionRow, "number" | "results_removed_at">;

/** `The results of run #7 were removed on 2026-09-01 by retention` for a run without results, else `undefined`. Without a full stop. */
export function removedText(run: Run): string | undefined {
  const day = run.results_removed_at?.toISOString().slice(0, 10);
  return day === undefined ? undefined : `The results of run #${run.number} were removed on ${day} by retention`;
}

/**
 * The first of a suite's attempts whose results were removed, so that it is unknown what failed; `undefined` if it is known. Of a single run it is known that nothing
 * failed if its record counts no failure. Of several attempts, each test's newest result would be needed.
 */
export function attemptWithUnknownFailures<T extends Pick<ExecutionRow, "tests" | "results_removed_at">>(
  attempts: readonly T[],
): T | undefined {
  return attempts.find(
    ({ results_removed_at, tests }) => results_removed_at !== null && (attempts.length > 1 || tests === null || tests.failed > 0),
  );
}

/** Explains why it is unknown what failed in the suite's attempts; `undefined` if it is known. */
export function unknownFailuresText(attempts: readonly (Run & Pick<ExecutionRow, "tests">)[]): string | undefined {
  const run = attemptWithUnknownFailures(attempts);
  return run && `${removedText(run)}: what failed is not known any more.`;
}

/** @param so the consequence, as the rest of the sentence */
export function resultsRemoved(run: Run, so: string): HttpError {
  return conflict("Results removed", { message: `${removedText(run)}, so ${so}`, code: "RESULTS_REMOVED" });
}

/** @throws 409 `RESULTS_REMOVED` if retention removed the run's results */
export function requireResults(run: Run, so: string): void {
  if (run.results_removed_at !== null) throw resultsRemoved(run, so);
}
