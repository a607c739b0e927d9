import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { collectResults } from "./collect.ts";

/** The files in the order that is given. */
async function collect(files: Record<string, string>) {
  const root = await mkdtemp(join(tmpdir(), "gantry-repeated-"));
  try {
    const listed = [];
    for (const [path, text] of Object.entries(files)) {
      await writeFile(join(root, path), text);
      listed.push({ path, sizeBytes: Buffer.byteLength(text) });
    }
    return (await collectResults({ root, files: listed, repeatedTests: "retries" })).tests;
  } finally {
    await rm(root, { recursive: true, force: true });
  }
}

const suite = (inner: string, more = "") => `<testsuite name="s" ${more}>${inner}</testsuite>`;
const failed = suite('<testcase name="a"><failure/></testcase>');
const passed = suite('<testcase name="a"/>');
const at = (xml: string, timestamp: string) => xml.replace("<testsuite ", `<testsuite timestamp="${timestamp}" `);

test("testcases without a name are never joined", async () => {
  const unnamed = suite("<testcase><failure/></testcase><testcase/>");
  expect((await collect({ "a.xml": unnamed })).map(({ status }) => status)).toEqual(["failed", "passed"]);
  const ofClass = suite('<testcase classname="c" name=""><failure/></testcase><testcase classname="c"/>');
  expect((await collect({ "a.xml": ofClass })).map(({ status }) => status)).toEqual(["failed", "passed"]);
});

test.each([
  ["names", { "junit-10.xml": failed, "junit-2.xml": passed }, "failed"],
  ["names", { "junit-10.xml": passed, "junit-2.xml": failed }, "passed"],
  ["names, the first without a number", { "junit-rerun.xml": passed, "junit.xml": failed }, "passed"],
  ["starts", { "a.xml": at(passed, "2026-01-01T10:05:00Z"), "b.xml": at(failed, "2026-01-01T10:00:00Z") }, "passed"],
  ["names when only some have a start", { "a.xml": at(passed, "2026-01-01T10:05:00Z"), "b.xml": failed }, "failed"],
])("retries in several files come in the order of the files' %s (%#)", async (_, files, status) => {
  const tests = await collect(files);
  expect(tests).toMatchObject([{ name: "a", status, retries: 1 }]);
});

test("Allure: results of several machines at one time are no retries", async () => {
  const result = (uuid: string, status: string, host: string, start: number) =>
    JSON.stringify({ uuid, historyId: "h", name: "pays", status, start, stop: start + 10, labels: [{ name: "host", value: host }] });
  const both = (second: string, start: number) => ({
    "a-result.json": result("a", "failed", "one", 100),
    "b-result.json": result("b", "passed", second, start),
  });
  expect((await collect(both("two", 100))).map(({ status }) => status)).toEqual(["failed", "passed"]);
  expect((await collect(both("two", 105))).map(({ status }) => status)).toEqual(["failed", "passed"]);
  expect(await collect(both("two", 200))).toMatchObject([{ status: "passed", flaky: true }]);
  expect(await collect(both("one", 200))).toMatchObject([{ status: "passed", flaky: true }]);
});
