/** For a run whose creation was not answered: how to find out whether it exists. */
export function runMayExist(url: string, context: { repository?: string | undefined; commitSha?: string | undefined } = {}): string {
  const { repository, commitSha } = context;
  const page = `${url}/runs`;
  if (!repository || !commitSha) return `The run may have been created. Look for it at ${page}.`;
  return `The run may have been created. Look for it with \`gantry gate --repository ${repository} --commit ${commitSha}\` or at ${page}.`;
}
