import type { Kysely } from "kysely";
import { run, secureTenantTable } from "./tenant-table.ts";

/** The payment provider's events, each once, and the usage alerts that were sent. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await run(
    db,
    `create table webhook_log (
       id text primary key,
       event_id text not null unique,
       -- Null for an event of a customer without an organization.
       org_id text references organizations (id) on delete cascade,
       type text not null,
       status text not null check (status in ('success', 'failed', 'ignored')),
       reason text,
       occurred_at timestamptz(3) not null,
       created_at timestamptz(3) not null default clock_timestamp()
     );
     create index webhook_log_organization on webhook_log (org_id, created_at desc, id desc);
     -- A customer pays for one organization.
     create unique index organizations_customer on organizations ((billing ->> 'customerId'));
     create table usage_alerts (
       org_id text not null references organizations (id) on delete cascade,
       month date not null,
       kind text not null,
       level integer not null,
       at timestamptz(3) not null default clock_timestamp(),
       primary key (org_id, month, kind, level)
     );`,
  );
  await secureTenantTable(db, "webhook_log", { appGrants: "select" });
  await secureTenantTable(db, "usage_alerts");
}
