import { outsideTests } from "@gantry/contract/results/constants.ts";
import type { FoundTest } from "../../format.ts";
import { insidePytest } from "./pytest-sessions.ts";
import { type ConsoleRunner, eachLine, foundTest, partsOf, type Summary, sumOf } from "./runner.ts";

const pytestWords: Readonly<Record<string, FoundTest["status"]>> = {
  PASSED: "passed",
  XPASS: "passed",
  FAILED: "failed",
  ERROR: "failed",
  SKIPPED: "skipped",
  // As in pytest's JUnit report.
  XFAIL: "skipped",
};

const pytestSummaries = eachLine((line) => {
  const match = /^(?:=+ )?((?:\d|no tests ran)[^=]*?) in [\d.]+s(?: \([\d:, days]+\))?(?: =+)?$/.exec(line);
  if (!match?.[1]) return undefined;
  if (match[1] === "no tests ran") return { passed: 0, failed: 0, skipped: 0 };
  const parts = partsOf(match[1], ", ");
  if (!parts || ![...parts.keys()].every((word) => pytestCounts.has(word))) return undefined;
  return {
    passed: sumOf(parts, "passed", "xpassed"),
    failed: sumOf(parts, "failed", "error", "errors"),
    skipped: sumOf(parts, "skipped", "xfailed"),
  };
});

/** pytest's last line; `-v` names the tests, with pytest-xdist too. */
export const pytest: ConsoleRunner = {
  name: "pytest",
  summaries(output) {
    const printed = insidePytest(output.lines);
    const lines = output.lines.filter((_, index) => !printed.has(index));
    const found = pytestSummaries({ ...output, lines });
    // -qq lists the failures and counts nothing.
    const lists = lines.filter((line) => /^=+ short test summary info =+$/.test(line));
    return lists.length > found.length ? "unclear" : found;
  },
  tests: ({ lines }) => pytestTests(lines),
  join: withoutTearDowns,
};

const pytestCounts = new Set(
  "passed,xpassed,failed,error,errors,skipped,xfailed,deselected,warning,warnings,rerun,subtests passed,subtests failed".split(","),
);

/** A test that passed but whose tear-down failed is counted twice, and has failed. */
function withoutTearDowns(tests: FoundTest[]): FoundTest[] {
  const kept: FoundTest[] = [];
  const passed = new Map<string, number>();
  for (const test of tests) {
    const key = JSON.stringify([test.filePath, test.suite, test.name]);
    const before = passed.get(key);
    if (test.status === "passed") passed.set(key, kept.length);
    if (test.status === "failed" && before !== undefined) kept[before] = test;
    else kept.push(test);
  }
  return kept;
}

function pytestTests(lines: readonly string[]): FoundTest[] {
  const found: FoundTest[] = [];
  const messages = new Map<string, string>();
  const reruns = new Map<string, number>();
  for (const line of lines) {
    const reason = /^(?:FAILED|ERROR) (\S.*)$/.exec(line)?.[1];
    const dash = reason?.indexOf(" - ") ?? -1;
    if (reason !== undefined && dash > 0) messages.set(reason.slice(0, dash), reason.slice(dash + 3));
    const [id, word] = verboseLine(line);
    if (id === undefined) continue;
    if (word === "RERUN") reruns.set(id, (reruns.get(id) ?? 0) + 1);
    const status = pytestWords[word];
    if (status === undefined) continue;
    const [filePath = "", ...names] = id.split("::");
    found.push({ ...foundTest(names.at(-1) ?? id, status, { suite: names.slice(0, -1), filePath }), trace: id });
  }
  return found.map(({ trace: id = "", ...test }) => {
    const retries = reruns.get(id) ?? 0;
    const message = test.status === "failed" ? messages.get(id) : undefined;
    return { ...test, ...(message ? { message } : {}), ...(retries > 0 ? { retries, flaky: test.status === "passed" } : {}) };
  });
}

/** The failed tests of `-v`, and those listed below "short test summary info", each once. */
export function pytestFailures(lines: readonly string[]): FoundTest[] {
  const found = new Map<string, FoundTest>();
  const keyOf = ({ filePath, suite, name }: FoundTest) => JSON.stringify([filePath, suite, name]);
  for (const test of pytestTests(lines)) if (test.status === "failed") found.set(keyOf(test), test);
  for (const line of lines) {
    const match = /^(?:FAILED|ERROR) ([^\s:]+\.py)((?:::\S.*)?)$/.exec(line.split(" - ", 1)[0]?.trimEnd() ?? "");
    if (!match?.[1]) continue;
    const names = (match[2] ?? "").split("::").slice(1);
    const test = foundTest(names.at(-1) ?? outsideTests.file, "failed", {
      suite: names.slice(0, -1),
      filePath: match[1],
      ...(names.length === 0 ? { kind: "outside" } : {}),
    });
    const reason = line.split(" - ").slice(1).join(" - ");
    if (!found.has(keyOf(test))) found.set(keyOf(test), reason === "" ? test : { ...test, message: reason });
  }
  return [...found.values()];
}

