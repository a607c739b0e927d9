import { sql } from "kysely";
import type { ProviderId } from "@gantry/contract/integrations/constants.ts";
import type { Context } from "../../../context.ts";
import type { TenantTransaction } from "../../../platform/db/database.ts";

/** Records the result of a request to a provider: `error` is shown to the organization until a request succeeds. */
export async function recordActivity(
  ctx: Pick<Context, "db">,
  organizationId: string,
  provider: ProviderId,
  error: string | null,
): Promise<void> {
  await ctx.db.withTenant(organizationId, (tx) => writeActivity(tx, provider, error));
}

/** The same inside a transaction. */
export async function writeActivity(tx: TenantTransaction, provider: ProviderId, error: string | null): Promise<void> {
  // Does nothing if it was unlinked in the meantime.
  await sql`
    insert into integration_activity as known (org_id, provider, last_used_at, last_error, last_error_at)
    select id, ${provider}::text, case when ${error}::text is null then clock_timestamp() end,
      ${error}::text, case when ${error}::text is not null then clock_timestamp() end
    from organizations where id = ${tx.organizationId} and jsonb_exists(integrations, ${provider}::text)
    for key share
    on conflict (org_id, provider) do update set
      last_used_at = coalesce(excluded.last_used_at, known.last_used_at),
      last_error = excluded.last_error, last_error_at = excluded.last_error_at`.execute(tx);
}
