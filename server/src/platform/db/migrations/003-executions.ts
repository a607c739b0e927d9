import type { Kysely } from "kysely";
import { adopt } from "./single-tenant.ts";
import { run, secureTenantTable } from "./tenant-table.ts";

/** Executions, and the ledgers that outlive them: a run is billed even after it was deleted. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await run(
    db,
    `create table test_cycles (
       org_id text not null references organizations (id) on delete cascade,
       id text not null,
       project_id text,
       name text not null,
       status text not null default 'PENDING' check (status in ('PENDING', 'RUNNING', 'COMPLETED')),
       source text not null default 'manual' check (source in ('manual', 'ci')),
       ci_context jsonb,
       created_by jsonb,
       created_at timestamptz(3) not null default now(),
       updated_at timestamptz(3) not null default now(),
       completed_at timestamptz(3),
       primary key (org_id, id),
       foreign key (org_id, project_id) references projects (org_id, id) on delete cascade
     );
     create index test_cycles_project on test_cycles (org_id, project_id, created_at desc, id desc);
     create table executions (
       org_id text not null references organizations (id) on delete cascade,
       id text not null,
       project_id text,
       cycle_id text,
       image text not null,
       command text not null default '',
       environment text not null default 'development',
       base_url text not null default '',
       folder text not null default 'all',
       group_name text,
       trigger text not null,
       requested_by jsonb,
       ci_context jsonb,
       -- The run's own settings in addition to its project's: { reportFolder, timeoutMinutes, maxRetries, resources }.
       settings jsonb not null default '{}',
       -- The run's own variables, encrypted together.
       sealed_variables jsonb,
       status text not null default 'PENDING'
         check (status in ('PENDING', 'RUNNING', 'ANALYZING', 'PASSED', 'FAILED', 'UNSTABLE', 'ERROR')),
       priority smallint not null default 0,
       error_code text,
       error_message text,
       exit_code integer,
       -- One attempt of the run; every write of a worker names it.
       attempt integer not null default 0,
       lost_attempts integer not null default 0,
       tests jsonb,
       ai_model text,
       has_analysis boolean not null default false,
       has_report boolean not null default false,
       report_index text,
       storage_bytes bigint not null default 0,
       -- Where the log ends, and whether it is stored as one compressed object.
       last_seq integer not null default 0,
       log_archived boolean not null default false,
       cancel_requested_at timestamptz(3),
       rerun_of text,
       created_at timestamptz(3) not null default clock_timestamp(),
       started_at timestamptz(3),
       finished_at timestamptz(3),
       updated_at timestamptz(3) not null default clock_timestamp(),
       deleted_at timestamptz(3),
       primary key (org_id, id),
       foreign key (org_id, project_id) references projects (org_id, id),
       foreign key (org_id, cycle_id) references test_cycles (org_id, id) on delete set null (cycle_id)
     );
     -- Workers send only the task id.
     create unique index executions_id on executions (id);
     create index executions_newest on executions (org_id, created_at desc, id desc) where deleted_at is null;
     create index executions_project on executions (org_id, project_id, created_at desc, id desc) where deleted_at is null;
     create index executions_group on executions (org_id, project_id, group_name, created_at desc) where group_name is not null;
     create index executions_cycle on executions (org_id, cycle_id) where cycle_id is not null;
     create index executions_image on executions (org_id, image, finished_at desc) where deleted_at is null;
     create index executions_active on executions (status) where status in ('PENDING', 'RUNNING', 'ANALYZING');
     create table usage_months (
       org_id text not null references organizations (id) on delete cascade,
       -- The month's first day, UTC.
       month date not null,
       test_runs bigint not null default 0,
       primary key (org_id, month)
     );
     create table usage_events (
       org_id text not null references organizations (id) on delete cascade,
       execution_id text not null,
       kind text not null default 'test_run',
       at timestamptz(3) not null default now(),
       primary key (org_id, execution_id, kind)
     );
     create table storage_entries (
       org_id text not null references organizations (id) on delete cascade,
       execution_id text not null,
       -- report, log, worker: one entry each, so that a repeated charge counts once.
       kind text not null,
       bytes bigint not null,
       at timestamptz(3) not null default now(),
       primary key (org_id, execution_id, kind)
     );
     create table execution_effects (
       org_id text not null,
       execution_id text not null,
       effect text not null,
       at timestamptz(3) not null default now(),
       primary key (org_id, execution_id, effect),
       foreign key (org_id, execution_id) references executions (org_id, id) on delete cascade
     );
     create table idempotency_keys (
       org_id text not null references organizations (id) on delete cascade,
       key text not null,
       request_hash bytea not null,
       -- Empty until the first request has finished; written in its transaction, so a failed request leaves nothing.
       status smallint not null,
       -- Stored as text, so that the repeated response is byte-identical.
       reply json not null,
       created_at timestamptz(3) not null default now(),
       primary key (org_id, key)
     );
     create index idempotency_keys_age on idempotency_keys (created_at);`,
  );
  for (const table of [
    "test_cycles",
    "executions",
    "usage_months",
    "usage_events",
    "storage_entries",
    "execution_effects",
    "idempotency_keys",
  ]) {
    await secureTenantTable(db, table);
  }
  await adopt(db, "test_cycles");
  await adopt(db, "executions", { trigger: "'api'" });
}
