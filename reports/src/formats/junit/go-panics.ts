import { outsideTests } from "@gantry/contract/results/constants.ts";
import type { FoundTest } from "../format.ts";

/** Whether the output of a failed test, as gotestsum and go-junit-report have it, shows that its program ended by a panic. */
export const isGoPanic = (trace: string): boolean =>
  /^\s*panic: /m.test(trace) && /^goroutine \d+ \[running\]:$/m.test(trace) && /^testing\.(?:tRunner|\(\*M\)\.startAlarm)\b/m.test(trace);

/** The tests after it did not run. go does not say how many there are. */
export function failureOfGoPanic({ name, suite }: Pick<FoundTest, "name" | "suite">): FoundTest {
  const message = `The package's tests ended within ${name}, by a panic. Tests behind it did not run.`;
  return { kind: "outside", name: outsideTests.package, suite: [...suite], status: "failed", durationMs: 0, isUncounted: true, message };
}
