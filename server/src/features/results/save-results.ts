import { type CompiledQuery, sql } from "kysely";
import type { TestResult } from "@gantry/contract/test-results.ts";
import type { TenantTransaction } from "../../platform/db/database.ts";
import type { ExecutionRow } from "../executions/execution-record.ts";
import { testKey } from "./test-key.ts";

/** A large run's results are split into several statements, each below the limit for a parameter. */
const rowsPerStatement = 2000;

/** Writes a run's tests in the order of its report, replacing earlier ones. */
export async function saveResults(...results: Parameters<typeof saveAllButLast>): Promise<void> {
  const [tx] = results;
  for (const statement of await saveAllButLast(...results)) await tx.executeQuery(statement);
}

/** The same without the last statement, which is returned so that it can be sent together with others. */
export async function saveAllButLast(
  tx: TenantTransaction,
  execution: Pick<ExecutionRow, "id" | "project_id" | "group_name" | "tests">,
  tests: readonly TestResult[],
): Promise<CompiledQuery[]> {
  // A run without counts has no results.
  if (execution.tests !== null)
    await tx.deleteFrom("test_results").where("org_id", "=", tx.organizationId).where("execution_id", "=", execution.id).execute();
  const unsent: CompiledQuery[] = [];
  for (let from = 0; from < tests.length; from += rowsPerStatement) {
    const rows = JSON.stringify(tests.slice(from, from + rowsPerStatement).map((test, index) => rowOf(test, from + index)));
    // One at a time, so that a large run's results are not in memory twice.
    for (const statement of unsent.splice(0)) await tx.executeQuery(statement);
    // As one value, so that the statement's text is the same for any number of tests and is prepared once.
    const insert = sql`
      insert into test_results (org_id, execution_id, project_id, group_name, ordinal, test_key, name, suite, file_path, line, variant,
        status, duration_ms, retries, flaky, message, details)
      select ${tx.organizationId}, ${execution.id}, ${execution.project_id}, ${execution.group_name}, test.*
      from jsonb_to_recordset(${storable(rows)}::jsonb) as test (ordinal int, test_key text, name text, suite text[], file_path text, line int,
        variant text, status text, duration_ms double precision, retries int, flaky boolean, message text, details jsonb)`;
    unsent.push(insert.compile(tx));
  }
  return unsent;
}

function rowOf(test: TestResult, ordinal: number) {
  return {
    ordinal,
    test_key: testKey(test),
    name: test.name,
    suite: test.suite,
    file_path: test.filePath,
    line: test.line,
    variant: test.variant,
    status: test.status,
    duration_ms: test.durationMs,
    retries: test.retries,
    flaky: test.flaky,
    message: test.message,
    details: {
      trace: test.trace,
      snippet: test.snippet,
      stdout: test.stdout,
      tags: test.tags,
      attachments: test.attachments,
      attempts: test.attempts,
    },
  };
}

/** PostgreSQL accepts neither NUL nor lone surrogates. An escaped backslash before `u` is text and stays. */
function storable(json: string): string {
  return json.includes("\\u") ? json.replace(/(?<!\\)((?:\\\\)*)\\u(?:0000|d[89a-f][0-9a-f]{2})/g, "$1\\ufffd") : json;
}
