import { z } from "zod";
import { testKinds, testStatuses, repeatedTestsValues, reportFormatNames, maxDurationMs, latestStartMs } from "./constants.ts";

export const TestStatus = z.enum(testStatuses);
export type TestStatus = z.infer<typeof TestStatus>;

export const TestKind = z.enum(testKinds);
export type TestKind = z.infer<typeof TestKind>;

/** A file of the report folder that belongs to a test: screenshot, video, trace, text. */
export const Attachment = z.object({
  name: z.string().max(300),
  contentType: z.string().max(100),
  /** Relative to the report's root, `/` between parts; served under the execution's report URL. */
  path: z.string().max(1000),
});
export type Attachment = z.infer<typeof Attachment>;

/** Milliseconds. */
const Duration = z
  .number()
  .min(0)
  .overwrite((ms) => Math.min(ms, maxDurationMs));

/** One attempt of a test within a run. */
export const TestAttempt = z.object({
  status: TestStatus,
  durationMs: Duration,
  message: z.string().optional(),
  trace: z.string().optional(),
  attachments: z.array(Attachment).optional(),
});
export type TestAttempt = z.infer<typeof TestAttempt>;

/** When a test ran, according to the report. */
export const TestTry = z.object({
  /** Milliseconds since 1970. */
  startedAtMs: z.number().min(0).max(latestStartMs),
  durationMs: Duration,
  /** The runner's worker, thread or process, as the report names it. */
  lane: z.string().max(100).optional(),
  status: TestStatus,
});
export type TestTry = z.infer<typeof TestTry>;

/** One test of one run, in the form into which every report format is converted. */
export const TestResult = z.object({
  name: z.string().min(1).max(1000),
  /** Absent: not known, then its name decides. */
  kind: TestKind.optional(),
  /** From the outermost suite inwards; empty when the format has none. */
  suite: z.array(z.string().max(500)).max(20),
  filePath: z.string().max(1000).optional(),
  line: z.number().int().min(0).optional(),
  /** The file of a test that the report names only if the test fails; no part of its identity. */
  failureFile: z.string().max(1000).optional(),
  /** The folder of its report within all reports of the run (`.`: none), if the test failed or another one has its name; no part of its identity. */
  reportFolder: z.string().max(1000).optional(),
  /** The file name of its report, for the same tests. */
  reportName: z.string().max(300).optional(),
  /** The name of the repository's folder that was taken out of its paths, for the same tests. */
  checkout: z.string().max(300).optional(),
  // At most 200 characters of the report, and the mark of tests that share a name (`#2`, `line 20`).
  /** The browser, device or parameter set that distinguishes this test from others with its name. */
  variant: z.string().max(250).optional(),
  /** The last attempt's status. */
  status: TestStatus,
  durationMs: Duration,
  /** The number of retries; 0 = run once. */
  retries: z.number().int().min(0).default(0),
  /** Passed, but only on a retry. */
  flaky: z.boolean().default(false),
  message: z.string().max(20_000).optional(),
  trace: z.string().max(50_000).optional(),
  /** Source lines around the failure, as the runner prints them. */
  snippet: z.string().max(10_000).optional(),
  stdout: z.string().max(20_000).optional(),
  tags: z.array(z.string().max(100)).max(50).default([]),
  attachments: z.array(Attachment).max(100).default([]),
  /** Every attempt in order, when the format distinguishes them. */
  attempts: z.array(TestAttempt).max(20).default([]),
  /** Each attempt whose start the report gives, in order. Never derived from the start of a file or a suite. */
  tries: z.array(TestTry).max(20).default([]),
});
export type TestResult = z.infer<typeof TestResult>;

/** Counts of one run. `flaky` are part of `passed`, `quarantined` of `failed`. */
export const TestCounts = z.object({
  total: z.number(),
  passed: z.number(),
  failed: z.number(),
  skipped: z.number(),
  flaky: z.number(),
  quarantined: z.number(),
});
export type TestCounts = z.infer<typeof TestCounts>;

/** How results with the same name are read: as separate tests, or as retries of one test when the runner does not mark retries. */
export const RepeatedTests = z.enum(repeatedTestsValues);
export type RepeatedTests = z.infer<typeof RepeatedTests>;
export const ReportFormatName = z.enum(reportFormatNames);
export type ReportFormatName = z.infer<typeof ReportFormatName>;
