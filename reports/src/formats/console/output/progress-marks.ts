/** What runners print for each test without a line end: `.`, `F`, `E`, `-`, `*` and others. */
const marks = /^ *[.*,!FEUPSWAsxX-]+/;
/** A word may begin with letters that are marks too: the `E` of `Error`, the `SU` of `SUMMARY`. */
const maxLettersGivenBack = 2;

/** Whether a line matches one of the patterns, also if marks of progress stand in front of it: `..Error: …`. The patterns begin with `^`. */
export function matchesAny(patterns: readonly RegExp[], line: string): boolean {
  return readingsOf(line).some((each) => patterns.some((pattern) => pattern.test(each)));
}

/** The line, and what it may be without the marks of progress in front of it. */
export function readingsOf(line: string): string[] {
  const end = marks.exec(line)?.[0].length ?? 0;
  const readings = [line];
  for (let start = end; start > 0 && start >= end - maxLettersGivenBack; start--)
    if (/^\S/.test(line.slice(start, start + 1))) readings.push(line.slice(start));
  return readings;
}
