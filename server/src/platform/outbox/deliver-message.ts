import { sql } from "kysely";
import type { Logger } from "pino";
import type { SecretBox } from "../crypto/encrypt.ts";
import type { Database } from "../db/database.ts";
import type { Claimed } from "./claim-messages.ts";
import { boundTo } from "./add-to-outbox.ts";
import { type Deliverer, type OutboxMessage, NotYet, RetryLater, Undeliverable } from "./topic.ts";

export interface OutboxContext {
  db: Database;
  secrets: SecretBox;
  log: Logger;
}

/** Makes one attempt to deliver a claimed message and records its outcome: delivered, to be retried, or given up. */
export async function deliverMessage(world: OutboxContext, deliverer: Deliverer, row: Claimed): Promise<void> {
  let remark: string | null = null;
  const message: OutboxMessage = {
    id: row.id,
    organizationId: row.org_id ?? undefined,
    attempt: row.attempt,
    ageMs: row.age_ms,
    note: (text) => {
      remark = text;
    },
  };
  let payload: unknown;
  try {
    payload = JSON.parse(world.secrets.decrypt(row.payload, boundTo(row.id, row.topic)));
    await deliverer.deliver(payload, message);
  } catch (error) {
    return recordFailure(world, deliverer, row, { error, payload, message });
  }
  await end(world.db, row, "delivered", remark);
}

interface Failure {
  error: unknown;
  /** `undefined` when it could not be decrypted. */
  payload: unknown;
  message: OutboxMessage;
}

async function recordFailure({ db, log }: OutboxContext, deliverer: Deliverer, row: Claimed, { error, payload, message }: Failure) {
  const reason = error instanceof Error ? error.message : String(error);
  const waitMs = payload === undefined ? undefined : waitBefore(error, deliverer, payload, row);
  if (error instanceof NotYet && waitMs !== undefined) return putBack(db, row, null, waitMs);
  log.warn({ topic: row.topic, messageId: row.id, attempt: row.attempt, reason, retry: waitMs !== undefined }, "a delivery failed");
  if (waitMs !== undefined) return putBack(db, row, reason, waitMs);
  await end(db, row, "given_up", reason);
  if (payload !== undefined) await deliverer.givenUp(payload, message, reason, error);
}

/** Time until the next attempt in ms; `undefined` when there is none. */
function waitBefore(error: unknown, deliverer: Deliverer, payload: unknown, { attempt, age_ms }: Claimed): number | undefined {
  const usualMs = error instanceof NotYet ? 0 : deliverer.retryAfterMs(attempt);
  if (usualMs === undefined || error instanceof Undeliverable) return undefined;
  const waitMs = error instanceof RetryLater ? Math.max(error.waitMs, usualMs) : usualMs;
  return age_ms + waitMs < deliverer.lifetimeMs(payload) ? waitMs : undefined;
}

async function end(db: Database, row: Claimed, state: "delivered" | "given_up", reason: string | null): Promise<void> {
  await db.asSystem((tx) =>
    tx
      .updateTable("outbox")
      .set({ state, payload: null, held_until: null, last_error: reason, ended_at: sql<Date>`clock_timestamp()` })
      .where("id", "=", row.id)
      .where("attempt", "=", row.attempt)
      .execute(),
  );
}

/** `reason`: why the attempt failed; `null` when nothing was attempted, which does not count as an attempt. */
async function putBack(db: Database, row: Claimed, reason: string | null, waitMs: number): Promise<void> {
  await db.asSystem((tx) =>
    tx
      .updateTable("outbox")
      .set({
        held_until: null,
        ...(reason === null ? { attempt: row.attempt - 1 } : { last_error: reason }),
        due_at: sql<Date>`clock_timestamp() + make_interval(secs => ${waitMs / 1000})`,
      })
      .where("id", "=", row.id)
      .where("attempt", "=", row.attempt)
      .execute(),
  );
}
