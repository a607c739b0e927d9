import type { FoundTest } from "../../format.ts";
import { brokenJestFiles } from "./jest-files.ts";
import { type ConsoleRunner, durationOf, eachLine, foundTest, ofTotal, partsOf, type Summary, sumOf } from "./runner.ts";

const indentOf = (line: string): number => line.length - line.trimStart().length;

/** The titles of open suites, by the indentation of their lines. */
class OpenSuites {
  #open: { indent: number; title: string }[] = [];

  /** The suites around a line with this indentation; closes all others. */
  around(indent: number): string[] {
    while ((this.#open.at(-1)?.indent ?? -1) >= indent) this.#open.pop();
    return this.#open.map(({ title }) => title);
  }

  begin(indent: number, title: string): void {
    this.around(indent);
    this.#open.push({ indent, title });
  }

  /** Whether the line is the end of an open suite, which repeats its title. */
  ends(indent: number, title: string): boolean {
    return this.#open.some((suite) => suite.indent === indent && suite.title === title);
  }
}

/** `adds (12 ms)`, `adds 12ms`: the name and the time after it. */
function nameAndTime(text: string): { name: string; durationMs: number } {
  const tail = text.slice(-24);
  const match = / \(?([\d.]{1,12}) ?(ms|s|m)\)?$/.exec(tail);
  if (!match) return { name: text, durationMs: 0 };
  return { name: text.slice(0, text.length - match[0].length), durationMs: durationOf(match[1], match[2]) };
}

const mochaPassing = /^\s{1,8}(\d{1,9}) passing \([\d.]+[a-z]+\)$/;

/** `spec`, and its summary, which all of Mocha's reporters but the machine-readable ones print. */
export const mocha: ConsoleRunner = {
  name: "Mocha",
  summaries({ lines }) {
    return lines.flatMap((line, index): Summary[] => {
      const passing = mochaPassing.exec(line);
      if (!passing) return [];
      const summary = { passed: Number(passing[1]), failed: 0, skipped: 0 };
      for (const next of lines.slice(index + 1, index + 4)) {
        const match = /^\s{1,8}(\d{1,9}) (pending|failing)$/.exec(next);
        if (match?.[2] === "pending") summary.skipped = Number(match[1]);
        else if (match) summary.failed = Number(match[1]);
      }
      return [summary];
    });
  },
  tests({ lines }) {
    const found: FoundTest[] = [];
    const suites = new OpenSuites();
    let isOver = false;
    for (const line of lines) {
      if (mochaPassing.test(line)) isOver = true;
      // After the summary the failures are printed again with their reasons; a title in the first column starts another run.
      if (isOver && /^ {2}\S/.test(line) && !/^ {2}\d+(?:\)| pending| failing| passing)/.test(line)) isOver = false;
      if (isOver || line === "") continue;
      const indent = indentOf(line);
      const match = /^\s*(?:(✔|✓|√)|(-)|\d{1,6}\)) (.+)$/.exec(line);
      if (!match?.[3]) {
        if (indent >= 2 && indent % 2 === 0) suites.begin(indent, line.trim());
        continue;
      }
      // The list reporter writes a colon before the time.
      const { name, durationMs } = nameAndTime(match[3].replace(/: (\d+ms)$/, " $1"));
      const status = match[1] ? "passed" : match[2] ? "pending" : "failed";
      found.push(foundTest(name, status, { suite: suites.around(indent), durationMs: status === "passed" ? durationMs : 0 }));
    }
    return found;
  },
};

/** The table at the end of `cypress run`: its last row counts all specs. */
export const cypress: ConsoleRunner = {
  name: "Cypress",
  hides: ["Mocha"],
  summaries({ lines }) {
    const runs = lines.filter((line) => /^\s*\(Run Starting\)$/.test(line)).length;
    const ends = lines.flatMap((line, index) => (/^\s*\(Run Finished\)$/.test(line) ? [index] : []));
    const totals = ends.map((start, index) => totalRow(lines.slice(start, ends[index + 1])));
    if (runs > ends.length || totals.some((total) => total === undefined)) return "unclear";
    return totals.flatMap((total) => total ?? []);
  },
};

