import { z } from "zod";
import { ExecutionStatus } from "../executions/schemas.ts";
import { Id, Timestamp } from "../ids.ts";
import { PageQuery } from "../pagination/schemas.ts";
import { flakeCheckOutcomes, flakeCheckTimes, maxCheckedTests } from "./constants.ts";

/** What a flake check has found about a test; a deleted run does not count. */
export const FlakeCheckCounts = z.object({
  /** `null` while runs of the check are in progress. */
  outcome: z.enum(flakeCheckOutcomes).nullable(),
  /** The runs of the check: the sum of the counts below, except for `passedOnRetry`. */
  runs: z.number(),
  passed: z.number(),
  /** The part of `passed` in which a retry of the runner made it pass. */
  passedOnRetry: z.number(),
  failed: z.number(),
  /** The run has no result of the test, or it was skipped. */
  notRun: z.number(),
  /** The run ended with `ERROR`, or was cancelled. */
  errors: z.number(),
  /** The run has not ended. */
  waiting: z.number(),
});
export type FlakeCheckCounts = z.infer<typeof FlakeCheckCounts>;

export const FlakeCheckTest = FlakeCheckCounts.extend({
  testId: z.string(),
  name: z.string(),
  suite: z.array(z.string()),
  filePath: z.string().nullable(),
  variant: z.string().nullable(),
});
export type FlakeCheckTest = z.infer<typeof FlakeCheckTest>;

/** Some tests of a suite, run several times to find out whether they are flaky. */
export const FlakeCheck = z.object({
  id: z.string(),
  projectId: z.string(),
  /** The run whose image, command, variables and other settings it repeats. */
  executionId: z.string(),
  times: z.number(),
  status: z.enum(["running", "ended"]),
  requestedBy: z.object({ id: z.string().nullable(), name: z.string() }),
  createdAt: Timestamp,
  tests: z.array(FlakeCheckTest),
  /** In the order in which they were queued. */
  runs: z.array(z.object({ executionId: z.string(), number: z.number(), status: ExecutionStatus })),
});
export type FlakeCheck = z.infer<typeof FlakeCheck>;

/** The result of the last flake check of a test. */
export const LastFlakeCheck = FlakeCheckCounts.extend({ id: z.string(), at: Timestamp });
export type LastFlakeCheck = z.infer<typeof LastFlakeCheck>;

export const StartFlakeCheck = z.object({
  testIds: z.array(Id).min(1).max(maxCheckedTests),
  times: z.number().int().min(flakeCheckTimes.min).max(flakeCheckTimes.max).default(flakeCheckTimes.default),
  /** The run to repeat; without it, the latest run of each test. Tests of several suites become several checks. */
  executionId: Id.optional(),
});
export type StartFlakeCheck = z.infer<typeof StartFlakeCheck>;

export const FlakeCheckFilter = PageQuery.extend({ project: Id.optional(), projectId: Id.optional(), testId: Id.optional() });
export type FlakeCheckFilter = z.infer<typeof FlakeCheckFilter>;

/** The tests of a run that no earlier run had. */
export const NewTests = z.object({
  tests: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      suite: z.array(z.string()),
      filePath: z.string().nullable(),
      variant: z.string().nullable(),
    }),
  ),
  /** There are more than are listed. */
  hasMore: z.boolean(),
  /** The run has not ended, or its tests are not in the history yet. */
  pending: z.boolean(),
});
export type NewTests = z.infer<typeof NewTests>;
