import { type ExpressionBuilder, type RawBuilder, sql } from "kysely";
import type { CaseResult, CaseVerdict } from "@gantry/contract/test-cases/schemas.ts";
import type { Schema } from "../../../platform/db/schema.ts";

type ResultJson = Omit<CaseResult, "at"> & { at: string };

/** Selects the newest result of each case, ignoring deleted runs; one index probe per case. */
export function withLastResult(_row: ExpressionBuilder<Schema, "test_cases">) {
  const newest: RawBuilder<ResultJson | null> = sql`(
    select json_build_object(
      'executionId', r.execution_id, 'executionStatus', coalesce(e.verdict, e.status), 'testKey', r.test_key, 'status', r.status, 'flaky', r.flaky,
      'durationMs', r.duration_ms, 'message', r.message, 'at', r.at)
    from test_case_results r join executions e on e.org_id = r.org_id and e.id = r.execution_id and e.deleted_at is null
    where r.org_id = test_cases.org_id and r.test_case_id = test_cases.id
    order by r.at desc limit 1)`;
  return newest.as("last_result");
}

export interface InCycle {
  status: CaseVerdict["status"];
  at: string;
  cycle: { id: string; name: string };
}

/** Selects each case's newest result in a cycle, including results of the cycle's runs. If a case has several rows of data, the worst result counts. */
export function withLastInCycle(_row: ExpressionBuilder<Schema, "test_cases">) {
  const newest: RawBuilder<InCycle | null> = sql`(
    select json_build_object('status', i.status, 'at', i.at, 'cycle', json_build_object('id', c.id, 'name', c.name))
    from (
      select cycle_id, max(updated_at) as at,
        case when bool_or(status = 'FAILED') then 'failed' when bool_or(status = 'PASSED') then 'passed' else 'skipped' end as status
      from test_cycle_items
      where org_id = test_cases.org_id and test_case_id = test_cases.id and status in ('PASSED', 'FAILED', 'SKIPPED')
      group by cycle_id, execution_id is null order by at desc limit 1
    ) i join test_cycles c on c.org_id = test_cases.org_id and c.id = i.cycle_id)`;
  return newest.as("last_in_cycle");
}

/** Converts PostgreSQL's JSON time format. */
export function presentResult(result: ResultJson): CaseResult {
  return { ...result, at: new Date(result.at).toISOString() };
}
