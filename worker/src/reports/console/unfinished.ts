import { outsideTests } from "@gantry/contract/test-results.ts";
import type { FoundTest } from "../format.ts";
import { cargo, goFailures } from "./compiled.ts";
import { playwrightSummary } from "./javascript.ts";
import { pytestFailures } from "./python.ts";
import { type ConsoleOutput, foundTest } from "./runner.ts";

/**
 * The failures that a runner's output names although its summary is missing or incomplete, by the runner's name. Only lines that no other program
 * prints: a run whose exit code is 0 fails because of them.
 */
export const failuresWithoutSummary: Readonly<Record<string, (output: ConsoleOutput) => FoundTest[]>> = {
  "go test": goFailures,
  pytest: ({ lines }) => pytestFailures(lines),
  Jest: ({ lines }) => jestFailures(lines),
  Vitest: ({ lines }) => (lines.some((line) => vitestStart.test(line)) ? vitestFailures(lines) : []),
  "node:test": ({ lines }) => nodeFailures(lines),
  unittest: ({ lines }) =>
    lines.flatMap((line) => {
      const [, name, path, word] = unittestLine.exec(line) ?? [];
      if (!name || !path || (word !== "FAIL" && word !== "ERROR")) return [];
      return [foundTest(name, "failed", { suite: [path.endsWith(`.${name}`) ? path.slice(0, -name.length - 1) : path] })];
    }),
  "cargo test": (output) =>
    output.lines.some((line) => cargoStart.test(line)) ? (cargo.tests?.(output) ?? []).filter(({ status }) => status === "failed") : [],
  TAP: ({ lines }) =>
    lines.flatMap((line) => {
      const title = /^\s*not ok \d{1,9}(?: -)? (\S.*)$/.exec(line)?.[1];
      return title === undefined || / # (?:TODO|SKIP)\b/i.test(title) ? [] : [foundTest(title, "failed")];
    }),
  Gradle: ({ lines }) =>
    lines.some((line) => line.startsWith("> Task :"))
      ? lines.flatMap((line) => gradleFailure(/^(\w[^>]*(?: > [^>]+)+) FAILED$/.exec(line)?.[1]))
      : [],
};

