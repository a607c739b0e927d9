import { sql } from "kysely";
import type { TenantTransaction } from "../../../platform/db/database.ts";
import type { FailureInQuarantine } from "./failures-in-quarantine.ts";
import { isNamesake, type Place, placeOf } from "./places.ts";

/** The places of the other tests that have the name of a failed test, in the runs of the failures before its quarantine. */
export async function findNamesakes(tx: TenantTransaction, failure: FailureInQuarantine): Promise<Place[]> {
  const org = tx.organizationId;
  const { rows } = await sql<{ place: Place }>`
    select ${placeOf("k")} as place
    from test_results r
    join tests t on t.org_id = ${org} and ${isNamesake("t", "r")} and t.id <> ${failure.testId}
    join test_outcomes o on o.org_id = ${org} and o.test_id = t.id and o.execution_id = any(${failure.runs}::text[])
    join test_results k on k.org_id = ${org} and k.execution_id = o.execution_id and k.ordinal = o.ordinal
    where r.org_id = ${org} and r.execution_id = ${failure.executionId} and r.ordinal = ${failure.ordinal}`.execute(tx);
  return rows.map(({ place }) => place);
}
