import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "..");
const rows = readFileSync(join(root, "docs/threats.md"), "utf8")
  .split("\n")
  .map((line) => line.split("|").map((cell) => cell.trim()))
  .filter(([, threat = ""]) => /^T\d+$/.test(threat))
  .map(([, threat = "", , , heldBy = "", isNotHeld = ""]) => ({ threat, heldBy, isNotHeld: isNotHeld !== "" }));

/** Each `file` with the test titles that follow it, up to the next file. */
const namedTests = (heldBy: string) =>
  [...heldBy.matchAll(/`([^`]+)`([^`]*)/g)].flatMap(([, file = "", titles = ""]) =>
    [...titles.matchAll(/"([^"]+)"/g)].map(([, title = ""]) => ({ file, title })),
  );

test("every threat names existing tests, or says that it is not mitigated", () => {
  expect(rows.map(({ threat }) => threat)).toEqual(Array.from({ length: 37 }, (_, index) => `T${index + 1}`));
  for (const { threat, heldBy, isNotHeld } of rows) {
    const tests = namedTests(heldBy);
    expect(tests.length > 0 || isNotHeld, `${threat} names neither a test nor what is not held`).toBe(true);
    for (const { file, title } of tests) {
      const isThere = existsSync(join(root, file)) && readFileSync(join(root, file), "utf8").includes(title);
      expect(isThere, `${threat}: ${file} has no test "${title}"`).toBe(true);
    }
  }
});