/** `✖  1 of 2 failed (50%)   00:05   5   3   2   -   -`: tests, passing, failing, pending, skipped. */
function totalRow(lines: readonly string[]): Summary | undefined {
  for (const line of lines) {
    if (!/^\s*[✖✔√]\s+(?:\d+ of \d+ failed|All specs passed!)/.test(line)) continue;
    const [passing, failing, pending, skipped] = line
      .trim()
      .split(/ +/)
      .slice(-4)
      .map((cell) => (cell === "-" ? 0 : Number(cell)));
    if ([passing, failing, pending, skipped].some((count) => count === undefined || Number.isNaN(count))) return undefined;
    return { passed: passing, failed: failing ?? 0, skipped: (pending ?? 0) + (skipped ?? 0) };
  }
  return undefined;
}

const jestTests = /^Tests: {2,}(.+), (\d{1,9}) total$/;

/** Jest's summary; the tests are named when one file runs, or with `--verbose`. */
export const jest: ConsoleRunner = {
  name: "Jest",
  summaries({ lines, isCut }) {
    if (isCut && failedJestSuites(lines) > failedFiles(lines).length) return "unclear";
    const found = lines.flatMap((line): Summary[] => {
      if (/^Tests: {2,}0 total$/.test(line)) return [{ passed: 0, failed: 0, skipped: 0 }];
      const parts = partsOf(jestTests.exec(line)?.[1] ?? "", ", ");
      if (!parts) return [];
      return [{ passed: sumOf(parts, "passed"), failed: sumOf(parts, "failed"), skipped: sumOf(parts, "skipped", "todo", "pending") }];
    });
    // Files that failed to load are only counted with the suites.
    const [first] = found;
    if (first) first.failed += Math.max(brokenFiles(lines).length, found.length === 1 && first.failed === 0 ? failedJestSuites(lines) : 0);
    return found;
  },
  tests({ lines }) {
    const found: FoundTest[] = brokenFiles(lines).map((file) =>
      foundTest("Test file failed outside its tests", "failed", { filePath: file }),
    );
    const suites = new OpenSuites();
    let file: string | undefined;
    for (const line of lines) {
      const head = /^ ?(?:PASS|FAIL) {1,4}(\S.*)$/.exec(line);
      if (head?.[1]) {
        file = nameAndTime(head[1]).name.replace(/^\.\//, "");
        suites.around(0);
      } else if (/^ {2}● |^(?:Test Suites|Summary of all failing tests)\b/.test(line)) file = undefined;
      if (file === undefined || head || line === "") continue;
      const match = /^ {2,}(✓|√|✕|×|○|✎) (?:(?:skipped|todo) )?(.+)$/.exec(line);
      if (!match?.[2]) {
        if (line.startsWith("  ")) suites.begin(indentOf(line), line.trim());
        continue;
      }
      const [, mark = ""] = match;
      const status = "✓√".includes(mark) ? "passed" : mark === "○" ? "skipped" : mark === "✎" ? "pending" : "failed";
      const { name, durationMs } = nameAndTime(match[2]);
      found.push(foundTest(name, status, { suite: suites.around(indentOf(line)), filePath: file, durationMs }));
    }
    return found;
  },
};

function failedFiles(lines: readonly string[]): string[] {
  return [...new Set(lines.flatMap((line) => /^ ?FAIL {1,4}(\S.*)$/.exec(line)?.[1] ?? []))];
}

const brokenFiles = (lines: readonly string[]): string[] => [...new Set(brokenJestFiles(lines).map(({ path }) => path))];

function failedJestSuites(lines: readonly string[]): number {
  for (const line of lines) {
    const match = /^Test Suites: (\d{1,9}) failed\b/.exec(line);
    if (match) return Number(match[1]);
  }
  return 0;
}

/** Vitest's summary; `verbose` names the tests. */
export const vitest: ConsoleRunner = {
  name: "Vitest",
  summaries({ lines, isCut }) {
    // Files that failed to load are only counted above the failed tests.
    if (isCut && lines.some((line) => /^ Test Files {2}\d+ failed\b/.test(line)) && outsideVitestTests(lines) === 0) return "unclear";
    const found = lines.flatMap((line): Summary[] => {
      if (/^\s+Tests {2}no tests$/.test(line)) return [{ passed: 0, failed: 0, skipped: 0 }];
      const match = /^\s+Tests {2}(.+) \(\d{1,9}\)$/.exec(line);
      const parts = match?.[1] === undefined ? undefined : partsOf(match[1], " | ");
      if (!parts) return [];
      const passed = sumOf(parts, "passed", "expected fail");
      return [{ passed, failed: sumOf(parts, "failed"), skipped: sumOf(parts, "skipped", "todo") }];
    });
    const [first] = found;
    if (first) first.failed += outsideVitestTests(lines);
    return found;
  },
  tests({ lines }) {
    return lines.flatMap((line) => {
      const match = /^ (✓|√|×|✗|↓|□) (?:\|([^|]{1,100})\| )?(\S.*)$/.exec(line);
      if (!match?.[3]) return [];
      const retry = / \(retry x(\d{1,9})\)/.exec(match[3].slice(-60));
      const title = retry ? match[3].slice(0, match[3].lastIndexOf(retry[0])) : match[3];
      const { name: path, durationMs } = nameAndTime(title.replace(/ \[[^\]]{0,200}\]$/, ""));
      const [file = "", ...titles] = path.split(" > ");
      if (titles.length === 0) return [];
      const [, mark = "", project] = match;
      const status = "✓√".includes(mark) ? "passed" : mark === "↓" ? "skipped" : mark === "□" ? "pending" : "failed";
      const variant = project === undefined ? {} : { variant: project };
      const retries = retry ? { retries: Number(retry[1]), flaky: status === "passed" } : {};
      return [foundTest(titles.at(-1) ?? path, status, { suite: titles.slice(0, -1), filePath: file, durationMs, ...variant, ...retries })];
    });
  },
};

