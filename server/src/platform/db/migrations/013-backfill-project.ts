import type { Kysely } from "kysely";
import { run } from "./tenant-table.ts";

/**
 * Every execution, test case and test cycle gets a project: its organization's oldest one. An organization with such records and no project gets one
 * named `Default`.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await run(
    db,
    `set local role gantry_system;
     insert into projects (org_id, id, name)
     select orphan.org_id, lpad(to_hex(extract(epoch from now())::bigint), 8, '0') || substr(md5(random()::text || orphan.org_id), 1, 16), 'Default'
     from (
       select org_id from executions where project_id is null
       union select org_id from test_cases where project_id is null
       union select org_id from test_cycles where project_id is null
     ) orphan
     where not exists (select 1 from projects p where p.org_id = orphan.org_id and p.deleted_at is null);
     create temporary table first_project on commit drop as
       select distinct on (org_id) org_id, id from projects where deleted_at is null order by org_id, created_at, id;
     update executions e set project_id = f.id from first_project f where e.org_id = f.org_id and e.project_id is null;
     update test_cases c set project_id = f.id from first_project f where c.org_id = f.org_id and c.project_id is null;
     update test_cycles c set project_id = f.id from first_project f where c.org_id = f.org_id and c.project_id is null;
     update test_results r set project_id = e.project_id from executions e
       where e.org_id = r.org_id and e.id = r.execution_id and r.project_id is null;
     reset role;
     alter table executions alter column project_id set not null;
     alter table test_cases alter column project_id set not null;
     alter table test_cycles alter column project_id set not null;
     alter table test_results alter column project_id set not null;`,
  );
}
