import { outsideTests } from "@gantry/contract/results/constants.ts";
import type { FoundTest } from "../../format.ts";
import { googleTests } from "./c-and-c-plus-plus.ts";
import { cargo, goFailures } from "./compiled.ts";
import { kindOfUnittest, pytestFailures } from "./python.ts";
import { type ConsoleOutput, foundTest } from "./runner.ts";

/**
 * The failures that a runner's output names although its summary is missing or incomplete, by the runner's name. Only lines that no other program
 * prints: a run whose exit code is 0 fails because of them.
 */
export const failuresWithoutSummary: Readonly<Record<string, (output: ConsoleOutput) => FoundTest[]>> = {
  "go test": goFailures,
  pytest: ({ lines }) => pytestFailures(lines),
  Jest: ({ lines }) => jestFailures(ofJest(lines)),
  Vitest: ({ lines }) => (lines.some((line) => vitestStart.test(line)) ? vitestFailures(lines) : []),
  "node:test": ({ lines }) => nodeFailures(lines),
  unittest: ({ lines }) =>
    lines.flatMap((line) => {
      const [, name, path, word] = unittestLine.exec(line) ?? [];
      if (!name || !path || (word !== "FAIL" && word !== "ERROR")) return [];
      return [
        foundTest(name, "failed", {
          suite: [path.endsWith(`.${name}`) ? path.slice(0, -name.length - 1) : path],
          ...kindOfUnittest(name, path),
        }),
      ];
    }),
  "cargo test": (output) =>
    output.lines.some((line) => cargoStart.test(line)) ? (cargo.tests?.(output) ?? []).filter(({ status }) => status === "failed") : [],
  TAP: ({ lines }) =>
    // A test of node:test printed it: TAP has a version or a plan.
    (lines.includes("ℹ fail 0") && !lines.some((line) => /^(?:TAP version 1[34]$|1\.\.\d)/.test(line))
      ? []
      : outsideRunners(lines)
    ).flatMap((line) => {
      const title = /^\s*not ok \d{1,9}(?: -)? (\S.*)$/.exec(line)?.[1];
      return title === undefined || / # (?:TODO|SKIP)\b/i.test(title) ? [] : [foundTest(title, "failed")];
    }),
  GoogleTest: ({ lines }) => googleTests(lines).filter(({ status }) => status === "failed"),
  Gradle: ({ lines }) =>
    lines.some((line) => line.startsWith("> Task :"))
      ? lines.flatMap((line) => gradleFailure(/^(\w[^>]*(?: > [^>]+)+) FAILED$/.exec(line)?.[1]))
      : [],
};

export const vitestStart = /^ (?:RUN|DEV) {2}v\d/;
export const cargoStart = /^running [1-9]\d* tests?$/;
export const unittestLine = /^(test\w*) \(((?:\w+\.)+\w+)\) \.\.\.(?: (ok|FAIL|ERROR|skipped .*))?$/;
/** With colors, there is a blank before it. */
export const jestHead =
  /^ ?(PASS|FAIL) {1,4}(?:\S{1,100} )?(\S+\.(?:test|spec)\.[cm]?[jt]sx?|\S*__tests__\/\S+\.[cm]?[jt]sx?)(?: \([\d.]+ m?s\))?$/;

const beginAndEnd: readonly (readonly [RegExp, RegExp])[] = [
  [/^=+ test session starts =+$/, /^=+ .* in [\d.]+s\b.* =+$/],
  [vitestStart, /^ +Tests {2}/],
  [jestHead, /^Test Suites: \d/],
];

/** Without what pytest, Vitest and Jest print between their first and their last line. Their tests may print points of TAP. */
export function outsideRunners(lines: readonly string[]): string[] {
  const lastEnds = new Map(beginAndEnd.map(([, end]) => [end, lines.findLastIndex((line) => end.test(line))]));
  let end: RegExp | undefined;
  return lines.filter((line, index) => {
    const wasInside = end !== undefined;
    end = end?.test(line) ? undefined : (end ?? beginAndEnd.find(([begin]) => begin.test(line))?.[1]);
    // Without an end, the points count.
    if (!wasInside && end && (lastEnds.get(end) ?? -1) <= index) end = undefined;
    return !wasInside && end === undefined;
  });
}

/** Without what Vitest prints, and what stands above the counts of a node:test that passed: their tests may print output of Jest. */
export function ofJest(lines: readonly string[]): string[] {
  const begin = lines.findLastIndex((line) => line === "ℹ fail 0") + 1;
  return outsideVitest(lines.some((line) => /^ℹ fail [1-9]/.test(line)) ? lines : lines.slice(begin));
}

/** Without what Vitest prints between its head and its counts: output of its tests may look like Jest's. */
function outsideVitest(lines: readonly string[]): string[] {
  let isInside = false;
  return lines.filter((line) => {
    if (vitestStart.test(line)) isInside = true;
    else if (/^ +Tests {2}|^No test files found/.test(line)) isInside = false;
    return !isInside;
  });
}

/** The failures below each `FAIL` line, or the file if none follows. */
function jestFailures(lines: readonly string[]): FoundTest[] {
  const found: FoundTest[] = [];
  let file: string | undefined;
  let isNamed = true;
  const endFile = () => {
    if (file !== undefined && !isNamed) found.push(foundTest(outsideTests.file, "failed", { kind: "outside", filePath: file }));
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
