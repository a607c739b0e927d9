import { sql } from "kysely";
import { concurrencyKeyOf } from "../../executions/request/concurrency-key.ts";

/**
 * The run that keeps a concurrency group occupied: a worker holds it. Leases are added under the organization's lock only, so a claim that holds it
 * sees all of them. `queued`: the name of an entry in `run_queue`.
 */
export const occupiedBy = (queued: string) => {
  const of = (column: string) => sql.ref(`${queued}.${column}`);
  return sql`run_leases held_lease join executions held on held.org_id = held_lease.org_id and held.id = held_lease.execution_id
    where held_lease.org_id = ${of("org_id")} and ${concurrencyKeyOf("held")} = ${of("concurrency_key")}`;
};

/** Whether no other run of its concurrency group is in progress. */
export const groupIsFree = (queued: string) =>
  sql<boolean>`(${sql.ref(`${queued}.concurrency_key`)} = '' or not exists (select 1 from ${occupiedBy(queued)}))`;