/** Files that failed to load, and uncaught errors. */
function outsideVitestTests(lines: readonly string[]): number {
  return lines.reduce((sum, line) => {
    const suites = /^[⎯-]+ Failed Suites (\d{1,9}) [⎯-]+$/.exec(line);
    const errors = /^\s+Errors {2}(\d{1,9}) errors?$/.exec(line);
    return sum + Number(suites?.[1] ?? 0) + Number(errors?.[1] ?? 0);
  }, 0);
}

const nodeCounts = ["tests", "suites", "pass", "fail", "cancelled", "skipped", "todo"] as const;

/** `node --test`: the counts at the end of its `spec` reporter. */
export const nodeTest: ConsoleRunner = {
  name: "node:test",
  summaries({ lines }) {
    // `dot` counts suites as tests and names no passes.
    if (lines.some((line, index) => line === "Failed tests:" && /^[.X]+$/.test(lines[index - 2] ?? ""))) return "unclear";
    return lines.flatMap((line, start): Summary[] | Summary => {
      if (!/^ℹ tests \d{1,9}$/.test(line)) return [];
      const counts = new Map<string, number>();
      for (const next of lines.slice(start, start + nodeCounts.length)) {
        const match = /^ℹ ([a-z]+) (\d{1,9})$/.exec(next);
        if (match?.[1]) counts.set(match[1], Number(match[2]));
      }
      if (!counts.has("pass") || !counts.has("fail")) return [];
      // Tests with subtests are listed like suites, and counted.
      const failedSuites = Math.min(counts.get("suites") ?? 0, failedNodeSuites(lines, start));
      const failed = sumOf(counts, "fail", "cancelled") + failedSuites || listedByNode(lines, start).length;
      return { passed: sumOf(counts, "pass"), failed, skipped: sumOf(counts, "skipped", "todo") };
    });
  },
  tests({ lines }) {
    const found: FoundTest[] = [];
    let suites = new OpenSuites();
    let isOver = false;
    const listed = new Set(lines.flatMap((line, start) => (hasNodeSuites(lines, start) ? listedByNode(lines, start) : [])));
    for (const line of lines) {
      if (/^ℹ tests \d/.test(line)) isOver = true;
      const match = /^ *([✔✖﹣▶⚠]) (.+)$/.exec(line);
      // After the counts the failures are printed again.
      if (!match?.[2] || (isOver && line !== `▶ ${match[2]}`)) continue;
      if (isOver) suites = new OpenSuites();
      isOver = false;
      const [, mark, text] = match;
      const note = /^(.*) # (SKIP|TODO).*$/.exec(text);
      const { name, durationMs } = nameAndTime((note?.[1] ?? text).trimEnd());
      const indent = indentOf(line);
      const ends = suites.ends(indent, name);
      if (ends && listed.has(text)) found.push(failedNodeSuite(name, suites.around(indent), durationMs));
      if (mark === "▶") {
        // Old versions close a suite so.
        if (durationMs === 0 || !ends) suites.begin(indent, name);
        continue;
      }
      if (ends) continue;
      const status = note?.[2] === "TODO" ? "pending" : note || mark === "﹣" ? "skipped" : mark === "✔" ? "passed" : "failed";
      found.push(foundTest(name, status, { suite: suites.around(indent), durationMs }));
    }
    return found;
  },
};

