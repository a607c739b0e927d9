import { sql } from "kysely";

/**
 * Column for a query on `executions`: whether an integration or a notification rule may follow the run. Part of that query, so that it needs no extra
 * round trip.
 */
export const isFollowed = sql<boolean>`(
  exists (select 1 from organizations o where o.id = executions.org_id and o.integrations <> '{}'::jsonb)
  or exists (select 1 from notification_rules r where r.org_id = executions.org_id and r.project_id = executions.project_id))`;
