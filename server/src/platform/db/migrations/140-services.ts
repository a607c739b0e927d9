import type { Kysely } from "kysely";
import { run, secureTenantTable } from "./tenant-table.ts";

/** Containers next to a run's suite, and their output. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await run(
    db,
    `alter table executions add column services jsonb not null default '[]', add column sealed_service_variables jsonb;
     create table service_log_chunks (
       org_id text not null,
       execution_id text not null,
       service text not null,
       seq integer not null,
       attempt integer not null,
       stream text not null check (stream in ('stdout', 'stderr', 'system')),
       at timestamptz(3) not null,
       text text not null,
       primary key (org_id, execution_id, service, seq),
       foreign key (org_id, execution_id) references executions (org_id, id) on delete cascade
     );
     alter table service_log_chunks alter column text set storage external;`,
  );
  await secureTenantTable(db, "service_log_chunks");
}
