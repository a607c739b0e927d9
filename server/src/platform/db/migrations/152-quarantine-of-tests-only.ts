import type { Kysely } from "kysely";
import { run } from "./tenant-table.ts";

/** Failures outside of any test are no longer quarantined: no pass ever ended that, and the gate ignored failures with new causes. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await run(
    db,
    `set local role gantry_system;
     delete from quarantine q using tests t
     where t.org_id = q.org_id and t.id = q.test_id and (
       t.name in ('Suite failed outside its tests', 'Test file failed outside its tests', 'Package failed outside its tests',
         'Run failed outside its tests', 'Error outside of any test', 'Failures that the report counts but does not list',
         'Bail out!', 'Test plan', 'Tear-down')
       or t.name ~ '(^|\\s)"(before|after) (all|each)" hook\\y');
     reset role;`,
  );
}