/** Whether the counts of a run with suites begin here. */
const hasNodeSuites = (lines: readonly string[], start: number): boolean =>
  totalOfNode.test(lines[start] ?? "") && /^ℹ suites [1-9]/.test(lines[start + 1] ?? "");

const totalOfNode = /^ℹ tests \d{1,9}$/;

/** Where the counts of the run before those at `start` begin, or of the run after them. */
function runBefore(lines: readonly string[], start: number): number {
  let before = start - 1;
  while (before > 0 && !totalOfNode.test(lines[before] ?? "")) before--;
  return Math.max(0, before);
}
function runAfter(lines: readonly string[], start: number): number {
  let after = start + 1;
  while (after < lines.length && !totalOfNode.test(lines[after] ?? "")) after++;
  return after;
}

/** What node:test lists below its counts at `start` as failed, with the times. A suite is there only if it failed itself, by an `after` hook. */
function listedByNode(lines: readonly string[], start: number): string[] {
  const below = lines.slice(start, runAfter(lines, start));
  const head = below.indexOf("✖ failing tests:");
  const listed = head < 0 ? [] : below.slice(head);
  return listed.flatMap((line, index) =>
    /^✖ \S/.test(line) && !/ # TODO\b/.test(line) && listed[index - 1]?.startsWith("test at ") ? [line.slice(2)] : [],
  );
}

const failedNodeSuite = (name: string, suite: string[], durationMs: number): FoundTest => ({
  kind: "outside",
  name,
  suite,
  status: "failed",
  durationMs,
  message: "A hook of this suite failed.",
});

/** Suites that failed themselves. They are not in the counts: a failed test in them does not make up for their hook. */
function failedNodeSuites(lines: readonly string[], start: number): number {
  const listed = new Set(listedByNode(lines, start));
  const suites = new OpenSuites();
  return lines.slice(runBefore(lines, start), start).filter((line) => {
    const [, mark, text = ""] = /^ *([✖▶]) (.+)$/.exec(line) ?? [];
    const { name } = nameAndTime(text);
    const ends = suites.ends(indentOf(line), name);
    if (mark === "▶" && !ends) suites.begin(indentOf(line), name);
    return ends && listed.has(text);
  }).length;
}

const avaLine =
  /^\s{2}(\d{1,9}) (hooks? failed|tests? passed|tests? failed|known failures?|tests? skipped|tests? todo|uncaught exceptions?|unhandled rejections?|tests? (?:was|were) pending|tests? remaining)\b/;

/** A test file that AVA could not run, or that ended early. It may be the only line that AVA prints. */
const avaFileFailed =
  /^\s{2}(?:✘ (?:\S.{0,500} exited with a non-zero exit code: \d+|Exiting due to process\.exit\(\)|No tests found in |Timed out while running tests$)|Failed to exit when running \S)/;

