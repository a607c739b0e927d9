import type { TestResult } from "@gantry/contract/test-results.ts";
import type { TenantTransaction } from "../../platform/db/database.ts";
import type { ExecutionRow } from "../executions/present.ts";
import { testKey } from "./test-key.ts";

/** PostgreSQL takes 65,535 parameters in one statement. */
const rowsPerStatement = 2000;

/** Writes a run's tests in the order of its report. Written again, they replace what was there. */
export async function saveResults(
  tx: TenantTransaction,
  execution: Pick<ExecutionRow, "id" | "project_id" | "group_name">,
  tests: readonly TestResult[],
): Promise<void> {
  await tx.deleteFrom("test_results").where("org_id", "=", tx.organizationId).where("execution_id", "=", execution.id).execute();
  for (let from = 0; from < tests.length; from += rowsPerStatement) {
    const rows = tests.slice(from, from + rowsPerStatement).map((test, index) => ({
      org_id: tx.organizationId,
      execution_id: execution.id,
      ordinal: from + index,
      project_id: execution.project_id,
      group_name: execution.group_name,
      test_key: testKey(test),
      name: storable(test.name),
      suite: test.suite.map(storable),
      file_path: test.filePath === undefined ? null : storable(test.filePath),
      line: test.line ?? null,
      variant: test.variant === undefined ? null : storable(test.variant),
      status: test.status,
      duration_ms: test.durationMs,
      retries: test.retries,
      flaky: test.flaky,
      message: test.message === undefined ? null : storable(test.message),
      details: storable(
        JSON.stringify({
          trace: test.trace,
          snippet: test.snippet,
          stdout: test.stdout,
          tags: test.tags,
          attachments: test.attachments,
          attempts: test.attempts,
        }),
      ).replaceAll("\\u0000", "\\ufffd"),
    }));
    await tx.insertInto("test_results").values(rows).execute();
  }
}

/** PostgreSQL's text cannot hold NUL. */
function storable(text: string): string {
  return text.includes("\0") ? text.replaceAll("\0", "\ufffd") : text;
}
