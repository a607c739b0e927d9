import type { Kysely } from "kysely";
import { run, secureTenantTable } from "./tenant-table.ts";

/**
 * A case's number in its project (`TC-12`), like the number of a run: a trigger assigns it, so that every way to add a case has one, an older server's
 * during an upgrade too. Tags, owner and requirements of a case, and the history of its changes.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await run(
    db,
    `create table test_case_numbers (
       org_id text not null,
       project_id text not null,
       last_number integer not null,
       primary key (org_id, project_id),
       foreign key (org_id, project_id) references projects (org_id, id) on delete cascade
     );
     alter table test_cases
       add column number integer,
       add column tags text[] not null default '{}',
       add column owner text not null default '',
       add column requirements text[] not null default '{}';
     set local role gantry_system;
     update test_cases c set number = counted.number
       from (select org_id, id, row_number() over (partition by org_id, project_id order by created_at, id) as number from test_cases) counted
       where counted.org_id = c.org_id and counted.id = c.id;
     reset role;
     create function assign_case_number() returns trigger language plpgsql as $$
     begin
       insert into test_case_numbers as counter (org_id, project_id, last_number) values (new.org_id, new.project_id, 1)
         on conflict (org_id, project_id) do update set last_number = counter.last_number + 1
         returning last_number into new.number;
       return new;
     end $$;
     create trigger test_cases_number before insert on test_cases for each row when (new.number is null) execute function assign_case_number();
     create table test_case_changes (
       org_id text not null,
       test_case_id text not null,
       id text not null,
       changed_by jsonb not null,
       -- [{ field, before, after }], long texts cut.
       changes jsonb not null,
       at timestamptz(3) not null default clock_timestamp(),
       primary key (org_id, id),
       foreign key (org_id, test_case_id) references test_cases (org_id, id) on delete cascade
     );
     create index test_case_changes_newest on test_case_changes (org_id, test_case_id, at desc, id desc);`,
  );
  await secureTenantTable(db, "test_case_numbers");
  await secureTenantTable(db, "test_case_changes");
  await run(
    db,
    `set local role gantry_system;
     insert into test_case_numbers select org_id, project_id, max(number) from test_cases group by org_id, project_id;
     reset role;
     alter table test_cases alter column number set not null;
     create unique index test_cases_numbers on test_cases (org_id, project_id, number);`,
  );
}
