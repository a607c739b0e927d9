export interface TestTitle {
  /**
   * The name of the test, in most runners after its file or its suites: as it is printed, and without what may be no part of it, such as a duration.
   */
  titles: readonly string[];
  /** The project of Playwright. */
  project: string | undefined;
  /** The details of a failure follow, not only the result. */
  isHeading: boolean;
}

/** What runners write before a title when the details of a failure follow. */
const headings: readonly RegExp[] = [
  // Playwright, Mocha, PHPUnit: `  1) [chromium] › a.spec.ts:3:1 › pays`; Jest: `  ● cart › pays`.
  /^\s*\d{1,6}\) (.*?):?$/,
  /^\s*● (.*)$/,
  // pytest: `____ TestCart.test_pays ____`; Cargo: `---- cart::pays stdout ----`.
  /^_{3,} (.*?) _{3,}$/,
  /^-{4} (.*?) stdout -{4}$/,
  // Vitest: ` FAIL  src/a.test.ts > cart > pays`.
  /^ FAIL {2}(.* > .*)$/,
];

/** What they write around a title in a line about its result. */
const results: readonly RegExp[] = [
  /^\s*[✓✔√✘✕✗✖×] +(?:\d{1,7} +(?=.* › ))?(.*)$/,
  // TAP, and Playwright without colors.
  /^\s*(?:ok|not ok|x|-) +\d{1,7} +(?:- )?(.*)$/,
  /^\[\d{1,7}\/\d{1,7}\] (.*)$/,
  /^(?:\[gw\d+\] )?(?:\[ *\d+%\] )?(?:PASSED|FAILED|ERROR|SKIPPED|XFAIL|XPASS) (\S.*?)(?: - .*)?$/,
  /^test (.*?) \.\.\. (?:ok|FAILED|ignored)\b.*$/,
  /^\s*--- (?:PASS|FAIL|SKIP): (.*)$/,
  /^\[ERROR\] +(.*?) ?(?:-- Time elapsed: .*)$/,
  /^(.*?) (?:PASSED|FAILED|ERROR|SKIPPED|XFAIL|XPASS)(?: +\[ *\d+%\])?$/,
];

const project = /^\[([^\]]{1,200})\] › /;
/** Durations, retries, tags and lines that fill the row. */
const endings: readonly RegExp[] = [
  / [─━_]{2,}$/,
  / \[?\(?\d[\d.]* ?m?s\)?\]?$/,
  / \(\d[\d.]* ?m\)$/,
  / \(retry #\d+\)$/,
  / \(retry x\d+\)$/,
  /(?: @[\w-]{1,100})+$/,
];

/** The title of a test in a line of a runner about it; `undefined` for any other line. */
export function readTitle(line: string): TestTitle | undefined {
  let isHeading = true;
  let found = matched(headings, line);
  if (found === undefined) {
    isHeading = false;
    found = matched(results, line) ?? (project.test(line.trimStart()) ? line : undefined);
  }
  if (found === undefined) return undefined;
  let title = found.trim();
  const named = project.exec(title);
  if (named) title = title.slice(named[0].length);
  const titles = [title];
  for (const ending of endings) {
    const shorter = title.replace(ending, "");
    if (shorter !== title) titles.push(shorter);
    title = shorter;
  }
  return { titles, project: named?.[1], isHeading };
}

function matched(patterns: readonly RegExp[], line: string): string | undefined {
  for (const pattern of patterns) {
    const found = pattern.exec(line);
    if (found) return found[1];
  }
  return undefined;
}
