import type { Kysely } from "kysely";
import { run, secureTenantTable } from "./tenant-table.ts";

/** What the containers of runs used, one series for each start of the worker that watched an attempt. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await run(
    db,
    `create table run_usage (
       org_id text not null,
       execution_id text not null,
       attempt integer not null,
       -- The start of the worker; 0 when it is not known.
       worker_start bigint not null,
       started_at timestamptz(3) not null,
       ended_at timestamptz(3) not null,
       -- As text, which compresses to a third: nothing is searched in it.
       series json not null,
       primary key (org_id, execution_id, attempt, worker_start),
       foreign key (org_id, execution_id) references executions (org_id, id) on delete cascade
     );`,
  );
  await secureTenantTable(db, "run_usage");
}
