import { outsideTests, unnamedTest } from "@gantry/contract/results/constants.ts";
import type { TestStatus } from "@gantry/contract/results/schemas.ts";
import { possibleFailure } from "../contradiction.ts";
import type { FoundTest, ReportFormat } from "../format.ts";
import { present } from "../loose-json.ts";
import { between, parseTimestamp, type RunTimes } from "../run-times.ts";
import { readXml } from "../xml.ts";
import { child, childText, count, type XmlElement, XmlElements } from "../xml-elements.ts";

/**
 * Visual Studio's test results (`dotnet test --logger trx`): results first, the classes of their tests after them.
 * https://learn.microsoft.com/dotnet/core/tools/dotnet-test
 */
export const trx: ReportFormat = {
  name: "trx",
  matches: (file) => /\.(?:trx|xml)$/i.test(file.path) && /<TestRun(?:[\s>]|$)/.test(file.head),
  async *read(file, report) {
    const results: { test: FoundTest; testId: string | undefined }[] = [];
    const errors: FoundTest[] = [];
    const classes = new Map<string, string>();
    /** Results that contain one result per row of data; the row is the test. Counters may include both. */
    const dataDriven = new WeakSet<XmlElement>();
    const parents = { all: 0, failed: 0 };
    let counters: XmlElement["attributes"] = {};
    let isReport = false;
    let outcome = "";
    let times: RunTimes = {};
    const reader = new XmlElements((element) => {
      const { name, attributes } = element;
      const { parent } = element;
      if (name === "Results" || name === "ResultSummary") isReport = true;
      // Of any kind: unit, generic, manual, web and load tests.
      if (parent?.name === "Results" || parent?.name === "InnerResults") {
        if (parent?.name === "InnerResults" && parent.parent) dataDriven.add(parent.parent);
        const test = toTest(element);
        if (!dataDriven.has(element)) results.push({ test, testId: attributes["testId"] });
        else {
          parents.all++;
          if (test.status === "failed") parents.failed++;
        }
        return "forget";
      }
      if (name === "TestMethod" && element.parent?.attributes["id"] !== undefined)
        classes.set(element.parent.attributes["id"], (attributes["className"] ?? "").split(",", 1)[0] ?? "");
      if (name === "RunInfo" && !isHarmless.test(attributes["outcome"] ?? "")) errors.push(failureOutside(element));
      if (name === "Times") times = between(parseTimestamp(attributes["start"]), parseTimestamp(attributes["finish"]));
      if (name === "ResultSummary") outcome = attributes["outcome"] ?? "";
      if (name === "Counters") counters = attributes;
      return isPartOfResult.has(name) ? "keep" : "forget";
    });
    for await (const _ of readXml(file, reader));
    if (!isReport) throw new Error("it has no results");
    const failedTests = results.filter(({ test }) => test.status === "failed").length;
    report({ ...totalsOf(counters, { all: results.length, failed: failedTests }, parents), ...times });
    const outside = withoutRepeated(errors, failedTests);
    yield* outside;
    const isExplained = outside.length > 0 || (failedTests > 0 && !isAborted.test(outcome));
    const isPending = /^Pending$/i.test(outcome) && !results.some(({ test }) => test.status === "pending");
    if ((isPending || !isHarmless.test(outcome)) && !isExplained)
      yield {
        kind: "outside",
        name: outsideTests.error,
        suite: [],
        status: "failed",
        durationMs: 0,
        isUncounted: true,
        message: `The run's outcome is ${outcome}.`,
      };
    for (const { test, testId } of results) yield withClass(test, testId === undefined ? undefined : classes.get(testId));
  },
};

const failedCounters = ["failed", "error", "timeout", "aborted", "disconnected", "passedButRunAborted", "notRunnable", "inProgress"];

/** The counters, less the results with rows that they may include in addition to the rows. */
function totalsOf(counters: XmlElement["attributes"], found: ResultCounts, parents: ResultCounts): { failed: number; total: number } {
  const failed = failedCounters.reduce((sum, counter) => sum + count(counters, counter), 0);
  const total = count(counters, "total");
  return {
    failed: failed > found.failed + parents.failed ? failed : Math.min(failed, found.failed),
    total: total > found.all + parents.all ? total : found.all,
  };
}

interface ResultCounts {
  all: number;
  failed: number;
}

/** Outcomes of a run, and of messages about it. */
const isHarmless = /^(?:Completed|Passed|Warning|Informational|Inconclusive|NotExecuted|Pending)?$/i;

/** Outcomes of a run that no failed test explains: tests may not have run. */
const isAborted = /^(?:Aborted|PassedButRunAborted|Disconnected|InProgress)$/i;

