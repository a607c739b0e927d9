import { isUtf8 } from "node:buffer";
import { outsideTests } from "@gantry/contract/results/constants.ts";
import type { TestStatus } from "@gantry/contract/results/schemas.ts";
import type { EmbeddedFile, FoundTest, ReportFile, ReportFormat } from "../format.ts";
import { at, listAt, type Loose, numberAt, plain, present, textAt } from "../loose-json.ts";
import { parseTimestamp } from "../run-times.ts";

/**
 * Cucumber's JSON as written by cucumber-js, cucumber-jvm and cucumber-ruby: features, scenarios with steps; durations in nanoseconds. behave's JSON is
 * similar, with durations in seconds and a status for each scenario and feature, which is the only sign that a hook or a clean-up failed.
 */
export const cucumberJson: ReportFormat = {
  name: "cucumber-json",
  matches: (file) =>
    /\.json$/i.test(file.path) && /^\s*\[/.test(file.head) && /"(?:elements|keyword)"\s*:/.test(file.head) && /"uri"\s*:/.test(file.head),
  matchesJson: (document) => Array.isArray(document) && document.some(isFeature),
  async *read(file: ReportFile) {
    const features: Loose = JSON.parse(await file.text());
    if (!Array.isArray(features)) throw new Error("it is not a list of features");
    for (const [index, feature] of features.entries()) {
      if (textAt(feature, "keyword") === undefined && textAt(feature, "uri") === undefined)
        throw new Error(`entry ${index + 1} of its list is no feature`);
      yield* readFeature(feature);
    }
  },
};

/** Of one feature at least: behave writes those without `elements` that have no scenario, or whose scenarios a filter left out. */
const isFeature = (feature: Loose): boolean => Array.isArray(at(feature, "elements")) && textAt(feature, "keyword") !== undefined;

/** A background is listed before each of its scenarios; a failure in it fails that scenario. */
function* readFeature(feature: Loose): Iterable<FoundTest> {
  let background: Loose[] = [];
  let isUsed = false;
  let anyFailed = false;
  for (const element of listAt(feature, "elements")) {
    if (textAt(element, "type") === "background") {
      background = stepsOf(element);
      isUsed = false;
      continue;
    }
    const test = toTest(feature, element, background);
    anyFailed ||= test.status === "failed";
    yield test;
    isUsed = true;
    background = [];
  }
  if (!isUsed && background.length > 0 && !isOfBehave(feature)) yield backgroundAlone(feature, background);
  const status = textAt(feature, "status");
  if (status !== undefined && !anyFailed && !isWithoutFailure(status))
    yield {
      kind: "outside",
      name: outsideTests.suite,
      suite: [titleOf(feature)],
      status: "failed",
      durationMs: 0,
      message: `The feature's status is "${status}", and none of its scenarios failed: a hook or a clean-up did. The report does not give the reason.`,
      ...placeOf(feature),
    };
}

/** Without a scenario it is no test. */
function backgroundAlone(feature: Loose, background: readonly Loose[]): FoundTest {
  const found = toTest(feature, { name: "Background" }, background);
  return found.status === "failed" ? { ...found, kind: "outside" } : found;
}

const isOfBehave = (element: Loose): boolean => textAt(element, "status") !== undefined;

/** Hooks of a scenario and of its steps are steps too: each can fail. */
function stepsOf(element: Loose): Loose[] {
  return [
    ...listAt(element, "before"),
    ...listAt(element, "steps").flatMap((step) => [...listAt(step, "before"), step, ...listAt(step, "after")]),
    ...listAt(element, "after"),
  ];
}

function toTest(feature: Loose, scenario: Loose, background: readonly Loose[]): FoundTest {
  const scenarioStatus = textAt(scenario, "status");
  // behave writes steps that did not run without a result.
  const steps = [...background, ...stepsOf(scenario)].filter((step) => scenarioStatus === undefined || at(step, "result") !== undefined);
  const statuses = steps.map(statusOfStep);
  const broken = steps.find((step) => isFailure(statusOfStep(step)));
  const error = broken === undefined ? undefined : errorOf(broken);
  const ownFailure = broken === undefined ? failureOfScenario(statuses, scenarioStatus) : undefined;
  const duration = steps.reduce((sum: number, step) => sum + Math.max(0, numberAt(at(step, "result"), "duration") ?? 0), 0);
  return {
    name: textAt(scenario, "name") ?? "unnamed scenario",
    suite: [titleOf(feature)],
    status: ownFailure === undefined ? overall(statuses) : "failed",
    durationMs: isOfBehave(scenario) ? duration * 1000 : duration / 1e6,
    // The JUnit XML of other runners has the time around the steps.
    ...(isOfBehave(scenario) ? { clock: "behave" as const } : {}),
    tags: listAt(scenario, "tags").flatMap((tag) => (typeof tag === "string" ? tag : (textAt(tag, "name") ?? []))),
    embedded: steps.flatMap(embeddingsOf),
    ...present({ filePath: placeOf(feature).filePath }),
    ...placeOf(scenario),
    ...present({
      variant: exampleOf(scenario),
      elsewhere: withRule(feature, scenario),
      startedAtMs: parseTimestamp(textAt(scenario, "start_timestamp")),
      message: broken === undefined ? ownFailure : reasonOf(broken, error),
      trace: error,
    }),
  };
}

/** Why a scenario without a failed step failed. */
function failureOfScenario(statuses: readonly string[], scenarioStatus: string | undefined): string | undefined {
  if (scenarioStatus !== undefined && !isWithoutFailure(scenarioStatus))
    return `The scenario's status is "${scenarioStatus}", and none of its steps failed: a hook or a clean-up did. The report does not give the reason.`;
  const brokeOff = [...statuses, scenarioStatus?.toLowerCase() ?? ""].some((status) => status.startsWith("untested"));
  return brokeOff && statuses.some((status) => passedWords.has(status))
    ? "The scenario broke off: some of its steps passed, others did not run."
    : undefined;
}

const titleOf = (feature: Loose): string => textAt(feature, "name") ?? textAt(feature, "uri") ?? "feature";

/** behave gives features and scenarios a `location`: the file and the line. */
function placeOf(element: Loose): Pick<FoundTest, "filePath" | "line"> {
  const [, file, line] = /^(.+):(\d{1,9})$/.exec(textAt(element, "location") ?? "") ?? [];
  return present({ filePath: textAt(element, "uri") ?? file, line: numberAt(element, "line") ?? (line ? Number(line) : undefined) });
}

/** The status of a step or hook. One that passed has no error. */
function statusOfStep(step: Loose): string {
  const status = textAt(at(step, "result"), "status")?.toLowerCase() ?? "";
  return status === "passed" && errorOf(step)?.trim() ? "failed" : status;
}

/** behave's pending steps, which are accepted. */
const passedWords = new Set(["passed", "pending_warn", "xfailed", "xpassed"]);
const skippedWords = new Set(["skipped", "untested", "untested_pending", "untested_undefined"]);
const isWithoutFailure = (status: string): boolean => passedWords.has(status.toLowerCase()) || skippedWords.has(status.toLowerCase());
/**
 * An undefined, pending or ambiguous step: Cucumber's strict mode, its default, fails on each. Any other status is not a pass either.
 */
const isFailure = (status: string): boolean => !isWithoutFailure(status);

function overall(statuses: readonly string[]): TestStatus {
  if (statuses.some(isFailure)) return "failed";
  return statuses.length > 0 && statuses.every((status) => passedWords.has(status)) ? "passed" : "skipped";
}

function errorOf(step: Loose): string | undefined {
  const lines = listAt(at(step, "result"), "error_message").map(String);
  return plain(lines.length > 0 ? lines.join("\n") : textAt(at(step, "result"), "error_message"));
}

function reasonOf(step: Loose, error: string | undefined): string {
  const keyword = textAt(step, "keyword") ?? "";
  const title = `${/^[A-Za-z]+$/.test(keyword) ? `${keyword} ` : keyword}${textAt(step, "name") ?? "hook"}`.trim();
  const status = statusOfStep(step);
  if (status === "undefined") return `${title}: the step is not defined`;
  if (status === "pending") return `${title}: the step is pending`;
  if (status === "ambiguous") return `${title}: more than one definition matches the step`;
  return `${title}: ${withoutStack(error) || (status === "" ? "the report gives no result of the step" : status)}`;
}

/** The error's text: before a stack trace, or after a Python one. */
function withoutStack(error: string | undefined): string {
  const lines = (error ?? "").split("\n", 200);
  if (lines[0]?.startsWith("Traceback (most recent call last):")) {
    const frame = lines.findLastIndex((line) => /^ {2}File "/.test(line));
    const end = lines.findIndex((line, index) => index > frame && /^\S/.test(line));
    if (end >= 0)
      return lines
        .slice(end, end + 30)
        .join("\n")
        .trim();
  }
  const stack = lines.findIndex((line) => /^\s+at |^\S+:\d+:in |^\s*\.\/\S+:\d+/.test(line));
  return lines
    .slice(0, stack < 0 ? 30 : Math.min(stack, 30))
    .join("\n")
    .trim();
}

/**
 * `feature;scenario;examples;2`: the row of a Scenario Outline's examples for this scenario. cucumber-js provides the row's line instead, which is
 * greater than those of the steps. A row keeps its variant when it is the only one that runs.
 */
function exampleOf(scenario: Loose): string | undefined {
  const row = /;([^;]*);(\d+)$/.exec(textAt(scenario, "id") ?? "");
  if (row) return `example ${row[1] ? `${row[1]} ` : ""}${row[2]}`;
  const line = numberAt(scenario, "line");
  const isRow = line !== undefined && listAt(scenario, "steps").some((step) => (numberAt(step, "line") ?? line) < line);
  return isRow ? `line ${line}` : undefined;
}

/** `feature;rule;scenario` is the only sign of a rule here, which cucumber-js has in front of the name in its JUnit XML. */
function withRule(feature: Loose, scenario: Loose): FoundTest["elsewhere"] {
  const [, rule, title, ...more] = (textAt(scenario, "id") ?? "").split(";");
  const name = textAt(scenario, "name") ?? "";
  return rule && more.length === 0 && title === name.replaceAll(" ", "-").toLowerCase()
    ? { suite: [titleOf(feature), rule], name }
    : undefined;
}

function embeddingsOf(step: Loose): EmbeddedFile[] {
  return [...listAt(step, "embeddings"), ...listAt(at(step, "result"), "embeddings")].flatMap((embedding, index) => {
    const data = textAt(embedding, "data");
    const contentType = textAt(embedding, "mime_type") ?? textAt(at(embedding, "media"), "type") ?? "application/octet-stream";
    const bytes = data === undefined ? undefined : bytesOf(data, contentType);
    return bytes ? [{ name: textAt(embedding, "name") ?? `attachment ${index + 1}`, contentType, bytes }] : [];
  });
}

/** Base64; old versions of cucumber-js wrote plain text. */
function bytesOf(data: string, contentType: string): Uint8Array {
  const decoded = Buffer.from(data, "base64");
  const isPlainText = contentType.startsWith("text/") && (decoded.toString("base64") !== data || !isUtf8(decoded));
  return isPlainText ? Buffer.from(data, "utf8") : decoded;
}
