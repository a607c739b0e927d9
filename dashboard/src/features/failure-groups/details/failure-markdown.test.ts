import type { FailureGroupDetail } from "@gantry/contract/failure-groups/schemas.ts";
import { expect, test } from "vitest";
import { failureMarkdown } from "./failure-markdown.ts";

const run = { taskId: "e", number: 9, branch: "main", commitSha: "a689ade0d2c4", at: "2026-01-31T12:00:00.000Z" };
const failure = {
  state: "regressed",
  category: "assertion",
  isGuess: false,
  title: "expected 42",
  message: "expected 42",
  fullMessage: "\u001b[31mexpected 42\u001b[39m\nreceived ```41```",
  test: { name: "pays", suite: ["Checkout <b>"], filePath: "a.spec.ts", variant: null },
  executions: 3,
  tests: 1,
  branches: ["main", "fix/vat"],
  firstSeenAt: "2026-01-30T12:00:00.000Z",
  firstRun: null,
  lastSeenAt: run.at,
  lastRun: run,
  owner: { userId: null, name: "@payments" },
} as unknown as FailureGroupDetail;

test("a failure has its message, facts and a link; names and messages cannot break out of their place", () => {
  expect(failureMarkdown(failure, "https://gantry.example/failures")).toBe(`### expected 42

\`\`\`\`
expected 42
received \`\`\`41\`\`\`
\`\`\`\`

- **State:** Regressed
- **Cause:** Assertion
- **Test:** Checkout \\<b\\> › pays
- **File:** \`a.spec.ts\`
- **Seen:** 1 test in 3 runs on \`main\`, \`fix/vat\`
- **First:** 2026-01-30T12:00:00.000Z
- **Last:** 2026-01-31T12:00:00.000Z, run \\#9 · main · a689ade
- **Owner:** \\@payments

[Open in Gantry](https://gantry.example/failures)

`);
});
