import type { FoundTest } from "../../formats/format.ts";

/** Results that cannot be read as a pass are none: cancelled, timed out, or a status unknown to this format. */
export function asFailure(test: FoundTest): FoundTest {
  return test.status === "other"
    ? { ...test, status: "failed", message: test.message ?? "The report gives this test no result that Gantry knows." }
    : test;
}

/** A runner that exits with 0 does not count its risky tests as failed. */
export function acceptRisky(test: FoundTest, exitCode: number | undefined): FoundTest {
  return test.isRisky && exitCode === 0 ? { ...test, status: "skipped" } : test;
}
