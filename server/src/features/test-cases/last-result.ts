import { type ExpressionBuilder, type RawBuilder, sql } from "kysely";
import type { CaseResult } from "@gantry/contract/test-cases/schemas.ts";
import type { Schema } from "../../platform/db/schema.ts";

type Shown = Omit<CaseResult, "at"> & { at: string };

/** Selects the newest result of each case, ignoring deleted runs; one index probe per case. */
export function withLastResult(_row: ExpressionBuilder<Schema, "test_cases">) {
  const newest: RawBuilder<Shown | null> = sql`(
    select json_build_object(
      'executionId', r.execution_id, 'executionStatus', coalesce(e.verdict, e.status), 'testKey', r.test_key, 'status', r.status, 'flaky', r.flaky,
      'durationMs', r.duration_ms, 'message', r.message, 'at', r.at)
    from test_case_results r join executions e on e.org_id = r.org_id and e.id = r.execution_id and e.deleted_at is null
    where r.org_id = test_cases.org_id and r.test_case_id = test_cases.id
    order by r.at desc limit 1)`;
  return newest.as("last_result");
}

/** Converts PostgreSQL's JSON time format. */
export function presentResult(result: Shown): CaseResult {
  return { ...result, at: new Date(result.at).toISOString() };
}
