import type { Kysely } from "kysely";
import { run, secureTenantTable } from "./tenant-table.ts";

/** Flake checks: which tests are run several times, and the result of each test in each run. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await run(
    db,
    `create table flake_checks (
       org_id text not null,
       id text not null,
       project_id text not null,
       -- The run that it repeats, which may be deleted since.
       source_id text not null,
       times smallint not null,
       requested_by jsonb not null,
       created_at timestamptz(3) not null default clock_timestamp(),
       primary key (org_id, id),
       foreign key (org_id, project_id) references projects (org_id, id) on delete cascade
     );
     create index flake_checks_newest on flake_checks (org_id, project_id, created_at desc, id desc);
     create table flake_check_results (
       org_id text not null,
       execution_id text not null,
       test_id text not null,
       check_id text not null,
       -- Null until the run has a verdict.
       status text check (status in ('passed', 'failed', 'not-run', 'error')),
       -- It passed on a retry only.
       flaky boolean not null default false,
       primary key (org_id, execution_id, test_id),
       foreign key (org_id, check_id) references flake_checks (org_id, id) on delete cascade,
       foreign key (org_id, execution_id) references executions (org_id, id) on delete cascade,
       foreign key (org_id, test_id) references tests (org_id, id) on delete cascade
     );
     -- Not by organization: plans that were made while a table was small would read all rows of one.
     create index flake_check_results_check on flake_check_results (check_id, test_id);
     create index flake_check_results_test on flake_check_results (test_id);
     alter table executions add column flake_check_id text;
     create index executions_flake_check on executions (org_id, flake_check_id) where flake_check_id is not null;
     -- checked_flaky_at: when the check started that found the test flaky; null since a check in which it always passed.
     alter table tests add column last_flake_check_id text, add column checked_flaky_at timestamptz(3);`,
  );
  await secureTenantTable(db, "flake_checks");
  await secureTenantTable(db, "flake_check_results");
}
