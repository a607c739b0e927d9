import { sql } from "kysely";
import type { ExecutionTest, FailureNeighbours, RunTestFilter } from "@gantry/contract/executions/schemas.ts";
import type { Context } from "../../context.ts";
import type { TenantTransaction } from "../../platform/db/database.ts";
import { notFound } from "../../platform/errors.ts";
import { presentResults, type ResultRow } from "./present-result.ts";
import type { ShownExecution } from "../executions/record/execution-record.ts";
import { removedText } from "../executions/results/removed-results.ts";
import { every, isFailed, ordinalIn, type RunTests } from "./run-tests-filter.ts";
import { withRunTests } from "./with-run-tests.ts";

/** One test of a run, with the previous and next failed test. @throws 404 `Run not found`, `Test not found` */
export async function getTest(
  ctx: Context,
  organizationId: string,
  executionId: string,
  resultId: string,
  filter: RunTestFilter,
): Promise<{ test: ExecutionTest; matches: boolean; failures: FailureNeighbours }> {
  return withRunTests(ctx, { organizationId, executionId, filter }, async (tx, { run, tests }) => {
    const ordinal = ordinalIn(executionId, resultId);
    const { rows } = await sql<ResultRow & { matches: boolean }>`
      select r.*, coalesce(${every([tests.scope, tests.ofKinds])}, false) as matches
      from test_results r
      where r.org_id = ${organizationId} and r.execution_id = ${executionId} and r.ordinal = ${ordinal ?? -1}`.execute(tx);
    const [row] = rows;
    const [test] = await presentResults(tx, run, rows);
    if (!row || !test) throw testNotFound(run);
    return { test, matches: row.matches, failures: await failuresAround(tx, tests, row) };
  });
}

function testNotFound(run: ShownExecution) {
  const removed = removedText(run);
  return removed === undefined
    ? notFound("Test not found")
    : notFound("Test not found", { message: `${removed}, with this test.`, code: "RESULTS_REMOVED" });
}

interface Around {
  total: number;
  before: number;
  previous: number | null;
  next: number | null;
  is_one: boolean;
}

async function failuresAround(
  tx: TenantTransaction,
  { scope, ofKinds }: RunTests,
  { ordinal, execution_id }: ResultRow,
): Promise<FailureNeighbours> {
  const { rows } = await sql<Around>`
    select count(*)::int as total, count(*) filter (where r.ordinal < ${ordinal})::int as before,
      max(r.ordinal) filter (where r.ordinal < ${ordinal}) as previous, min(r.ordinal) filter (where r.ordinal > ${ordinal}) as next,
      coalesce(bool_or(r.ordinal = ${ordinal}), false) as is_one
    from test_results r where ${every([scope, ofKinds, isFailed])}`.execute(tx);
  const around = rows[0];
  const idOf = (place: number | null | undefined) => (place == null ? null : `${execution_id}-${place}`);
  return {
    position: around?.is_one ? around.before + 1 : null,
    total: around?.total ?? 0,
    previousTestId: idOf(around?.previous),
    nextTestId: idOf(around?.next),
  };
}