/**
 * Messages that are not failures in addition to those of tests: xUnit.net writes a line for each failed test, and the test platform that the program exited
 * with 2, which means that a test failed.
 */
function withoutRepeated(errors: readonly FoundTest[], failedTests: number): readonly FoundTest[] {
  const isTest = ({ message = "" }: FoundTest) => /^\[xUnit\.net [\d:.]+\]\s.*\[FAIL\]$/.test(message);
  const isRepeated = (error: FoundTest) => isTest(error) || error.message?.startsWith("Exit code indicates failure: '2'") === true;
  return failedTests > 0 && errors.filter(isTest).length <= failedTests ? errors.filter((error) => !isRepeated(error)) : errors;
}
const isPartOfResult = new Set(["Output", "ErrorInfo", "Message", "StackTrace", "StdOut", "Text", "ResultFiles", "ResultFile"]);

function toTest(result: XmlElement): FoundTest {
  const { attributes } = result;
  const outcome = attributes["outcome"] ?? "Error";
  const status = statusOf(outcome);
  const isUsual = /^(?:Passed|Failed|NotExecuted)$/i.test(outcome);
  const name = attributes["testName"] ?? unnamedTest;
  return {
    name,
    suite: [],
    status,
    durationMs: durationMs(attributes["duration"]),
    attachments: (child(result, "ResultFiles")?.children ?? []).flatMap(({ attributes: { path } }) =>
      path === undefined ? [] : [{ name: path.split(/[\\/]/).at(-1) ?? path, contentType: "", path }],
    ),
    ...present({
      startedAtMs: parseTimestamp(attributes["startTime"]),
      message: childText(result, "Output", "ErrorInfo", "Message") ?? (isUsual ? undefined : `Its outcome is ${outcome}.`),
      trace: childText(result, "Output", "ErrorInfo", "StackTrace"),
      stdout: childText(result, "Output", "StdOut"),
    }),
    ...possibleFailure(name, status, errorIn(result)),
  };
}

/** NUnit's adapter writes the text of `Assert.Pass` as the message of a passed test. An error has a stack, or is named. */
function errorIn(result: XmlElement): string | undefined {
  const message = childText(result, "Output", "ErrorInfo", "Message");
  const isError = childText(result, "Output", "ErrorInfo", "StackTrace") !== undefined || namedError.test(message ?? "");
  return isError ? `it has an error: ${message?.split("\n", 1)[0] ?? "only the stack is given"}` : undefined;
}

const namedError = /^\s*(?:[\w.`]*(?:Exception|Error)\b|(?:Assert\.\w+(?:\(\))? )?[Ff]ail(?:ed|ure)\b|Assert\.(?!Pass)\w+|Expected\b)/;

/** The run itself failed: the test host crashed, or an assembly could not be loaded. */
function failureOutside(info: XmlElement): FoundTest {
  return {
    kind: "outside",
    name: outsideTests.error,
    suite: [],
    status: "failed",
    durationMs: 0,
    isUncounted: true,
    message: childText(info, "Text") ?? info.text.trim(),
  };
}

/** A test's name often starts with its class. */
function withClass(test: FoundTest, className: string | undefined): FoundTest {
  if (!className) return test;
  const name = test.name.startsWith(`${className}.`) ? test.name.slice(className.length + 1) : test.name;
  return { ...test, name, suite: [className] };
}

/**
 * By https://learn.microsoft.com/dotnet/api/microsoft.visualstudio.testtools.common.testoutcome. A test that could not run is a failure, as in MSTest
 * (`MapNotRunnableToFailed`), and so is one that did not end. Without an indication of passing or failing it is neither.
 */
const statuses: ReadonlyMap<string, TestStatus> = new Map([
  ["passed", "passed"],
  ["warning", "passed"],
  ["completed", "skipped"],
  ["inconclusive", "skipped"],
  ["notexecuted", "skipped"],
  ["pending", "pending"],
]);

function statusOf(outcome: string): TestStatus {
  return statuses.get(outcome.toLowerCase()) ?? "failed";
}

/** `00:00:01.2345678`; a day may stand before it. */
function durationMs(text: string | undefined): number {
  const match = /^(?:(\d+)\.)?(\d+):(\d+):(\d+(?:\.\d+)?)$/.exec(text ?? "");
  if (!match) return 0;
  const [, days = 0, hours = 0, minutes = 0, seconds = 0] = match;
  return (((Number(days) * 24 + Number(hours)) * 60 + Number(minutes)) * 60 + Number(seconds)) * 1000;
}
