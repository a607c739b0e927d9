import type { Kysely } from "kysely";
import { run, secureTenantTable } from "./tenant-table.ts";

/** Who owns new failures of a project, by the file of the failed test: lines of a CODEOWNERS file. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await run(
    db,
    `create table owner_rules (
       org_id text not null,
       project_id text not null,
       rules text not null,
       updated_at timestamptz(3) not null default clock_timestamp(),
       primary key (org_id, project_id),
       foreign key (org_id, project_id) references projects (org_id, id) on delete cascade
     );`,
  );
  await secureTenantTable(db, "owner_rules");
}
