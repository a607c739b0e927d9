import { sql } from "kysely";
import type { TestKind } from "@gantry/contract/results/schemas.ts";
import type { TenantTransaction } from "../../platform/db/database.ts";

export interface Failure {
  executionId: string;
  testKey: string;
  name: string;
  kind: TestKind | null;
  suite: string[];
  /** Also one that the report names only because the test failed. */
  filePath: string | null;
  line: number | null;
  variant: string | null;
  message: string | null;
}

/** The tests whose newest result in these attempts (oldest first) is a failure, in the order of their report. */
export async function currentFailures(tx: TenantTransaction, executionIds: readonly string[]): Promise<Failure[]> {
  if (executionIds.length === 0) return [];
  const { rows } = await sql<Failure>`
    select "executionId", "testKey", name, kind, suite, coalesce("filePath", (
        select failed.details ->> 'failureFile' from test_results failed
        where failed.org_id = ${tx.organizationId} and failed.execution_id = newest."executionId" and failed.ordinal = newest.ordinal
      )) as "filePath", line, variant, message from (
      select distinct on (r.test_key) r.execution_id as "executionId", r.test_key as "testKey", r.name, r.kind, r.suite, r.file_path as "filePath",
        r.line, r.variant, left(r.message, 500) as message, r.status, attempt.place, r.ordinal
      from unnest(${[...executionIds]}::text[]) with ordinality as attempt (id, place)
      join test_results r on r.org_id = ${tx.organizationId} and r.execution_id = attempt.id and r.status in ('passed', 'failed')
      order by r.test_key, attempt.place desc, r.status
    ) newest
    where status = 'failed'
    order by place, ordinal`.execute(tx);
  return rows;
}
