/** Vitest prints its failures to stderr, and its list of tests and its summary to stdout. */
const failuresBegin = /^\s*⎯+ (?:Failed (?:Tests|Suites) \d+|Unhandled Errors?) ⎯+/;
const failureEnds = /^\s*⎯{4,}\[\d+\/\d+\]⎯+\s*$/;
const listed =
  /^ RUN {2}v\d|^\s{0,12}(?:[×✗✘✖] {1,2}\S.{0,400}|[✓✔↓] \S.{0,400}(?:\d ?m?s|\[skipped\])|[❯✓×] \S.{0,300}\(\d+ tests?\b.*)$|^\s+→ \S/;
const summed =
  /^ {1,6}(?:Test Files {2}(?:\d|no)|Tests {2}(?:\d|no)|Snapshots {2}\S|Errors {2}\d|Type Errors {2}\S|Start at {2}\d|Duration {2}\d)/;

/**
 * The lines with what Vitest printed to stdout before and after its failures, not between them. The order of two streams in a log is by chance.
 * The summary ends the failures for every reader, so what stood after it would be lost.
 */
export function withVitestInOrder<Line>(lines: readonly Line[], textOf: (line: Line) => string): readonly Line[] {
  const ordered: Line[] = [];
  let at = 0;
  for (const { begin, end } of failureRanges(lines.map(textOf))) {
    ordered.push(...lines.slice(at, begin));
    const inside = lines.slice(begin, end);
    const isListed = (line: Line) => listed.test(textOf(line));
    const isSummed = (line: Line) => summed.test(textOf(line));
    ordered.push(...inside.filter(isListed), ...inside.filter((line) => !isListed(line) && !isSummed(line)), ...inside.filter(isSummed));
    at = end;
  }
  return at === 0 ? lines : [...ordered, ...lines.slice(at)];
}

/** From the heading of the failures to the end of the last one. */
function failureRanges(texts: readonly string[]): { begin: number; end: number }[] {
  const ranges: { begin: number; end: number }[] = [];
  for (const [index, text] of texts.entries()) {
    const open = ranges.at(-1);
    if (failuresBegin.test(text)) ranges.push({ begin: index, end: index + 1 });
    else if (open && failureEnds.test(text)) open.end = index + 1;
  }
  return ranges;
}
