import type { RunError } from "@gantry/contract/executions/schemas.ts";
import type { TestCounts } from "@gantry/contract/results/schemas.ts";
import type { UpdateExecution } from "@gantry/contract/dispatch/schemas.ts";
import type { TenantTransaction } from "../../../platform/db/database.ts";
import { reportIncomplete } from "../../executions/decide-verdict.ts";
import type { ExecutionRow } from "../../executions/execution-record.ts";
import { countTests } from "../../results/count-tests.ts";
import { resultRows } from "../../results/result-rows.ts";
import { runNotes } from "../../results/run-notes.ts";
import { saveAllButLast } from "../../results/save-results.ts";
import { cancelled } from "./cancel-execution.ts";
import { keepLineVariants } from "./keep-line-variants.ts";
import type { RunEnd } from "./write-facts.ts";

/**
 * Writes the results of a report. @returns the facts of the run's end, and statements that were not sent: they can be sent together with later ones.
 */
export async function keepResults(tx: TenantTransaction, row: ExecutionRow, update: UpdateExecution) {
  const { formats, tests: found } = update.results ?? { formats: [], tests: [] };
  const unsent = update.results ? await saveAllButLast(tx, row, resultRows(await keepLineVariants(tx, row, found))) : [];
  const facts: RunEnd = {
    exitCode: update.exitCode ?? null,
    error: row.cancel_requested_at ? cancelled : (update.error ?? unnamedFailures(update)),
    tests: formats.length + found.length > 0 ? countsOf(update.results) : null,
    notes: runNotes(update.results ?? {}),
    finishedAt: update.finishedAt ?? undefined,
    startedAt: update.startedAt ?? undefined,
  };
  return { facts, unsent };
}

/** A runner's exit code may hide failures that only its summary counts: without names nothing can excuse them. */
function unnamedFailures({ exitCode, results }: UpdateExecution): RunError | null {
  const { counts, tests = [] } = results ?? {};
  if (!counts || tests.length > 0 || counts.failed === 0 || exitCode !== 0) return null;
  const failures = counts.failed === 1 ? "1 failure" : `${counts.failed} failures`;
  return { code: reportIncomplete, message: `The summary on the console counts ${failures} and does not name them. The exit code was 0.` };
}

/** Of the tests, or of a summary when that names none. */
function countsOf(results: UpdateExecution["results"]): TestCounts {
  const { tests = [], counts } = results ?? {};
  if (!counts || tests.length > 0) return countTests(tests);
  const { passed, failed, skipped, flaky } = counts;
  return { total: passed + failed + skipped, passed, failed, skipped, flaky: Math.min(flaky, passed), quarantined: 0 };
}
