import type { Execution, ListedTest } from "@gantry/contract/executions/schemas.ts";
import { expect, test } from "vitest";
import { testMarkdown } from "./test-markdown.ts";

const run = {
  number: 12,
  image: "shop/e2e:1",
  environment: "staging",
  ciContext: { branch: "fix/vat", commitSha: "a689ade0d2c4" },
} as Execution;

test("a failed test is copied with its message, its place and the run", () => {
  const failed = { name: "pays @all", suite: ["Checkout"], filePath: "a.spec.ts", line: 3, isNew: true, message: "42 != 41" } as ListedTest;
  expect(testMarkdown(run, failed, "https://gantry.example/runs/e?test=t")).toBe(`### Checkout › pays \\@all (newly failed)
\`a.spec.ts:3\`
\`\`\`
42 != 41
\`\`\`

[Run #12](https://gantry.example/runs/e?test=t), branch \`fix/vat\`, commit \`a689ade\`, image \`shop/e2e:1\`, environment \`staging\`
`);
});
