import { expect, test } from "vitest";
import { shardAttempt } from "./shard-attempt.ts";

test("the attempt of a job is read from the variables of its CI system", () => {
  expect(shardAttempt({ GITHUB_ACTIONS: "true", GITHUB_RUN_ATTEMPT: "3" })).toBe(3);
  expect(shardAttempt({ GITLAB_CI: "true", CI_JOB_ID: "8123456789" })).toBe(8_123_456_789);
  expect(shardAttempt({ BUILDKITE: "true", BUILDKITE_RETRY_COUNT: "0" })).toBe(1);
  expect(shardAttempt({ BUILDKITE: "true", BUILDKITE_RETRY_COUNT: "1" })).toBe(2);
  expect(shardAttempt({ TF_BUILD: "True", SYSTEM_JOBATTEMPT: "2" })).toBe(2);
  expect(shardAttempt({ GITHUB_ACTIONS: "true", GITHUB_RUN_ATTEMPT: "many" })).toBe(1);
  expect(shardAttempt({ CI_JOB_ID: "7" })).toBe(1);
});
