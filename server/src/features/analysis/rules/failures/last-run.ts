import { readSummaries, splitConsole } from "@gantry/reports/formats/console/format.ts";
import type { LogLine } from "../../material/material.ts";
import { endOfLastRun, isGantrysNote } from "../output/log/after-passed-run.ts";
import { beginOfLastRun } from "../output/log/failure-sections.ts";
import { messagePart } from "../output/messages/message-part.ts";

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
const saysNothing = (text: string) => isGantrysNote(text) || /^The image defines |^\s*$/.test(text);

export interface PassedRetry {
  /** The summary of the last run of the tests, and what was printed after it. */
  lines: LogLine[];
  /** Whether the tests that failed are those that passed. Otherwise there are only as many. */
  isCertain: boolean;
}

/**
 * What a script printed after the last run of its tests, if a run failed, the last one passed with as many tests, and more was printed: probably the script
 * repeated the tests, and what failed in the end is there. Undefined for other logs.
 */
export function afterPassedRetry(lines: readonly LogLine[]): PassedRetry | undefined {
  const end = endOfLastRun(lines);
  const behind = lines.slice(end + 1).filter(({ text }) => !saysNothing(text));
  const summary = lines[end];
  if (!summary || !behind.some(({ text }) => messagePart(text).trim() !== "")) return undefined;
  const texts = lines.slice(0, end + 1).map(({ text }) => text);
  const isCertain = goPassedOnRetry(texts) || passedOnRetry(texts);
  return isCertain === false ? undefined : { lines: [summary, ...behind], isCertain: isCertain === true };
}

/** `undefined`: as many tests, whose names are not known. */
function passedOnRetry(texts: readonly string[]): boolean | undefined {
  const split = splitConsole(`${texts.join("\n")}\n`, false);
  const ran = split.runners.filter(({ summaries }) => summaries !== "unclear" && summaries.some(({ failed }) => failed > 0));
  const [only] = ran;
  if (!only || ran.length > 1 || only.summaries === "unclear") return false;
  const last = only.summaries.at(-1);
  const failed = only.summaries.findLast((summary) => summary.failed > 0);
  if (!last || !failed || last.failed > 0 || (last.passed ?? 0) === 0 || totalOf(last) !== totalOf(failed)) return false;
  const results = readSummaries(split);
  if (!results || !("tests" in results)) return undefined;
  const namesOf = (status: string) =>
    results.tests.filter((each) => each.status === status).map(({ suite, name }) => [...suite, name].join(" › "));
  const passed = new Set(namesOf("passed"));
  return namesOf("failed").every((name) => passed.has(name));
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
