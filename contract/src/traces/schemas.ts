import { z } from "zod";

/** A picture of the page, taken while the trace was recorded. */
export const TracePicture = z.object({
  /** A `data:` URL with a JPEG or PNG. */
  image: z.string(),
  /** Milliseconds since the trace's first step or picture. */
  atMs: z.number(),
});

/** A step of a Playwright trace. */
export const TraceStep = z.object({
  title: z.string(),
  /** What it worked on: a locator or an address. */
  detail: z.string().nullable(),
  /** The number of steps around it. */
  depth: z.number(),
  /** Milliseconds since the trace's first step or picture. */
  startMs: z.number(),
  /** `null` when it did not end. */
  durationMs: z.number().nullable(),
  error: z.string().nullable(),
  file: z.string().nullable(),
  line: z.number().nullable(),
});
export type TraceStep = z.infer<typeof TraceStep>;

/** What a Playwright trace says about a test: its steps, and what happened around the failed one. */
export const PlaywrightTrace = z.object({
  /** The steps of the test file, without Playwright's own preparations. At most 500: the first, or those around the failed step. */
  steps: z.array(TraceStep),
  totalSteps: z.number(),
  /** The index of the step that ended the test; `null` when none failed, or it is not certain. */
  failedStep: z.number().nullable(),
  /** The last picture before the failed step. */
  before: TracePicture.nullable(),
  /** The last picture of the failed step; `null` when it is the one before it, cannot be read, or there is none. */
  after: TracePicture.nullable(),
  /** Whether no picture was taken while the failed step ran, so that `before` is also the one after it. */
  isSamePicture: z.boolean(),
  /** The lines around the failed step. */
  source: z.object({ file: z.string(), line: z.number(), firstLine: z.number(), lines: z.array(z.string()) }).nullable(),
  /** Errors in the browser's console and uncaught exceptions of the page; the first 100. Their `atMs` is negative before the first step or picture. */
  consoleErrors: z.array(
    z.object({ text: z.string(), isUncaught: z.boolean(), url: z.string().nullable(), line: z.number().nullable(), atMs: z.number() }),
  ),
  totalConsoleErrors: z.number(),
  /** Requests without a response, or with a status of 400 or more; the first 100. Their `atMs` is negative before the first step or picture. */
  failedRequests: z.array(
    z.object({ method: z.string(), url: z.string(), status: z.number().nullable(), failure: z.string().nullable(), atMs: z.number() }),
  ),
  totalFailedRequests: z.number(),
});
export type PlaywrightTrace = z.infer<typeof PlaywrightTrace>;
