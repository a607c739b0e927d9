import { isUtf8 } from "node:buffer";
import type { TestStatus } from "@gantry/contract/test-results.ts";
import type { EmbeddedFile, FoundTest, ReportFile, ReportFormat } from "../format.ts";
import { at, listAt, type Loose, numberAt, plain, present, textAt } from "../loose-json.ts";

/** Cucumber's JSON as cucumber-js, cucumber-jvm and cucumber-ruby write it: features, scenarios with steps; durations in nanoseconds. */
export const cucumberJson: ReportFormat = {
  name: "cucumber-json",
  matches: (file) =>
    /\.json$/i.test(file.path) && /^\s*\[/.test(file.head) && /"(?:elements|keyword)"\s*:/.test(file.head) && /"uri"\s*:/.test(file.head),
  matchesJson: (document) =>
    Array.isArray(document) &&
    document.length > 0 &&
    document.every((feature: Loose) => Array.isArray(at(feature, "elements")) && textAt(feature, "keyword") !== undefined),
  async *read(file: ReportFile) {
    const features: Loose = JSON.parse(await file.text());
    if (!Array.isArray(features)) throw new Error("it is no list of features");
    for (const feature of features) yield* readFeature(feature);
  },
};

/** A background is listed before each scenario that it belongs to; what fails in it fails that scenario. */
function* readFeature(feature: Loose): Iterable<FoundTest> {
  let background: Loose[] = [];
  let isUsed = false;
  for (const element of listAt(feature, "elements")) {
    if (textAt(element, "type") === "background") {
      background = stepsOf(element);
      isUsed = false;
      continue;
    }
    yield toTest(feature, element, background);
    isUsed = true;
    background = [];
  }
  if (!isUsed && background.length > 0) yield toTest(feature, { name: "Background" }, background);
}

/** Hooks of a scenario and of its steps are steps too: each can fail. */
function stepsOf(element: Loose): Loose[] {
  return [
    ...listAt(element, "before"),
    ...listAt(element, "steps").flatMap((step) => [...listAt(step, "before"), step, ...listAt(step, "after")]),
    ...listAt(element, "after"),
  ];
}

function toTest(feature: Loose, scenario: Loose, background: readonly Loose[]): FoundTest {
  const steps = [...background, ...stepsOf(scenario)];
  const statusesOfSteps = steps.map(statusOfStep);
  const broken = steps.find((step) => isFailure(statusOfStep(step)));
  const error = plain(textAt(at(broken, "result"), "error_message"));
  return {
    name: textAt(scenario, "name") ?? "unnamed scenario",
    suite: [textAt(feature, "name") ?? textAt(feature, "uri") ?? "feature"],
    status: overall(statusesOfSteps),
    durationMs: steps.reduce((sum: number, step) => sum + Math.max(0, numberAt(at(step, "result"), "duration") ?? 0), 0) / 1e6,
    tags: listAt(scenario, "tags").flatMap((tag) => textAt(tag, "name") ?? []),
    embedded: steps.flatMap(embeddingsOf),
    ...present({
      filePath: textAt(feature, "uri"),
      line: numberAt(scenario, "line"),
      variant: exampleOf(scenario),
      message: broken === undefined ? undefined : reasonOf(broken, error),
      trace: error,
    }),
  };
}

const statusOfStep = (step: Loose): string => textAt(at(step, "result"), "status")?.toLowerCase() ?? "unknown";
/** A step that nobody wrote, that is not finished, or that two definitions match: Cucumber's strict mode, its default, fails on each. */
const isFailure = (status: string): boolean => ["failed", "undefined", "pending", "ambiguous"].includes(status);

function overall(statuses: readonly string[]): TestStatus {
  if (statuses.some(isFailure)) return "failed";
  return statuses.includes("passed") && !statuses.includes("skipped") ? "passed" : "skipped";
}

function reasonOf(step: Loose, error: string | undefined): string {
  const title = `${textAt(step, "keyword") ?? ""}${textAt(step, "name") ?? "hook"}`.trim();
  const status = statusOfStep(step);
  if (status === "undefined") return `${title}: the step is not defined`;
  if (status === "pending") return `${title}: the step is pending`;
  if (status === "ambiguous") return `${title}: more than one definition matches the step`;
  return `${title}: ${withoutStack(error) || "failed"}`;
}

function withoutStack(error: string | undefined): string {
  const lines = (error ?? "").split("\n", 60);
  const stack = lines.findIndex((line) => /^\s+at |^\S+:\d+:in |^\s*\.\/\S+:\d+/.test(line));
  return lines
    .slice(0, stack < 0 ? 30 : stack)
    .join("\n")
    .trim();
}

/**
 * `feature;scenario;examples;2`: the row of a Scenario Outline's examples that this scenario was made from. cucumber-js gives the row's line
 * instead, which comes after those of the steps. A row keeps its variant when it is the only one that runs.
 */
function exampleOf(scenario: Loose): string | undefined {
  const row = /;([^;]*);(\d+)$/.exec(textAt(scenario, "id") ?? "");
  if (row) return `example ${row[1] ? `${row[1]} ` : ""}${row[2]}`;
  const line = numberAt(scenario, "line");
  const isRow = line !== undefined && listAt(scenario, "steps").some((step) => (numberAt(step, "line") ?? line) < line);
  return isRow ? `line ${line}` : undefined;
}

function embeddingsOf(step: Loose): EmbeddedFile[] {
  return [...listAt(step, "embeddings"), ...listAt(at(step, "result"), "embeddings")].flatMap((embedding, index) => {
    const data = textAt(embedding, "data");
    const contentType = textAt(embedding, "mime_type") ?? textAt(at(embedding, "media"), "type") ?? "application/octet-stream";
    const bytes = data === undefined ? undefined : bytesOf(data, contentType);
    return bytes ? [{ name: textAt(embedding, "name") ?? `attachment ${index + 1}`, contentType, bytes }] : [];
  });
}

/** Base64; old versions of cucumber-js wrote text as it is. */
function bytesOf(data: string, contentType: string): Uint8Array {
  const decoded = Buffer.from(data, "base64");
  const isPlainText = contentType.startsWith("text/") && (decoded.toString("base64") !== data || !isUtf8(decoded));
  return isPlainText ? Buffer.from(data, "utf8") : decoded;
}
