import { type Selectable, sql } from "kysely";
import type { TenantTransaction } from "../../../platform/db/database.ts";
import type { Schema } from "../../../platform/db/schema.ts";
import { cleanText } from "./clean-line.ts";
import type { FailedOrFlakyTest } from "./material.ts";

/** Maximum number of tests in an explanation's input. */
const maxTests = 200;
const maxTextLength = 8_000;

/** The tests that failed, then those that passed only on a retry, up to the maximum. */
export async function readFailedOrFlakyTests(tx: TenantTransaction, executionId: string): Promise<FailedOrFlakyTest[]> {
  const rows = await resultsOf(tx, executionId)
    .where((row) => row.or([row("status", "=", "failed"), row("flaky", "=", true)]))
    .orderBy((row) => row.case().when("status", "=", "failed").then(0).else(1).end())
    .orderBy("ordinal")
    .limit(maxTests)
    .execute();
  return toTroubled(executionId, rows);
}

/** Failed tests as text, so that the main thread does not handle each of them. */
export interface FailedTestsText {
  /** A JSON array for {@link parseFailedTests}. */
  rows: string;
  count: number;
  lastOrdinal: number;
}

/** The next failed tests of a run, in the order of its report; `undefined` if there are no more. */
export async function readFailedTests(
  tx: TenantTransaction,
  executionId: string,
  afterOrdinal: number,
  limit: number,
): Promise<FailedTestsText | undefined> {
  const { rows } = await sql<{ rows: string | null; count: number; last_ordinal: number | null }>`
    select json_agg(failed order by ordinal)::text as rows, count(*)::int as count, max(ordinal) as last_ordinal from (
      select ordinal, test_key, name, suite, file_path, flaky, status, left(message, ${maxTextLength}) as message,
        details - '{snippet,stdout,tags,attachments}'::text[] as details
      from test_results
      where org_id = ${tx.organizationId} and execution_id = ${executionId} and status = 'failed' and ordinal > ${afterOrdinal}
      order by ordinal limit ${limit}
    ) failed`.execute(tx);
  const [found] = rows;
  if (!found?.rows || found.last_ordinal === null) return undefined;
  return { rows: found.rows, count: found.count, lastOrdinal: found.last_ordinal };
}

/** How many tests of a run failed, up to an ordinal. */
export async function countFailedTests(tx: TenantTransaction, executionId: string, lastOrdinal: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from test_results
    where org_id = ${tx.organizationId} and execution_id = ${executionId} and status = 'failed' and ordinal <= ${lastOrdinal}`.execute(tx);
  return rows[0]?.count ?? 0;
}

export function parseFailedTests(executionId: string, rows: string): FailedOrFlakyTest[] {
  // The rows of the query above.
  return toTroubled(executionId, JSON.parse(rows) as TroubledRow[]);
}

const columns = ["ordinal", "test_key", "name", "suite", "file_path", "flaky", "status", "message", "details"] as const;

function resultsOf(tx: TenantTransaction, executionId: string) {
  return tx.selectFrom("test_results").select(columns).where("org_id", "=", tx.organizationId).where("execution_id", "=", executionId);
}

type TroubledRow = Pick<Selectable<Schema["test_results"]>, (typeof columns)[number]>;

function toTroubled(executionId: string, rows: readonly TroubledRow[]): FailedOrFlakyTest[] {
  return rows.map((row) => {
    const failedTry = row.details.attempts?.find((attempt) => attempt.status === "failed");
    return {
      id: `${executionId}-${row.ordinal}`,
      ordinal: row.ordinal,
      testKey: row.test_key,
      name: [...row.suite, row.name].join(" › "),
      filePath: row.file_path,
      flaky: row.status !== "failed",
      message: clean(row.message ?? failedTry?.message ?? ""),
      trace: clean(row.details.trace ?? failedTry?.trace ?? ""),
    };
  });
}

const clean = (text: string) => cleanText(text.slice(0, maxTextLength));
