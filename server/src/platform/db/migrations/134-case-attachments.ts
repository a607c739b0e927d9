import type { Kysely } from "kysely";
import { run, secureTenantTable } from "./tenant-table.ts";

/** Files of test cases. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await run(
    db,
    `create table test_case_attachments (
       org_id text not null,
       test_case_id text not null,
       id text not null,
       name text not null,
       content_type text not null check (content_type in ('image/png', 'image/jpeg', 'image/gif', 'image/webp', 'application/pdf', 'text/plain',
         'application/octet-stream')),
       size_bytes integer not null,
       created_by jsonb not null,
       created_at timestamptz(3) not null default clock_timestamp(),
       primary key (org_id, id),
       foreign key (org_id, test_case_id) references test_cases (org_id, id) on delete cascade
     );
     create index test_case_attachments_case on test_case_attachments (org_id, test_case_id);`,
  );
  await secureTenantTable(db, "test_case_attachments");
}
