import { sql } from "kysely";
import type { ProviderId } from "@gantry/contract/integrations/constants.ts";
import type { TenantTransaction } from "../../../platform/db/database.ts";
import { LinkedRecord } from "./linked-record.ts";
import { shownDays } from "./post-errors.ts";

export interface Activity {
  provider: string;
  last_used_at: Date | null;
  last_error: string | null;
  last_error_at: Date | null;
}

export async function readLinked(tx: TenantTransaction, provider: ProviderId): Promise<LinkedRecord | undefined> {
  const { rows } = await sql<{ record: unknown }>`
    select integrations -> ${provider}::text as record from organizations where id = ${tx.organizationId}`.execute(tx);
  return LinkedRecord.safeParse(rows[0]?.record).data;
}

export async function readAllLinked(tx: TenantTransaction): Promise<Partial<Record<string, LinkedRecord>>> {
  const row = await tx.selectFrom("organizations").select("integrations").where("id", "=", tx.organizationId).executeTakeFirstOrThrow();
  const linked = Object.entries(row.integrations).map(([provider, record]) => [provider, LinkedRecord.safeParse(record).data] as const);
  return Object.fromEntries(linked.filter(([, record]) => record !== undefined));
}

/** How each provider works. Its error is the newest that nothing has disproved: of the provider as a whole, or of one branch or repository. */
export async function activities(tx: TenantTransaction): Promise<Activity[]> {
  const { rows } = await sql<Activity>`
    with refused as (
      select distinct on (provider) provider, message, at from source_host_errors
      where org_id = ${tx.organizationId} and shown and at > clock_timestamp() - make_interval(days => ${shownDays})
      order by provider, at desc
    ), known as (
      select provider, last_used_at, last_error, last_error_at from integration_activity where org_id = ${tx.organizationId}
    )
    select provider, last_used_at,
      case when last_error is null or at > last_error_at then coalesce(message, last_error) else last_error end as last_error,
      case when last_error is null or at > last_error_at then coalesce(at, last_error_at) else last_error_at end as last_error_at
    from known full join refused using (provider)`.execute(tx);
  return rows;
}

export async function deleteActivity(tx: TenantTransaction, provider: ProviderId): Promise<void> {
  await tx.deleteFrom("integration_activity").where("org_id", "=", tx.organizationId).where("provider", "=", provider).execute();
  await tx.deleteFrom("source_host_errors").where("org_id", "=", tx.organizationId).where("provider", "=", provider).execute();
}

/** Everything about a provider except its settings. */
export async function deleteTraces(tx: TenantTransaction, provider: ProviderId): Promise<void> {
  await deleteActivity(tx, provider);
  await tx.deleteFrom("source_host_posts").where("org_id", "=", tx.organizationId).where("provider", "=", provider).execute();
  if (provider === "webhook") await tx.deleteFrom("webhook_deliveries").where("org_id", "=", tx.organizationId).execute();
}
