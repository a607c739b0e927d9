import type { Kysely } from "kysely";
import { run } from "./tenant-table.ts";

/**
 * The time that an outcome lost to retries is stored with it, for tests that still failed too. Of earlier outcomes, a failed test's retries are taken to be as
 * long as its first try.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await run(
    db,
    `alter table test_outcomes add column lost_ms double precision;
     set local role gantry_system;
     update test_outcomes set lost_ms = duration_ms where flaky;
     update test_outcomes o set lost_ms = o.duration_ms * r.retries / (r.retries + 1) from test_results r
       where r.org_id = o.org_id and r.execution_id = o.execution_id and r.ordinal = o.ordinal and r.status = 'failed' and r.retries > 0
         and o.status = 'failed';
     reset role;
     drop index test_outcomes_flaky;
     create index test_outcomes_lost on test_outcomes (execution_id) where lost_ms > 0;`,
  );
}
