import { readSummaries, splitConsole } from "@gantry/reports/formats/console/format.ts";
import type { LogLine } from "../material/material.ts";
import { endOfLastRun } from "./output/behind-passed-run.ts";
import { beginOfLastRun } from "./output/failure-sections.ts";
import { spokenPart } from "./output/spoken-part.ts";

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

/** Go counts nothing without `-v`. */
const goPackage = /^(ok|FAIL) {0,3}\t(\S+)\t/;
const endOfStep = /^(?:Gantry: |The image defines )|^\s*$/;

/**
 * The end of the log from the summary of the last run of the tests, if a script repeated a failed run, the same number of tests passed then, and more was
 * printed behind it: what failed in the end is there. Undefined for other logs.
 */
export function behindPassedRetry(lines: readonly LogLine[]): readonly LogLine[] | undefined {
  const end = endOfLastRun(lines);
  const behind = lines.slice(end + 1);
  if (end === -1 || !behind.some(({ text }) => !endOfStep.test(text) && spokenPart(text).trim() !== "")) return undefined;
  const texts = lines.slice(0, end + 1).map(({ text }) => text);
  return passedOnRetry(texts) || goPassedOnRetry(texts) ? lines.slice(end) : undefined;
}

function passedOnRetry(texts: readonly string[]): boolean {
  const ran = splitConsole(`${texts.join("\n")}\n`, false).runners.filter(
    ({ summaries }) => summaries !== "unclear" && summaries.some(({ failed }) => failed > 0),
  );
  const [only] = ran;
  if (!only || ran.length > 1 || only.summaries === "unclear") return false;
  const last = only.summaries.at(-1);
  const failed = only.summaries.findLast((summary) => summary.failed > 0);
  return last !== undefined && failed !== undefined && last.failed === 0 && (last.passed ?? 0) > 0 && totalOf(last) === totalOf(failed);
}

const totalOf = ({ passed, failed, skipped, flaky }: { passed: number | undefined; failed: number; skipped: number; flaky?: number }) =>
  (passed ?? 0) + failed + skipped + (flaky ?? 0);

function goPassedOnRetry(texts: readonly string[]): boolean {
  const last = new Map<string, string>();
  let hasFailed = false;
  for (const text of texts) {
    const [, result, name] = goPackage.exec(text) ?? [];
    if (result === undefined || name === undefined) continue;
    hasFailed ||= result === "FAIL";
    last.set(name, result);
  }
  return hasFailed && [...last.values()].every((result) => result === "ok");
}
