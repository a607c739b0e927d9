import { z } from "zod";
import { ok } from "./errors.ts";
import { ExecutionStatus, TestOutcome } from "./executions.ts";
import { Id, Timestamp } from "./ids.ts";
import { maxPageSize, PageQuery, page } from "./pagination.ts";
import { QuarantinedTest } from "./quarantine.ts";
import { everyone, route, writers } from "./route.ts";
import { TestStatus } from "./test-results.ts";
import { testSorts } from "./constants.ts";

export { testSorts } from "./constants.ts";

/** The pass rate, durations and flakiness of a test are computed from this many of its latest outcomes. */
export const historyWindow = 30;

/** A run as a point in a test's history. */
export const RunReference = z.object({
  executionId: z.string(),
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
  /** The latest outcomes, oldest first. */
  history: z.array(TestOutcome),
  /** The number of its latest outcomes in which it passed or failed. */
  runs: z.number(),
  failures: z.number(),
  /** 0 to 1; `null` before it first ran. */
  passRate: z.number().nullable(),
  p50DurationMs: z.number().nullable(),
  p95DurationMs: z.number().nullable(),
  /** Passed only on a retry, or passed and failed on one commit, and not failing permanently. */
  flaky: z.boolean(),
  /** The number of its latest outcomes that show flakiness. */
  flakyRuns: z.number(),
  /** Failing, but not flaky. */
  broken: z.boolean(),
  /** Consecutive failures up to now. */
  failuresInARow: z.number(),
  failingSince: Timestamp.nullable(),
  quarantined: z.boolean(),
  /** Quarantined until then, even if it passes; `null`: one pass ends it, or it is not quarantined. */
  keepUntil: Timestamp.nullable(),
  lastFailure: z.object({ executionId: z.string(), at: Timestamp, message: z.string().nullable() }).nullable(),
});
export type TestSummary = z.infer<typeof TestSummary>;

/** A test, and when its failures began. */
export const TestDetail = TestSummary.extend({
  /** While it fails: the first run of the current failures, and the last passing run before it. */
  firstFailing: RunReference.extend({ ageMs: z.number(), runsSince: z.number() }).nullable(),
  lastPassing: RunReference.nullable(),
  quarantine: QuarantinedTest.nullable(),
  firstSeenAt: Timestamp,
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
  owner: z.string().trim().max(200).optional(),
  /** Searches name, suite, file and owner. */
  search: z.string().trim().max(200).optional(),
  /** A folder or a file. */
  file: z.string().trim().max(1000).optional(),
  sort: z.enum(testSorts).default("name"),
  /** Default: names ascending, everything else descending. */
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

/** Each list shows at most this many tests; `counts` are exact. */
export const comparedTestsShown = 500;

export const Comparison = z.object({
  executionId: z.string(),
  /** The run it is compared with; `null` when there is no previous run. */
  with: RunReference.nullable(),
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

const RunNumbers = z.object({
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

const Params = z.object({ id: Id });
const test = { allow: everyone, limit: "api", noun: "test" } as const;
const Day = z.iso.date().or(z.iso.datetime({ offset: true }).transform((moment) => new Date(moment).toISOString().slice(0, 10)));

export const history = {
  tests: route({
    ...test,
    method: "GET",
    path: "/api/tests",
    summary: "Every test of a project with its history",
    query: TestFilter,
    reply: page(TestSummary).extend({ quarantineSkipped: QuarantineSkipped.nullable() }),
  }),
  test: route({
    ...test,
    method: "GET",
    path: "/api/tests/:id",
    summary: "One test, with its statistics and since when it fails",
    params: Params,
    reply: ok(TestDetail),
  }),
  changeTest: route({
    ...test,
    allow: writers,
    method: "PATCH",
    path: "/api/tests/:id",
    summary: "Set the owner of a test",
    params: Params,
    unknownFields: "warn",
    body: z.object({
      owner: z
        .string()
        .trim()
        .max(200)
        .regex(/^[^\p{Cc}]*$/u, "must not contain control characters")
        .nullable(),
    }),
    reply: ok(TestDetail),
  }),
  testHistory: route({
    ...test,
    method: "GET",
    path: "/api/tests/:id/history",
    summary: "The outcomes of a test, latest run first",
    params: Params,
    query: z.object({ limit: z.coerce.number().int().min(1).max(maxPageSize).default(50), cursor: z.string().max(200).optional() }),
    reply: page(TestHistoryEntry),
  }),
  compare: route({
    allow: everyone,
    limit: "api",
    noun: "execution",
    method: "GET",
    path: "/api/executions/:id/compare",
    summary: "New, known, fixed and newly flaky tests against an earlier run",
    params: Params,
    query: z.object({ with: Id.optional() }),
    reply: ok(Comparison),
  }),
  insights: route({
    allow: everyone,
    limit: "api",
    method: "GET",
    path: "/api/insights",
    summary: "Pass rate and duration over time, and the most notable tests",
    query: z.object({
      project: Id.optional(),
      projectId: Id.optional(),
      image: z.string().max(255).optional(),
      from: Day.optional(),
      to: Day.optional(),
    }),
    reply: ok(Insights),
  }),
};
