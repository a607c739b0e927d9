import { sql } from "kysely";
import type { RunSuite, RunTestFilter } from "@gantry/contract/executions/schemas.ts";
import type { Pagination } from "@gantry/contract/pagination/schemas.ts";
import { totalCap } from "@gantry/contract/pagination/constants.ts";
import type { TestCounts } from "@gantry/contract/results/schemas.ts";
import type { Context } from "../../context.ts";
import { countColumns } from "./count-run-tests.ts";
import { every } from "./run-tests-filter.ts";
import { decodeTestCursor, encodeTestCursor } from "./test-list-cursor.ts";
import { withRunTests } from "./with-run-tests.ts";

interface Query extends RunTestFilter {
  limit: number;
  cursor?: string | undefined;
}

interface SuiteRow extends TestCounts {
  file_path: string | null;
  suite: string[];
  key: number;
  ordinal: number;
  suites: number;
}

/**
 * The files and suites of a run's tests with counts: first those with failed tests, then with flaky ones, then the others, each in the order of the
 * report. @throws 404 `Run not found`; 400 for an invalid cursor.
 */
export async function listSuites(
  ctx: Context,
  organizationId: string,
  executionId: string,
  query: Query,
): Promise<{ data: RunSuite[]; pagination: Pagination }> {
  const after = decodeTestCursor("failed", query.cursor);
  return withRunTests(ctx, { organizationId, executionId, filter: query }, async (tx, { tests: { scope, ofKinds } }) => {
    // The planner has no statistics for results that were just written, and would sort tens of thousands of rows to group them.
    await sql`set local enable_sort = off`.execute(tx);
    const { rows } = await sql<SuiteRow>`
      with counted as (
        select r.file_path, r.suite, min(r.ordinal) as ordinal, ${countColumns}
        from test_results r where ${every([scope, ofKinds])} group by r.file_path, r.suite
      ), placed as (
        select *, case when failed > 0 then 0 when flaky > 0 then 1 else 2 end as key, count(*) over ()::int as suites from counted
      )
      select * from placed where ${after ? sql`(key, ordinal) > (${after.key}::int, ${after.ordinal}::int)` : sql`true`}
      order by key, ordinal limit ${query.limit + 1}`.execute(tx);
    const shown = rows.slice(0, query.limit);
    const last = shown.at(-1);
    const total = rows[0]?.suites ?? 0;
    return {
      data: shown.map((row) => ({
        filePath: row.file_path,
        suite: row.suite,
        firstTestId: `${executionId}-${row.ordinal}`,
        tests: {
          total: row.total,
          passed: row.passed,
          failed: row.failed,
          skipped: row.skipped,
          flaky: row.flaky,
          quarantined: row.quarantined,
        },
      })),
      pagination: {
        limit: query.limit,
        nextCursor: rows.length > query.limit && last ? encodeTestCursor("failed", last) : null,
        total,
        ...(total > totalCap ? { totalIsExact: true } : {}),
      },
    };
  });
}
