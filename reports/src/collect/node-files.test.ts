import { readFile } from "node:fs/promises";
import { describe, expect, test } from "vitest";
import { collectFiles } from "../testing/collect-files.ts";

/** One run of Node 20 with a file that cannot be loaded, one whose test left something running, and one that passes. */
const sample = (name: string) => readFile(new URL(`samples/node-files/${name}`, import.meta.url), "utf8");
const load = /^Error: Cannot find module 'stripe-mock'/;
const leak = /^Error: Test "queues a mail" at .* created the error "Error: mail queue is full"/;

const failuresOf = async (files: string[], output?: string) => {
  const contents = await Promise.all(files.map(async (name) => [name, await sample(name)] as const));
  const console = output === undefined ? undefined : { text: await sample(output), isCut: false };
  const { tests } = await collectFiles(Object.fromEntries(contents), { console, exitCode: 1 });
  return Object.fromEntries(
    tests.filter(({ status }) => status === "failed").map(({ name, message, trace }) => [name, { message, trace }]),
  );
};

describe("a file of node:test that failed says what it printed last", () => {
  test.each<[string[], string | undefined]>([
    [["junit.xml"], "spec.txt"],
    [["junit.xml"], "out.tap"],
    [["out.tap"], undefined],
    [["junit.xml", "out.tap"], undefined],
    [["junit.xml", "out.tap"], "spec.txt"],
    [[], "out.tap"],
  ])("reports %j, output %s", async (files, output) => {
    const failures = await failuresOf(files, output);
    expect(Object.keys(failures).sort()).toEqual(["/app/t/leak.test.js", "/app/t/load.test.js"]);
    expect(failures["/app/t/load.test.js"]?.message).toMatch(load);
    expect(failures["/app/t/load.test.js"]?.trace).toContain("at Module._resolveFilename");
    expect(failures["/app/t/leak.test.js"]?.message).toMatch(leak);
  });

  test("the output alone", async () => {
    const failures = await failuresOf([], "spec.txt");
    expect(failures["/app/t/load.test.js"]?.message).toMatch(load);
    expect(failures["/app/t/leak.test.js"]?.message).toMatch(leak);
  });

  test("but not the error of another file, nor a text that is no error", async () => {
    const text = (await sample("spec.txt")).replaceAll("/app/t/load.test.js (", "/app/t/other.test.js (");
    const console = { text, isCut: false };
    const { tests } = await collectFiles({ "junit.xml": await sample("junit.xml") }, { console, exitCode: 1 });
    expect(tests.find(({ name }) => name === "/app/t/load.test.js")?.message).toMatch(/test failed/);
  });
});
