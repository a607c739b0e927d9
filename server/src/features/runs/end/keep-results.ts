import type { RunError } from "@gantry/contract/executions/schemas.ts";
import type { TestCounts } from "@gantry/contract/results/schemas.ts";
import type { TenantTransaction } from "../../../platform/db/database.ts";
import { cancelled } from "../../executions/cancelled.ts";
import { reportIncomplete } from "../../executions/decide-verdict.ts";
import type { ExecutionRow } from "../../executions/execution-record.ts";
import { inCombination } from "../../matrix-runs/combination-variants.ts";
import { runNotes } from "../../results/run-notes.ts";
import { saveAllButLast } from "../../results/save-results.ts";
import { keepLineVariants } from "./keep-line-variants.ts";
import type { ParsedUpdate } from "./parse-update.ts";
import type { RunEnd } from "./write-facts.ts";

/**
 * Writes the results of a report. @returns the facts of the run's end, and statements that were not sent: they can be sent together with later ones.
 */
export async function keepResults(tx: TenantTransaction, row: ExecutionRow, update: ParsedUpdate) {
  const { results } = update;
  const rows = results && (row.combination.length > 0 ? inCombination(row.combination, results.rows) : results.rows);
  const unsent = rows ? await saveAllButLast(tx, row, await keepLineVariants(tx, row, rows)) : [];
  const facts: RunEnd = {
    exitCode: update.exitCode ?? null,
    error: row.cancel_requested_at ? cancelled : (update.error ?? unnamedFailures(update)),
    tests: results && results.formats.length + results.tests.total > 0 ? countsOf(results) : null,
    notes: runNotes(results ?? {}),
    finishedAt: update.finishedAt ?? undefined,
    startedAt: update.startedAt ?? undefined,
    imageDigest: update.imageDigest ?? undefined,
  };
  return { facts, unsent };
}

/** The summary counts failures without names: quarantine cannot apply to them, so the run fails regardless of its exit code. */
function unnamedFailures({ exitCode, results }: ParsedUpdate): RunError | null {
  if (!results?.counts || results.tests.total > 0) return null;
  const { counts } = results;
  if (counts.failed === 0 || exitCode !== 0) return null;
  const failures = counts.failed === 1 ? "1 failure" : `${counts.failed} failures`;
  return { code: reportIncomplete, message: `The summary on the console counts ${failures} and does not name them. The exit code was 0.` };
}

/** Of the tests, or of a summary without test names. */
function countsOf({ tests, counts }: NonNullable<ParsedUpdate["results"]>): TestCounts {
  if (!counts || tests.total > 0) return tests;
  const { passed, failed, skipped, flaky } = counts;
  return { total: passed + failed + skipped, passed, failed, skipped, flaky: Math.min(flaky, passed), quarantined: 0 };
}
