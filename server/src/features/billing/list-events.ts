import type { BillingEvent } from "@gantry/contract/billing/schemas.ts";
import type { PageQuery, Pagination } from "@gantry/contract/pagination/schemas.ts";
import type { Context } from "../../context.ts";
import { afterCursor, decodeCursor, pageAndTotal, toPage } from "../../platform/db/keyset.ts";

/** The organization's entries in the webhook log, newest first. */
export async function listEvents(
  ctx: Context,
  organizationId: string,
  query: PageQuery,
): Promise<{ data: BillingEvent[]; pagination: Pagination }> {
  const cursor = decodeCursor(query.cursor);
  const { rows, total } = await ctx.db.withTenant(organizationId, async (tx) => {
    const lines = tx.selectFrom("webhook_log").where("org_id", "=", organizationId);
    const wanted = afterCursor(lines.selectAll(), cursor)
      .orderBy("created_at", "desc")
      .orderBy("id", "desc")
      .limit(query.limit + 1);
    return pageAndTotal(tx, wanted, lines.select("id"), { isFirst: cursor === undefined });
  });
  const page = toPage(rows, query.limit, total);
  return {
    data: page.rows.map((row) => ({
      id: row.id,
      eventId: row.event_id,
      type: row.type,
      status: row.status,
      reason: row.reason,
      occurredAt: row.occurred_at.toISOString(),
      createdAt: row.created_at.toISOString(),
    })),
    pagination: page.pagination,
  };
}
