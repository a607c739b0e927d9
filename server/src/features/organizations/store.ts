import { sql } from "kysely";
import type { Transaction } from "../../platform/db/database.ts";

/** The columns for `present.ts`, which removes encrypted values. */
export function organizationRow(tx: Transaction, organizationId: string) {
  return tx
    .selectFrom("organizations")
    .select([
      "id",
      "name",
      "plan",
      "current_storage_used_bytes",
      "ai_analysis_enabled",
      "ai",
      "ai_features",
      "integrations",
      "notifications",
      "run_links_enabled",
      "created_at",
      "updated_at",
    ])
    .where("id", "=", organizationId);
}

export type OrganizationRow = Awaited<ReturnType<ReturnType<typeof organizationRow>["executeTakeFirstOrThrow"]>>;

export interface UsageRow {
  plan: OrganizationRow["plan"];
  period_start: Date;
  period_end: Date;
  projects: number;
  test_runs: number;
  users: number;
  open_invitations: number;
  storage: number;
  running: number;
}

/** All counters, at the same moment by the database's clock. */
export async function usageRow(tx: Transaction, organizationId: string): Promise<UsageRow> {
  const { rows } = await sql<UsageRow>`
    select o.plan,
      date_trunc('month', now() at time zone 'utc') at time zone 'utc' as period_start,
      (date_trunc('month', now() at time zone 'utc') + interval '1 month') at time zone 'utc' as period_end,
      (select count(*) from projects p where p.org_id = o.id and p.deleted_at is null) as projects,
      coalesce((
        select test_runs from usage_months u where u.org_id = o.id and u.month = date_trunc('month', now() at time zone 'utc')::date
      ), 0) as test_runs,
      (select count(*) from memberships m where m.org_id = o.id) as users,
      (select count(*) from invitations i where i.org_id = o.id and i.status = 'pending' and i.expires_at > now()) as open_invitations,
      o.current_storage_used_bytes as storage,
      (select count(*) from run_leases l where l.org_id = o.id) as running
    from organizations o where o.id = ${organizationId}`.execute(tx);
  const [row] = rows;
  if (!row) throw new Error("the organization is gone");
  return row;
}
