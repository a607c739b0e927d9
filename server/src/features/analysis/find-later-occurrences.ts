import { ReadingEnded } from "@gantry/host/readers/reading.ts";
import type { Context } from "../../context.ts";
import type { ExecutionRow } from "../executions/record/execution-record.ts";
import { uploadTimeoutMs } from "../uploads/upload-readings.ts";
import type { Material } from "./material/material.ts";
import { readFailedTests } from "./material/read-tests.ts";
import { failedTests } from "./rules/failures/find-failures.ts";

/** A run with more failed tests than this has one cause, and no one reads a list of them. The others are counted, but not listed as failures. */
const maxFailures = 100_000;
/** How many failed tests a reader process classifies before it serves other organizations. */
const atOnce = 1_000;

/**
 * The failures of the failed tests that are not in the material, which contains only the first ones. Reader processes classify them, because tens of
 * thousands take seconds. Adds batches for `saveOccurrences` to `found`.
 */
export async function findLaterOccurrences(ctx: Context, run: ExecutionRow, material: Material, found: string[]): Promise<void> {
  const failed = failedTests(material);
  const lastKnown = failed.at(-1)?.ordinal;
  let missing = Math.min(material.counts?.failed ?? 0, maxFailures) - failed.length;
  if (lastKnown === undefined || missing <= 0) return;
  const context = JSON.stringify({ lines: material.lines, counts: material.counts });
  for (let after = lastKnown; missing > 0; ) {
    const tests = await ctx.db.withTenant(run.org_id, (tx) => readFailedTests(tx, run.id, after, atOnce));
    if (!tests) break;
    const options = { executionId: run.id, projectId: run.project_id, context, tests: tests.rows };
    const reading = { owner: run.org_id, deadlineMs: uploadTimeoutMs, signal: ctx.background.closing };
    try {
      found.push((await ctx.uploadReaders.read("failures", options, reading)).result);
    } catch (error) {
      if (!(error instanceof ReadingEnded) || error.reason === "failure") throw error;
      // The content that ended this reading would end the next one, too.
      ctx.log.warn({ taskId: run.id, reason: error.reason, detail: error.detail }, "some failures of a run were not classified");
    }
    missing -= tests.count;
    after = tests.lastOrdinal;
  }
}
