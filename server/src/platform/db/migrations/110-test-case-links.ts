import type { Kysely } from "kysely";
import { run, secureTenantTable } from "./tenant-table.ts";

/** Automated tests that people linked to test cases. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await run(
    db,
    `create table test_case_links (
       org_id text not null,
       test_case_id text not null,
       test_id text not null,
       project_id text not null,
       test_key text not null,
       linked_by jsonb not null,
       created_at timestamptz(3) not null default clock_timestamp(),
       primary key (org_id, test_case_id, test_id),
       foreign key (org_id, test_case_id) references test_cases (org_id, id) on delete cascade,
       foreign key (org_id, test_id) references tests (org_id, id) on delete cascade
     );
     -- The organization is last: a deletion of many tests looks here for each, also before the statistics know the organization.
     create index test_case_links_test on test_case_links (test_id, org_id);
     create index test_case_links_key on test_case_links (project_id, test_key, org_id);`,
  );
  await secureTenantTable(db, "test_case_links");
}
