import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { collectFiles } from "../testing/collect-files.ts";
import { collectResults } from "./collect.ts";
import { growingReports, playwright, suite } from "../testing/growing-reports.ts";
import { failureMessage } from "../formats/failure-message.ts";

test.each(growingReports)("%s: reading them ends", async (_, name, from, content) => {
  const root = await mkdtemp(join(tmpdir(), "gantry-hostile-"));
  const text = content(8 * from);
  await writeFile(join(root, name), text);
  const results = await collectResults({ root, files: [{ path: name, sizeBytes: Buffer.byteLength(text) }] });
  await rm(root, { recursive: true });
  expect(results.tests).toBeInstanceOf(Array);
});

test.each([
  ["XML elements", "a.xml", suite("<testsuite>".repeat(100_000))],
  ["suites of Playwright", "a.json", playwright(`${'{"suites":['.repeat(50_000)}${"]}".repeat(50_000)}`)],
  [
    "steps of Allure",
    "0-result.json",
    `{"uuid":"u","name":"t","status":"passed","steps":[${'{"steps":['.repeat(50_000)}${"]}".repeat(50_000)}]}`,
  ],
])("%s with unlimited nesting are rejected in one sentence", async (_, name, content) => {
  const root = await mkdtemp(join(tmpdir(), "gantry-hostile-"));
  await writeFile(join(root, name), content);
  const { notes, tests } = await collectResults({ root, files: [{ path: name, sizeBytes: content.length }] });
  await rm(root, { recursive: true });
  expect(tests).toEqual([]);
  expect(notes.join()).toContain("more than 500 levels deep");
});

test("a message keeps its line breaks where the text has them", () => {
  expect(failureMessage("a b", undefined, "x: a\nb\nat y", [])).toBe("a\nb");
});

test.each([
  ["passed", "ok", { tests: 10, failed: 0 }],
  ["failed", "not ok", { tests: 10, failed: 10 }],
])("results beyond the limit of a run are counted: %s", async (_status, word, leftOut) => {
  const total = 50_010;
  const points = Array.from({ length: total }, (_, index) => `${word} ${index + 1} - t${index}`);
  const results = await collectFiles({ "report.tap": `TAP version 13\n1..${total}\n${points.join("\n")}\n` });
  expect(results.tests).toHaveLength(50_000);
  expect(results.leftOut).toEqual(leftOut);
});
