import type { FoundTest } from "../format.ts";
import { plain } from "../loose-json.ts";
import { parseTap } from "../tap/format.ts";

type Reader = (lines: readonly string[]) => FoundTest[];

const test = (name: string, status: FoundTest["status"], durationMs = 0, more: Partial<FoundTest> = {}): FoundTest => ({
  name: name.trim(),
  suite: [],
  status,
  durationMs,
  ...more,
});

/** The runners whose console lines name their tests. Each needs its own summary line to be believed. */
const readers: readonly Reader[] = [readTap, readPytest, readGo, readCargo, readPlaywright, readTicks];

/**
 * The last resort when a run left no results: the tests that a known runner named on the console. Nothing is made up: a summary that
 * only counts yields no tests, and then the exit code alone decides.
 */
export function readConsole(output: string): FoundTest[] {
  const lines = (plain(output) ?? "").split(/\r?\n/);
  for (const read of readers) {
    const found = read(lines);
    if (found.length > 0) return found;
  }
  return [];
}

function readTap(lines: readonly string[]): FoundTest[] {
  const start = lines.findIndex((line) => /^TAP version 1[34]$/.test(line));
  return start < 0 ? [] : parseTap(lines.slice(start).join("\n"));
}

/** `tests/test_cart.py::test_adds PASSED`, with `=== 1 failed, 2 passed in 0.1s ===` at the end. */
function readPytest(lines: readonly string[]): FoundTest[] {
  if (!lines.some((line) => /^=+ .*\b(?:passed|failed|skipped|error)s?\b.* in [\d.:]+s/.test(line))) return [];
  const statuses: Record<string, FoundTest["status"]> = {
    PASSED: "passed",
    FAILED: "failed",
    ERROR: "failed",
    SKIPPED: "skipped",
    XFAIL: "passed",
    XPASS: "passed",
  };
  const found = new Map<string, FoundTest>();
  for (const line of lines) {
    const verbose = /^(\S+\.py)::(\S.*?) (PASSED|FAILED|ERROR|SKIPPED|XFAIL|XPASS)\b/.exec(line);
    const summary = /^(FAILED|ERROR) (\S+\.py)::(\S+)(?: - (.*))?/.exec(line);
    if (verbose)
      found.set(
        `${verbose[1]}::${verbose[2]}`,
        test(verbose[2] ?? "", statuses[verbose[3] ?? ""] ?? "other", 0, { filePath: verbose[1] ?? "" }),
      );
    if (summary)
      found.set(
        `${summary[2]}::${summary[3]}`,
        test(summary[3] ?? "", "failed", 0, { filePath: summary[2] ?? "", ...(summary[4] ? { message: summary[4] } : {}) }),
      );
  }
  return [...found.values()];
}

/** `--- FAIL: TestAdds (0.01s)` */
function readGo(lines: readonly string[]): FoundTest[] {
  return lines.flatMap((line) => {
    const match = /^\s*--- (PASS|FAIL|SKIP): (\S+) \(([\d.]+)s\)/.exec(line);
    if (!match) return [];
    return [test(match[2] ?? "", match[1] === "PASS" ? "passed" : match[1] === "FAIL" ? "failed" : "skipped", Number(match[3]) * 1000)];
  });
}

/** `test cart::adds ... ok`, with `test result: ok.` at the end. */
function readCargo(lines: readonly string[]): FoundTest[] {
  if (!lines.some((line) => line.startsWith("test result: "))) return [];
  return lines.flatMap((line) => {
    const match = /^test (\S+)(?: - should panic)? \.\.\. (ok|FAILED|ignored)/.exec(line);
    return match ? [test(match[1] ?? "", match[2] === "ok" ? "passed" : match[2] === "FAILED" ? "failed" : "skipped")] : [];
  });
}

/** Playwright's list reporter: `  ✓  1 [chromium] › cart.spec.ts:3:1 › cart › adds (1.2s)`. */
function readPlaywright(lines: readonly string[]): FoundTest[] {
  const found = new Map<string, FoundTest>();
  for (const line of lines) {
    const match =
      /^\s*(✓|✘|ok|x|-)\s+\d+ (?:\[([^\]]+)\] › )?(\S+?):(\d+):\d+ › (.+?)(?: \((?:retry #(\d+)\) \()?([\d.]+)(ms|s|m)\))?\s*$/.exec(line);
    if (!match) continue;
    const [, mark, variant, filePath = "", lineNumber, path = "", retry, amount, unit] = match;
    const parts = path.replace(/ \(retry #\d+\)$/, "").split(" › ");
    const status = mark === "✓" || mark === "ok" ? "passed" : mark === "-" ? "skipped" : "failed";
    const key = `${variant}|${filePath}|${parts.join("|")}`;
    const before = found.get(key);
    const durationMs = Number(amount ?? 0) * (unit === "ms" ? 1 : unit === "m" ? 60_000 : 1000);
    found.set(key, {
      name: parts.at(-1) ?? path,
      suite: parts.slice(0, -1),
      filePath,
      line: Number(lineNumber),
      ...(variant ? { variant } : {}),
      status,
      durationMs: (before?.durationMs ?? 0) + durationMs,
      retries: Math.max(Number(retry ?? 0), before ? (before.retries ?? 0) + 1 : 0),
      flaky: status === "passed" && before?.status === "failed",
    });
  }
  return [...found.values()];
}

/** `✓ adds (12 ms)`, `✗ pays`, `✔ logs in (3.1ms)`: jest, vitest, mocha and node:test, with their summary. */
function readTicks(lines: readonly string[]): FoundTest[] {
  if (!lines.some((line) => /^\s*(?:Tests:?\s+.*(?:passed|failed)|\d+ (?:passing|failing)\b|ℹ tests \d+)/.test(line))) return [];
  const found = new Map<string, FoundTest>();
  for (const line of lines) {
    const match = /^\s*([✓✔√✗✕✖×○↓﹣])\s+(.+?)(?:\s+\(?([\d.]+)\s?(ms|s)\)?)?\s*$/.exec(line);
    if (!match?.[2]) continue;
    const [, mark = "", name, amount, unit] = match;
    const status = "✓✔√".includes(mark) ? "passed" : "○↓﹣".includes(mark) ? "skipped" : "failed";
    // A runner repeats its failures at the end, without their durations.
    if (!found.has(name)) found.set(name, test(name, status, Number(amount ?? 0) * (unit === "s" ? 1000 : 1)));
  }
  return [...found.values()];
}
