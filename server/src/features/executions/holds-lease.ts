import { sql } from "kysely";
import { conflict } from "../../platform/http/errors.ts";

/** For a query on `executions`: the attempt still holds the run. */
export const holdsLease = (attempt: number) => sql<boolean>`exists (
  select 1 from run_leases lease
  where lease.org_id = executions.org_id and lease.execution_id = executions.id and lease.attempt = ${attempt}
)`;

/** 409 for a worker whose attempt holds the run no longer. */
export function attemptOver() {
  return conflict("Attempt is over", {
    message: "Another attempt took this run, or it has ended. Stop and remove this attempt's container.",
    code: "ATTEMPT_OVER",
  });
}
