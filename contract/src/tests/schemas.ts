import { z } from "zod";
import { ExecutionStatus, TestOutcome } from "../executions/schemas.ts";
import { LastFlakeCheck } from "../flake-checks/schemas.ts";
import { Timestamp, Id } from "../ids.ts";
import { PageQuery } from "../pagination/schemas.ts";
import { QuarantinedTest } from "../quarantine/schemas.ts";
import { TestStatus } from "../results/schemas.ts";
import { comparisonBaselines, testSorts } from "./constants.ts";

/** A run as a point in a test's history. */
export const RunReference = z.object({
  executionId: z.string(),
  /** Its number in its project. */
  number: z.number(),
  at: Timestamp,
  status: ExecutionStatus,
  groupName: z.string().nullable(),
  environment: z.string(),
  repository: z.string().nullable(),
  branch: z.string().nullable(),
  commitSha: z.string().nullable(),
  prNumber: z.number().nullable(),
});
export type RunReference = z.infer<typeof RunReference>;

/** A run whose failures were skipped by the project's quarantine guard. */
export const QuarantineSkipped = z.object({ executionId: z.string(), at: Timestamp, message: z.string() });
export type QuarantineSkipped = z.infer<typeof QuarantineSkipped>;

/** A test of a project across its runs. */
export const TestSummary = z.object({
  id: z.string(),
  testKey: z.string(),
  projectId: z.string(),
  name: z.string(),
  suite: z.array(z.string()),
  filePath: z.string().nullable(),
  variant: z.string().nullable(),
  /** The person or team responsible for it. */
  owner: z.string().nullable(),
  lastStatus: TestStatus.nullable(),
  lastRunAt: Timestamp.nullable(),
  lastExecutionId: z.string().nullable(),
  /** The branch of its last run, whichever branch that was. `null`: the run names none. */
  lastBranch: z.string().nullable(),
  /** The latest outcomes, oldest first. */
  history: z.array(TestOutcome),
  /** The number of its latest outcomes in which it passed or failed. */
  runs: z.number(),
  failures: z.number(),
  /** 0 to 1; `null` before it first ran. */
  passRate: z.number().nullable(),
  p50DurationMs: z.number().nullable(),
  p95DurationMs: z.number().nullable(),
  /** Passed only on a retry, or passed and failed on one commit or in its last flake check, and not failing permanently. */
  flaky: z.boolean(),
  /** The number of its latest outcomes that show flakiness. */
  flakyRuns: z.number(),
  /** Failing, but not flaky. */
  broken: z.boolean(),
  /**
   * Not seen lately: it was in none of the last ten complete runs of its suite that had other tests of its file. It was probably removed or renamed, and is
   * neither broken nor flaky.
   */
  stale: z.boolean(),
  /** Consecutive failures up to now. */
  failuresInARow: z.number(),
  failingSince: Timestamp.nullable(),
  quarantined: z.boolean(),
  /** Quarantined until then, even if it passes; `null`: one pass ends it, or it is not quarantined. */
  keepUntil: Timestamp.nullable(),
  lastFailure: z.object({ executionId: z.string(), at: Timestamp, message: z.string().nullable() }).nullable(),
  lastFlakeCheck: LastFlakeCheck.nullable(),
});
export type TestSummary = z.infer<typeof TestSummary>;

/** A test, and when its failures began. */
export const TestDetail = TestSummary.extend({
  /** While it fails: the first run of the current failures, and the last passing run before it. */
  firstFailing: RunReference.extend({
    ageMs: z.number(),
    /** The failures since the last pass. Of a long series, only those among the newest 1,001 outcomes are counted. */
    runsSince: z.number(),
    /** `false`: it failed in more runs than `runsSince` says. */
    runsSinceIsExact: z.boolean().optional(),
  }).nullable(),
  lastPassing: RunReference.nullable(),
  quarantine: QuarantinedTest.nullable(),
  firstSeenAt: Timestamp,
  /** Retention removed results of runs that ended before: the history is not complete before; `null`: none were removed. */
  resultsRemovedBefore: Timestamp.nullable(),
});
export type TestDetail = z.infer<typeof TestDetail>;

