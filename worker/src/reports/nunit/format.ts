import type { TestStatus } from "@gantry/contract/test-results.ts";
import type { FoundTest, ReportFormat } from "../format.ts";
import { present } from "../loose-json.ts";
import { readXml } from "../xml.ts";
import { child, childText, count, secondsToMs, type XmlElement, XmlElements } from "../xml-elements.ts";

/** NUnit 3's own XML. https://docs.nunit.org/articles/nunit/technical-notes/usage/Test-Result-XML-Format.html */
export const nunit: ReportFormat = {
  name: "nunit",
  matches: (file) => /\.xml$/i.test(file.path) && /<test-run[\s>]/.test(file.head),
  async *read(file, report) {
    const found: FoundTest[] = [];
    let failed = 0;
    const reader = new XmlElements(
      (element) => {
        if (element.name === "test-case") {
          found.push(toTest(element));
          return "forget";
        }
        if (element.name === "test-suite" && failedByItself(element)) found.push(ofSuite(element));
        return partOfTest.has(element.name) ? "keep" : "forget";
      },
      ({ name, attributes }) => {
        if (name === "test-run") failed = count(attributes, "failed");
      },
    );
    for await (const _ of readXml(file, reader)) yield* found.splice(0);
    report({ failed });
  },
};

const partOfTest = new Set([
  "failure",
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
  return {
    name: attributes["name"] ?? attributes["fullname"] ?? "unnamed test",
    suite: className ? [className] : suitesAround(element),
    status: statusOf(attributes["result"] ?? ""),
    durationMs: secondsToMs(attributes["duration"] ?? attributes["time"]),
    tags: (child(element, "properties")?.children ?? []).flatMap(({ attributes: { name, value } }) =>
      name === "Category" && value ? [value] : [],
    ),
    attachments: (child(element, "attachments")?.children ?? []).flatMap((attachment) => {
      const path = childText(attachment, "filePath");
      return path === undefined ? [] : [{ name: path.split(/[\\/]/).at(-1) ?? path, contentType: "", path }];
    }),
    ...present({
      message: childText(element, "failure", "message") ?? childText(element, "reason", "message"),
      trace: childText(element, "failure", "stack-trace"),
      stdout: childText(element, "output"),
    }),
  };
}

/** A tear-down that failed: its tests have passed before. A set-up that failed is told by its tests (`site="Parent"`). */
function failedByItself({ attributes }: XmlElement): boolean {
  return attributes["result"] === "Failed" && attributes["site"] === "TearDown";
}

function ofSuite(element: XmlElement): FoundTest {
  return {
    name: "Tear-down",
    suite: [element.attributes["fullname"] ?? element.attributes["name"] ?? "suite"],
    status: "failed",
    durationMs: 0,
    ...present({ message: childText(element, "failure", "message"), trace: childText(element, "failure", "stack-trace") }),
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
