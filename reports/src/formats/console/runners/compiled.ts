import type { FoundTest } from "../../format.ts";
import { goTestsOf } from "../../go-json/format.ts";
import { type ConsoleOutput, type ConsoleRunner, eachLine, everyPart, foundTest, ofTotal, partsOf, type Summary, sumOf } from "./runner.ts";

const goPackage = /^(ok {2}|FAIL)\t(\S+)/;

/** `go test -v`, which names every test. Without `-v` only failures are named, and nothing is counted. */
export const goTest: ConsoleRunner = {
  name: "go test",
  summaries(output) {
    const tests = goTests(output);
    if (tests === "unclear") return "unclear";
    if (tests.length === 0) return [];
    const count = (status: FoundTest["status"]) => tests.filter((test) => test.status === status).length;
    return [{ passed: count("passed"), failed: count("failed"), skipped: count("skipped") }];
  },
  tests(output) {
    const tests = goTests(output);
    return tests === "unclear" ? [] : tests;
  },
};

type GoResult = Parameters<typeof goTestsOf>[1]["tests"][number];

/** A package that could not be built; its errors stand elsewhere. */
const unbuilt = /^FAIL\t(\S+) \[(?:build|setup) failed\]$/;

/** What the compiler says below `# package` for each package, and the other lines. */
function splitBuildErrors(lines: readonly string[]): { errors: Map<string, string[]>; others: string[] } {
  const errors = new Map<string, string[]>();
  const others: string[] = [];
  let block: string[] | undefined;
  for (const line of lines) {
    const name = /^# (\S+)(?: \[\S+\])?$/.exec(line)?.[1];
    if (name !== undefined) errors.set(name, (block = errors.get(name) ?? []));
    else if (block && /^(?:vet: |\t)?\S+\.go:\d+:|^\t\S|^(?:note: |too many errors)/.test(line)) block.push(line);
    else {
      block = undefined;
      others.push(line);
    }
  }
  return { errors, others };
}

/** Of a package that could not be built: its own errors, or those of the packages that it may need. */
function buildErrorsOf(name: string, errors: ReadonlyMap<string, readonly string[]>, lines: readonly string[]): string {
  const listed = new Set(lines.flatMap((line) => unbuilt.exec(line)?.[1] ?? []));
  const own = errors.get(name) ?? [...errors].flatMap(([other, messages]) => (listed.has(other) ? [] : messages));
  return own.map((line) => `${line}\n`).join("");
}

