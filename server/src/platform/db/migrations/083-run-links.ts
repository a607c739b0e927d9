import type { Kysely } from "kysely";
import { run, secureTenantTable } from "./tenant-table.ts";

/** Public links of runs, of which only hashes are stored, and the organization's switch for them, which is off. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await run(
    db,
    `alter table organizations add column run_links_enabled boolean not null default false;
     create table run_links (
       org_id text not null,
       id text not null,
       execution_id text not null,
       token_hash bytea not null,
       includes_log boolean not null,
       created_by jsonb not null,
       created_at timestamptz(3) not null default clock_timestamp(),
       expires_at timestamptz(3) not null,
       primary key (org_id, id),
       foreign key (org_id, execution_id) references executions (org_id, id) on delete cascade
     );
     create unique index run_links_token on run_links (token_hash);
     create index run_links_run on run_links (org_id, execution_id, created_at);
     create index run_links_expiry on run_links (expires_at);`,
  );
  await secureTenantTable(db, "run_links", { appGrants: "select, insert, delete" });
}
