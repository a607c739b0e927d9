import type { TestStatus } from "@gantry/contract/results/schemas.ts";
import { outsideTests, unnamedTest } from "@gantry/contract/results/constants.ts";
import type { FoundTest, ReportFormat } from "../format.ts";
import { present } from "../loose-json.ts";
import { parseTimestamp, type RunTimes } from "../run-times.ts";
import { readXml } from "../xml.ts";
import { count, secondsToMs, type XmlElement, XmlElements } from "../xml-elements.ts";

/** Robot Framework's `output.xml`. https://robotframework.org/robotframework/latest/RobotFrameworkUserGuide.html#output-file */
export const robot: ReportFormat = {
  name: "robot",
  matches: (file) => /\.xml$/i.test(file.path) && /<robot[\s>]/.test(file.head),
  async *read(file, report) {
    /** Tests of suites that are still open: their tear-down may fail them. */
    const open: { suite: XmlElement; tests: FoundTest[] }[] = [];
    const done: FoundTest[] = [];
    let failed = 0;
    let total = 0;
    let times: RunTimes = {};
    const reader = new XmlElements(
      (element) => {
        if (element.name === "test") open.at(-1)?.tests.push(toTest(element));
        else if (isSuite(element)) {
          closeSuite(open, done, element);
          if (open.length === 0) times = timesOf(statusElement(element)?.attributes ?? {});
        } else if (element.name === "stat" && element.parent?.parent?.name === "statistics") {
          failed = Math.max(failed, count(element.attributes, "fail"));
          if (element.parent.name === "total") total = Math.max(total, countAll(element, "pass", "fail", "skip"));
        }
        return isKept(element) ? "keep" : "forget";
      },
      (element) => {
        if (isSuite(element)) open.push({ suite: element, tests: [] });
      },
    );
    for await (const _ of readXml(file, reader)) yield* done.splice(0);
    yield* done;
    report({ failed, total, ...times });
  },
};

const isOf = (element: XmlElement | undefined, ...names: string[]): boolean => element !== undefined && names.includes(element.name);

/** The statistics have an element of that name, too. */
const isSuite = ({ name, parent }: XmlElement): boolean => name === "suite" && parent?.name !== "statistics";

function isKept(element: XmlElement): boolean {
  if (element.name === "status") return isOf(element.parent, "test", "suite", "kw");
  if (element.name === "kw") return isOf(element.parent, "suite") && (isOfType(element, "TEARDOWN") || isOfType(element, "SETUP"));
  return isOf(element, "tag", "tags") && isOf(element.parent, "test", "tags");
}

const countAll = ({ attributes }: XmlElement, ...names: string[]): number => names.reduce((sum, name) => sum + count(attributes, name), 0);

const isOfType = (keyword: XmlElement, type: string): boolean =>
  keyword.name === "kw" && keyword.attributes["type"]?.toUpperCase() === type;

/** The status of the suite's set-up or tear-down, if it failed. */
function failedKeyword(suite: XmlElement, type: string): XmlElement | undefined {
  const keyword = suite.children.find((child) => isOfType(child, type));
  const status = keyword && statusElement(keyword);
  return status?.attributes["status"] === "FAIL" ? status : undefined;
}

const statusElement = (element: XmlElement): XmlElement | undefined => element.children.find(({ name }) => name === "status");

/** A failed tear-down of a suite fails its tests, including those of nested suites, as in Robot's own log. */
function closeSuite(open: { suite: XmlElement; tests: FoundTest[] }[], done: FoundTest[], suite: XmlElement): void {
  const tests = open.pop()?.tests ?? [];
  const tearDown = failedKeyword(suite, "TEARDOWN");
  if (tearDown) {
    const reason = `Parent suite teardown failed:\n${tearDown.text.trim() || (statusElement(suite)?.text.trim() ?? "")}`.trim();
    for (const test of tests) {
      if (test.status === "skipped") continue;
      test.message = test.message ? `${test.message}\n\n${reason}` : reason;
      test.status = "failed";
    }
  }
  const setUp = failedKeyword(suite, "SETUP");
  if (statusElement(suite)?.attributes["status"] === "FAIL" && !isShown(suite, tests)) tests.push(failedSuite(suite));
  // Robot runs no test of the suite then: each fails, or is skipped.
  else if (setUp && tests.some(({ status }) => status === "passed"))
    tests.push(failedSuite(suite, `Suite setup failed:\n${setUp.text.trim()}`.trim()));
  const around = open.at(-1);
  if (around) around.tests.push(...tests);
  else done.push(...tests);
}

