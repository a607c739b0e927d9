import type { TestStatus } from "@gantry/contract/test-results.ts";
import type { FoundTest, ReportFile, ReportFormat } from "../format.ts";
import { at, listAt, type Loose, numberAt, present, textAt } from "../loose-json.ts";

/** Cucumber's JSON: features, scenarios with steps; durations in nanoseconds. */
export const cucumberJson: ReportFormat = {
  name: "cucumber-json",
  matches: (file) =>
    /\.json$/i.test(file.path) && /^\s*\[/.test(file.head) && /"(?:elements|keyword)"\s*:/.test(file.head) && /"uri"\s*:/.test(file.head),
  async *read(file: ReportFile) {
    const features: Loose = JSON.parse(await file.text());
    if (!Array.isArray(features)) throw new Error("it is no list of features");
    for (const feature of features) {
      for (const element of listAt(feature, "elements")) if (textAt(element, "type") !== "background") yield toTest(feature, element);
    }
  },
};

function toTest(feature: Loose, scenario: Loose): FoundTest {
  const steps = [...listAt(scenario, "before"), ...listAt(scenario, "steps"), ...listAt(scenario, "after")];
  const results = steps.map((step) => at(step, "result"));
  const failed = steps.find((step) => textAt(at(step, "result"), "status") === "failed");
  const message = textAt(at(failed, "result"), "error_message");
  const title = failed ? `${textAt(failed, "keyword") ?? ""}${textAt(failed, "name") ?? "hook"}`.trim() : undefined;
  return {
    name: textAt(scenario, "name") ?? "unnamed scenario",
    suite: [textAt(feature, "name") ?? textAt(feature, "uri") ?? "feature"],
    status: overall(results.map((result) => textAt(result, "status"))),
    durationMs: results.reduce((sum: number, result) => sum + Math.max(0, numberAt(result, "duration") ?? 0), 0) / 1e6,
    tags: listAt(scenario, "tags").flatMap((tag) => textAt(tag, "name") ?? []),
    ...present({
      filePath: textAt(feature, "uri"),
      line: numberAt(scenario, "line"),
      message: failed ? `${title}: ${message?.split("\n", 1)[0] ?? "failed"}` : undefined,
      trace: message,
    }),
  };
}

/** A step nobody wrote (`undefined`, `ambiguous`) is as bad as one that failed. */
function overall(statuses: readonly (string | undefined)[]): TestStatus {
  if (statuses.some((status) => status === "failed" || status === "undefined" || status === "ambiguous")) return "failed";
  if (statuses.includes("pending")) return "pending";
  if (statuses.length > 0 && statuses.every((status) => status === "skipped")) return "skipped";
  return statuses.includes("passed") ? "passed" : "skipped";
}