/** AVA does not count its passes when something failed; its tests must then be named. */
export const ava: ConsoleRunner = {
  name: "AVA",
  summaries({ lines }) {
    const blocks: Map<string, number>[] = [];
    let previous = -2;
    for (const [index, line] of lines.entries()) {
      const match = avaLine.exec(line);
      if (!match?.[2]) continue;
      if (index !== previous + 1) blocks.push(new Map());
      previous = index;
      blocks.at(-1)?.set(match[2].replace(/^tests? /, "").replace(/s$/, ""), Number(match[1]));
    }
    // These words are its most specific output, and other runners print "2 tests passed" too.
    const fileFailed = lines.some((line) => avaFileFailed.test(line));
    if (!fileFailed && !lines.some((line) => /^\s{2}(?:✔|✘ \[fail\]:|- \[(?:skip|todo)\]) /.test(line))) return [];
    if (fileFailed && blocks.length === 0) return [{ passed: undefined, failed: 1, skipped: 0 }];
    return blocks.map((counts, index) => {
      const failed = sumOf(
        counts,
        "failed",
        "hook failed",
        "hooks failed",
        "uncaught exception",
        "unhandled rejection",
        "was pending",
        "were pending",
        "remaining",
      );
      // The counts leave out the tests that did not run in such a file.
      if (failed === 0 && fileFailed && index === 0) return { passed: undefined, failed: 1, skipped: sumOf(counts, "skipped", "todo") };
      const skipped = sumOf(counts, "skipped", "todo");
      if (failed === 0) return { passed: sumOf(counts, "passed", "known failure"), failed, skipped };
      return { passed: undefined, failed, skipped };
    });
  },
  tests({ lines }) {
    return lines.flatMap((line) => {
      const match = /^\s{2}(?:(✔)|(✘)|(-)) (?:\[(skip|todo|fail|expected fail|unexpected pass)\]:? )?(.+)$/.exec(line);
      if (!match?.[5] || (match[3] && !match[4])) return [];
      const { name: path, durationMs } = nameAndTime(match[5]);
      const titles = path.split(" › ");
      const status = match[1] ? "passed" : match[2] ? "failed" : match[4] === "todo" ? "pending" : "skipped";
      return [foundTest(titles.at(-1) ?? path, status, { suite: titles.slice(0, -1), durationMs })];
    });
  },
};

export const uvu: ConsoleRunner = {
  name: "uvu",
  summaries({ lines }) {
    return lines.flatMap((line, index): Summary[] => {
      const counts = [line, lines[index + 1] ?? "", lines[index + 2] ?? ""].map((each, place) =>
        /^\s+(Total|Passed|Skipped): +(\d{1,9})$/.exec(each)?.[1] === ["Total", "Passed", "Skipped"][place]
          ? Number(/(\d+)$/.exec(each.slice(-12))?.[1])
          : undefined,
      );
      const [total, passed, skipped] = counts;
      if (total === undefined || passed === undefined || skipped === undefined) return [];
      return [{ passed, failed: Math.max(0, total - passed), skipped }];
    });
  },
};

export const jasmine: ConsoleRunner = {
  name: "Jasmine",
  summaries: eachLine((line) => {
    const match = /^(\d{1,9}) specs?, (\d{1,9}) failures?(?:, (\d{1,9}) pending specs?)?$/.exec(line);
    return match ? ofTotal(Number(match[1]), Number(match[2]), Number(match[3] ?? 0)) : undefined;
  }),
};

const playwrightCount = /^ {2}(\d{1,9}) (failed|timed out|interrupted|flaky|skipped|did not run|passed)(?: \([\d.]+[a-z]+\))?$/;

/** Playwright's `list`, `line` and `dot` end with the same counts. `list` names the tests. */
export const playwright: ConsoleRunner = {
  name: "Playwright",
  summaries({ lines, isCut }) {
    const starts = lines.flatMap((line, index) => (/^Running \d+ tests? using \d+ workers?/.test(line) ? [index] : []));
    if (isCut) starts.unshift(0);
    return starts.flatMap((start, index) => {
      const section = lines.slice(start + 1, starts[index + 1]);
      return playwrightSummary(section) ?? [];
    });
  },
  tests({ lines }) {
    const found = playwrightTests(lines);
    return marksAreResults(lines, found) ? found : [];
  },
};

export function playwrightSummary(lines: readonly string[]): Summary | undefined {
  const counts = new Map<string, number>();
  for (const line of lines) {
    const match = playwrightCount.exec(line);
    if (match?.[2]) counts.set(match[2], Number(match[1]));
    const errors = /^ {2}(\d{1,9}) errors? (?:was|were) not a part of any test/.exec(line);
    if (errors) counts.set("errors", Number(errors[1]));
    // Its global timeout. Tests that were running count as interrupted or not run.
    if (/^Timed out waiting [\d.]+[a-z]+ for the (?:test suite|entire test run)\b/.test(line)) counts.set("errors", 1);
  }
  if (counts.size === 0) return undefined;
  const flaky = sumOf(counts, "flaky");
  return {
    passed: sumOf(counts, "passed") + flaky,
    failed: sumOf(counts, "failed", "timed out", "interrupted", "errors"),
    skipped: sumOf(counts, "skipped", "did not run"),
    flaky,
  };
}

