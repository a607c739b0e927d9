import type { RunNote } from "@gantry/contract/executions.ts";
import type { JoinedTests } from "@gantry/contract/worker-protocol.ts";

export const repeatedTestsJoined = "REPEATED_TESTS_JOINED";

/** What a run says of how its results were read. */
export function runNotes({ joinedTests }: { joinedTests?: JoinedTests | null | undefined }): RunNote[] {
  if (!joinedTests || joinedTests.tests === 0) return [];
  const { tests, passedLater } = joinedTests;
  const later = passedLater === 0 ? "" : ` ${passedLater} of them failed first and passed later.`;
  return [
    {
      code: repeatedTestsJoined,
      message: `Repeated results were read as retries, because \`repeatedTests\` is \`retries\` for this run: ${tests} ${tests === 1 ? "test" : "tests"}.${later}`,
    },
  ];
}
