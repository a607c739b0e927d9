import { z } from "zod";
import { ok } from "./errors.ts";
import { ExecutionParams } from "./executions.ts";
import { Id, Timestamp } from "./ids.ts";
import { PageQuery, page } from "./pagination.ts";
import { everyone, route, writers } from "./route.ts";

/** What a failure comes from. `exception` = code threw what no test expected; `unknown` = nothing in the run says. */
export const failureCategories = [
  "timeout",
  "assertion",
  "element-not-found",
  "network",
  "dns",
  "connection-refused",
  "authentication",
  "data",
  "out-of-memory",
  "crash",
  "missing-dependency",
  "syntax",
  "environment",
  "flaky",
  "exception",
  "unknown",
] as const;
export const FailureCategory = z.enum(failureCategories);
export type FailureCategory = z.infer<typeof FailureCategory>;

/** The evidence for a statement: a line of the run's console, or one of its tests. Citations of anything that does not exist are dropped. */
export const Evidence = z.union([
  z.object({
    /** From 1, over the whole console output as `/logs/download` gives it. */
    line: z.number(),
    /** The piece of output that holds the line's beginning. */
    seq: z.number(),
    text: z.string(),
  }),
  z.object({
    /** The `id` that `/tests` gives it. */
    test: z.string(),
    name: z.string(),
    text: z.string(),
  }),
]);
export type Evidence = z.infer<typeof Evidence>;

/** What changed since the last passing run of the same project, group, folder and environment. */
export const SinceLastPass = z.object({
  taskId: z.string(),
  finishedAt: Timestamp,
  /** `image`, `commit`, `branch`, `command`, `baseUrl`. */
  changes: z.array(z.object({ what: z.string(), before: z.string(), after: z.string() })),
});
export type SinceLastPass = z.infer<typeof SinceLastPass>;

/** How often the main failure of this run was seen, this run included. */
export const SeenBefore = z.object({
  fingerprint: z.string(),
  executions: z.number(),
  tests: z.number(),
  firstTaskId: z.string(),
  firstSeenAt: Timestamp,
});
export type SeenBefore = z.infer<typeof SeenBefore>;

/** The made part of an analysis. */
export const AnalysisContent = z.object({
  summary: z.string().nullable(),
  category: FailureCategory.nullable(),
  rootCause: z.string().nullable(),
  evidence: z.array(Evidence),
  suggestions: z.array(z.string()),
  /** 0 to 1. */
  confidence: z.number().nullable(),
  /** What made this analysis: a model's name or `builtin-rules`. */
  model: z.string().nullable(),
  /** Why the chosen model's answer is not here; with `READY`, the built-in rules answered in its place. */
  missing: z.object({ code: z.string(), message: z.string() }).nullable(),
  sinceLastPass: SinceLastPass.nullable(),
});
export type AnalysisContent = z.infer<typeof AnalysisContent>;

/**
 * `PENDING`: being made. `READY`: below. `UNAVAILABLE`: could not be made, `missing` says why. `DISABLED`: the organization has switched analysis
 * off. `NOT_NEEDED`: the run has not ended, or there is nothing to explain.
 */
export const analysisStatuses = ["PENDING", "READY", "UNAVAILABLE", "DISABLED", "NOT_NEEDED"] as const;

/** Why a run failed. The verdict was made before it and never follows from it. */
export const Analysis = AnalysisContent.extend({
  taskId: z.string(),
  status: z.enum(analysisStatuses),
  seenBefore: SeenBefore.nullable(),
  createdAt: Timestamp.nullable(),
});
export type Analysis = z.infer<typeof Analysis>;

/** Failures that are one and the same, over tests and runs. */
export const FailureCluster = z.object({
  fingerprint: z.string(),
  category: FailureCategory,
  /** The latest one's own words; the test's name when it had none. */
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

/** One test of one run that failed in this way; without a test, the run itself did. */
export const FailureOccurrence = z.object({
  taskId: z.string(),
  projectId: z.string().nullable(),
  groupName: z.string().nullable(),
  testId: z.string().nullable(),
  testKey: z.string().nullable(),
  testName: z.string().nullable(),
  /** Of the test, from the outermost suite inwards. */
  suite: z.array(z.string()).nullable(),
  message: z.string(),
  at: Timestamp,
});
export type FailureOccurrence = z.infer<typeof FailureOccurrence>;

const Fingerprint = z.string().regex(/^[0-9a-f]{32}$/i, "must be a fingerprint of 32 hexadecimal characters");
const Where = PageQuery.extend({
  project: Id.optional(),
  projectId: Id.optional(),
  /** How far back to look. */
  days: z.coerce.number().int().min(1).max(365).default(30),
});

const common = { allow: everyone, limit: "api" } as const;

export const analysis = {
  get: route({
    ...common,
    method: "GET",
    path: "/api/executions/:id/analysis",
    summary: "Why a run failed",
    noun: "execution",
    params: ExecutionParams,
    reply: ok(Analysis),
  }),
  analyze: route({
    allow: writers,
    limit: "strict",
    method: "POST",
    path: "/api/executions/:id/analyze",
    summary: "Have a failed run explained again",
    noun: "execution",
    params: ExecutionParams,
    reply: ok(Analysis),
  }),
  clusters: route({
    ...common,
    method: "GET",
    path: "/api/failures",
    summary: "Failures that are the same, over tests and runs, latest first",
    query: Where.extend({ category: FailureCategory.optional() }),
    reply: page(FailureCluster),
  }),
  occurrences: route({
    ...common,
    method: "GET",
    path: "/api/failures/:fingerprint",
    summary: "Where one failure was seen, latest first",
    noun: "failure",
    params: z.object({ fingerprint: Fingerprint.transform((text) => text.toLowerCase()) }),
    query: Where,
    reply: page(FailureOccurrence).extend({ cluster: FailureCluster }),
  }),
};
