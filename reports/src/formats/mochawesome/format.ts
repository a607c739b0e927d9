import type { TestStatus } from "@gantry/contract/results/schemas.ts";
import { unnamedTest } from "@gantry/contract/results/constants.ts";
import { contradicts, possibleFailure } from "../contradiction.ts";
import type { FoundTest, ReportFile, ReportFormat } from "../format.ts";
import { isNameOfHook } from "../not-tests.ts";
import { between, parseTimestamp } from "../run-times.ts";
import { at, countAt, listAt, type Loose, numberAt, plain, present, rejectDeepNesting, textAt } from "../loose-json.ts";

/** Mochawesome's JSON, also as written by Cypress and merged by mochawesome-merge: `{ stats, results: [suite] }`. */
export const mochawesome: ReportFormat = {
  name: "mochawesome",
  matches: (file) =>
    /\.json$/i.test(file.path) && /"stats"\s*:\s*\{/.test(file.head) && /"(?:testsRegistered|passPercent|hasOther)"\s*:/.test(file.head),
  matchesJson: (document) => numberAt(at(document, "stats"), "testsRegistered") !== undefined && Array.isArray(at(document, "results")),
  async *read(file: ReportFile, report) {
    const document: Loose = JSON.parse(await file.text());
    if (!Array.isArray(at(document, "results"))) throw new Error("it has no results");
    const stats = at(document, "stats");
    report({
      failed: countAt(stats, "failures"),
      // The tests that a hook kept from running are registered, and listed.
      total: Math.max(countAt(stats, "tests"), countAt(stats, "testsRegistered")),
      ...between(parseTimestamp(textAt(stats, "start")), parseTimestamp(textAt(stats, "end"))),
    });
    for (const suite of listAt(document, "results")) yield* readSuite(suite, [], undefined);
  },
};

function* readSuite(suite: Loose, around: readonly string[], file: string | undefined, level = 0): Iterable<FoundTest> {
  rejectDeepNesting(level);
  const title = textAt(suite, "title");
  const path = title ? [...around, title] : [...around];
  const filePath = fileOf(suite) ?? file;
  // Mocha counts a failed hook as a failure; the tests after it did not run.
  for (const hook of [...listAt(suite, "beforeHooks"), ...listAt(suite, "afterHooks")])
    if (statusOf(hook) === "failed") yield { ...toTest(hook, path, filePath), kind: "outside" };
  const failures = new Set(listAt(suite, "failures"));
  for (const test of listAt(suite, "tests")) yield withFailure(toTest(test, path, filePath), failures.has(at(test, "uuid")));
  for (const inner of listAt(suite, "suites")) yield* readSuite(inner, path, filePath, level + 1);
}

/** A suite lists the ids of its failed tests. */
function withFailure(test: FoundTest, isListed: boolean): FoundTest {
  if (!isListed || test.status === "failed") return test;
  return { ...test, status: "failed", message: test.message ?? contradicts("its suite lists it as failed") };
}

/**
 * The outermost suite contains everything outside `describe`, for all files together. Mocha's reporter gives it the file of its first suite or test;
 * Cypress reports each file separately, with a relative path.
 */
function fileOf(suite: Loose): string | undefined {
  const [file, fullFile] = [textAt(suite, "file"), textAt(suite, "fullFile")];
  if (at(suite, "root") === true && [file, fullFile].some((path) => path !== undefined && isAbsolute(path))) return undefined;
  return (file ?? fullFile)?.replace(/^\//, "");
}

const isAbsolute = (path: string): boolean => /^(?:\/|[A-Za-z]:\\)/.test(path);

function toTest(test: Loose, suite: string[], filePath: string | undefined): FoundTest {
  const error = at(test, "err");
  const name = textAt(test, "title") ?? unnamedTest;
  const status = statusOf(test);
  const message = plain(textAt(error, "message"));
  return {
    // Cypress lists its hooks among the tests.
    kind: at(test, "isHook") === true || isNameOfHook(name) ? "outside" : "test",
    name,
    suite,
    status,
    durationMs: Math.max(0, numberAt(test, "duration") ?? 0),
    clock: "mocha",
    ...present({
      filePath,
      message,
      trace: plain(textAt(error, "estack")),
      snippet: textAt(error, "diff"),
    }),
    // Cypress writes its own objects for tests, so an error may be that of an attempt before.
    ...possibleFailure(
      name,
      status,
      message !== undefined ? `it has an error: ${message.split("\n", 1)[0]}` : at(test, "timedOut") === true ? "it timed out" : undefined,
    ),
  };
}

function statusOf(test: Loose): TestStatus {
  if (at(test, "fail") === true || textAt(test, "state") === "failed") return "failed";
  if (at(test, "pass") === true) return "passed";
  if (at(test, "pending") === true) return "pending";
  return at(test, "skipped") === true ? "skipped" : "other";
}
