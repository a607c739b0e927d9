import type { Selectable } from "kysely";
import type { WebhookAttempt, WebhookDelivery } from "@gantry/contract/integrations/schemas.ts";
import type { Pagination } from "@gantry/contract/pagination/schemas.ts";
import type { Context } from "../../../context.ts";
import { afterCursor, decodeCursor, pageAndTotal, toPage } from "../../../platform/db/keyset.ts";
import type { Schema } from "../../../platform/db/schema.ts";
import { notFound } from "../../../platform/errors.ts";

type Row = Selectable<Schema["webhook_deliveries"]>;

/** Sent events, newest first. @throws 400 for an invalid cursor. */
export async function listDeliveries(
  ctx: Context,
  organizationId: string,
  question: { limit: number; cursor?: string | undefined; status?: WebhookDelivery["status"] | undefined },
): Promise<{ data: WebhookDelivery[]; pagination: Pagination }> {
  const cursor = decodeCursor(question.cursor);
  return ctx.db.withTenant(organizationId, async (tx) => {
    let matching = tx.selectFrom("webhook_deliveries").where("org_id", "=", organizationId);
    if (question.status) matching = matching.where("status", "=", question.status);
    const wanted = afterCursor(matching.selectAll(), cursor)
      .orderBy("created_at", "desc")
      .orderBy("id", "desc")
      .limit(question.limit + 1);
    const { rows, total } = await pageAndTotal(tx, wanted, matching.select("id"), { isFirst: cursor === undefined });
    const page = toPage(rows, question.limit, total);
    return { data: page.rows.map(presentDelivery), pagination: page.pagination };
  });
}

/** A delivery with its body and its attempts, oldest first. @throws 404 `Delivery not found` */
export async function readDelivery(
  ctx: Context,
  organizationId: string,
  id: string,
): Promise<WebhookDelivery & { body: unknown; tries: WebhookAttempt[] }> {
  return ctx.db.withTenant(organizationId, async (tx) => {
    const row = await tx
      .selectFrom("webhook_deliveries")
      .selectAll()
      .where("org_id", "=", organizationId)
      .where("id", "=", id)
      .executeTakeFirst();
    if (!row) throw notFound("Delivery not found");
    const tries = await tx
      .selectFrom("webhook_attempts")
      .selectAll()
      .where("org_id", "=", organizationId)
      .where("delivery_id", "=", id)
      .orderBy("at", "desc")
      .orderBy("id", "desc")
      .limit(100)
      .execute();
    return {
      ...presentDelivery(row),
      body: row.body === "" ? null : (JSON.parse(row.body) as unknown),
      tries: tries.reverse().map((attempt) => ({
        at: attempt.at.toISOString(),
        durationMs: attempt.duration_ms,
        statusCode: attempt.status_code,
        error: attempt.error,
        response: attempt.response,
      })),
    };
  });
}

export function presentDelivery(row: Row): WebhookDelivery {
  return {
    id: row.id,
    event: row.event,
    executionId: row.execution_id,
    status: row.status,
    attempts: row.attempts,
    lastStatusCode: row.last_status_code,
    lastError: row.last_error,
    createdAt: row.created_at.toISOString(),
    lastAttemptAt: row.last_attempt_at?.toISOString() ?? null,
  };
}