/** `tests/test_a.py::test_adds PASSED   [ 50%]`; pytest-xdist writes `[gw0] [ 50%] PASSED tests/test_a.py::test_adds`. */
function verboseLine(line: string): [string | undefined, string] {
  const distributed = /^\[gw\d+\] \[ *\d+%\] ([A-Z]+) (\S.*)$/.exec(line);
  if (distributed?.[2]) return [distributed[2], distributed[1] ?? ""];
  if (!/^[^\s:]+\.py::/.test(line)) return [undefined, ""];
  const progress = line.lastIndexOf("[");
  const text = (line.endsWith("%]") && progress > 0 ? line.slice(0, progress) : line).trimEnd();
  const match = / (PASSED|FAILED|ERROR|SKIPPED|XFAIL|XPASS|RERUN)(?: \([^)]*\)?.*)?$/.exec(text);
  return match ? [text.slice(0, match.index), match[1] ?? ""] : [undefined, ""];
}

/** unittest, also as run by Django: `Ran 7 tests in 0.002s`, followed by the result. */
export const unittest: ConsoleRunner = {
  name: "unittest",
  summaries({ lines }) {
    return lines.flatMap((line, index): Summary[] | Summary => {
      const ran = /^Ran (\d{1,9}) tests? in [\d.]+s$/.exec(line);
      if (!ran) return [];
      const verdict = lines.slice(index + 1, index + 4).find((next) => next !== "") ?? "";
      const match = /^(OK|FAILED|NO TESTS RAN)(?: \(([^)]*)\))?$/.exec(verdict);
      if (!match) return [];
      const counts = new Map(
        (match[2] ?? "").split(", ").map((part): [string, number] => [part.split("=")[0] ?? "", Number(part.split("=")[1])]),
      );
      const failed = sumOf(counts, "failures", "errors", "unexpected successes");
      const skipped = sumOf(counts, "skipped", "expected failures");
      const passed = Number(ran[1]) - failed - skipped + failuresBesideTests(lines.slice(0, index));
      return { passed: Math.min(Number(ran[1]), Math.max(0, passed)), failed, skipped };
    });
  },
  tests({ lines }) {
    return lines.flatMap((line) => {
      const match = /^(\w+) \(([\w.]+)\) \.\.\. (ok|FAIL|ERROR|skipped .*|expected failure|unexpected success)$/.exec(line);
      if (!match?.[3]) return [];
      const [, name = "", id = "", word] = match;
      const path = (id.endsWith(`.${name}`) ? id.slice(0, -name.length - 1) : id).replace(/^__main__\./, "");
      const status = word === "ok" ? "passed" : word.startsWith("skipped") || word === "expected failure" ? "skipped" : "failed";
      return [foundTest(name, status, { suite: path === "" ? [] : [path], ...kindOfUnittest(name, id) })];
    });
  },
};

/** Set-ups of classes and modules, and `unittest.loader._FailedTest`: a module that could not be imported. */
export const kindOfUnittest = (name: string, path: string): Pick<FoundTest, "kind"> =>
  /^(?:setUp|tearDown)(?:Class|Module)$/.test(name) || /(?:^|\.)_FailedTest\b/.test(path) ? { kind: "outside" } : {};

/** Failures that are not counted in `Ran 7 tests`: further subtests of a test, and set-ups of classes and modules. */
function failuresBesideTests(lines: readonly string[]): number {
  const subtests = new Set<string>();
  let count = 0;
  for (const line of lines) {
    const match = /^(?:FAIL|ERROR): (?:((?:setUp|tearDown)(?:Class|Module))|(\w+ \([\w.]+\)) [[(].*) ?/.exec(line);
    if (!match) continue;
    if (match[1] || subtests.has(match[2] ?? "")) count++;
    else subtests.add(match[2] ?? "");
  }
  return count;
}

export const behave: ConsoleRunner = {
  name: "behave",
  summaries: eachLine((line) => {
    const parts = /^\d{1,9} scenarios? passed, /.test(line) ? partsOf(line.replace(/^(\d+) scenarios? /, "$1 "), ", ") : undefined;
    if (!parts) return undefined;
    const skipped = sumOf(parts, "skipped", "untested");
    const passed = sumOf(parts, "passed");
    return { passed, failed: [...parts.values()].reduce((sum, count) => sum + count, 0) - passed - skipped, skipped };
  }),
};

/** Robot Framework counts each suite; the last count before its list of files is the total. */
export const robotFramework: ConsoleRunner = {
  name: "Robot Framework",
  summaries({ lines }) {
    let last: Summary | undefined;
    return lines.flatMap((line): Summary[] => {
      const match = /^(\d{1,9}) tests?(?: total)?, (\d{1,9}) passed, (\d{1,9}) failed(?:, (\d{1,9}) skipped)?$/.exec(line);
      if (match) last = { passed: Number(match[2]), failed: Number(match[3]), skipped: Number(match[4] ?? 0) };
      if (!last || !/^(?:Output|Log|Report): {1,4}\S/.test(line)) return [];
      const summary = last;
      last = undefined;
      return [summary];
    });
  },
};

export const pythonRunners: readonly ConsoleRunner[] = [pytest, unittest, behave, robotFramework];
