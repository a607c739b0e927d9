import type { FoundTest } from "../../format.ts";
import { type ConsoleOutput, type ConsoleRunner, foundTest } from "./runner.ts";

/** The thresholds of k6's end-of-test summary. Checks are not counted: k6 does not fail because of them. */
export const k6: ConsoleRunner = {
  name: "k6",
  summaries(output) {
    const tests = thresholdsOf(output);
    if (tests.length === 0) return [];
    if (output.isCut && !hasBegin(output.lines)) return "unclear";
    const failed = tests.filter(({ status }) => status === "failed").length;
    return [{ passed: tests.length - failed, failed, skipped: 0 }];
  },
  tests: thresholdsOf,
};

/** Since version 1 a section lists every threshold below its metric. Before, and with `--summary-mode=legacy`, metrics with thresholds have a mark. */
function thresholdsOf({ lines }: ConsoleOutput): FoundTest[] {
  const found: FoundTest[] = [];
  let isSection = false;
  let metric = "";
  for (const line of lines) {
    if (/^ +█ /.test(line)) isSection = line.trim() === "█ THRESHOLDS";
    const listed = isSection ? /^ {4,}(✓|✗) '(.+)' \S/.exec(line) : null;
    const marked = /^ {2,}(✓|✗) (\S.{0,200}?)\.{3,}: \S/.exec(line);
    const plain = /^ {4,}([\w{][^ ]{0,200}?)(?:\.{3,}: .*)?$/.exec(line);
    // The name of a metric with tags is only what stands between the braces.
    const named = (name: string) =>
      name.startsWith("{") ? `${metric.split("{", 1)[0]}${name.replace(/^\{ | \}$/g, (brace) => brace.trim())}` : name;
    if (listed?.[2]) found.push(foundTest(listed[2], statusOf(listed[1]), { suite: [metric] }));
    else if (marked?.[2]) {
      metric = named(marked[2]);
      found.push(foundTest(metric, statusOf(marked[1])));
    } else if (plain?.[1]) metric = named(plain[1]);
  }
  return found;
}

const metricLine = /^ {2,}\S.{0,200}?\.{3,}: \S/;

/** Whether something stands above the first metrics or thresholds, so that none of them is missing. */
function hasBegin(lines: readonly string[]): boolean {
  if (lines.some((line) => line.trim() === "█ THRESHOLDS")) return true;
  const first = lines.findIndex((line) => metricLine.test(line));
  return lines[first - 1]?.trim() === "";
}

const statusOf = (mark: string | undefined): FoundTest["status"] => (mark === "✓" ? "passed" : "failed");
const hasThreshold = /^ {2,}[✓✗] checks(?:\{.*\})?\.{3,}: |^ {4,}checks(?:\{.*\})?$/;

/** The line in which k6 counts checks that failed, if no threshold limits them. */
export function failedChecks(lines: readonly string[]): string | undefined {
  if (lines.some((line) => hasThreshold.test(line))) return undefined;
  return lines.find((line) => {
    const counts =
      /^ +checks_failed\.{3,}: [\d.]+% +(\d+) out of \d+$/.exec(line) ?? /^ +checks\.{3,}: [\d.]+% +✓ \d+ +✗ (\d+)$/.exec(line);
    if (counts) return Number(counts[1]) > 0;
    const passed = /^ +checks\.{3,}: [\d.]+% +(\d+) out of (\d+)$/.exec(line);
    return passed !== null && passed[1] !== passed[2];
  });
}
