import { outsideTests, unnamedTest } from "@gantry/contract/results/constants.ts";
import type { TestStatus } from "@gantry/contract/results/schemas.ts";
import type { FoundTest, ReportFormat } from "../format.ts";
import { present } from "../loose-json.ts";
import { mergeTimes, parseTimestamp, type RunTimes } from "../run-times.ts";
import { readXml } from "../xml.ts";
import { child, childText, count, secondsToMs, type XmlElement, XmlElements } from "../xml-elements.ts";

/** XML of xUnit.net, versions 2 and 3. https://xunit.net/docs/format-xml-v2 */
export const xunit: ReportFormat = {
  name: "xunit",
  matches: (file) => /\.xml$/i.test(file.path) && /^[^<]*(?:<[?!][^>]*>[^<]*)*<assembl(?:ies|y)(?:[\s>]|$)/.test(file.head),
  async *read(file, report) {
    const found: FoundTest[] = [];
    /** Failures of each assembly by its own count, and by those of its collections. */
    const counts: { own: number; collections: number }[] = [];
    const times: RunTimes[] = [];
    let total = 0;
    const reader = new XmlElements(
      (element) => {
        if (element.name === "test") found.push(toTest(element));
        else if (element.name === "error") found.push(failureOutside(element));
        else return partOfTest.has(element.name) ? "keep" : "forget";
        return "forget";
      },
      ({ name, attributes }) => {
        const assembly = counts.at(-1);
        if (name === "collection" && assembly) assembly.collections += count(attributes, "failed");
        if (name !== "assembly") return;
        total += count(attributes, "total");
        counts.push({ own: count(attributes, "failed") + count(attributes, "errors"), collections: 0 });
        const startedAtMs = parseTimestamp(attributes["start-rtf"] ?? `${attributes["run-date"]}T${attributes["run-time"]}`);
        times.push({ startedAtMs, durationMs: secondsToMs(attributes["time"]) || undefined });
      },
    );
    for await (const _ of readXml(file, reader)) yield* found.splice(0);
    const failed = counts.reduce((sum, { own, collections }) => sum + Math.max(own, collections), 0);
    report({ failed, total, ...mergeTimes(times) });
  },
};

const partOfTest = new Set(["failure", "message", "stack-trace", "reason", "output", "traits", "trait"]);

function toTest(element: XmlElement): FoundTest {
  const { attributes } = element;
  const type = attributes["type"];
  const full = attributes["name"] ?? attributes["method"] ?? unnamedTest;
  const line = Number(attributes["source-line"]);
  const status = statusOf(attributes["result"] ?? "");
  return {
    name: type && full.startsWith(`${type}.`) ? full.slice(type.length + 1) : full,
    suite: type ? [type] : [],
    // xUnit.net writes no failure for a test that passed.
    status: status === "passed" && child(element, "failure") ? "failed" : status,
    durationMs: secondsToMs(attributes["time"]),
    tags: (child(element, "traits")?.children ?? []).flatMap(({ attributes: { name, value } }) =>
      name ? [value && name !== "Category" ? `${name}:${value}` : (value ?? name)] : [],
    ),
    ...present({
      filePath: attributes["source-file"]?.replaceAll("\\", "/"),
      startedAtMs: parseTimestamp(attributes["start-rtf"]),
      line: attributes["source-line"] && Number.isInteger(line) ? line : undefined,
      message: childText(element, "failure", "message") ?? childText(element, "reason"),
      trace: childText(element, "failure", "stack-trace"),
      stdout: childText(element, "output"),
    }),
  };
}

/** A failed clean-up of a collection or an assembly. */
function failureOutside(element: XmlElement): FoundTest {
  const { type, name } = element.attributes;
  return {
    kind: "outside",
    name: outsideTests.error,
    suite: [name ?? type ?? "assembly"],
    status: "failed",
    durationMs: 0,
    ...present({ message: childText(element, "failure", "message"), trace: childText(element, "failure", "stack-trace") }),
  };
}

function statusOf(result: string): TestStatus {
  if (result === "Pass") return "passed";
  return result === "Skip" || result === "NotRun" ? "skipped" : "failed";
}
