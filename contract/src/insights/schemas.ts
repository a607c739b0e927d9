import { z } from "zod";
import { Timestamp } from "../ids.ts";
import { QuarantineSource } from "../quarantine/schemas.ts";

export const RunNumbers = z.object({
  runs: z.number(),
  passed: z.number(),
  failed: z.number(),
  unstable: z.number(),
  errors: z.number(),
  /** Of `errors`: how many were cancelled. */
  cancelled: z.number(),
  /** Passed runs among those with a verdict, 0 to 1; `null` without one. */
  passRate: z.number().nullable(),
  averageDurationMs: z.number().nullable(),
});
export type RunNumbers = z.infer<typeof RunNumbers>;

const TestNumbers = z.object({ passed: z.number(), failed: z.number(), skipped: z.number(), flaky: z.number() });

export const RankedTest = z.object({
  testId: z.string(),
  projectId: z.string(),
  name: z.string(),
  suite: z.array(z.string()),
  filePath: z.string().nullable(),
  /** The browser, the parameters, or the values of a matrix. */
  variant: z.string().nullable(),
  runs: z.number(),
  failures: z.number(),
  flakyRuns: z.number(),
  averageDurationMs: z.number(),
});
export type RankedTest = z.infer<typeof RankedTest>;

/** Times of runs in milliseconds; `null` without a run that has one. */
const RunTimes = z.object({ p50DurationMs: z.number().nullable(), p95DurationMs: z.number().nullable() });

export const PeriodNumbers = RunNumbers.extend({
  tests: TestNumbers,
  /** Tests that passed only on a retry, among those that passed or failed, 0 to 1; `null` without one. */
  flakyRate: z.number().nullable(),
  ...RunTimes.shape,
  /** From the request to the start. Uploads do not count. */
  averageQueueMs: z.number().nullable(),
  /** All runs together, from start to end. */
  runMs: z.number(),
  /** `rerunMs`, `flakyMs` and `retryMs` together. Tests of a run can run at the same time, so this can be more than their part of `runMs`. */
  lostMs: z.number(),
  /** Part of `lostMs`: runs that repeated another one. */
  rerunMs: z.number(),
  /** Part of `lostMs`: in the other runs, tests that passed only on a retry, with all their tries. */
  flakyMs: z.number(),
  /** Part of `lostMs`: in the other runs, the tries after the first of tests that still failed. */
  retryMs: z.number(),
  /** The runs that the times are computed from: the newest ones of the period, all of them unless `timesArePartial`. */
  timedFrom: z.number(),
  timesArePartial: z.boolean(),
});
export type PeriodNumbers = z.infer<typeof PeriodNumbers>;

const Slice = RunNumbers.extend({ name: z.string() });
export type Slice = z.infer<typeof Slice>;

export const SuiteSlice = z.object({
  /** The outermost suite, or the file of tests without one. */
  name: z.string(),
  tests: z.number(),
  /** Results of its tests, in all runs together; those of skipped tests do not count. */
  results: z.number(),
  failures: z.number(),
  flaky: z.number(),
  /** All results together. */
  durationMs: z.number(),
});
export type SuiteSlice = z.infer<typeof SuiteSlice>;

export const NewlyFlakyTest = RankedTest.extend({
  /** The first day of the period on which it was flaky, UTC. */
  flakySince: z.string().nullable(),
});

/** A test in quarantine. */
export const LongQuarantine = z.object({
  testId: z.string(),
  projectId: z.string(),
  name: z.string(),
  suite: z.array(z.string()),
  filePath: z.string().nullable(),
  variant: z.string().nullable(),
  source: QuarantineSource,
  /** The person; `null` for an automatic one. */
  by: z.string().nullable(),
  since: Timestamp,
  /** When it ends at the latest; `null`: with a pass, or by a person. */
  expiresAt: Timestamp.nullable(),
});

export const QuarantineNumbers = z.object({
  /** In quarantine now. */
  tests: z.number(),
  automatic: z.number(),
  /** How long they have been, on average; `null` without one. */
  averageAgeMs: z.number().nullable(),
  /** In the period. */
  entered: z.number(),
  left: z.number(),
  /** In the period: failures of quarantined tests, and runs that had no others, which the gate therefore ignored. All filters but `suite` apply. */
  mutedFailures: z.number(),
  savedRuns: z.number(),
  /** Who put the tests there that are in quarantine now, most tests first; `name` is `null` for automatic ones. */
  people: z.array(z.object({ name: z.string().nullable(), tests: z.number() })),
  /** Longest first. */
  longest: z.array(LongQuarantine),
});
export type QuarantineNumbers = z.infer<typeof QuarantineNumbers>;

export const Insights = z.object({
  /** Days, UTC, both inclusive. */
  from: z.string(),
  to: z.string(),
  totals: PeriodNumbers,
  /** As many days immediately before `from`. */
  previous: z.object({ from: z.string(), to: z.string(), totals: PeriodNumbers }),
  /** Every day with a run, oldest first. */
  days: z.array(RunNumbers.extend({ day: z.string(), tests: TestNumbers, ...RunTimes.shape })),
  /** Most runs first. */
  images: z.array(RunNumbers.extend({ image: z.string() })),
  /** Most runs first, at most 10, of the newest runs of the period. Runs without a branch or group are left out. */
  branches: z.array(Slice),
  environments: z.array(Slice),
  groups: z.array(Slice),
  /** Most failures first, at most 10. */
  suites: z.array(SuiteSlice),
  slowest: z.array(RankedTest),
  mostFailing: z.array(RankedTest),
  flakiest: z.array(RankedTest),
  /** Flaky in this period and not in the 90 days before it. */
  newlyFlaky: z.array(NewlyFlakyTest),
  /** The runs that the tests are ranked from, if not all: with a filter, the newest ones up to 100,000 test results. */
  rankedFrom: z.number().nullable(),
  quarantine: QuarantineNumbers,
});
export type Insights = z.infer<typeof Insights>;
