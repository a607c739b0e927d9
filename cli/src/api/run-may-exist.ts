/** For a run whose creation was not answered: how to find out whether it exists. */
export function runMayExist(url: string, context: { repository?: string | undefined; commitSha?: string | undefined } = {}): string {
  const { repository, commitSha } = context;
  const page = `${url}/runs lists the runs.`;
  if (!repository || !commitSha) return `The run may exist: ${page}`;
  return `The run may exist: \`gantry gate --repository ${repository} --commit ${commitSha}\` finds it, and ${page}`;
}
