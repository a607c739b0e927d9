import { z } from "zod";
import { ExecutionStatus } from "../executions/schemas.ts";
import { Timestamp } from "../ids.ts";
import { RepeatedTests } from "../results/schemas.ts";

export const Defaults = z.object({
  image: z.string(),
  baseUrl: z.string(),
  folder: z.string(),
  environment: z.string(),
  environments: z.array(z.string()),
  reportFolders: z.array(z.string()),
  timeoutMinutes: z.number(),
  retries: z.number(),
  repeatedTests: RepeatedTests,
  /** Images that this installation can run right away: the samples that were built on it. */
  samples: z.array(z.object({ image: z.string(), title: z.string(), description: z.string() })),
});
export type Defaults = z.infer<typeof Defaults>;

/** A folder of test files, or `all`. */
export const TestFolder = z.object({
  path: z.string(),
  /** How many different tests the newest 20 runs with results have there. `GET /api/tests` also lists tests that only older runs have. */
  tests: z.number(),
});
export type TestFolder = z.infer<typeof TestFolder>;

export const ImageMetrics = z.object({
  image: z.string(),
  runs: z.number(),
  /** 0 to 1; `null` without a finished run. */
  passRate: z.number().nullable(),
  averageDurationMs: z.number().nullable(),
  p95DurationMs: z.number().nullable(),
  lastDurationMs: z.number().nullable(),
  /** The last run took more than 1.2 times the average of the previous ones. */
  isRegression: z.boolean(),
  slowestTests: z.array(z.object({ name: z.string(), averageDurationMs: z.number(), runs: z.number() })),
  /** Oldest first. */
  trend: z.array(z.object({ taskId: z.string(), status: ExecutionStatus, durationMs: z.number(), finishedAt: Timestamp })),
});
export type ImageMetrics = z.infer<typeof ImageMetrics>;
