import { ReadingEnded } from "@gantry/host/readers/reading.ts";
import type { Context } from "../../context.ts";
import type { ExecutionRow } from "../executions/record/execution-record.ts";
import { type UploadReaderJobs, uploadTimeoutMs } from "../uploads/upload-reader-jobs.ts";
import type { Material } from "./material/material.ts";
import { countFailedTests, readFailedTests } from "./material/read-tests.ts";
import { failedTests } from "./rules/failures/find-failures.ts";

/** A run with more failed tests than this has one cause, and no one reads a list of them. The others are counted, but not listed as failures. */
const maxFailures = 100_000;
/** How many failed tests a reader process classifies before it serves other organizations. */
const atOnce = 1_000;

/** The next failures of a run. */
export interface LaterFailures {
  /** A batch for `addOccurrences`. Left out if these tests could not be classified, or if there was none. */
  batch?: string;
  /** These tests cannot be classified. */
  isIncomplete: boolean;
  /** The failed tests after this ordinal are missing; null: none is. */
  after: number | null;
}

/** The ordinal after which failed tests are missing in the material, which contains only the first ones; null: none is missing. */
export function lastInMaterial(material: Material): number | null {
  const failed = failedTests(material);
  const wanted = Math.min(material.counts?.failed ?? 0, maxFailures);
  return wanted > failed.length ? (failed.at(-1)?.ordinal ?? null) : null;
}

/**
 * The failures of the failed tests after an ordinal, in batches. Reader processes classify them, because tens of thousands take seconds. The last one
 * has `after: null`.
 */
export async function* findLaterOccurrences(
  ctx: Context,
  run: ExecutionRow,
  material: Material,
  afterOrdinal: number,
): AsyncGenerator<LaterFailures> {
  const known = await ctx.db.withTenant(run.org_id, (tx) => countFailedTests(tx, run.id, afterOrdinal));
  let missing = Math.min(material.counts?.failed ?? 0, maxFailures) - known;
  const context = JSON.stringify({ lines: material.lines, counts: material.counts });
  for (let after = afterOrdinal; missing > 0; ) {
    const tests = await ctx.db.withTenant(run.org_id, (tx) => readFailedTests(tx, run.id, after, atOnce));
    if (!tests) break;
    const options = { executionId: run.id, projectId: run.project_id, context, tests: tests.rows };
    const batch = await classify(ctx, run, options);
    missing -= tests.count;
    after = tests.lastOrdinal;
    yield { ...(batch === undefined ? {} : { batch }), isIncomplete: batch === undefined, after };
  }
  yield { isIncomplete: false, after: null };
}

/** @returns `undefined` if the content ended the reading: it would end the next one, too. */
async function classify(ctx: Context, run: ExecutionRow, options: UploadReaderJobs["failures"]["options"]): Promise<string | undefined> {
  const reading = { owner: run.org_id, deadlineMs: uploadTimeoutMs, signal: ctx.background.closing };
  try {
    return (await ctx.uploadReaders.read("failures", options, reading)).result;
  } catch (error) {
    if (!(error instanceof ReadingEnded) || error.reason === "failure") throw error;
    ctx.log.warn({ taskId: run.id, reason: error.reason, detail: error.detail }, "some failures of a run were not classified");
    return undefined;
  }
}
