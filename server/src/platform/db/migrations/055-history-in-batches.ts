import type { Kysely } from "kysely";
import { run } from "./tenant-table.ts";

/**
 * A run enters the history of its tests in batches.
 *
 * Outcomes, days and events are written together with their test, and tests are never deleted, so that no constraint has to check each row again.
 * For an organization that the statistics do not know, each check read all of its tests through an index that begins with the organization, and
 * 50,000 new tests took hours. For the same reason only the primary key begins with the organization: a test is then always found by its id.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await run(
    db,
    `alter table test_outcomes drop constraint test_outcomes_org_id_test_id_fkey;
     alter table test_days drop constraint test_days_org_id_test_id_fkey;
     alter table quarantine_events drop constraint quarantine_events_org_id_test_id_fkey;
     drop index tests_name, tests_newest, test_outcomes_execution, quarantine_project, quarantine_events_project;
     create index tests_name on tests (project_id, name, id);
     create index tests_newest on tests (project_id, last_run_at desc, id desc);
     create index test_outcomes_execution on test_outcomes (execution_id);
     create index quarantine_project on quarantine (project_id, created_at desc, test_id desc);
     create index quarantine_events_project on quarantine_events (project_id, created_at desc, id desc);
     -- While a run with many tests is added to history: tests from this position in the report on are already in it.
     alter table executions add column history_left integer;`,
  );
}
