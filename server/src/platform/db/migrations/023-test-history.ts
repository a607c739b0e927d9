import type { Kysely } from "kysely";
import { run, secureTenantTable } from "./tenant-table.ts";

/**
 * The outcome of every test in every run, in the order the runs were created, and tables derived from it: a row per test, one per test and day, one per
 * image and day. Quarantine is computed from the same history.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await run(
    db,
    `-- Whether a run's results still have to be added to the history. Separate from the status, because the verdict does not wait for it.
     alter table executions add column history text not null default 'none' check (history in ('none', 'due', 'counted'));
     create index executions_history_due on executions (org_id, project_id, id) where history = 'due';
     create table tests (
       org_id text not null,
       -- Derived from project and key, so that concurrent inserts agree.
       id text not null,
       project_id text not null,
       test_key text not null,
       name text not null,
       suite text[] not null default '{}',
       file_path text,
       variant text,
       owner text,
       created_at timestamptz(3) not null default clock_timestamp(),
       -- From here on: over its last outcomes, recomputed whenever an outcome is added or removed.
       last_status text,
       last_run_at timestamptz(3),
       last_execution_id text,
       runs integer not null default 0,
       failures integer not null default 0,
       pass_rate real,
       p50_ms real,
       p95_ms real,
       flaky_runs integer not null default 0,
       -- Consecutive failures; runs without this test are ignored.
       streak integer not null default 0,
       flaky boolean not null default false,
       broken boolean not null default false,
       failing_since timestamptz(3),
       failing_execution_id text,
       last_failed_at timestamptz(3),
       last_failed_execution_id text,
       last_failed_ordinal integer,
       -- Set on a manual release: failures of runs created before no longer count.
       counts_from timestamptz(3),
       primary key (org_id, id),
       foreign key (org_id, project_id) references projects (org_id, id) on delete cascade
     );
     create index tests_name on tests (org_id, project_id, name, id);
     create index tests_newest on tests (org_id, project_id, last_run_at desc, id desc);
     create table test_outcomes (
       org_id text not null,
       test_id text not null,
       -- When the run was created: the order of history, regardless of when its results arrived.
       run_at timestamptz(3) not null,
       execution_id text not null,
       -- Its position in the run's report.
       ordinal integer not null,
       status text not null,
       flaky boolean not null,
       duration_ms real not null,
       group_name text,
       -- Most tests of the run failed: its failures do not count towards quarantine.
       mass_failure boolean not null,
       commit_sha text,
       environment text not null,
       primary key (org_id, test_id, run_at, execution_id),
       foreign key (org_id, test_id) references tests (org_id, id) on delete cascade,
       foreign key (org_id, execution_id) references executions (org_id, id) on delete cascade
     );
     create index test_outcomes_execution on test_outcomes (org_id, execution_id);
     create index test_outcomes_group on test_outcomes (org_id, test_id, group_name, run_at desc, execution_id desc)
       where group_name is not null;
     create table test_days (
       org_id text not null,
       project_id text not null,
       -- UTC, of the run's creation.
       day date not null,
       test_id text not null,
       runs integer not null,
       failures integer not null,
       flaky integer not null,
       duration_ms double precision not null,
       primary key (org_id, project_id, day, test_id),
       foreign key (org_id, test_id) references tests (org_id, id) on delete cascade
     );
     create table run_days (
       org_id text not null,
       project_id text not null,
       day date not null,
       image text not null,
       passed integer not null default 0,
       failed integer not null default 0,
       unstable integer not null default 0,
       errors integer not null default 0,
       -- Of the runs that passed, failed or were unstable, and how many of them have a duration.
       duration_ms double precision not null default 0,
       timed_runs integer not null default 0,
       tests_passed bigint not null default 0,
       tests_failed bigint not null default 0,
       tests_skipped bigint not null default 0,
       tests_flaky bigint not null default 0,
       primary key (org_id, project_id, day, image),
       foreign key (org_id, project_id) references projects (org_id, id) on delete cascade
     );
     create table quarantine (
       org_id text not null,
       test_id text not null,
       project_id text not null,
       test_key text not null,
       source text not null check (source in ('auto', 'manual')),
       reason text not null default '',
       owner text,
       -- The trigger of an automatic quarantine.
       group_name text,
       execution_id text,
       -- Who did it manually.
       quarantined_by jsonb,
       created_at timestamptz(3) not null default clock_timestamp(),
       expires_at timestamptz(3),
       primary key (org_id, test_id),
       foreign key (org_id, test_id) references tests (org_id, id) on delete cascade
     );
     create index quarantine_project on quarantine (org_id, project_id, created_at desc, test_id desc);
     create index quarantine_expiry on quarantine (expires_at) where expires_at is not null;
     create table quarantine_events (
       org_id text not null,
       id text not null,
       project_id text not null,
       test_id text not null,
       event text not null check (event in ('quarantined', 'changed', 'healed', 'released', 'expired')),
       source text not null,
       reason text not null default '',
       group_name text,
       execution_id text,
       by_whom jsonb,
       created_at timestamptz(3) not null default clock_timestamp(),
       primary key (org_id, id),
       foreign key (org_id, test_id) references tests (org_id, id) on delete cascade
     );
     create index quarantine_events_project on quarantine_events (org_id, project_id, created_at desc, id desc);`,
  );
  for (const table of ["tests", "test_outcomes", "test_days", "run_days", "quarantine", "quarantine_events"])
    await secureTenantTable(db, table);
  // No longer read: history is read from the outcomes.
  await run(db, "drop index test_results_history");
  await bringOldResultsIn(db);
}

/** Adds the tests and outcomes of runs that ended earlier. Derived values follow with each test's next run. */
async function bringOldResultsIn(db: Kysely<unknown>): Promise<void> {
  await run(
    db,
    `set local role gantry_system;
     create temporary table old_outcomes on commit drop as
       select distinct on (r.org_id, r.execution_id, r.test_key)
         substr(encode(sha256(convert_to(r.project_id || '/' || r.test_key, 'UTF8')), 'hex'), 1, 24) as test_id,
         r.org_id, r.project_id, r.test_key, r.name, r.suite, r.file_path, r.variant, r.execution_id, r.ordinal, r.status, r.flaky, r.duration_ms,
         e.created_at as run_at, e.group_name, e.ci_context ->> 'commitSha' as commit_sha, e.environment,
         coalesce((e.tests ->> 'failed')::int >= 5
           and (e.tests ->> 'failed')::int * 2 >= (e.tests ->> 'failed')::int + (e.tests ->> 'passed')::int, false) as mass_failure
       from test_results r join executions e on e.org_id = r.org_id and e.id = r.execution_id
       where e.status in ('PASSED', 'FAILED', 'UNSTABLE') and e.deleted_at is null
       order by r.org_id, r.execution_id, r.test_key, r.ordinal desc;
     insert into tests (org_id, id, project_id, test_key, name, suite, file_path, variant, created_at, last_status, last_run_at, last_execution_id)
       select distinct on (org_id, test_id) org_id, test_id, project_id, test_key, name, suite, file_path, variant, run_at, status, run_at, execution_id
       from old_outcomes order by org_id, test_id, run_at desc, execution_id desc;
     insert into test_outcomes (org_id, test_id, run_at, execution_id, ordinal, status, flaky, duration_ms, group_name, mass_failure, commit_sha, environment)
       select org_id, test_id, run_at, execution_id, ordinal, status, flaky, duration_ms, group_name, mass_failure, commit_sha, environment
       from old_outcomes;
     insert into test_days (org_id, project_id, day, test_id, runs, failures, flaky, duration_ms)
       select org_id, project_id, (run_at at time zone 'utc')::date, test_id, count(*), count(*) filter (where status = 'failed'),
         count(*) filter (where flaky), sum(duration_ms)
       from old_outcomes where status in ('passed', 'failed') group by 1, 2, 3, 4;
     insert into run_days (org_id, project_id, day, image, passed, failed, unstable, errors, duration_ms, timed_runs,
         tests_passed, tests_failed, tests_skipped, tests_flaky)
       select org_id, project_id, (created_at at time zone 'utc')::date, image,
         count(*) filter (where status = 'PASSED'), count(*) filter (where status = 'FAILED'),
         count(*) filter (where status = 'UNSTABLE'), count(*) filter (where status = 'ERROR'),
         coalesce(sum(extract(epoch from finished_at - started_at) * 1000) filter (where status <> 'ERROR'), 0),
         count(*) filter (where status <> 'ERROR' and finished_at is not null and started_at is not null),
         coalesce(sum((tests ->> 'passed')::int), 0), coalesce(sum((tests ->> 'failed')::int), 0),
         coalesce(sum((tests ->> 'skipped')::int), 0), coalesce(sum((tests ->> 'flaky')::int), 0)
       from executions where status in ('PASSED', 'FAILED', 'UNSTABLE', 'ERROR') and deleted_at is null group by 1, 2, 3, 4;
     update executions set history = 'counted' where status in ('PASSED', 'FAILED', 'UNSTABLE', 'ERROR') and deleted_at is null;
     reset role;`,
  );
}