function goTests({ lines: all, isCut }: ConsoleOutput): FoundTest[] | "unclear" {
  const { errors, others: lines } = splitBuildErrors(all);
  const found: FoundTest[] = [];
  let results: GoResult[] = [];
  let running: GoResult | undefined;
  let output = "";
  let ended = false;
  for (const line of lines) {
    const run = /^=== RUN {3}(\S+)$/.exec(line);
    const other = /^=== (?:CONT|NAME) {2}(\S+)$/.exec(line);
    const result = /^ *--- (PASS|FAIL|SKIP): (\S+) \(([\d.]+)s\)$/.exec(line);
    const end = goPackage.exec(line);
    if (run?.[1]) {
      running = { name: run[1], test: { status: undefined, elapsedMs: 0, output: "" } };
      results.push(running);
    } else if (other) running = results.find(({ name }) => name === other[1]);
    else if (result) {
      const one = results.findLast(({ name, test }) => name === result[2] && test.status === undefined);
      // A failure without a start is printed by go without -v.
      if (!one) return "unclear";
      one.test.status = result[1] === "PASS" ? "passed" : result[1] === "FAIL" ? "failed" : "skipped";
      one.test.elapsedMs = Number(result[3]) * 1000;
    } else if (end?.[2]) {
      const failed = end[1] === "FAIL";
      const isUnbuilt = unbuilt.test(line);
      if (results.length === 0 && !isUnbuilt && !/\[no tests? /.test(line)) ended = true;
      if (isUnbuilt) output = `${buildErrorsOf(end[2], errors, lines)}${line}\n`;
      found.push(...goTestsOf(end[2], { tests: results, failed, open: false, output }));
      results = [];
      running = undefined;
      output = "";
    } else if (/^(?:PASS|FAIL)$/.test(line)) {
      // The end of the tests. Later output is printed by TestMain.
      running = undefined;
      output += `${line}\n`;
    } else if (running && running.test.output.length < 20_000) running.test.output += `${line}\n`;
    else if (!running && output.length < 20_000) output += `${line}\n`;
  }
  const any = found.length > 0 || ended || results.length > 0;
  // Packages with only an ok, tests after the last package, or a missing start: the counts are incomplete.
  return any && (ended || results.length > 0 || isCut) ? "unclear" : found;
}

/** The failures that go names, with or without `-v`; packages that failed without a failed test are failures too. */
export function goFailures({ lines: all }: ConsoleOutput): FoundTest[] {
  const { errors, others: lines } = splitBuildErrors(all);
  const found: FoundTest[] = [];
  let results: GoResult[] = [];
  let output = "";
  let last: GoResult | undefined;
  /** With `-v`, what each test printed stands above all results. */
  let printed = new Map<string, string>();
  let running: string | undefined;
  const endPackage = (name: string | undefined) => {
    const isKnown = name !== undefined;
    // Without its own line the name of the package is unknown.
    const tests = [...goTestsOf(name ?? "", { tests: results, failed: isKnown, open: false, output })];
    found.push(...(isKnown ? tests : tests.map((test) => ({ ...test, suite: [] }))));
    results = [];
    last = undefined;
    output = "";
    printed = new Map();
    running = undefined;
  };
  for (const line of lines) {
    const failed = /^ *--- FAIL: (\S+) \([\d.]+s\)$/.exec(line);
    const end = goPackage.exec(line);
    if (failed?.[1]) {
      last = { name: failed[1], test: { status: "failed", elapsedMs: 0, output: printed.get(failed[1]) ?? "" } };
      results.push(last);
      running = undefined;
    } else if (end?.[1] === "FAIL" && end[2]) {
      output = unbuilt.test(line) ? `${buildErrorsOf(end[2], errors, lines)}${line}\n` : `${output}${line}\n`;
      endPackage(end[2]);
    } else if (end) output = "";
    else if (/^=== [A-Z]+ /.test(line)) {
      last = undefined;
      running = /^=== (?:RUN|CONT|NAME) {1,3}(\S+)$/.exec(line)?.[1];
    } else if (/^ *--- (?:PASS|SKIP): /.test(line)) last = running = undefined;
    else if (running !== undefined) {
      const before = printed.get(running) ?? "";
      if (before.length < 20_000) printed.set(running, `${before}${line}\n`);
    } else if (/^FAIL$/.test(line)) output += `${line}\n`;
    else if (last && /^\s/.test(line) && last.test.output.length < 20_000) last.test.output += `${line}\n`;
    else if (output.length < 20_000) output += `${line}\n`;
  }
  if (results.length > 0) endPackage(undefined);
  return found;
}

/** Its count includes tests that have subtests. With `--rerun-fails`, the line of each further run adds up all runs so far. */
export const gotestsum: ConsoleRunner = {
  name: "gotestsum",
  hides: ["go test"],
  summaries({ lines }) {
    const found: Summary[] = [];
    let before = 0;
    for (const line of lines) {
      const match =
        /^DONE (\d{1,9} runs, )?(\d{1,9}) tests?(?:, (\d{1,9}) skipped)?(?:, (\d{1,9}) failures?)?(?:, (\d{1,9}) errors?)? in [\d.]+s$/.exec(
          line,
        );
      if (!match) continue;
      const [failures, errors] = [Number(match[4] ?? 0), Number(match[5] ?? 0)];
      const first = match[1] === undefined ? undefined : found.pop();
      found.push(
        first === undefined
          ? { ...ofTotal(Number(match[2]), failures, Number(match[3] ?? 0)), failed: failures + errors }
          : afterRerun(first, Math.max(0, failures - before) + errors),
      );
      before = failures;
    }
    return found;
  },
};

/** Of the tests that failed before, these failed again. */
function afterRerun(first: Summary, failed: number): Summary {
  const flaky = Math.max(0, first.failed - failed);
  return { ...first, passed: (first.passed ?? 0) + flaky, failed, flaky: (first.flaky ?? 0) + flaky };
}

/** A line for every crate, and for its documentation. */
export const cargo: ConsoleRunner = {
  name: "cargo test",
  summaries: everyPart(
    eachLine((line) => {
      const match = /^test result: (?:ok|FAILED)\. (\d{1,9}) passed; (\d{1,9}) failed; (\d{1,9}) ignored; /.exec(line);
      return match ? { passed: Number(match[1]), failed: Number(match[2]), skipped: Number(match[3]) } : undefined;
    }),
  ),
  tests({ lines }) {
    return lines.flatMap((line) => {
      const match = /^test (\S.*) \.\.\. (ok|FAILED|ignored)(?:, .*)?$/.exec(line);
      if (!match?.[1]) return [];
      const status = match[2] === "ok" ? "passed" : match[2] === "FAILED" ? "failed" : "skipped";
      return [foundTest(match[1].replace(/ - should panic$/, ""), status)];
    });
  },
};

export const nextest: ConsoleRunner = {
  name: "cargo-nextest",
  summaries: eachLine((line) => {
    const match = /^\s+Summary \[\s*[\d.]+s\] \d{1,9}(?:\/\d{1,9})? tests? run: (.+)$/.exec(line);
    const parts = match?.[1] === undefined ? undefined : partsOf(match[1].replace(/ \([^()]*\)/g, ""), ", ");
    if (!parts) return undefined;
    return { passed: sumOf(parts, "passed"), failed: sumOf(parts, "failed", "timed out", "exec failed"), skipped: sumOf(parts, "skipped") };
  }),
};

/** The JUnit Platform's console launcher. */
export const junitLauncher: ConsoleRunner = {
  name: "JUnit console launcher",
  summaries({ lines }) {
    const found: Map<string, number>[] = [];
    for (const line of lines) {
      const match = /^\[ +(\d{1,9}) (tests|containers) (found|skipped|aborted|successful|failed) +\]$/.exec(line);
      if (!match) continue;
      const what = `${match[2]} ${match[3]}`;
      if (what === "containers found") found.push(new Map());
      found.at(-1)?.set(what, Number(match[1]));
    }
    return found.flatMap((counts): Summary[] => {
      if (!counts.has("tests successful") || !counts.has("tests failed")) return [];
      const failed = sumOf(counts, "tests failed", "containers failed");
      return [{ passed: sumOf(counts, "tests successful"), failed, skipped: sumOf(counts, "tests skipped", "tests aborted") }];
    });
  },
};

/** JUnit 4's own runner. */
export const junit4: ConsoleRunner = {
  name: "JUnit 4",
  summaries: eachLine((line) => {
    const ok = /^OK \((\d{1,9}) tests?\)$/.exec(line);
    if (ok) return { passed: Number(ok[1]), failed: 0, skipped: 0 };
    const match = /^Tests run: (\d{1,9}), {2}Failures: (\d{1,9})$/.exec(line);
    return match ? ofTotal(Number(match[1]), Number(match[2]), 0) : undefined;
  }),
};

/** Surefire and Failsafe: one count for each module, below its classes. */
export const maven: ConsoleRunner = {
  name: "Maven Surefire",
  hides: ["JUnit 4"],
  summaries(output) {
    const found = eachLine((line) => {
      const match =
        /^(?:\[(?:INFO|WARNING|ERROR)\] )?Tests run: (\d{1,9}), Failures: (\d{1,9}), Errors: (\d{1,9}), Skipped: (\d{1,9})(?:, Flakes: (\d{1,9}))?$/.exec(
          line,
        );
      if (!match) return undefined;
      const summary = ofTotal(Number(match[1]), Number(match[2]) + Number(match[3]), Number(match[4]));
      return match[5] === undefined ? summary : { ...summary, flaky: Number(match[5]) };
    })(output);
    const hasModules = output.lines.some((line) => /^(?:\[INFO\] )?Reactor Summary\b/.test(line));
    return output.isCut && hasModules && found.length > 0 ? "unclear" : found;
  },
};

/** Gradle prints a task's counts only when a test failed. */
export const gradle: ConsoleRunner = {
  name: "Gradle",
  summaries({ lines, isCut }) {
    const found = lines.flatMap((line) => {
      const match = /^(\d{1,9}) tests? completed(?:, (\d{1,9}) failed)?(?:, (\d{1,9}) skipped)?$/.exec(line);
      return match ? [ofTotal(Number(match[1]), Number(match[2] ?? 0), Number(match[3] ?? 0))] : [];
    });
    const tasks = lines.filter((line) => /^> Task :(?:[\w.-]+:)*\w*[tT]est(?: FAILED)?$/.test(line)).length;
    return found.length > 0 && (isCut || tasks > found.length) ? "unclear" : found;
  },
};

/** `dotnet test` in its variants: a line or a block for each assembly, or one summary of all. */
export const dotnet: ConsoleRunner = {
  name: "dotnet test",
  summaries(output) {
    const whole = eachLine((line) => {
      const match = /^Test summary: total: (\d{1,9}), failed: (\d{1,9}), succeeded: (\d{1,9}), skipped: (\d{1,9})\b/.exec(line);
      return match ? { passed: Number(match[3]), failed: Number(match[2]), skipped: Number(match[4]) } : undefined;
    })(output);
    if (whole.length > 0) return whole;
    const blocks = dotnetBlocks(output.lines, /^Test run summary: /, /^ {2}(total|failed|succeeded|skipped): (\d{1,9})$/);
    if (blocks.length > 0) return blocks;
    const assemblies = everyPart(
      eachLine((line) => {
        const match =
          /^(?:Passed|Failed|Skipped)! {1,2}- Failed: +(\d{1,9}), Passed: +(\d{1,9}), Skipped: +(\d{1,9}), Total: +\d{1,9}\b/.exec(line);
        return match ? { passed: Number(match[2]), failed: Number(match[1]), skipped: Number(match[3]) } : undefined;
      }),
    )(output);
    if (assemblies.length > 0) return assemblies;
    return everyPart(({ lines }) => dotnetBlocks(lines, /^Total tests: \d/, /^ +(Passed|Failed|Skipped): (\d{1,9})$/))(output);
  },
};

function dotnetBlocks(lines: readonly string[], start: RegExp, count: RegExp): Summary[] {
  return lines.flatMap((line, index): Summary[] => {
    if (!start.test(line)) return [];
    const counts = new Map<string, number>();
    for (const next of lines.slice(index + 1, index + 6)) {
      const match = count.exec(next);
      if (match?.[1]) counts.set(match[1].toLowerCase(), Number(match[2]));
    }
    if (counts.size === 0) return [];
    return [{ passed: sumOf(counts, "passed", "succeeded"), failed: sumOf(counts, "failed"), skipped: sumOf(counts, "skipped") }];
  });
}

export const compiledRunners: readonly ConsoleRunner[] = [goTest, gotestsum, cargo, nextest, junitLauncher, junit4, maven, gradle, dotnet];
