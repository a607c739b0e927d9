import { z } from "zod";
import { Timestamp } from "../ids.ts";
import { failureCategories, analysisStatuses, classifiedFailures } from "./constants.ts";

export const FailureCategory = z.enum(failureCategories);
export type FailureCategory = z.infer<typeof FailureCategory>;

export const Fingerprint = z
  .string()
  .regex(/^[0-9a-f]{32}$/i, "must be a fingerprint of 32 hexadecimal characters")
  .transform((text) => text.toLowerCase());

/** The evidence for a statement: a line of the run's console, or one of its tests. Citations of anything that does not exist are dropped. */
export const Evidence = z.union([
  z.object({
    /** Counted from 1 over the whole console output, as in `/logs/download`. */
    line: z.number(),
    /** The chunk of output with the start of the line. */
    seq: z.number(),
    text: z.string(),
  }),
  z.object({
    /** The `id` in `/tests`. */
    test: z.string(),
    name: z.string(),
    text: z.string(),
  }),
]);
export type Evidence = z.infer<typeof Evidence>;

/** What changed since the last passing run of the same project, group, folder and environment. */
export const SinceLastPass = z.object({
  taskId: z.string(),
  /** Of the run in its project. Older analyses leave it out. */
  number: z.number().optional(),
  finishedAt: Timestamp,
  /** `image`, `commit`, `branch`, `command`, `baseUrl`. */
  changes: z.array(z.object({ what: z.string(), before: z.string(), after: z.string() })),
});
export type SinceLastPass = z.infer<typeof SinceLastPass>;

/** How often the main failure of this run has occurred, including this run. */
export const SeenBefore = z.object({
  fingerprint: z.string(),
  executions: z.number(),
  tests: z.number(),
  firstTaskId: z.string(),
  firstSeenAt: Timestamp,
});
export type SeenBefore = z.infer<typeof SeenBefore>;

/** The result of an analysis. */
export const AnalysisContent = z.object({
  summary: z.string().nullable(),
  category: FailureCategory.nullable(),
  /** The category is a guess from the words of the error, or not certain: show it as *probably*. `false` without a category, and for `unknown`. */
  isGuess: z.boolean(),
  rootCause: z.string().nullable(),
  evidence: z.array(Evidence),
  suggestions: z.array(z.string()),
  /** 0 to 1. */
  confidence: z.number().nullable(),
  /** What produced this analysis: a model's name or `builtin-rules`. */
  model: z.string().nullable(),
  /** Why there is no answer of the configured model; with `READY`, the built-in rules were used instead. */
  missing: z.object({ code: z.string(), message: z.string() }).nullable(),
  sinceLastPass: SinceLastPass.nullable(),
});
export type AnalysisContent = z.infer<typeof AnalysisContent>;

/** Why a run failed. Computed after the verdict, which never depends on it. */
export const Analysis = AnalysisContent.extend({
  taskId: z.string(),
  status: z.enum(analysisStatuses),
  /** Whether the run's failed tests are listed as failures: of a large run, also after the analysis is `READY`. */
  failures: z.enum(classifiedFailures),
  seenBefore: SeenBefore.nullable(),
  createdAt: Timestamp.nullable(),
});
export type Analysis = z.infer<typeof Analysis>;

/** Occurrences of the same failure, across tests and runs. */
export const FailureCluster = z.object({
  fingerprint: z.string(),
  category: FailureCategory,
  /** Of the latest occurrence: the category is a guess, or not certain. */
  isGuess: z.boolean(),
  /** The message of the latest occurrence; the test's name if it had none. */
  message: z.string(),
  occurrences: z.number(),
  executions: z.number(),
  tests: z.number(),
  firstSeenAt: Timestamp,
  lastSeenAt: Timestamp,
  firstTaskId: z.string(),
  lastTaskId: z.string(),
});
export type FailureCluster = z.infer<typeof FailureCluster>;

/** A test of a run that failed in this way; without a test, the run itself failed. */
export const FailureOccurrence = z.object({
  taskId: z.string(),
  projectId: z.string().nullable(),
  groupName: z.string().nullable(),
  testId: z.string().nullable(),
  testKey: z.string().nullable(),
  testName: z.string().nullable(),
  /** The test's suites, from the outermost inwards. */
  suite: z.array(z.string()).nullable(),
  message: z.string(),
  at: Timestamp,
});
export type FailureOccurrence = z.infer<typeof FailureOccurrence>;
