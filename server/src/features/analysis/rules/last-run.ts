import { readSummaries, splitConsole } from "@gantry/reports/formats/console/format.ts";
import type { LogLine } from "../material/material.ts";
import { beginOfLastRun } from "./output/failure-sections.ts";

/** What the console counts of the last run that failed, if a script started its runner several times; undefined for one run. */
export function countsOfLastRun(lines: readonly LogLine[]): { failed: number; total: number } | undefined {
  const begin = beginOfLastRun(lines);
  if (begin === undefined) return undefined;
  const text = lines
    .slice(begin)
    .map((line) => line.text)
    .join("\n");
  const results = readSummaries(splitConsole(`${text}\n`, false));
  if (!results) return undefined;
  if ("counts" in results) {
    const { failed, passed, skipped, flaky } = results.counts;
    return failed === 0 ? undefined : { failed, total: failed + passed + skipped + flaky };
  }
  const failed = results.tests.filter(({ status }) => status === "failed").length;
  return failed === 0 ? undefined : { failed, total: results.tests.length };
}
