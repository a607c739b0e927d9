import type { LogBuffer } from "../lines/log-buffer.ts";

export interface TestsSoFar {
  /** Tests that have ended. */
  done: number;
  failed: number;
  /** As the runner announced it; `undefined` when it did not. */
  total: number | undefined;
}

type Status = "passed" | "failed" | "skipped";

/** What a line of a test runner says. */
type RunnerLine =
  /** A test has ended. With `isRepeated` it is a retry, which counts once. With `isNumbered` it may be any list, and counts only after another test. */
  | { test: string; status: Status; isRepeated?: boolean; isNumbered?: boolean }
  /** This many tests have ended. */
  | { ended: number; failed: number }
  /** So many of all tests have begun or ended: the highest number counts. */
  | { upTo: number; of: number }
  /** So many tests follow. */
  | { announced: number }
  /** The results follow again, as a summary. */
  | "end";

const mark: Record<string, Status> = {
  "✓": "passed",
  "✔": "passed",
  "√": "passed",
  "✘": "failed",
  "✕": "failed",
  "✗": "failed",
  "✖": "failed",
  "×": "failed",
};
const word: Record<string, Status> = { ok: "passed", PASS: "passed", PASSED: "passed", XPASS: "passed" };
const statusOf = (text: string): Status => mark[text] ?? word[text] ?? (/^(FAIL|ERROR|not ok|x$)/.test(text) ? "failed" : "skipped");
const count = (text: string | undefined) => Number(text ?? 0);

/** No runner writes a longer line about a test, and the patterns below take much longer with a longer one. */
const maxLineLength = 2_000;

