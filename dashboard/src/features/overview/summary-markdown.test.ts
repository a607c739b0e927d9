import type { Execution, ListedTest } from "@gantry/contract/executions/schemas.ts";
import { expect, test } from "vitest";
import { summaryMarkdown } from "./summary-markdown.ts";

const run = {
  number: 12,
  image: "shop/e2e:1",
  environment: "staging",
  error: null,
  trigger: "api",
  ciContext: {
    source: "github-actions",
    repository: "shop/web",
    prNumber: 7,
    branch: "fix/vat",
    commitSha: "a689ade0d2c4",
    author: "Grace Hopper",
    jobUrl: "https://github.com/shop/web/actions/runs/1",
  },
  tests: { total: 9, passed: 6, failed: 3, skipped: 0, flaky: 0, quarantined: 0 },
} as Execution;
const failure = (change: Partial<ListedTest>) =>
  ({
    name: "pays",
    suite: ["Checkout"],
    filePath: "a.spec.ts",
    line: 3,
    variant: null,
    isNew: true,
    quarantined: false,
    ...change,
  }) as ListedTest;

test("the summary names the run, its commit and each failure with its message", () => {
  const since = { executionId: "e", number: 9, at: "", branch: "main", commitSha: null, runs: 3, sameFailure: null };
  const failures = [
    failure({ message: "\u001b[31mExpected: 42\u001b[39m\nReceived: 41" }),
    failure({ name: "ships", isNew: false, failingSince: since, message: null }),
  ];
  expect(summaryMarkdown(run, "3 of 9 tests failed.", failures, "https://gantry.example/runs/e")).toBe(
    `**[Run #12](https://gantry.example/runs/e)**: 3 of 9 tests failed.
branch \`fix/vat\`, pull request [#7](https://github.com/shop/web/pull/7), commit \`a689ade\`, by Grace Hopper, image \`shop/e2e:1\`, environment \`staging\`, [CI job](https://github.com/shop/web/actions/runs/1)

### Checkout › pays (newly failed)
\`a.spec.ts:3\`
\`\`\`
Expected: 42
Received: 41
\`\`\`

### Checkout › ships (still failing, since run #9 on main)
\`a.spec.ts:3\`

…and 1 more failed test.
`,
  );
});

test("names and messages cannot break out of their place", () => {
  const hostile = failure({
    name: "a [link](x) <img> @all\n# heading",
    suite: [],
    filePath: "`rm`",
    message: "before\n```\n# inside\n````\nafter",
  });
  const markdown = summaryMarkdown(run, "Failed.", [hostile], "u");
  expect(markdown).toContain("### a \\[link\\](x) \\<img\\> \\@all \\# heading (newly failed)");
  expect(markdown).toContain("`` `rm`:3 ``");
  expect(markdown).toContain("`````\nbefore\n```\n# inside\n````\nafter\n`````");
});

test("an upload has no image, and an ampersand stays", () => {
  const upload = { ...run, trigger: "ingest", image: "external", ciContext: { branch: "main" } } as Execution;
  expect(summaryMarkdown(upload, "Salt & pepper &amp; more.", [], "u")).toBe(
    "**[Run #12](u)**: Salt & pepper \\&amp; more.\nbranch `main`, environment `staging`\n\n…and 3 more failed tests.\n",
  );
});
