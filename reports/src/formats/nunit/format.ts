import { outsideTests, unnamedTest } from "@gantry/contract/results/constants.ts";
import type { TestStatus } from "@gantry/contract/results/schemas.ts";
import type { FoundTest, ReportFormat } from "../format.ts";
import { present } from "../loose-json.ts";
import { between, parseTimestamp, type RunTimes } from "../run-times.ts";
import { readXml } from "../xml.ts";
import { child, childText, count, secondsToMs, type XmlElement, XmlElements } from "../xml-elements.ts";

/** NUnit 3's own XML. https://docs.nunit.org/articles/nunit/technical-notes/usage/Test-Result-XML-Format.html */
export const nunit: ReportFormat = {
  name: "nunit",
  matches: (file) => /\.xml$/i.test(file.path) && /<test-run(?:[\s>]|$)/.test(file.head),
  async *read(file, report) {
    const found: FoundTest[] = [];
    let failed = 0;
    let total = 0;
    let failures = 0;
    let times: RunTimes = {};
    const failuresBefore = new WeakMap<XmlElement, number>();
    // Failed tests whose reason is that of their group.
    let inherited = 0;
    const inheritedBefore = new WeakMap<XmlElement, number>();
    // Failed tests of each group, by its own count or those of its parts.
    const counted = new WeakMap<XmlElement, number>();
    const addToParent = ({ parent }: XmlElement, failedTests: number) => {
      if (parent) counted.set(parent, (counted.get(parent) ?? 0) + failedTests);
    };
    const add = (test: FoundTest) => {
      if (test.status === "failed") failures++;
      found.push(test);
    };
    // A failed set-up shows only in tests that failed because of it.
    const hasFailureBelow = (element: XmlElement) =>
      element.attributes["site"] === "SetUp"
        ? inherited > (inheritedBefore.get(element) ?? 0)
        : failures > (failuresBefore.get(element) ?? 0);
    const reader = new XmlElements(
      (element) => {
        if (element.name === "test-case") {
          const test = toTest(element);
          add(test);
          if (test.status === "failed") addToParent(element, 1);
          if (element.attributes["site"] === "Parent") inherited++;
          return "forget";
        }
        if (isGroup(element)) {
          const failedTests = Math.max(count(element.attributes, "failed"), counted.get(element) ?? 0);
          addToParent(element, failedTests);
          if (element.name === "test-run") failed = failedTests;
        }
        if (isGroup(element) && failedByItself(element, hasFailureBelow(element))) add(ofSuite(element));
        return partOfTest.has(element.name) ? "keep" : "forget";
      },
      (element) => {
        if (isGroup(element)) {
          failuresBefore.set(element, failures);
          inheritedBefore.set(element, inherited);
        }
        if (element.name !== "test-run") return;
        // In contrast to `testcasecount`, without the tests that a filter left out.
        total = count(element.attributes, "total");
        times = between(parseTimestamp(element.attributes["start-time"]), parseTimestamp(element.attributes["end-time"]));
      },
    );
    for await (const _ of readXml(file, reader)) yield* found.splice(0);
    report({ failed, total, ...times });
  },
};

const partOfTest = new Set([
  "failure",
  "assertions",
  "assertion",
  "reason",
  "message",
  "stack-trace",
  "output",
  "attachments",
  "attachment",
  "filePath",
  "properties",
  "property",
]);

function toTest(element: XmlElement): FoundTest {
  const { attributes } = element;
  const className = attributes["classname"];
  const failure = child(element, "failure") ?? failedAssertionOf(element);
  const status = statusOf(attributes["result"] ?? "");
  return {
    name: attributes["name"] ?? attributes["fullname"] ?? unnamedTest,
    suite: className ? [className] : suitesAround(element),
    // NUnit writes neither for a test that passed.
    status: status === "passed" && failure ? "failed" : status,
    durationMs: secondsToMs(attributes["duration"] ?? attributes["time"]),
    tags: (child(element, "properties")?.children ?? []).flatMap(({ attributes: { name, value } }) =>
      name === "Category" && value ? [value] : [],
    ),
    attachments: (child(element, "attachments")?.children ?? []).flatMap((attachment) => {
      const path = childText(attachment, "filePath");
      return path === undefined ? [] : [{ name: path.split(/[\\/]/).at(-1) ?? path, contentType: "", path }];
    }),
    ...present({
      startedAtMs: parseTimestamp(attributes["start-time"]),
      message: (failure && childText(failure, "message")) ?? childText(element, "reason", "message"),
      trace: failure && childText(failure, "stack-trace"),
      stdout: childText(element, "output"),
    }),
  };
}

const failedAssertionOf = (element: XmlElement): XmlElement | undefined =>
  child(element, "assertions")?.children.find(({ attributes: { result } }) => result === "Failed" || result === "Error");

const isGroup = ({ name }: XmlElement): boolean => name === "test-suite" || name === "test-run";

/** A failed tear-down, or an assembly that could not be run, which is in no test. A failed set-up shows in its tests (`site="Parent"`) and in the groups below it. */
function failedByItself(element: XmlElement, hasFailedTest: boolean): boolean {
  const { attributes } = element;
  const hasFailed = attributes["result"]?.startsWith("Failed") === true || child(element, "failure") !== undefined;
  if (!hasFailed || attributes["site"] === "Parent") return false;
  return attributes["site"] === "TearDown" || !hasFailedTest;
}

function ofSuite(element: XmlElement): FoundTest {
  const { attributes } = element;
  return {
    kind: "outside",
    name: attributes["site"] === "TearDown" ? outsideTests.tearDown : outsideTests.suite,
    suite: [attributes["fullname"] ?? attributes["name"] ?? "suite"],
    status: "failed",
    durationMs: 0,
    ...present({
      message: childText(element, "failure", "message") ?? childText(element, "reason", "message") ?? attributes["label"],
      trace: childText(element, "failure", "stack-trace"),
    }),
  };
}

function suitesAround(element: XmlElement): string[] {
  const names: string[] = [];
  for (let around = element.parent; around; around = around.parent)
    if (around.name === "test-suite" && around.attributes["type"] === "TestFixture") names.unshift(around.attributes["name"] ?? "");
  return names.filter((name) => name !== "");
}

function statusOf(result: string): TestStatus {
  if (result === "Passed" || result === "Warning") return "passed";
  return result === "Skipped" || result === "Inconclusive" ? "skipped" : "failed";
}
