/** GitHub Actions, Azure Pipelines and Jenkins end a step that failed with such a line. Below it, other steps clean up. */
const endOfStep =
  /^(?:\d{4}-\d\d-\d\dT[\d:.]+Z )?(?:(?:##\[error\]|Error: )Process completed with exit code [1-9]\d*\.|##\[error\](?:Bash exited with code '[1-9]\d*'\.|Script failed with exit code: [1-9]\d*|PowerShell exited with code '[1-9]\d*'\.|The process '.{1,300}' failed with exit code [1-9]\d*))\s*$/;
const endOfJenkinsStep = /^(?:ERROR: )?script returned exit code [1-9]\d*$/;
const pipeline = /^\[Pipeline\] /;

/** GitLab's `after_script` runs when the job has failed, and does not change its result. */
const afterScript = /(?:^|after_script\s*)Running after_script$/;
/** GitLab's runner, below the script. */
const cleaning = "Cleaning up project directory and file based variables";
const gitlabJobFailed = /^ERROR: Job failed: /;

/** The lines up to the end of the step that failed, if the log is one of GitHub Actions or GitLab; otherwise all lines. */
export function untilEndOfJob<Line extends { text: string }>(lines: readonly Line[]): readonly Line[] {
  const end = lines.findLastIndex(
    ({ text }, index) => endOfStep.test(text) || (endOfJenkinsStep.test(text) && pipeline.test(lines[index + 1]?.text ?? "")),
  );
  if (end !== -1) return lines.slice(0, end + 1);
  const after = lines.findIndex(({ text }) => afterScript.test(text) || text.endsWith(cleaning));
  return after > 0 && lines.some(({ text }, index) => index > after && gitlabJobFailed.test(text)) ? lines.slice(0, after) : lines;
}