/** The lines that runners print when a test, or a file, has ended. */
const readers: readonly [RegExp, (match: RegExpExecArray) => RunnerLine | undefined][] = [
  // Playwright: `Running 9 tests using 2 workers`, `  ✓  1 [chromium] › a.spec.ts:3:1 › pays (1.2s)`, and `[3/9] [chromium] › …`.
  [/^Running (\d+) tests? using \d+ workers?/, ([, all]) => ({ announced: count(all) })],
  [
    /^\s*(✓|✘|-|ok|x)\s+\d+ (.+? › .+?)( \(retry #\d+\))?(?: \([\d.]+m?s\))?$/,
    ([, how = "", test = "", retry]) => ({ test, status: statusOf(how), isRepeated: retry !== undefined }),
  ],
  [/^\[(\d+)\/(\d+)\] .* › /, ([, upTo, of]) => ({ upTo: count(upTo), of: count(of) })],
  // pytest: `collected 12 items`, `tests/a.py::test_pays PASSED [ 8%]`, `[gw0] [ 8%] PASSED tests/a.py::test_pays`, `tests/a.py ..F. [ 50%]`.
  [/^collected (\d+) items?(?: \/ (\d+) deselected)?/, ([, all, left]) => ({ announced: count(all) - count(left) })],
  [
    /^\S+\.py::(.+?) (PASSED|FAILED|ERROR|SKIPPED|XFAIL|XPASS)(?: \(.*\))?\s+\[ *\d+%\]$/,
    ([line, , how = ""]) => ({ test: line, status: statusOf(how) }),
  ],
  [/^\[gw\d+\] \[ *\d+%\] (PASSED|FAILED|ERROR|SKIPPED|XFAIL|XPASS) \S+/, ([line, how = ""]) => ({ test: line, status: statusOf(how) })],
  [/^\S+\.py ([.FEsxX]+)(?: +\[ *\d+%\])?$/, ([, marks = ""]) => ({ ended: marks.length, failed: marks.replace(/[^FE]/g, "").length })],
  // Vitest, a line for each file: ` ✓ src/a.test.ts (3 tests | 1 failed) 5ms`.
  [
    /^ [✓❯×] (?:\|.+?\| |\S+ )?\S+ \((\d+) tests?(?: \| (\d+) failed)?.*\)/,
    ([, all, failed]) => ({ ended: count(all), failed: count(failed) }),
  ],
  // Vitest with its verbose reporter: ` ✓ src/a.test.ts > cart > pays 3ms`.
  [/^ ([✓×]) (?:\|.+?\| )?(\S+ > .+?)(?: [\d.]+m?s)?$/, ([, how = "", test = ""]) => ({ test, status: statusOf(how) })],
  // Cargo: `running 3 tests`, `test adds ... ok`.
  [/^running (\d+) tests?$/, ([, all]) => ({ announced: count(all) })],
  [/^test (.+) \.\.\. (ok|FAILED|ignored)\b/, ([, test = "", how = ""]) => ({ test, status: statusOf(how) })],
  // Go with -v. Subtests are indented and part of their test.
  [/^--- (PASS|FAIL|SKIP): (\S+) \(/, ([, how = "", test = ""]) => ({ test, status: statusOf(how) })],
  // TAP. Subtests are indented.
  [/^1\.\.(\d+)\b/, ([, all]) => ({ announced: count(all) })],
  [/^(not ok|ok) \d+\b(.*)/, ([, how = "", test = ""]) => ({ test, status: /# (SKIP|TODO)\b/i.test(test) ? "skipped" : statusOf(how) })],
  // Maven, a line for each class: `[INFO] Tests run: 3, Failures: 0, Errors: 0, Skipped: 0, Time elapsed: 0.1 s`.
  [
    /^(?:\[\w+\] )?Tests run: (\d+), Failures: (\d+), Errors: (\d+), Skipped: \d+, Time elapsed:/,
    ([, all, failures, errors]) => ({ ended: count(all), failed: count(failures) + count(errors) }),
  ],
  // Gradle: `CartTest > adds() PASSED`.
  [/^(\S.* > .+) (PASSED|FAILED|SKIPPED)$/, ([, test = "", how = ""]) => ({ test, status: statusOf(how) })],
  // PHPUnit: `.........F  50 / 120 ( 41%)`.
  [/^[.FEWRSI]+ +(\d+) \/ (\d+) \( *\d+%\)$/, ([, upTo, of]) => ({ upTo: count(upTo), of: count(of) })],
  // Jest, Mocha, Cypress and node:test: `    ✓ pays (3 ms)`, `    1) refunds`. They list failures again after their summary.
  [/^\s*\d+ passing\b|^\s*ℹ tests \d+|^\s*✖ failing tests:|^Summary of all failing tests/, () => "end"],
  [/^\s{2,}(✓|✔|√|✕|✗|✖) (\S.*?)(?: \([\d.]+ ?m?s\))?$/, ([, how = "", test = ""]) => ({ test, status: statusOf(how) })],
  // A failure of Mocha. Playwright numbers the failures that it has already listed: `  1) [chromium] › …`.
  [/^\s{2,}\d+\)(?! .* › ) (\S.*)$/, ([, test = ""]) => ({ test, status: "failed", isNumbered: true })],
];

/** Counts the ended tests in the growing output of a run. Lines that cannot change any more are read once. */
export class TestCounter {
  private readonly buffer: LogBuffer;
  private settled = 0;
  private done = 0;
  private failed = 0;
  private upTo = 0;
  private announced = 0;
  private hasEnded = false;
  /** The tests that failed, whose retries may follow. */
  private readonly failures = new Set<string>();

  constructor(buffer: LogBuffer) {
    this.buffer = buffer;
  }

  /** `undefined` while no known runner has printed a test. */
  read(): TestsSoFar | undefined {
    for (; this.settled < this.buffer.settled; this.settled += 1) {
      const line = this.buffer.lines[this.settled];
      if (line && line.stream !== "gap" && line.stream !== "system") this.take(this.buffer.textOf(this.settled));
    }
    const done = Math.max(this.done, this.upTo);
    if (done + this.announced === 0) return undefined;
    return { done, failed: this.failed, total: this.announced >= done && this.announced > 0 ? this.announced : undefined };
  }

  private take(line: string) {
    if (line.length > maxLineLength) return;
    for (const [pattern, read] of readers) {
      const match = pattern.exec(line);
      const parsed = match && read(match);
      if (parsed) return this.count(parsed);
    }
  }

  private count(parsed: RunnerLine) {
    if (parsed === "end") this.hasEnded = true;
    else if ("announced" in parsed) {
      this.announced += parsed.announced;
      this.hasEnded = false;
    } else if (this.hasEnded) return;
    else if ("upTo" in parsed) {
      this.upTo = Math.max(this.upTo, parsed.upTo);
      this.announced = Math.max(this.announced, parsed.of);
    } else if ("ended" in parsed) {
      this.done += parsed.ended;
      this.failed += parsed.failed;
    } else if (!parsed.isNumbered || this.done > 0) this.countTest(parsed.test, parsed.status, parsed.isRepeated ?? false);
  }

  private countTest(test: string, status: Status, isRepeated: boolean) {
    if (!isRepeated) this.done += 1;
    else if (this.failures.delete(test)) this.failed -= 1;
    if (status !== "failed") return;
    this.failures.add(test);
    this.failed += 1;
  }
}
