import { sql } from "kysely";
import type { TenantTransaction } from "../../platform/db/database.ts";

export interface FirstFailure {
  executionId: string;
  /** Its place in the report. */
  ordinal: number;
  name: string;
  suite: string[];
  variant: string | null;
}

/** The first failed tests of each of these runs, in the order of its report. Failures in quarantine do not count. */
export async function firstFailures(tx: TenantTransaction, executionIds: readonly string[], ofEach: number): Promise<FirstFailure[]> {
  if (executionIds.length === 0) return [];
  const { rows } = await sql<FirstFailure>`
    select run.id as "executionId", failed.ordinal, failed.name, failed.suite, failed.variant
    from unnest(${[...executionIds]}::text[]) as run (id)
    cross join lateral (
      select name, suite, variant, ordinal from test_results
      where org_id = ${tx.organizationId} and execution_id = run.id and status = 'failed' and not quarantined
      order by ordinal limit ${ofEach}) failed
    order by run.id, failed.ordinal`.execute(tx);
  return rows;
}
