import { earlierVitestAttempts } from "./vitest-attempts.ts";

const failureBegins = /^ {2}\d+\) (.{0,300}?\.[cm]?[jt]sx?:\d+:\d+ › .*?)(?: ─+)?\s*$/;
const retryBegins = /^\s*Retry #\d+ ─{3,}/;
/** cucumber-js lists the attempts that it repeated below the failures, as warnings. */
const cucumberRetried = /^\d+\) Scenario: .*\(attempt \d+, retried\)/;
const cucumberEnds = /^\d+\) Scenario: |^\d+ scenarios? \(|^(?:Failures|Warnings):/;
const blockEnds = /^ {2}\d+ (?:failed|flaky|passed|skipped|did not run|interrupted)\b/;

/** The lines without those of attempts that did not decide. */
export function ofLastAttempts<Line>(lines: readonly Line[], textOf: (line: Line) => string): readonly Line[] {
  const dropped = earlierVitestAttempts(lines.map(textOf));
  let isRetried = false;
  const rest = lines.filter((line, index) => {
    const text = textOf(line);
    if (cucumberRetried.test(text)) isRetried = true;
    else if (cucumberEnds.test(text)) isRetried = false;
    return !isRetried && !dropped.has(index);
  });
  return ofLastPlaywrightAttempts(rest, rest.map(textOf));
}

/**
 * Playwright prints every attempt of a failed test, and only the last one made it fail. A test that passed in the end is left out with all its
 * attempts.
 */
function ofLastPlaywrightAttempts<Line>(lines: readonly Line[], texts: readonly string[]): readonly Line[] {
  if (!texts.some((text) => retryBegins.test(text))) return lines;
  const flaky = flakyTests(texts);
  const dropped = new Set<number>();
  // A failure's own text in a report has no title above it.
  let begin = 0;
  let isFlaky = false;
  const dropFrom = (from: number, to: number) => {
    for (let index = from; index < to; index++) dropped.add(index);
  };
  for (const [index, text] of texts.entries()) {
    const title = failureBegins.exec(text)?.[1];
    if (title !== undefined || blockEnds.test(text)) {
      if (isFlaky) dropFrom(begin - 1, index);
      begin = index + 1;
      isFlaky = title !== undefined && flaky.has(title.trim());
    } else if (retryBegins.test(text)) dropFrom(begin, index + 1);
  }
  return lines.filter((_, index) => !dropped.has(index));
}

/** The titles that Playwright lists below the number of flaky tests. */
function flakyTests(texts: readonly string[]): ReadonlySet<string> {
  const titles = new Set<string>();
  let isListed = false;
  for (const text of texts) {
    if (blockEnds.test(text)) isListed = /^ {2}\d+ flaky\b/.test(text);
    else if (isListed && /^ {4}\S/.test(text)) titles.add(text.replace(/ ─+\s*$/, "").trim());
    else isListed = false;
  }
  return titles;
}
