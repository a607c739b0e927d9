type Environment = Readonly<Record<string, string | undefined>>;

/** Where CI systems say which attempt a job is, in numbers that rise. GitLab gives each retry of a job a new, higher ID. */
const variables = [
  { isSet: "GITHUB_ACTIONS", attempt: "GITHUB_RUN_ATTEMPT" },
  { isSet: "GITLAB_CI", attempt: "CI_JOB_ID" },
  { isSet: "TF_BUILD", attempt: "SYSTEM_JOBATTEMPT" },
  { isSet: "BITBUCKET_BUILD_NUMBER", attempt: "BITBUCKET_STEP_RUN_NUMBER" },
];

/** The attempt of the CI job; 1 where the CI system does not say it. */
export function shardAttempt(env: Environment = process.env): number {
  const found = variables.find(({ isSet }) => env[isSet]);
  if (found) return numberIn(env[found.attempt]) ?? 1;
  return env["BUILDKITE"] ? (numberIn(env["BUILDKITE_RETRY_COUNT"]) ?? 0) + 1 : 1;
}

const numberIn = (text: string | undefined): number | undefined =>
  text !== undefined && /^\d{1,15}$/.test(text) && Number(text) > 0 ? Number(text) : undefined;
