import type { CompiledQuery } from "kysely";
import type { RunError } from "@gantry/contract/executions/schemas.ts";
import type { TestCounts } from "@gantry/contract/results/schemas.ts";
import type { Context } from "../../../context.ts";
import type { TenantTransaction } from "../../../platform/db/database.ts";
import { cancelledError } from "../../verdict/cancelled-error.ts";
import { onlyExplainsExitCode, reportIncomplete } from "../../verdict/decide-verdict.ts";
import type { ExecutionRow } from "../../executions/record/execution-record.ts";
import { inCombination } from "../../matrix-runs/combination-variants.ts";
import { addAttempts } from "../../results/add-attempts.ts";
import { runNotes } from "../../results/run-notes.ts";
import { saveAllButLast } from "../../results/save-results.ts";
import { retryFolder } from "../../storage/storage-keys.ts";
import { restoreLineVariants } from "./restore-line-variants.ts";
import { missingFilesNotes } from "./note-missing-files.ts";
import type { ParsedUpdate } from "./parse-update.ts";
import type { ReportedFacts } from "../end/write-facts.ts";

interface Kept {
  facts: ReportedFacts;
  /** Statements that were not sent: they can be sent together with later ones. */
  unsent: CompiledQuery[];
}

/** Writes the results of a report. */
export async function storeResults(ctx: Context, tx: TenantTransaction, row: ExecutionRow, update: ParsedUpdate): Promise<Kept> {
  if (row.retry !== null) return storeRetry(tx, row, update);
  const rows = rowsOf(row, update);
  const unsent = rows ? await saveAllButLast(tx, row, await restoreLineVariants(tx, row, rows)) : [];
  const facts = factsOf(row, update);
  const missing = await missingFilesNotes(ctx, row, update);
  return { facts: missing.length === 0 ? facts : { ...facts, notes: [...missing, ...(facts.notes ?? [])] }, unsent };
}

const rowsOf = ({ combination }: ExecutionRow, { results }: ParsedUpdate): Iterable<string> | null =>
  results && (combination.length > 0 ? inCombination(combination, results.rows) : results.rows);

function factsOf(row: ExecutionRow, update: ParsedUpdate): ReportedFacts {
  const { results } = update;
  return {
    exitCode: update.exitCode ?? null,
    error: row.cancel_requested_at ? cancelledError : (update.error ?? unnamedFailures(update)),
    tests: results && results.formats.length + results.tests.total > 0 ? countsOf(results) : null,
    notes: runNotes(results ?? {}),
    finishedAt: update.finishedAt ?? undefined,
    startedAt: update.startedAt ?? undefined,
    imageDigest: update.imageDigest ?? undefined,
  };
}

/** The same of a retry: its results are attempts of the tests that the run has already. */
async function storeRetry(tx: TenantTransaction, row: ExecutionRow, update: ParsedUpdate): Promise<Kept> {
  const batches = await restoreLineVariants(tx, row, rowsOf(row, update) ?? []);
  const tests = await addAttempts(tx, row, { batches, folder: retryFolder(row.retries_done) });
  const facts = factsOf(row, update);
  const error = onlyExplainsExitCode(facts.error, facts.exitCode) ? null : facts.error;
  return { facts: { ...facts, tests, error: error ?? unexplainedEnd(row, update) }, unsent: [] };
}

/** What went wrong in the retry is not a failure of a test, so the failures of the attempts before it do not explain it, in quarantine or not. */
function unexplainedEnd({ retries_done }: ExecutionRow, { exitCode, results }: ParsedUpdate): RunError | null {
  if (!exitCode || (results?.tests.failed ?? 0) > 0) return null;
  const message = `Retry ${retries_done} ended with exit code ${exitCode}, and its results name no failed test. See the end of the log.`;
  return { code: reportIncomplete, message };
}

/** The summary counts failures without names: quarantine cannot apply to them, so the run fails regardless of its exit code. */
function unnamedFailures({ exitCode, results }: ParsedUpdate): RunError | null {
  if (!results?.counts || results.tests.total > 0) return null;
  const { counts } = results;
  if (counts.failed === 0 || exitCode !== 0) return null;
  const failures = counts.failed === 1 ? "1 failure" : `${counts.failed} failures`;
  return { code: reportIncomplete, message: `The summary on the console counts ${failures} and does not name them. The exit code was 0.` };
}

/** Counts of the tests, or those of a summary without test names. */
function countsOf({ tests, counts }: NonNullable<ParsedUpdate["results"]>): TestCounts {
  if (!counts || tests.total > 0) return tests;
  const { passed, failed, skipped, flaky } = counts;
  return { total: passed + failed + skipped, passed, failed, skipped, flaky: Math.min(flaky, passed), quarantined: 0 };
}