/** Whether a runner began and its summary, which it always prints, is missing: it was stopped. By the runner's name. */
export const isStopped: Readonly<Record<string, (output: ConsoleOutput) => boolean>> = {
  pytest: ({ lines }) => moreOf(lines, /^=+ test session starts =+$/, /^=+ .* in [\d.]+s\b.* =+$|^Results \([\d.]+s\):$/),
  Jest: ({ lines }) =>
    lines.some((line) => jestHead.test(line) || /^\s*● {2}process\.exit called with "/.test(line)) &&
    !lines.some((line) => /^Test(?: Suite)?s: /.test(line)),
  Vitest: ({ lines }) =>
    moreOf(lines, vitestStart, /^ +Test Files {2}\d|^ +Tests {2}|^No test files found|^ *BENCH {2}Summary/) &&
    !lines.some((line) => /^ Test Files {2}no tests/.test(line)),
  Mocha: isMochaStopped,
  Cypress: ({ lines }) => moreOf(lines, /^\s*\(Run Starting\)$/, /^\s*\(Run Finished\)$/),
  Playwright: ({ lines }) => {
    const starts = lines.flatMap((line, index) => (/^Running [1-9]\d* tests? using \d+ workers?/.test(line) ? [index] : []));
    return starts.some((start, index) => playwrightSummary(lines.slice(start + 1, starts[index + 1])) === undefined);
  },
  PHPUnit: isPhpUnitStopped,
  unittest: ({ lines }) => lines.some((line) => unittestLine.test(line)) && !lines.some((line) => /^Ran \d+ tests? in /.test(line)),
  "cargo test": ({ lines }) =>
    lines.some((line) => /^ +(?:Running|Doc-tests) \S|^test \S.* \.\.\.(?: |$)/.test(line)) && moreOf(lines, cargoStart, /^test result: /),
  "go test": ({ lines }) => {
    const last = lines.findLastIndex((line) => /^=== RUN {3}\S+$/.test(line));
    return last >= 0 && !lines.slice(last).some((line) => /^(?:PASS|FAIL|ok)(?:\s|$)/.test(line));
  },
};

const vitestStart = /^ (?:RUN|DEV) {2}v\d/;
const cargoStart = /^running [1-9]\d* tests?$/;
const unittestLine = /^(test\w*) \(((?:\w+\.)+\w+)\) \.\.\.(?: (ok|FAIL|ERROR|skipped .*))?$/;
const jestHead = /^(PASS|FAIL) {1,4}(?:\S{1,100} )?(\S+\.(?:test|spec)\.[cm]?[jt]sx?|\S*__tests__\/\S+\.[cm]?[jt]sx?)(?: \([\d.]+ m?s\))?$/;

function moreOf(lines: readonly string[], start: RegExp, end: RegExp): boolean {
  const count = (pattern: RegExp) => lines.filter((line) => pattern.test(line)).length;
  return count(start) > count(end);
}

/** The failures below each `FAIL` line, or the file if none follows. */
function jestFailures(lines: readonly string[]): FoundTest[] {
  const found: FoundTest[] = [];
  let file: string | undefined;
  let isNamed = true;
  const endFile = () => {
    if (file !== undefined && !isNamed) found.push(foundTest(outsideTests.file, "failed", { filePath: file }));
  };
  for (const line of lines) {
    const head = jestHead.exec(line);
    if (head) {
      endFile();
      file = head[1] === "FAIL" ? head[2]?.replace(/^\.\//, "") : undefined;
      isNamed = false;
    }
    const title = file === undefined ? undefined : /^ {2}● (\S.*)$/.exec(line)?.[1];
    if (title === undefined || title === "Test suite failed to run" || title === "Console") continue;
    isNamed = true;
    const titles = title.split(" › ");
    found.push(foundTest(titles.at(-1) ?? title, "failed", { suite: titles.slice(0, -1), filePath: file }));
  }
  endFile();
  return found;
}

function vitestFailures(lines: readonly string[]): FoundTest[] {
  return lines.flatMap((line) => {
    const match = /^ FAIL {2}(?:\|([^|]{1,100})\| )?(\S.*)$/.exec(line);
    if (!match?.[2]) return [];
    const [filePath = "", ...titles] = match[2].replace(/ \[ .* \]$/, "").split(" > ");
    return [
      foundTest(titles.at(-1) ?? outsideTests.file, "failed", {
        suite: titles.slice(0, -1),
        filePath,
        ...(match[1] === undefined ? {} : { variant: match[1] }),
      }),
    ];
  });
}

/** `spec` before its counts, and `dot`, which has none. A suite that failed only because of its tests is left out. */
function nodeFailures(lines: readonly string[]): FoundTest[] {
  return lines.flatMap((line, index) => {
    const name = /^ *✖ (\S.*) \(\d+\.\d+ms\)$/.exec(line)?.[1];
    if (name === undefined || /^\s*'\d+ subtests? failed'$/.test(lines[index + 1] ?? "")) return [];
    return [foundTest(name, "failed")];
  });
}

function gradleFailure(path: string | undefined): FoundTest[] {
  const titles = path?.split(" > ") ?? [];
  const name = titles.at(-1);
  return name === undefined ? [] : [foundTest(name, "failed", { suite: titles.slice(0, -1) })];
}

/**
 * Its tests look like the check list of any program. It is known by the command that npm or a shell prints, or if the output is nothing else: two empty
 * lines, then indented lines only.
 */
function isMochaStopped({ lines, isCut, startsWithTwoBlanks }: ConsoleOutput): boolean {
  const isMochaOnly = startsWithTwoBlanks && !isCut && lines.every((line) => line === "" || line.startsWith("  "));
  const start = isMochaOnly ? 0 : lines.findLastIndex((line) => /^[>$+] (?:npx |\S*\/)?mocha(?: |$)/.test(line));
  if (start < 0) return false;
  const after = lines.slice(start);
  return after.some((line) => /^ {2,}[✔✓√] \S/.test(line)) && !after.some((line) => /^\s+\d+ passing\b/.test(line));
}

/** Some options print the head only, so there must be a result. `--no-results` leaves out everything behind the last dot. */
function isPhpUnitStopped({ lines }: ConsoleOutput): boolean {
  const starts = lines.flatMap((line, index) => (/^PHPUnit \d\S* by Sebastian Bergmann\b/.test(line) ? [index] : []));
  return starts.some((start, index) => {
    const section = lines.slice(start + 1, starts[index + 1]);
    if (section.some((line) => /^(?:OK\b|Tests: \d|Time: \d|No tests executed!)|\(100%\)$/.test(line))) return false;
    return section.some((line) => /^[.FEWRSINDP]+(?: +\d+ \/ \d+ \( *\d+%\))?$|^ [✔✘∅↩⚠☢] \S/.test(line));
  });
}

/** What the user is told about runners that were stopped. */
export function describeStopped(runners: readonly string[]): string {
  return `The output shows the beginning of ${runners.join(", ")} but not ${runners.length === 1 ? "its" : "their"} summary: the runner was stopped before it ended, or its output was filtered. The exit code was 0, but tests may have failed or not run.`;
}
