import type { Kysely } from "kysely";
import { run, secureTenantTable } from "./tenant-table.ts";

/**
 * A run's number in its project. A trigger assigns it, so that every way to add a run has one, an older server's during an upgrade too. The counter
 * is a table of its own: the row of the project stays free while an upload is stored.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await run(
    db,
    `create table run_numbers (
       org_id text not null,
       project_id text not null,
       last_number integer not null,
       primary key (org_id, project_id),
       foreign key (org_id, project_id) references projects (org_id, id) on delete cascade
     );
     alter table executions add column number integer;
     set local role gantry_system;
     update executions e set number = counted.number
       from (select org_id, id, row_number() over (partition by org_id, project_id order by created_at, id) as number from executions) counted
       where counted.org_id = e.org_id and counted.id = e.id;
     reset role;
     create function assign_run_number() returns trigger language plpgsql as $$
     begin
       insert into run_numbers as counter (org_id, project_id, last_number) values (new.org_id, new.project_id, 1)
         on conflict (org_id, project_id) do update set last_number = counter.last_number + 1
         returning last_number into new.number;
       return new;
     end $$;
     create trigger executions_number before insert on executions for each row when (new.number is null) execute function assign_run_number();`,
  );
  await secureTenantTable(db, "run_numbers");
  await run(
    db,
    `set local role gantry_system;
     insert into run_numbers select org_id, project_id, max(number) from executions group by org_id, project_id;
     reset role;
     alter table executions alter column number set not null;
     create unique index executions_numbers on executions (org_id, project_id, number);
     create index executions_branches on executions (org_id, (ci_context ->> 'branch'), created_at desc, id desc) where deleted_at is null;`,
  );
}
