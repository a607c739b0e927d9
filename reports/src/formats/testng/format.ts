import type { TestStatus } from "@gantry/contract/results/schemas.ts";
import { unnamedTest } from "@gantry/contract/results/constants.ts";
import type { FoundTest, ReportFormat } from "../format.ts";
import { present } from "../loose-json.ts";
import { between, mergeTimes, parseTimestamp, type RunTimes } from "../run-times.ts";
import { readXml } from "../xml.ts";
import { child, childText, count, type XmlElement, XmlElements } from "../xml-elements.ts";

/** `testng-results.xml`. https://testng.org/#_xml_reports */
export const testng: ReportFormat = {
  name: "testng",
  matches: (file) => /\.xml$/i.test(file.path) && /<testng-results(?:[\s>]|$)/.test(file.head),
  async *read(file, report) {
    const found: { test: FoundTest; key: string }[] = [];
    const retried = new Set<string>();
    let failed = 0;
    let total = 0;
    const times: RunTimes[] = [];
    const reader = new XmlElements(
      (element) => {
        if (element.name !== "test-method") return partOfTest.has(element.name) ? "keep" : "forget";
        const test = toTest(element);
        // One class may be in several `test` elements, one for each browser.
        const around = element.parent?.parent?.attributes["name"];
        const key = JSON.stringify([around, test.suite, element.attributes["signature"] ?? test.name, test.variant]);
        if (isRetried(element)) retried.add(key);
        // A configuration method counts if it failed; otherwise it is not a test.
        if (element.attributes["is-config"] !== "true" || test.status === "failed") found.push({ test, key });
        return "forget";
      },
      ({ name, attributes }) => {
        if (name === "testng-results") {
          failed = count(attributes, "failed");
          // Its `total` includes ignored methods, which it does not list.
          total = count(attributes, "passed") + failed + count(attributes, "skipped");
        }
        if (name === "suite") times.push(between(parseTimestamp(attributes["started-at"]), parseTimestamp(attributes["finished-at"])));
      },
    );
    for await (const _ of readXml(file, reader));
    report({ failed, total, ...mergeTimes(times) });
    for (const { test, key } of found) yield retried.has(key) ? { ...test, retryKey: key } : test;
  },
};

const partOfTest = new Set(["params", "param", "value", "exception", "message", "full-stacktrace", "reporter-output", "line"]);

function toTest(element: XmlElement): FoundTest {
  const { attributes } = element;
  const className = element.parent?.name === "class" ? element.parent.attributes["name"] : undefined;
  const params = (child(element, "params")?.children ?? []).map(
    (param) => childText(param, "value") ?? param.attributes["value"] ?? "null",
  );
  const startedAt = Date.parse(attributes["started-at"] ?? "");
  const variant = params.length === 0 ? undefined : params.join(", ");
  return {
    kind: attributes["is-config"] === "true" ? "outside" : "test",
    name: nameOf(attributes),
    suite: className ? [className] : [],
    status: isRetried(element) ? "failed" : statusOf(attributes["status"] ?? ""),
    // Included in the skipped ones in TestNG's totals.
    isUncounted: isRetried(element),
    isRetried: isRetried(element),
    durationMs: Math.max(0, Number(attributes["duration-ms"]) || 0),
    ...present({
      variant,
      startedAtMs: Number.isNaN(startedAt) ? undefined : startedAt,
      message: childText(element, "exception", "message") ?? child(element, "exception")?.attributes["class"],
      trace: childText(element, "exception", "full-stacktrace"),
      stdout: childText(element, "reporter-output"),
    }),
  };
}

/** TestNG lists an attempt that it will retry as skipped, with this mark; the last attempt has no mark. */
const isRetried = ({ attributes }: XmlElement): boolean => attributes["retried"] === "true";

function statusOf(status: string): TestStatus {
  return status === "PASS" ? "passed" : status === "SKIP" ? "skipped" : "failed";
}

/** A method that sets up or cleans up is no test. */
function nameOf({ name = unnamedTest, "is-config": isConfiguration }: Readonly<Record<string, string>>): string {
  return isConfiguration === "true" ? `Configuration method ${name}` : name;
}
