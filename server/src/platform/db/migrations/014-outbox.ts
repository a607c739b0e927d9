import type { Kysely } from "kysely";
import { run, secureTenantTable } from "./tenant-table.ts";

/** Messages to send after a commit: mails, webhooks, commit statuses, chat messages. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await run(
    db,
    `create table outbox (
       id text primary key,
       -- Null for a mail to a person, such as a password reset.
       org_id text references organizations (id) on delete cascade,
       topic text not null,
       -- Encrypted: links in mails and webhook URLs are secrets. Removed after delivery.
       payload jsonb,
       -- Unique per topic and organization.
       key text,
       attempt integer not null default 0,
       due_at timestamptz(3) not null default clock_timestamp(),
       -- Lease: until then one process delivers it.
       held_until timestamptz(3),
       state text not null default 'waiting' check (state in ('waiting', 'delivered', 'given_up')),
       last_error text,
       created_at timestamptz(3) not null default clock_timestamp(),
       ended_at timestamptz(3)
     );
     create unique index outbox_key on outbox (coalesce(org_id, ''), topic, key) where key is not null;
     create index outbox_due on outbox (due_at) where state = 'waiting';
     create index outbox_ended on outbox (ended_at) where state <> 'waiting';
     create function outbox_rings() returns trigger language plpgsql as $$
       begin
         perform pg_notify('outbox', '');
         return null;
       end
     $$;
     create trigger outbox_rings after insert on outbox for each statement execute function outbox_rings();`,
  );
  await secureTenantTable(db, "outbox", { appGrants: "select, insert" });
}
