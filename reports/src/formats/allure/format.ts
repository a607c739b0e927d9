import { dirname } from "node:path/posix";
import type { TestStatus } from "@gantry/contract/results/schemas.ts";
import { outsideTests, unnamedTest } from "@gantry/contract/results/constants.ts";
import { contradicts, possibleFailure } from "../contradiction.ts";
import type { FoundTest, ReportFile, ReportFormat } from "../format.ts";
import { isNameOfHook } from "../not-tests.ts";
import { between } from "../run-times.ts";
import { at, listAt, type Loose, numberAt, present, rejectDeepNesting, textAt } from "../loose-json.ts";

/**
 * Allure's result files: one JSON per attempt of a test, `<uuid>-result.json`, with attachments next to it, `<uuid>-container.json` with the fixtures
 * around tests, and `<uuid>-globals.json` with errors outside them. A result with the parameter `Retry` is a further attempt of the one before it
 * with the same `historyId`, names and parameters. Without that mark equal ids are no sign: two tests with one title have the same.
 */
export const allure: ReportFormat = {
  name: "allure",
  matches: (file) =>
    (/-result\.json$/i.test(file.path) && /"uuid"\s*:/.test(file.head)) ||
    (/-container\.json$/i.test(file.path) && /"(?:children|befores|afters)"\s*:/.test(file.head)) ||
    (/-globals\.json$/i.test(file.path) && /"(?:errors|attachments)"\s*:/.test(file.head)),
  async *read(file: ReportFile, report) {
    const document: Loose = JSON.parse(await file.text());
    if (/-container\.json$/i.test(file.path)) yield* failedFixtures(document);
    else if (/-globals\.json$/i.test(file.path)) yield* globalErrors(document);
    else {
      report({ failed: 0, ...between(numberAt(document, "start"), numberAt(document, "stop")) });
      yield toTest(document, dirname(file.path));
    }
  },
};

/** Failed set-ups and tear-downs. Some adapters fail the tests of a set-up, others skip them. */
function* failedFixtures(container: Loose): Iterable<FoundTest> {
  const children = listAt(container, "children").filter((child) => typeof child === "string");
  for (const fixture of listAt(container, "befores"))
    for (const test of failedFixture(fixture, "Set-up")) yield { ...test, showsIn: children };
  for (const fixture of listAt(container, "afters")) yield* failedFixture(fixture, "Tear-down");
}

function* failedFixture(fixture: Loose, kind: string): Iterable<FoundTest> {
  const details = at(fixture, "statusDetails");
  const [message, trace] = [textAt(details, "message"), textAt(details, "trace")];
  const name = textAt(fixture, "name");
  if (statusOf(textAt(fixture, "status")) === "failed")
    yield {
      kind: "outside",
      name: name ?? kind,
      suite: [kind],
      status: "failed",
      durationMs: Math.max(0, (numberAt(fixture, "stop") ?? 0) - (numberAt(fixture, "start") ?? 0)),
      resultId: errorId(`${name ?? ""} failed: ${message ?? ""}`, trace),
      ...present({ message, trace }),
    };
}

/** Errors outside any test. allure-mocha writes each failed hook there, and some of them also as a fixture. */
function* globalErrors(globals: Loose): Iterable<FoundTest> {
  for (const error of listAt(globals, "errors")) {
    const message = textAt(error, "message") ?? "";
    const trace = textAt(error, "trace");
    const [, hook, reason] = failedHook.exec(message) ?? [];
    yield {
      kind: "outside",
      name: hook ?? outsideTests.error,
      suite: [],
      status: "failed",
      durationMs: 0,
      showsIn: [errorId(message, trace)],
      ...present({ message: reason?.trim() || message || undefined, trace }),
    };
  }
}

/** allure-mocha: `"before all" hook: seed failed: no database`. */
const failedHook = /^("(?:before|after) (?:all|each)" hook(?:: [^\n]{1,200}?)?) failed: ([^]*)$/;

/** One for a fixture and for the same error among the global ones. */
const errorId = (...parts: readonly (string | undefined)[]): string => JSON.stringify(parts);

