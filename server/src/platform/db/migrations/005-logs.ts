import type { Kysely } from "kysely";
import { run, secureTenantTable } from "./tenant-table.ts";

export async function up(db: Kysely<unknown>): Promise<void> {
  await run(
    db,
    `create table log_chunks (
       org_id text not null,
       execution_id text not null,
       seq integer not null,
       attempt integer not null,
       stream text not null check (stream in ('stdout', 'stderr', 'system')),
       at timestamptz(3) not null,
       text text not null,
       primary key (org_id, execution_id, seq),
       foreign key (org_id, execution_id) references executions (org_id, id) on delete cascade
     );
     -- Console output is written once, read a few times and then archived: compressing each chunk costs more than it saves.
     alter table log_chunks alter column text set storage external;`,
  );
  await secureTenantTable(db, "log_chunks");
}
