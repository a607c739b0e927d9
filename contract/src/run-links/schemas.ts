import { z } from "zod";
import { FailureCategory } from "../analysis/schemas.ts";
import { ExecutionStatus, ExecutionTest, Verdict } from "../executions/schemas.ts";
import { Timestamp } from "../ids.ts";
import { TestCounts } from "../results/schemas.ts";
import { runLinkDays } from "./constants.ts";

export const CreateRunLink = z.object({
  /** How many days the link is valid: 1, 7 or 30. */
  days: z.literal(runLinkDays),
  /** Whether the page also shows the console output. */
  includeLog: z.boolean().default(false),
});
export type CreateRunLink = z.output<typeof CreateRunLink>;

/** A public link of a run that is valid now. Its address is shown once, when it is created. */
export const RunLink = z.object({
  id: z.string(),
  includesLog: z.boolean(),
  createdBy: z.object({ id: z.string().nullable(), name: z.string() }),
  createdAt: Timestamp,
  expiresAt: Timestamp,
});
export type RunLink = z.infer<typeof RunLink>;

export const CreatedRunLink = RunLink.extend({
  /** The link to copy. It is not stored and cannot be read again. */
  url: z.string(),
});
export type CreatedRunLink = z.infer<typeof CreatedRunLink>;

/** A run as its public link shows it, to people who are not members. It contains no ids. */
export const SharedRun = z.object({
  projectName: z.string(),
  number: z.number(),
  status: ExecutionStatus,
  verdict: Verdict.nullable(),
  /** Why there is no verdict; without the message, which may name images and machines. */
  error: z.object({ code: z.string() }).nullable(),
  exitCode: z.number().nullable(),
  tests: TestCounts.nullable(),
  /** When retention removed its test results; `null`: it has not. */
  resultsRemovedAt: Timestamp.nullable(),
  /** The run passed, but its output has what looks like a failure. */
  isPassInDoubt: z.boolean(),
  branch: z.string().nullable(),
  commitSha: z.string().nullable(),
  createdAt: Timestamp,
  startedAt: Timestamp.nullable(),
  finishedAt: Timestamp.nullable(),
  durationMs: z.number().nullable(),
  /** From the analysis; `null` when there is none. */
  cause: z.object({ category: FailureCategory.nullable(), isGuess: z.boolean(), summary: z.string() }).nullable(),
  /** Whether the link also shows the console output. */
  includesLog: z.boolean(),
  expiresAt: Timestamp,
});
export type SharedRun = z.infer<typeof SharedRun>;

/** A test as a public link shows it. */
export const SharedTest = ExecutionTest.pick({
  name: true,
  suite: true,
  filePath: true,
  line: true,
  variant: true,
  status: true,
  durationMs: true,
  retries: true,
  flaky: true,
  quarantined: true,
}).extend({ message: z.string().nullable() });
export type SharedTest = z.infer<typeof SharedTest>;
