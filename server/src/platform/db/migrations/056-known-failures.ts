import type { Kysely } from "kysely";
import { run } from "./tenant-table.ts";

/** Whether a failed test also failed when it last ran before is stored with its result: a page of a large run counts tens of thousands of them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await run(
    db,
    `alter table test_results add column known boolean not null default false;
     set local role gantry_system;
     update test_results r set known = true from executions e
       where e.org_id = r.org_id and e.id = r.execution_id and r.status = 'failed' and (
         select o.status from test_outcomes o
         where o.org_id = r.org_id and o.status in ('passed', 'failed') and (o.run_at, o.execution_id) < (e.created_at, e.id)
           and o.test_id = substr(encode(sha256(convert_to(r.project_id || '/' || r.test_key, 'UTF8')), 'hex'), 1, 24)
         order by o.run_at desc, o.execution_id desc limit 1
       ) = 'failed';
     reset role;
     create index test_results_known on test_results (org_id, execution_id, ordinal) where known;`,
  );
}
