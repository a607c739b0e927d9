/** GitHub Actions ends a step that failed with this line. Below it, other steps clean up. */
const endOfStep = /^(?:\d{4}-\d\d-\d\dT[\d:.]+Z )?##\[error\]Process completed with exit code [1-9]\d*\.\s*$/;

/** The lines up to the end of the step that failed, if the log is one of GitHub Actions; otherwise all lines. */
export function untilEndOfJob<Line extends { text: string }>(lines: readonly Line[]): readonly Line[] {
  const end = lines.findLastIndex(({ text }) => endOfStep.test(text));
  return end === -1 ? lines : lines.slice(0, end + 1);
}