/**
 * `list` marks a test's actual result, not whether it was expected. A test that is expected to fail has the wrong mark, so the failed tests are compared
 * with those named in the summary. Other failures, such as an error outside tests, make the sums differ.
 */
function marksAreResults(lines: readonly string[], found: readonly FoundTest[]): boolean {
  const named: string[] = [];
  let isFailed = false;
  for (const line of lines) {
    const count = playwrightCount.exec(line);
    if (count) isFailed = ["failed", "timed out", "interrupted"].includes(count[2] ?? "");
    else if (isFailed && /^ {4}\S/.test(line)) named.push(line.replace(/ ─+$/, "").trim());
    else isFailed = false;
  }
  const marked = found
    .filter(({ status }) => status === "failed")
    .map(({ variant, filePath, line, suite, name }) => ({
      start: `${variant === undefined ? "" : `[${variant}] › `}${filePath}:${line}:`,
      end: [...suite, name].join(" › "),
    }));
  const isNamed = ({ start, end }: { start: string; end: string }) =>
    named.some(
      (each) => each.startsWith(start) && (each.endsWith(` › ${end}`) || end.startsWith(each.slice(each.indexOf(" › ", start.length) + 3))),
    );
  return marked.every(isNamed);
}

/** `  ✓  1 [chromium] › cart.spec.ts:3:1 › cart › adds (1.2s)`; a retry is a line of its own. */
function playwrightTests(lines: readonly string[]): FoundTest[] {
  const found = new Map<string, FoundTest>();
  for (const line of lines) {
    const match = /^\s*(✓|✘|ok|x|-)\s+\d+ (.+)$/.exec(line);
    if (!match?.[2]) continue;
    const { name: path, durationMs } = nameAndTime(match[2]);
    const [head = "", ...rest] = path.split(" › ");
    const project = /^\[([^\]]+)\]$/.exec(head)?.[1];
    const [place = "", ...titles] = project === undefined ? [head, ...rest] : rest;
    const at = /^(.+):(\d+):\d+$/.exec(place);
    const retry = / \(retry #(\d+)\)$/.exec((titles.at(-1) ?? "").slice(-20))?.[0] ?? "";
    const name = (titles.at(-1) ?? "").slice(0, (titles.at(-1) ?? "").length - retry.length);
    if (!at?.[1] || name === "") continue;
    const status = match[1] === "✓" || match[1] === "ok" ? "passed" : match[1] === "-" ? "skipped" : "failed";
    const key = JSON.stringify([project, place, titles.slice(0, -1), name]);
    const before = retry === "" ? undefined : found.get(key);
    const test = foundTest(name, status, {
      suite: titles.slice(0, -1),
      filePath: at[1],
      line: Number(at[2]),
      ...(project === undefined ? {} : { variant: project }),
      durationMs: (before?.durationMs ?? 0) + durationMs,
      retries: before ? (before.retries ?? 0) + 1 : 0,
      flaky: status === "passed" && before?.status === "failed",
    });
    found.set(found.has(key) && !before ? `${key} ${found.size}` : key, test);
  }
  return [...found.values()];
}

const bunEnd = /^Ran \d{1,9} tests? across \d{1,9} files?\./;
const bunCount = /^ (\d{1,9}) (pass|fail|skip|todo|errors?)$/;
const maxBunCounts = 10;

const bun: ConsoleRunner = {
  name: "bun test",
  summaries({ lines }) {
    return lines.flatMap((line, index): Summary[] => {
      if (!bunEnd.test(line)) return [];
      const counts = new Map<string, number>();
      for (const above of lines.slice(Math.max(0, index - maxBunCounts), index).reverse()) {
        const [, count, name] = bunCount.exec(above) ?? [];
        if (name !== undefined) counts.set(name, Number(count));
        else if (!/^ [\d,]+ (?:expect\(\) calls|snapshots?\b)|^ {1,4}snapshots: /.test(above)) break;
      }
      if (!counts.has("pass") && !counts.has("fail")) return [];
      return [{ passed: sumOf(counts, "pass"), failed: sumOf(counts, "fail", "error", "errors"), skipped: sumOf(counts, "skip", "todo") }];
    });
  },
};

export const javascriptRunners: readonly ConsoleRunner[] = [mocha, cypress, jest, vitest, nodeTest, ava, uvu, jasmine, playwright, bun];
