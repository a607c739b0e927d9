const failureBegins = /^ {2}\d+\) (.{0,300}?\.[cm]?[jt]sx?:\d+:\d+ › .*?)(?: ─+)?\s*$/;
const retryBegins = /^\s*Retry #\d+ ─{3,}/;
const blockEnds = /^ {2}\d+ (?:failed|flaky|passed|skipped|did not run|interrupted)\b/;

/**
 * The lines without those of attempts that did not decide: Playwright prints every attempt of a failed test, and only the last one made it fail. A
 * test that passed in the end is left out with all its attempts.
 */
export function ofLastAttempts<Line>(lines: readonly Line[], textOf: (line: Line) => string): readonly Line[] {
  const texts = lines.map(textOf);
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
