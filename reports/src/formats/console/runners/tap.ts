import type { FoundTest } from "../../format.ts";
import { parseTap } from "../../tap/format.ts";
import { withoutPrintedDocuments } from "../../tap/printed-documents.ts";
import { type ConsoleOutput, type ConsoleRunner, eachLine, type Summary } from "./runner.ts";
import { outsideRunners } from "./unfinished.ts";

/** TAP on the console: tape, node-tap, Bats, `mocha -R tap`, `node --test` and others. */
export const tap: ConsoleRunner = {
  name: "TAP",
  summaries(output) {
    const documents = readDocuments(output);
    if (documents === "unclear") return "unclear";
    return documents.map((tests): Summary => {
      const count = (...statuses: string[]) => tests.filter(({ status }) => statuses.includes(status)).length;
      return { passed: count("passed"), failed: count("failed"), skipped: count("skipped", "pending") };
    });
  },
  tests(output) {
    const documents = readDocuments(output);
    return documents === "unclear" ? [] : documents.flat();
  },
};

const point = /^(?:not )?ok\b(?: +(\d+))?/;
const maxDocuments = 1_000;
const plan = /^1\.\.(\d+)(?:\s|$)/;

/** A document starts with its version, its plan or its first point, and has its plan at the start or the end. */
function readDocuments({ lines: all, isCut }: ConsoleOutput): FoundTest[][] | "unclear" {
  const documents: { lines: string[]; hasVersion: boolean; planned: number | undefined; points: number; isNumbered: boolean }[] = [];
  const lines = withoutPrintedDocuments(outsideRunners(all));
  const begin = (hasVersion: boolean) => documents.push({ lines: [], hasVersion, planned: undefined, points: 0, isNumbered: false });
  for (const line of lines) {
    const last = documents.at(-1);
    const isFull = last?.planned !== undefined && last.points >= last.planned;
    if (/^TAP version 1[34]$/.test(line)) begin(true);
    else if (plan.test(line) && (!last || last.planned !== undefined)) begin(false);
    else if (point.exec(line)?.[1] === "1" && (!last || (isFull && last.planned !== 0))) begin(false);
    const document = documents.at(-1);
    if (!document || (document.isNumbered && isOfOthers(line, isFull === true))) continue;
    document.lines.push(line);
    if (plan.test(line)) document.planned = Number(plan.exec(line)?.[1]);
    if (point.test(line)) {
      if (document.points === 0) document.isNumbered = point.exec(line)?.[1] !== undefined;
      document.points++;
    }
  }
  const read = documents.filter(({ hasVersion, planned, points }) => hasVersion || (planned !== undefined && points > 0));
  if (read.length > maxDocuments || (read.length > 0 && isCut)) return "unclear";
  const tests: FoundTest[][] = [];
  for (const { lines: text } of read) {
    let counted = 0;
    const found = parseTap(text.join("\n"), ({ failed }) => {
      counted = failed;
    });
    if (counted > found.filter(({ status }) => status === "failed").length) return "unclear";
    tests.push(found);
  }
  return tests;
}

/** Whether a point without a number is what another command printed, such as `ok` or Go's `ok  shop 0.1s`, although the document's points have numbers. */
function isOfOthers(line: string, isFull: boolean): boolean {
  const found = point.exec(line);
  return found !== null && found[1] === undefined && (isFull || !line.startsWith("not ok"));
}

/** `prove` counts tests and lists failed ones by number; skipped ones are included in the passed ones. */
export const prove: ConsoleRunner = {
  name: "prove",
  hides: ["TAP"],
  summaries({ lines, isCut }) {
    if (isCut && lines.includes("Result: FAIL") && !lines.includes("Test Summary Report")) return "unclear";
    const found: Summary[] = [];
    let failed = 0;
    for (const [index, line] of lines.entries()) {
      const script = / Tests: \d{1,9} Failed: (\d{1,9})\)$/.exec(line.includes(" (Wstat: ") ? line.slice(-60) : "");
      // A script that failed after its last test failed too.
      if (script) failed += Math.max(1, Number(script[1]));
      const files = /^Files=\d{1,9}, Tests=(\d{1,9}),/.exec(line);
      const result = files ? /^Result: (PASS|FAIL|NOTESTS)$/.exec(lines[index + 1] ?? "") : undefined;
      if (!files || !result) continue;
      if (result[1] === "FAIL") failed = Math.max(1, failed);
      found.push({ passed: Math.max(0, Number(files[1]) - failed), failed: result[1] === "FAIL" ? failed : 0, skipped: 0 });
      failed = 0;
    }
    return found;
  },
};

/** The `pretty` formatter of Bats; ExUnit prints the same line. */
export const bats: ConsoleRunner = {
  name: "Bats",
  summaries: eachLine((line) => {
    const match = /^(\d{1,9}) tests?, (\d{1,9}) failures?(?:, (\d{1,9}) skipped)?(?:, \d{1,9} not run)?(?: in .*)?$/.exec(line);
    if (!match) return undefined;
    const [, total, failed, skipped = "0"] = match;
    return { passed: Math.max(0, Number(total) - Number(failed) - Number(skipped)), failed: Number(failed), skipped: Number(skipped) };
  }),
};

export const tapRunners: readonly ConsoleRunner[] = [tap, prove, bats];
