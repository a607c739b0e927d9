import type { Kysely } from "kysely";
import { run, secureSharedTable } from "./tenant-table.ts";

/** Links that were mailed to a person, and an order of the audit log that does not depend on clocks. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await run(
    db,
    `create table account_tokens (
       -- SHA-256: only the mail contains the token itself.
       token_hash bytea primary key,
       user_id text not null references users (id) on delete cascade,
       purpose text not null check (purpose in ('password-reset', 'verify-email')),
       created_at timestamptz(3) not null default clock_timestamp(),
       expires_at timestamptz(3) not null
     );
     create index account_tokens_user on account_tokens (user_id, purpose);
     alter table account_tokens enable row level security;
     alter table account_tokens force row level security;
     create policy system on account_tokens to gantry_system using (true) with check (true);
     create index invitations_created on invitations (org_id, created_at desc, id desc);
     -- Entries written under the organization's lock are numbered in the order of the changes.
     alter table audit_log add column seq bigint generated always as identity;
     drop index audit_log_at;
     create unique index audit_log_seq on audit_log (org_id, seq desc);
     create index audit_log_at on audit_log (org_id, at);`,
  );
  await secureSharedTable(db, "account_tokens");
}
