/** GitHub Actions ends a step that failed with this line. Below it, other steps clean up. */
const endOfStep = /^(?:\d{4}-\d\d-\d\dT[\d:.]+Z )?##\[error\]Process completed with exit code [1-9]\d*\.\s*$/;

/** GitLab's `after_script` runs when the job has failed, and does not change its result. */
const afterScript = /(?:^|after_script\s*)Running after_script$/;
const gitlabJobFailed = /^ERROR: Job failed: /;

/** The lines up to the end of the step that failed, if the log is one of GitHub Actions or GitLab; otherwise all lines. */
export function untilEndOfJob<Line extends { text: string }>(lines: readonly Line[]): readonly Line[] {
  const end = lines.findLastIndex(({ text }) => endOfStep.test(text));
  if (end !== -1) return lines.slice(0, end + 1);
  const after = lines.findIndex(({ text }) => afterScript.test(text));
  return after > 0 && lines.some(({ text }, index) => index > after && gitlabJobFailed.test(text)) ? lines.slice(0, after) : lines;
}
