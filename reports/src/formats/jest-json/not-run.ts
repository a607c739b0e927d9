import type { FoundTest } from "../format.ts";
import { listAt, type Loose, numberAt, textAt } from "../loose-json.ts";
import { failureOfNotRun } from "../stopped-run.ts";

/** Jest counts all files at its start: those without a result did not run, as with `--bail`. Next to a failure only. */
export function* filesNotRun(document: Loose): Iterable<FoundTest> {
  // Vitest counts blocks, too.
  if (numberAt(document, "numRuntimeErrorTestSuites") === undefined) return;
  const total = numberAt(document, "numTotalTestSuites") ?? 0;
  const counts = ["numPassedTestSuites", "numFailedTestSuites", "numPendingTestSuites"].map((name) => numberAt(document, name) ?? total);
  const missing = total - counts.reduce((sum, count) => sum + count, 0);
  const hasFailed = (numberAt(document, "numFailedTestSuites") ?? 0) > 0;
  if (missing <= 0 || !hasFailed) return;
  const files = missing === 1 ? "1 test file has" : `${missing} test files have`;
  yield { ...failureOfNotRun(missing), message: `${files} no result. The run was stopped after a failure, for example with --bail.` };
}

/** The tests of a Vitest file that were not begun. */
export const openTests = (file: Loose): number =>
  listAt(file, "assertionResults").filter((assertion) => textAt(assertion, "status") === "pending").length;
