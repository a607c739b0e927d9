import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "..");
const sections = readFileSync(join(root, "docs/threats.md"), "utf8")
  .split(/^#+ /m)
  .filter((section) => /^T\d+\. /.test(section))
  .map((section) => ({
    threat: section.slice(0, section.indexOf(".")),
    tests: namedTests(section),
    isNotPrevented: /^Not prevented, or without a test: /m.test(section),
  }));

/** The list's files with the test titles below each. */
function namedTests(section: string): { file: string; title: string }[] {
  return [...section.matchAll(/^- `([^`]+)`\n((?: {2}- ".+"\n)*)/gm)].flatMap(([, file = "", titles = ""]) =>
    [...titles.matchAll(/"(.+)"/g)].map(([, title = ""]) => ({ file, title })),
  );
}

test("every threat names existing tests, or says that it is not mitigated", () => {
  expect(sections.map(({ threat }) => threat)).toEqual(Array.from({ length: 41 }, (_, index) => `T${index + 1}`));
  for (const { threat, tests, isNotPrevented } of sections) {
    expect(tests.length > 0 || isNotPrevented, `${threat} names neither a test nor what is not prevented`).toBe(true);
    for (const { file, title } of tests) {
      const isThere = existsSync(join(root, file)) && readFileSync(join(root, file), "utf8").includes(title);
      expect(isThere, `${threat}: ${file} has no test "${title}"`).toBe(true);
    }
  }
});
