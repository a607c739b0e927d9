import { z } from "zod";
import { ok } from "./errors.ts";
import { Id, Timestamp } from "./ids.ts";
import { ExecutionStatus } from "./executions.ts";
import { everyone, route } from "./route.ts";
import { RepeatedTests } from "./test-results.ts";

const ProjectQuery = z.object({ project: Id.optional(), projectId: Id.optional() });
const common = { allow: everyone, limit: "api" } as const;

export const Defaults = z.object({
  image: z.string(),
  baseUrl: z.string(),
  folder: z.string(),
  environment: z.string(),
  environments: z.array(z.string()),
  reportFolders: z.array(z.string()),
  timeoutMinutes: z.number(),
  repeatedTests: RepeatedTests,
  /** Images that this installation can run right away: the samples that were built on it. */
  samples: z.array(z.object({ image: z.string(), title: z.string(), description: z.string() })),
});
export type Defaults = z.infer<typeof Defaults>;

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

export const configuration = {
  defaults: route({
    ...common,
    method: "GET",
    path: "/config/defaults",
    summary: "Defaults for a new run",
    query: ProjectQuery,
    reply: ok(Defaults),
  }),
  testsStructure: route({
    ...common,
    method: "GET",
    path: "/api/tests-structure",
    summary: "Test folders found in past results",
    query: ProjectQuery,
    reply: ok(z.array(z.object({ path: z.string(), tests: z.number() }))),
  }),
  imageMetrics: route({
    ...common,
    method: "GET",
    path: "/api/metrics/:image",
    summary: "Statistics of an image's runs",
    params: z.object({ image: z.string().min(1).max(255) }),
    query: ProjectQuery,
    reply: ok(ImageMetrics),
  }),
};

/** The suites that ship with Gantry; their images are built on the worker's machine. */
export const samples = [
  {
    image: "gantry/sample-api:latest",
    title: "Sample API suite",
    description: "Ten tests of a small HTTP API that the image brings along. Green in a few seconds.",
  },
  {
    image: "gantry/sample-shop:latest",
    title: "Sample shop suite",
    description: "A real browser in a small shop: passing, failing and flaky tests, screenshots and traces.",
  },
] as const;
