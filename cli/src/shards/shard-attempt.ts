type Environment = Readonly<Record<string, string | undefined>>;

/** The variables in which CI systems give the attempt of a job, as increasing numbers. GitLab gives each retry of a job a new, higher ID. */
const variables = [
  { isSet: "GITHUB_ACTIONS", attempt: "GITHUB_RUN_ATTEMPT" },
  { isSet: "GITLAB_CI", attempt: "CI_JOB_ID" },
  { isSet: "TF_BUILD", attempt: "SYSTEM_JOBATTEMPT" },
  { isSet: "BITBUCKET_BUILD_NUMBER", attempt: "BITBUCKET_STEP_RUN_NUMBER" },
];

/** The attempt of the CI job; 1 if the CI system does not provide it. */
export function shardAttempt(env: Environment = process.env): number {
  const found = variables.find(({ isSet }) => env[isSet]);
  if (found) return numberIn(env[found.attempt]) ?? 1;
  return env["BUILDKITE"] ? (numberIn(env["BUILDKITE_RETRY_COUNT"]) ?? 0) + 1 : 1;
}

const numberIn = (text: string | undefined): number | undefined =>
  text !== undefined && /^\d{1,15}$/.test(text) && Number(text) > 0 ? Number(text) : undefined;
