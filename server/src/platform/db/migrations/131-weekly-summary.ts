import type { Kysely } from "kysely";
import { run, secureTenantTable } from "./tenant-table.ts";

/** Who gets the weekly summary by mail, which chat rules post it, and the organization's time zone. `project_id` is null for all projects. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await run(
    db,
    `alter table organizations add column time_zone text not null default 'UTC';
     -- Since when a rule posts weekly summaries, and the Monday after the last week that it posted.
     alter table notification_rules add column weekly_since timestamptz(3), add column weekly_sent date;
     create index notification_rules_weekly on notification_rules (org_id) where weekly_since is not null;
     create table summary_subscriptions (
       org_id text not null,
       user_id text not null,
       project_id text,
       scope text not null generated always as (coalesce(project_id, 'all')) stored,
       -- In the link that ends the subscription.
       token text not null,
       sent_week date,
       created_at timestamptz(3) not null default clock_timestamp(),
       primary key (org_id, user_id, scope),
       foreign key (org_id, user_id) references memberships (org_id, user_id) on delete cascade,
       foreign key (org_id, project_id) references projects (org_id, id) on delete cascade
     );
     create unique index summary_subscriptions_token on summary_subscriptions (token);`,
  );
  await secureTenantTable(db, "summary_subscriptions");
}
