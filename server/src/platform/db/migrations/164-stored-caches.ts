import type { Kysely } from "kysely";
import { run, secureTenantTable } from "./tenant-table.ts";

/** What workers say about the caches on their disks. Workers may belong to no organization, so there is no foreign key to them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await run(
    db,
    `create table stored_caches (
       org_id text not null,
       id text not null,
       project_id text not null,
       worker_id text not null,
       key text not null,
       path text,
       scope jsonb,
       saved_by text,
       bytes bigint not null,
       saved_at timestamptz(3) not null,
       used_at timestamptz(3) not null,
       -- The worker's last report that has it.
       report_id bigint not null,
       reported_at timestamptz(3) not null default clock_timestamp(),
       -- Set by a person. The row stays until the worker has deleted the cache.
       cleared_at timestamptz(3),
       primary key (org_id, id),
       foreign key (org_id, project_id) references projects (org_id, id) on delete cascade
     );
     create index stored_caches_project on stored_caches (org_id, project_id, used_at desc, id);
     create index stored_caches_worker on stored_caches (worker_id);
     create index stored_caches_cleared on stored_caches (worker_id, org_id, project_id) where cleared_at is not null;`,
  );
  await secureTenantTable(db, "stored_caches");
}
