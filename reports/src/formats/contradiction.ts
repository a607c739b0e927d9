import type { TestStatus } from "@gantry/contract/results/schemas.ts";
import type { FoundTest } from "./format.ts";

/** For an entry that calls its test passed and also says that it failed, but not why. */
export const contradicts = (sign: string): string => `The report calls this test passed, but ${sign}.`;

/** An entry that calls its test passed, with a sign of a failure that its runner may have accepted. */
export function possibleFailure(name: string, status: TestStatus, sign: string | undefined): Pick<FoundTest, "possibleFailure"> {
  if (status !== "passed" || sign === undefined) return {};
  return { possibleFailure: `The report calls ${JSON.stringify(name.slice(0, 100))} passed, but ${sign.slice(0, 200)}.` };
}
