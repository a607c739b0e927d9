import { buffer } from "node:stream/consumers";
import type { Readable } from "node:stream";
import type { PlaywrightTrace, TraceStep } from "@gantry/contract/traces/schemas.ts";
import { findFailed, stepsOf, type TestStep } from "./test-steps.ts";
import { sourceNames, TraceArchive, TraceError } from "./trace-archive.ts";
import { readEvents, type TraceEvents, type TraceFrame } from "./trace-events.ts";

const maxSteps = 500;
const maxErrorLength = 4_000;
const maxPictureBytes = 1024 * 1024;
const maxSourceBytes = 2 * 1024 * 1024;
const linesAround = 5;
const maxLineLength = 300;

/** A reading of the server's reader processes. The input is a `trace.zip`. */
export async function readTrace(
  _options: null,
  _give: unknown,
  input: Readable,
): Promise<{ trace: PlaywrightTrace } | { refusal: string }> {
  const content = await buffer(input);
  try {
    return { trace: await summarize(await TraceArchive.open(content)) };
  } catch (error) {
    if (error instanceof TraceError) return { refusal: error.message };
    throw error;
  }
}

async function summarize(archive: TraceArchive): Promise<PlaywrightTrace> {
  const events = await readEvents(archive);
  const steps = stepsOf(events.actions);
  if (steps.length === 0 && events.frames.length === 0)
    throw new TraceError("It has no steps that can be read: it is not a Playwright trace, or has a newer format.");
  const failed = findFailed(steps, events);
  const startedAt = Math.min(...steps.slice(0, 1).map((step) => step.startedAt), ...events.frames.slice(0, 1).map((frame) => frame.at));
  const since = (at: number) => Math.round(at - startedAt);
  const shown = failed === undefined || steps.indexOf(failed) < maxSteps ? steps.slice(0, maxSteps) : around(steps, failed);
  const pictures = failed ? await picturesOf(archive, events, failed) : { before: null, after: null, isSame: false };
  return {
    steps: shown.map((step) => present(step, since)),
    totalSteps: steps.length,
    failedStep: failed ? shown.indexOf(failed) : null,
    before: pictures.before && { image: pictures.before.image, atMs: since(pictures.before.at) },
    after: pictures.after && { image: pictures.after.image, atMs: since(pictures.after.at) },
    isSamePicture: pictures.isSame,
    source: failed?.place ? await sourceOf(archive, failed.place) : null,
    consoleErrors: events.consoleErrors.map(({ text, isUncaught, url, line, at }) => ({
      text,
      isUncaught,
      url: url ?? null,
      line: line ?? null,
      atMs: since(at),
    })),
    totalConsoleErrors: events.totalConsoleErrors,
    failedRequests: events.failedRequests.map(({ method, url, status, failure, at }) => ({
      method,
      url,
      status: status ?? null,
      failure: failure ?? null,
      atMs: since(at),
    })),
    totalFailedRequests: events.totalFailedRequests,
  };
}

/** The steps that end with the failed one and its followers. */
function around(steps: readonly TestStep[], failed: TestStep): TestStep[] {
  const end = Math.min(steps.length, steps.indexOf(failed) + 20);
  return steps.slice(end - maxSteps, end);
}

function present(step: TestStep, since: (at: number) => number): TraceStep {
  return {
    title: step.title,
    detail: step.detail ?? null,
    depth: step.depth,
    startMs: since(step.startedAt),
    durationMs: step.endedAt === undefined ? null : Math.max(0, Math.round(step.endedAt - step.startedAt)),
    error: step.error?.slice(0, maxErrorLength) ?? null,
    file: step.place?.file ?? null,
    line: step.place?.line ?? null,
  };
}

interface Picture {
  image: string;
  at: number;
}

/** The pictures in force when the failed step began and when it ended. */
async function picturesOf(
  archive: TraceArchive,
  { actions, frames }: TraceEvents,
  failed: TestStep,
): Promise<{ before: Picture | null; after: Picture | null; isSame: boolean }> {
  const call = actions.find((action) => !action.isStep && action.pageId && (action.stepId === failed.id || action.id === failed.id));
  const pageId = failed.pageId ?? call?.pageId;
  const own = pageId === undefined ? frames : frames.filter((frame) => frame.pageId === pageId);
  const before = own.findLast((frame) => frame.at <= failed.startedAt);
  const after = own.findLast((frame) => frame.at <= (failed.endedAt ?? Number.POSITIVE_INFINITY));
  return {
    before: before ? await pictureOf(archive, before) : null,
    after: after && after !== before ? await pictureOf(archive, after) : null,
    isSame: before !== undefined && after === before,
  };
}

async function pictureOf(archive: TraceArchive, frame: TraceFrame): Promise<Picture | null> {
  const bytes = await archive.bytes(frame.name, maxPictureBytes);
  const type = bytes && pictureType(bytes);
  return type ? { image: `data:${type};base64,${bytes.toString("base64")}`, at: frame.at } : null;
}

/** By its first bytes: only kinds that hold no script. */
function pictureType(bytes: Buffer): string | undefined {
  if (bytes.subarray(0, 3).equals(Buffer.from("ffd8ff", "hex"))) return "image/jpeg";
  return bytes.subarray(0, 8).equals(Buffer.from("89504e470d0a1a0a", "hex")) ? "image/png" : undefined;
}

async function sourceOf(archive: TraceArchive, { file, line }: { file: string; line: number }): Promise<PlaywrightTrace["source"]> {
  for (const name of sourceNames(file)) {
    const text = await archive.bytes(name, maxSourceBytes);
    if (!text) continue;
    const first = Math.max(0, line - 1 - linesAround);
    const lines = text
      .toString("utf8")
      .split(/\r?\n/)
      .slice(first, line + linesAround);
    return lines.length === 0 ? null : { file, line, firstLine: first + 1, lines: lines.map((one) => one.slice(0, maxLineLength)) };
  }
  return null;
}
