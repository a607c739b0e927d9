import type { FastifyRequest } from "fastify";
import type { Context } from "../../context.ts";
import type { Transaction } from "../../platform/db/database.ts";
import type { Caller } from "../../platform/http/caller.ts";

/** Who made a change and from where. */
export interface Actor {
  organizationId: string;
  /** `null`: the platform itself, for example for a payment provider's event. */
  userId: string | null;
  email: string;
  ip: string | null;
  requestId: string | null;
  /** The API key that was used, by its name. */
  apiKey?: string | undefined;
}

export interface AuditEntry {
  /** `<noun>.<past participle>`: `user.role_changed`. */
  action: string;
  targetType: string;
  targetId: string;
  details: Readonly<Record<string, unknown>>;
}

export function actorOf({ caller, request }: { caller: Caller; request: FastifyRequest }): Actor {
  return {
    organizationId: caller.organizationId,
    userId: caller.userId,
    email: caller.email,
    ip: request.ip,
    requestId: request.id,
    apiKey: caller.keyName,
  };
}

/** Writes an entry in the same transaction as its change, so that neither exists without the other. Never put a secret into `details`. */
export async function recordAudit(ctx: Pick<Context, "newId">, tx: Transaction, actor: Actor, entry: AuditEntry): Promise<void> {
  await recordAudits(ctx, tx, actor, [entry]);
}

/** Writes entries for many changes in one statement. */
export async function recordAudits(
  ctx: Pick<Context, "newId">,
  tx: Transaction,
  actor: Actor,
  entries: readonly AuditEntry[],
): Promise<void> {
  if (entries.length === 0) return;
  await tx
    .insertInto("audit_log")
    .values(
      entries.map((entry) => ({
        org_id: actor.organizationId,
        id: ctx.newId(),
        actor_id: actor.userId,
        actor_email: actor.email,
        action: entry.action,
        target_type: entry.targetType,
        target_id: entry.targetId,
        details: JSON.stringify({ ...entry.details, ...(actor.apiKey === undefined ? {} : { apiKey: actor.apiKey }) }),
        ip: actor.ip,
        request_id: actor.requestId,
      })),
    )
    .execute();
}
