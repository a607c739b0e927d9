import type { FlakeCheck, FlakeCheckTest } from "@gantry/contract/flake-checks/schemas.ts";
import { describeFlakeCheck } from "@gantry/contract/flake-checks/describe.ts";

/** 1 if a test is flaky or fails, 6 if a run is in progress, 3 if a test has no result of some runs, otherwise 0. */
export function flakeCheckExitCode(checks: readonly FlakeCheck[]): number {
  const tests = checks.flatMap((check) => check.tests);
  if (tests.some(({ outcome }) => outcome === "flaky" || outcome === "failing")) return 1;
  if (tests.some(({ outcome }) => outcome === null)) return 6;
  // Without tests, all runs of the check were deleted.
  return tests.length > 0 && tests.every(({ outcome }) => outcome === "passed") ? 0 : 3;
}

export function describeFlakeChecks(checks: readonly FlakeCheck[]): string {
  const tests = checks.flatMap((check) => check.tests);
  return tests.map((test) => `${describeFlakeCheck(test)}\n  ${nameOf(test)}`).join("\n");
}

const nameOf = ({ suite, name, filePath, testId }: FlakeCheckTest) =>
  `${[...suite, name].join(" > ")}${filePath ? ` (${filePath})` : ""}  ${testId}`;

export const flakeChecksUrl = ({ id }: FlakeCheck, url: string): string => `${url}/flake-checks/${id}`;
