import type { Kysely } from "kysely";
import { run, secureTenantTable } from "./tenant-table.ts";

/** The items of a cycle, and the automated results of a test case. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await run(
    db,
    `create index test_cases_title on test_cases (org_id, project_id, lower(title));
     create index test_cases_suite on test_cases (org_id, project_id, suite);
     create table test_cycle_items (
       org_id text not null,
       cycle_id text not null,
       id text not null,
       -- The position in the cycle, from 0.
       ordinal integer not null,
       -- No foreign key: a cycle keeps its items when a case is deleted.
       test_case_id text,
       -- The run that decides the item; after a re-run the newest one.
       execution_id text,
       earlier_executions text[] not null default '{}',
       type text not null check (type in ('MANUAL', 'AUTOMATED')),
       title text not null,
       suite text not null default '',
       status text not null default 'PENDING' check (status in ('PENDING', 'RUNNING', 'PASSED', 'FAILED', 'SKIPPED')),
       -- [{ action, expectedResult, status, comment }], as they were when the cycle was created.
       steps jsonb not null default '[]',
       comment text not null default '',
       result_by jsonb,
       updated_at timestamptz(3) not null default clock_timestamp(),
       primary key (org_id, id),
       foreign key (org_id, cycle_id) references test_cycles (org_id, id) on delete cascade,
       foreign key (org_id, execution_id) references executions (org_id, id) on delete set null (execution_id)
     );
     create unique index test_cycle_items_order on test_cycle_items (org_id, cycle_id, ordinal);
     create index test_cycle_items_execution on test_cycle_items (org_id, execution_id) where execution_id is not null;
     create table test_case_results (
       org_id text not null,
       test_case_id text not null,
       execution_id text not null,
       test_key text not null,
       status text not null,
       flaky boolean not null default false,
       duration_ms double precision not null default 0,
       message text,
       at timestamptz(3) not null default clock_timestamp(),
       primary key (org_id, test_case_id, execution_id),
       foreign key (org_id, test_case_id) references test_cases (org_id, id) on delete cascade,
       foreign key (org_id, execution_id) references executions (org_id, id) on delete cascade
     );
     create index test_case_results_newest on test_case_results (org_id, test_case_id, at desc);
     create index test_case_results_execution on test_case_results (org_id, execution_id);`,
  );
  await secureTenantTable(db, "test_cycle_items");
  await secureTenantTable(db, "test_case_results");
}