/** Whether failed tests explain why their suite failed. If its set-up or tear-down failed, their messages say so. */
function isShown(suite: XmlElement, tests: readonly FoundTest[]): boolean {
  const failed = tests.filter(({ status }) => status === "failed");
  const [own] = /suite (?:setup|teardown) failed/i.exec(statusElement(suite)?.text ?? "") ?? [];
  return own === undefined ? failed.length > 0 : failed.some(({ message }) => message?.toLowerCase().includes(own.toLowerCase()));
}

/** A suite that failed, and not because of its tests. */
function failedSuite(suite: XmlElement, message = statusElement(suite)?.text.trim()): FoundTest {
  const { name } = suite.attributes;
  return {
    kind: "outside",
    name: /teardown failed/i.test(message ?? "") ? outsideTests.tearDown : outsideTests.suite,
    suite: [...suitesAround(suite), ...(name ? [name] : [])],
    status: "failed",
    durationMs: 0,
    isUncounted: true,
    ...present({ filePath: sourceOf({ ...suite, parent: suite }), message: message || undefined }),
  };
}

function toTest(element: XmlElement): FoundTest {
  const status = statusElement(element);
  const line = Number(element.attributes["line"]);
  return {
    name: element.attributes["name"] ?? unnamedTest,
    suite: suitesAround(element),
    status: statusOf(status?.attributes["status"]),
    durationMs: durationMs(status?.attributes ?? {}),
    tags: element.children
      .flatMap((child) => (child.name === "tags" ? child.children : [child]))
      .flatMap((tag) => (tag.name === "tag" ? [tag.text.trim()] : [])),
    ...present({
      filePath: sourceOf(element),
      startedAtMs: timesOf(status?.attributes ?? {}).startedAtMs,
      line: element.attributes["line"] && Number.isInteger(line) ? line : undefined,
      message: status?.text.trim() || undefined,
    }),
  };
}

function suitesAround(element: XmlElement): string[] {
  const names: string[] = [];
  for (let around = element.parent; around; around = around.parent)
    if (around.name === "suite" && around.attributes["name"]) names.unshift(around.attributes["name"]);
  return names;
}

function sourceOf(element: XmlElement): string | undefined {
  for (let around = element.parent; around; around = around.parent)
    if (around.attributes["source"]) return around.attributes["source"].replace(/^\/app\//, "");
  return undefined;
}

function statusOf(status: string | undefined): TestStatus {
  if (status === "PASS") return "passed";
  return status === "SKIP" || status === "NOT RUN" ? "skipped" : "failed";
}

/** Since version 7 `elapsed` in seconds; before, two times such as `20240131 12:00:00.123`. */
function durationMs(attributes: Readonly<Record<string, string>>): number {
  if (attributes["elapsed"] !== undefined) return secondsToMs(attributes["elapsed"]);
  const [start, end] = [timeOf(attributes["starttime"]), timeOf(attributes["endtime"])];
  return Number.isNaN(start) || Number.isNaN(end) ? 0 : Math.max(0, end - start);
}

function timesOf(attributes: Readonly<Record<string, string>>): RunTimes {
  const started = parseTimestamp(attributes["start"]) ?? timeOf(attributes["starttime"]);
  return { startedAtMs: Number.isNaN(started) ? undefined : started, durationMs: durationMs(attributes) || undefined };
}

function timeOf(text: string | undefined): number {
  const match = /^(\d{4})(\d\d)(\d\d) (.+)$/.exec(text ?? "");
  return match ? Date.parse(`${match[1]}-${match[2]}-${match[3]}T${match[4]}Z`) : Number.NaN;
}
