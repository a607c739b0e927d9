import { z } from "zod";

export const RunNumbers = z.object({
  runs: z.number(),
  passed: z.number(),
  failed: z.number(),
  unstable: z.number(),
  errors: z.number(),
  /** Passed runs among those with a verdict, 0 to 1; `null` without one. */
  passRate: z.number().nullable(),
  averageDurationMs: z.number().nullable(),
});
export type RunNumbers = z.infer<typeof RunNumbers>;

const TestNumbers = z.object({ passed: z.number(), failed: z.number(), skipped: z.number(), flaky: z.number() });

const RankedTest = z.object({
  testId: z.string(),
  projectId: z.string(),
  name: z.string(),
  suite: z.array(z.string()),
  filePath: z.string().nullable(),
  runs: z.number(),
  failures: z.number(),
  flakyRuns: z.number(),
  averageDurationMs: z.number(),
});
export type RankedTest = z.infer<typeof RankedTest>;

export const Insights = z.object({
  /** Days, UTC, both inclusive. */
  from: z.string(),
  to: z.string(),
  totals: RunNumbers.extend({ tests: TestNumbers }),
  /** Every day with a run, oldest first. */
  days: z.array(RunNumbers.extend({ day: z.string(), tests: TestNumbers })),
  /** Most runs first. */
  images: z.array(RunNumbers.extend({ image: z.string() })),
  slowest: z.array(RankedTest),
  mostFailing: z.array(RankedTest),
  flakiest: z.array(RankedTest),
});
export type Insights = z.infer<typeof Insights>;