/** The outcome of a test in one run. */
export const TestHistoryEntry = RunReference.extend({
  image: z.string(),
  /** The outcome of the test. */
  outcome: TestStatus,
  flaky: z.boolean(),
  quarantined: z.boolean(),
  retries: z.number(),
  durationMs: z.number(),
  message: z.string().nullable(),
});
export type TestHistoryEntry = z.infer<typeof TestHistoryEntry>;

const flag = z
  .enum(["true", "false", "1", "0"])
  .transform((value) => value === "true" || value === "1")
  .optional();

export const TestFilter = z.object({
  project: Id.optional(),
  projectId: Id.optional(),
  limit: PageQuery.shape.limit,
  cursor: z.string().max(4000).optional(),
  /** Of the latest outcome. */
  status: TestStatus.optional(),
  flaky: flag,
  broken: flag,
  quarantined: flag,
  /** Not seen lately. */
  stale: flag,
  /** Of the last run. */
  branch: z.string().trim().max(300).optional(),
  owner: z.string().trim().max(200).optional(),
  /** Searches name, suite, file and owner. */
  search: z.string().trim().max(200).optional(),
  /** A folder or a file. */
  file: z.string().trim().max(1000).optional(),
  sort: z.enum(testSorts).default("name"),
  /** Default: `attention`, `name`, `owner` and `passRate` ascending, everything else descending. Tests without an owner are last in both. */
  order: z.enum(["asc", "desc"]).optional(),
});
export type TestFilter = z.infer<typeof TestFilter>;

/** A test in a comparison of two runs. */
export const ComparedTest = z.object({
  testId: z.string(),
  testKey: z.string(),
  name: z.string(),
  suite: z.array(z.string()),
  filePath: z.string().nullable(),
  variant: z.string().nullable(),
  /** `null`: not in that run. */
  before: TestStatus.nullable(),
  now: TestStatus.nullable(),
  flaky: z.boolean(),
  quarantined: z.boolean(),
  durationMs: z.number().nullable(),
  durationBeforeMs: z.number().nullable(),
  message: z.string().nullable(),
});
export type ComparedTest = z.infer<typeof ComparedTest>;

/** A baseline, or a run by its number in the project (`1482`, `#1482`) or its ID. */
export const ComparisonWith = z.union(
  [
    z.enum(comparisonBaselines),
    Id,
    z
      .string()
      .regex(/^#?[1-9]\d{0,8}$/)
      .transform((number) => Number(number.replace("#", ""))),
  ],
  "must be previous, lastPassed, lastPassedOnBase, the number of a run or its ID",
);
export type ComparisonWith = z.infer<typeof ComparisonWith>;

/** A setting in which two runs differ. */
export const RunDifference = z.object({
  /** `imageDigest`: the image has the same name and tag, and was built again. */
  what: z.enum([
    "image",
    "imageDigest",
    "command",
    "folder",
    "environment",
    "baseUrl",
    "branch",
    "commit",
    "source",
    "sourceRef",
    "sourceCommit",
    "sourcePath",
  ]),
  before: z.string(),
  now: z.string(),
});
export type RunDifference = z.infer<typeof RunDifference>;

export const Comparison = z.object({
  executionId: z.string(),
  /** The run it is compared with; `null` when there is none. */
  with: RunReference.nullable(),
  /** The branch that `lastPassedOnBase` means: the pull request's target, otherwise `main` or `master`; `null` when neither is known. */
  baseBranch: z.string().nullable(),
  differences: z.array(RunDifference),
  /** Names of the variables that the runs were started with, never their values. Those of the project are not compared. */
  variables: z.object({ added: z.array(z.string()), removed: z.array(z.string()), changed: z.array(z.string()) }),
  /** In milliseconds; `null` when a run never started. */
  durations: z.object({ before: z.number().nullable(), now: z.number().nullable() }),
  counts: z.object({
    new: z.number(),
    known: z.number(),
    fixed: z.number(),
    newlyFlaky: z.number(),
    added: z.number(),
    missing: z.number(),
  }),
  /** Failed now and not before. */
  new: z.array(ComparedTest),
  /** Failed both times. */
  known: z.array(ComparedTest),
  /** Failed before, passed now. */
  fixed: z.array(ComparedTest),
  /** Passed on a retry now and not before. */
  newlyFlaky: z.array(ComparedTest),
});
export type Comparison = z.infer<typeof Comparison>;
