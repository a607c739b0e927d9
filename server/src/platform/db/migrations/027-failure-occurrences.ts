import type { Kysely } from "kysely";
import { run, secureTenantTable } from "./tenant-table.ts";

/** Every failure with its fingerprint, to find the same failure in other tests and runs. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await run(
    db,
    `create table failure_occurrences (
       org_id text not null,
       execution_id text not null,
       -- The test's position in the report; -1 for a run that failed without a failed test.
       ordinal integer not null,
       project_id text,
       fingerprint text not null,
       category text not null,
       message text not null,
       test_key text,
       at timestamptz(3) not null,
       primary key (org_id, execution_id, ordinal),
       foreign key (org_id, execution_id) references executions (org_id, id) on delete cascade
     );
     create index failure_occurrences_fingerprint on failure_occurrences (org_id, fingerprint, at desc);
     create index failure_occurrences_at on failure_occurrences (org_id, at desc);`,
  );
  await secureTenantTable(db, "failure_occurrences");
}