function toTest(result: Loose, folder: string): FoundTest {
  const labels = listAt(result, "labels");
  const labelsOf = (...names: string[]) =>
    names.flatMap((name) => labels.filter((label) => textAt(label, "name") === name).flatMap((label) => textAt(label, "value") ?? []));
  const suites = labelsOf("parentSuite", "suite", "subSuite");
  const details = at(result, "statusDetails");
  const historyId = textAt(result, "historyId");
  const parametersOf = (parameters: readonly Loose[]) =>
    parameters.map((parameter) => `${textAt(parameter, "name") ?? ""}=${textAt(parameter, "value") ?? ""}`);
  const parameters = listAt(result, "parameters");
  // Excluded parameters, such as the attempt's number, are not part of a test's identity.
  const counted = parametersOf(parameters.filter((parameter) => !isExcluded(parameter)));
  const host = labelsOf("host")[0];
  // Mocha fails a test that calls `done()` again after its end. allure-mocha then adds the error to the passed result.
  const isPassedWithError =
    textAt(result, "status") === "passed" && labelsOf("framework").includes("mocha") && textAt(details, "trace") !== undefined;
  const name = textAt(result, "name") ?? textAt(result, "fullName") ?? unnamedTest;
  const stage = textAt(result, "stage")?.toLowerCase() ?? "";
  const isInterrupted = textAt(result, "status") === "passed" && stage === "interrupted";
  const status = isPassedWithError || isInterrupted ? "failed" : statusOf(textAt(result, "status"));
  return {
    // Older adapters write failed hooks as results.
    kind: isNameOfHook(name) ? "outside" : "test",
    name,
    suite: suites.length > 0 ? suites : labelsOf("testClass").slice(0, 1),
    status,
    durationMs: Math.max(0, (numberAt(result, "stop") ?? 0) - (numberAt(result, "start") ?? 0)),
    flaky: at(details, "flaky") === true,
    tags: labelsOf("tag", "severity"),
    attachments: attachmentsOf(result).map((attachment) => ({
      ...attachment,
      path: folder === "." ? attachment.path : `${folder}/${attachment.path}`,
    })),
    ...present({
      retryKey: historyId === undefined ? undefined : JSON.stringify([historyId, textAt(result, "fullName"), name, suites, counted, host]),
      retryNumber: retryNumberOf(parameters),
      resultId: textAt(result, "uuid"),
      startedAtMs: numberAt(result, "start"),
      finishedAtMs: numberAt(result, "stop"),
      host,
      lane: labelsOf("thread")[0],
      filePath: fileOf(textAt(result, "fullName")),
      variant: counted.join(", ") || undefined,
      message: textAt(details, "message") ?? (isInterrupted ? contradicts("the test was interrupted") : undefined),
      trace: textAt(details, "trace"),
    }),
    // Some adapters set the status before the tear-down of the test, and some never set the stage to finished.
    ...possibleFailure(name, status, stage === "running" ? "it did not end" : undefined),
  };
}

const isExcluded = (parameter: Loose): boolean => at(parameter, "excluded") === true;

/** allure-playwright and allure-mocha number further attempts from 1 in the excluded parameter `Retry`. The other adapters do not mark them. */
function retryNumberOf(parameters: readonly Loose[]): number | undefined {
  const mark = parameters.find((parameter) => isExcluded(parameter) && textAt(parameter, "name")?.toLowerCase() === "retry");
  const number = Number(textAt(mark, "value"));
  return Number.isSafeInteger(number) && number > 0 ? number : undefined;
}

/** `broken` is a test that ended with something other than an assertion: for a reader it failed. */
function statusOf(status: string | undefined): TestStatus {
  if (status === "passed" || status === "failed" || status === "skipped") return status;
  return status === "broken" ? "failed" : "other";
}

function attachmentsOf(step: Loose, level = 0): { name: string; contentType: string; path: string }[] {
  rejectDeepNesting(level);
  const own = listAt(step, "attachments").flatMap((attachment) => {
    const source = textAt(attachment, "source");
    return source ? [{ name: textAt(attachment, "name") ?? source, contentType: textAt(attachment, "type") ?? "", path: source }] : [];
  });
  return [...own, ...listAt(step, "steps").flatMap((inner) => attachmentsOf(inner, level + 1))];
}

/** `tests/cart.spec.ts:12:3` or `tests/test_cart.py#test_adds`: the part before is the file. */
function fileOf(fullName: string | undefined): string | undefined {
  return /^([\w@./ -]+\.(?:[cm]?[jt]sx?|py|rb|php|feature))(?:[:#].*)?$/.exec(fullName ?? "")?.[1];
}
