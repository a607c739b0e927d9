import type { Kysely } from "kysely";
import { run, secureTenantTable } from "./tenant-table.ts";

export async function up(db: Kysely<unknown>): Promise<void> {
  await run(
    db,
    `create table test_results (
       org_id text not null,
       execution_id text not null,
       -- The position in the report, from 0.
       ordinal integer not null,
       project_id text,
       group_name text,
       -- Stable across runs: hash of file, suite, name and variant.
       test_key text not null,
       name text not null,
       suite text[] not null default '{}',
       file_path text,
       line integer,
       variant text,
       status text not null check (status in ('passed', 'failed', 'skipped', 'pending', 'other')),
       duration_ms double precision not null default 0,
       retries integer not null default 0,
       flaky boolean not null default false,
       quarantined boolean not null default false,
       message text,
       -- { trace, snippet, stdout, tags, attachments, attempts }: read for a single test, never in a list over runs.
       details jsonb not null default '{}',
       finished_at timestamptz(3) not null default clock_timestamp(),
       primary key (org_id, execution_id, ordinal),
       foreign key (org_id, execution_id) references executions (org_id, id) on delete cascade
     );
     create index test_results_history on test_results (org_id, project_id, test_key, finished_at desc);`,
  );
  await secureTenantTable(db, "test_results");
}
