import type { Selectable } from "kysely";
import { maxWorkerTokens } from "@gantry/contract/workers/constants.ts";
import type { CreateWorkerToken, WorkerToken } from "@gantry/contract/workers/schemas.ts";
import type { Context } from "../../context.ts";
import { hashToken } from "../../platform/crypto/random-token.ts";
import type { Schema } from "../../platform/db/schema.ts";
import { conflict, notFound } from "../../platform/errors.ts";
import { type Actor, recordAudit } from "../audit/record-audit.ts";
import { lockOrganization } from "../organizations/lock-organization.ts";
import { newWorkerToken } from "./token-value.ts";

const shown = ["id", "name", "created_at", "last_used_at"] as const;

/** Newest first. */
export async function listTokens(ctx: Context, organizationId: string): Promise<WorkerToken[]> {
  const rows = await ctx.db.withTenant(organizationId, (tx) =>
    tx
      .selectFrom("worker_tokens")
      .select(shown)
      .where("org_id", "=", organizationId)
      .orderBy("created_at", "desc")
      .orderBy("id", "desc")
      .execute(),
  );
  return rows.map(presentToken);
}

/** Only this response has the token's value. @throws 409 at twenty tokens */
export async function createToken(ctx: Context, actor: Actor, { name }: CreateWorkerToken): Promise<{ token: string; data: WorkerToken }> {
  const token = newWorkerToken();
  const row = await ctx.db.withTenant(actor.organizationId, async (tx) => {
    await lockOrganization(tx);
    const { count } = await tx
      .selectFrom("worker_tokens")
      .select((column) => column.fn.countAll<number>().as("count"))
      .where("org_id", "=", tx.organizationId)
      .executeTakeFirstOrThrow();
    if (count >= maxWorkerTokens)
      throw conflict("Too many worker tokens", {
        message: `An organization has at most ${maxWorkerTokens} worker tokens. Revoke those that are not used. Many workers may share one.`,
        code: "TOO_MANY_WORKER_TOKENS",
      });
    const created = await tx
      .insertInto("worker_tokens")
      .values({ org_id: tx.organizationId, id: ctx.newId(), name, token_hash: hashToken(token) })
      .returning(shown)
      .executeTakeFirstOrThrow();
    await recordAudit(ctx, tx, actor, {
      action: "worker_token.created",
      targetType: "worker_token",
      targetId: created.id,
      details: { name },
    });
    return created;
  });
  return { token, data: presentToken(row) };
}

/**
 * Its workers are refused from then on, by other servers within five seconds. Their runs start again on other workers when their leases expire.
 * @throws 404 `Worker token not found`
 */
export async function revokeToken(ctx: Context, actor: Actor, id: string): Promise<void> {
  await ctx.db.withTenant(actor.organizationId, async (tx) => {
    const removed = await tx
      .deleteFrom("worker_tokens")
      .where("org_id", "=", tx.organizationId)
      .where("id", "=", id)
      .returning("name")
      .executeTakeFirst();
    if (!removed) throw notFound("Worker token not found");
    await recordAudit(ctx, tx, actor, {
      action: "worker_token.revoked",
      targetType: "worker_token",
      targetId: id,
      details: { name: removed.name },
    });
  });
  ctx.workers.tokens.clear();
  // Claims that wait with it are refused.
  ctx.queueNotifier.notify(actor.organizationId);
}

function presentToken(row: Pick<Selectable<Schema["worker_tokens"]>, (typeof shown)[number]>): WorkerToken {
  return {
    id: row.id,
    name: row.name,
    createdAt: row.created_at.toISOString(),
    lastUsedAt: row.last_used_at?.toISOString() ?? null,
  };
}
