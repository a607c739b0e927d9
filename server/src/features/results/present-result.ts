import { type Selectable, sql } from "kysely";
import type { ExecutionTest, ListedTest, TestOutcome } from "@gantry/contract/executions/schemas.ts";
import type { TenantTransaction } from "../../platform/db/database.ts";
import type { Schema } from "../../platform/db/schema.ts";
import type { ShownExecution } from "../executions/record/execution-record.ts";
import { cleanText } from "../analysis/material/clean-line.ts";
import { comparedValues } from "../analysis/rules/values/compared-values.ts";
import { failingSince } from "../tests/history/failing-since.ts";
import { outcomesOf } from "../tests/history/outcomes-of.ts";
import { isQuarantined } from "../tests/history/present-test.ts";
import { testId } from "../tests/base/test-id.ts";
import { casesOfTests } from "../test-cases/cases-of-tests.ts";

/** The length of a test's history strip in a run's list. */
const outcomesShown = 10;

export type ResultRow = Selectable<Schema["test_results"]>;
/** Without the long columns. */
export type ShortRow = Omit<ResultRow, "details" | "message" | "tries"> & { tags: string[] | null };

export const shortColumns = sql`r.org_id, r.execution_id, r.ordinal, r.project_id, r.group_name, r.test_key, r.name, r.suite, r.file_path,
  r.line, r.variant, r.status, r.duration_ms, r.retries, r.flaky, r.quarantined, r.known, r.finished_at, r.details -> 'tags' as tags`;

/** Tests with all details. */
export async function presentResults(tx: TenantTransaction, run: ShownExecution, rows: readonly ResultRow[]): Promise<ExecutionTest[]> {
  const idOf = (row: ResultRow) => testId(run.project_id, row.test_key);
  const history = await outcomesOf(tx, rows.map(idOf), outcomesShown, { runAt: run.created_at, executionId: run.id });
  const short = await presentShortResults(
    tx,
    run,
    rows.map((row) => ({ ...row, tags: row.details.tags ?? null })),
    (row) => history.get(testId(run.project_id, row.test_key)) ?? [],
  );
  const known = rows.filter((row) => row.known && row.status === "failed").map(idOf);
  const since = await failingSince(tx, run, [...new Set(known)]);
  const now = await statesNow(tx, [...new Set(rows.map(idOf))]);
  return rows.flatMap((row, index) => {
    const test = short[index];
    if (!test) return [];
    return {
      ...test,
      owner: now.get(idOf(row))?.owner ?? null,
      inQuarantine: now.get(idOf(row))?.inQuarantine ?? false,
      failingSince: (test.isNew === false && since.get(idOf(row))) || null,
      compared: row.status === "failed" ? valuesIn(row.message) : null,
      history: history.get(idOf(row)) ?? [],
      message: row.message,
      trace: row.details.trace ?? null,
      snippet: row.details.snippet ?? null,
      stdout: row.details.stdout ?? null,
      attachments: row.details.attachments ?? [],
      attempts: row.details.attempts ?? [],
    };
  });
}

/** Compared values are at the start of a message, so only this much of it is searched. */
const searchedForValues = 4_000;

function valuesIn(message: string | null): ExecutionTest["compared"] {
  const found = message && comparedValues(cleanText(message.slice(0, searchedForValues)));
  return found ? { expected: found.expected, received: found.received } : null;
}

/** The current state of tests, regardless of what it was when the run ended. */
async function statesNow(tx: TenantTransaction, testIds: readonly string[]) {
  if (testIds.length === 0) return new Map<string, { owner: string | null; inQuarantine: boolean }>();
  const rows = await tx
    .selectFrom("tests")
    .select(["id", "owner", isQuarantined.as("inQuarantine")])
    .where("org_id", "=", tx.organizationId)
    .where(sql<boolean>`id = any(${testIds as string[]}::text[])`)
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}

type ShortTest = Omit<
  ExecutionTest,
  | "inQuarantine"
  | "owner"
  | "failingSince"
  | "compared"
  | "history"
  | "message"
  | "trace"
  | "snippet"
  | "stdout"
  | "attachments"
  | "attempts"
>;

/** Tests without the long columns, for a long list. */
export async function presentShortResults(
  tx: TenantTransaction,
  run: ShownExecution,
  rows: readonly ShortRow[],
  outcomes?: (row: ShortRow) => readonly TestOutcome[],
): Promise<(ShortTest & ListedTest)[]> {
  const caseOf = await casesOfTests(tx, run.project_id, rows);
  const counted = outcomes ? undefined : await idsInHistory(tx, run, rows);
  const failed = outcomes ? [] : rows.filter((row) => row.status === "failed").map((row) => testId(run.project_id, row.test_key));
  const now = await statesNow(tx, [...new Set(failed)]);
  return rows.map((row) => {
    const id = testId(run.project_id, row.test_key);
    return {
      id: `${row.execution_id}-${row.ordinal}`,
      testId: (counted ? counted.has(id) : (outcomes?.(row).length ?? 0) > 0) ? id : null,
      testKey: row.test_key,
      testCaseId: caseOf(row),
      name: row.name,
      suite: row.suite,
      filePath: row.file_path,
      line: row.line,
      variant: row.variant,
      status: row.status,
      durationMs: row.duration_ms,
      retries: row.retries,
      flaky: row.flaky,
      quarantined: row.quarantined,
      ...(now.has(id) ? { inQuarantine: now.get(id)?.inQuarantine } : {}),
      isNew: row.status === "failed" && run.flake_check_id === null ? !row.known : null,
      tags: row.tags ?? [],
    };
  });
}

/** Those of these tests that have an outcome up to this run. */
async function idsInHistory(tx: TenantTransaction, run: ShownExecution, rows: readonly ShortRow[]): Promise<Set<string>> {
  const ids = [...new Set(rows.map((row) => testId(run.project_id, row.test_key)))];
  const { rows: found } = await sql<{ id: string }>`
    select wanted.id from unnest(${ids}::text[]) as wanted (id)
    where exists (
      select 1 from test_outcomes o
      where o.org_id = ${tx.organizationId} and o.test_id = wanted.id and (o.run_at, o.execution_id) <= (${run.created_at}, ${run.id})
    )`.execute(tx);
  return new Set(found.map((row) => row.id));
}
