import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { collectResults } from "./collect.ts";
import { failureMessage } from "../formats/failure-message.ts";

/** Processor time of one reading, in milliseconds: other programs on the machine do not count. */
async function costOf(name: string, content: string): Promise<number> {
  const root = await mkdtemp(join(tmpdir(), "gantry-hostile-"));
  try {
    await writeFile(join(root, name), content);
    const before = process.cpuUsage();
    await collectResults({ root, files: [{ path: name, sizeBytes: Buffer.byteLength(content) }] });
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1000;
  } finally {
    await rm(root, { recursive: true });
  }
}

const suite = (inside: string) => `<testsuite name="s">${inside}</testsuite>`;
const playwright = (inside: string) => `{"config":{"rootDir":"/"},"suites":[${inside}],"stats":{"unexpected":0}}`;

/** Each input by its size; eight times the size may cost eight times the time, and never sixty-four times. */
const inputs: [name: string, file: string, from: number, content: (size: number) => string][] = [
  ["tests with one name", "a.xml", 5_000, (size) => suite(`<testcase name="t"/>`.repeat(size))],
  [
    "attachments of one test",
    "a.xml",
    5_000,
    (size) => suite(`<testcase name="t"><properties>${`<property name="attachment" value="x"/>`.repeat(size)}</properties></testcase>`),
  ],
  [
    "marks of attachments",
    "a.xml",
    20_000,
    (size) => suite(`<testcase name="t"><system-out>${"[[ATTACHMENT|".repeat(size)}</system-out></testcase>`),
  ],
  ["elements side by side", "a.xml", 20_000, (size) => suite("<x/>".repeat(size))],
  [
    "a message that almost occurs in its text",
    "a.xml",
    2_000,
    (size) => suite(`<testcase name="t"><failure message="${"a".repeat(size)}b">${"a\n".repeat(3 * size)}</failure></testcase>`),
  ],
  [
    "blanks in a suite's name",
    "a.json",
    20_000,
    (size) => `{"results":{"tool":{},"tests":[{"name":"t","suite":"a${" ".repeat(size)}b","status":"passed"}]}}`,
  ],
  ["blanks in a late TAP point", "a.tap", 5_000, (size) => `TAP version 13\n1..1\nok 1 - a\nok${" ".repeat(size)}\u2028x\n`],
  [
    "suites side by side",
    "a.json",
    5_000,
    (size) =>
      playwright(
        Array.from({ length: size }, () => `{"title":"s","specs":[{"title":"t","tests":[{"results":[{"status":"passed"}]}]}]}`).join(),
      ),
  ],
  [
    "tries of one test",
    "a.json",
    5_000,
    (size) =>
      playwright(
        `{"title":"s","specs":[{"title":"t","tests":[{"results":[${Array.from({ length: size }, () => `{"status":"failed"}`).join()}]}]}]}`,
      ),
  ],
  [
    "steps in a line",
    "0-result.json",
    5_000,
    (size) =>
      `{"uuid":"u","name":"t","status":"passed","steps":[${Array.from({ length: size }, () => `{"attachments":[{"source":"x"}]}`).join()}]}`,
  ],
];

test.each(inputs)("%s: reading time grows linearly", async (_, file, from, content) => {
  await costOf(file, content(from));
  let growth = Number.POSITIVE_INFINITY;
  // A garbage collection may fall into one reading. One that takes quadratic time fails each time.
  for (let turn = 0; turn < 5 && growth >= 32; turn++) {
    const small = await costOf(file, content(from));
    growth = (await costOf(file, content(8 * from))) / Math.max(small, 8);
  }
  expect(growth).toBeLessThan(32);
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
