import { sql } from "kysely";
import type { SecretBox } from "../crypto/encrypt.ts";
import type { Transaction } from "../db/database.ts";
import type { Topic } from "./topic.ts";

/**
 * Queues a message in the caller's transaction: it is sent after the commit, and never without it.
 * `key` makes it unique within topic and organization: a second message with the same key is dropped.
 * @returns the message's id, or `undefined` when the key exists already.
 */
export async function addToOutbox<Payload>(
  world: { secrets: SecretBox; newId: () => string },
  tx: Transaction,
  topic: Topic<Payload>,
  payload: Payload,
  options: { organizationId: string | undefined; key?: string; delayMs?: number },
): Promise<string | undefined> {
  const id = world.newId();
  const encrypted = world.secrets.encrypt(JSON.stringify(topic.payload.parse(payload)), boundTo(id, topic.name));
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto("outbox")
    .values({
      id,
      org_id: options.organizationId ?? null,
      topic: topic.name,
      payload: JSON.stringify(encrypted),
      key: options.key ?? null,
      due_at: sql<Date>`clock_timestamp() + make_interval(secs => ${(options.delayMs ?? 0) / 1000})`,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows ? id : undefined;
}

export const boundTo = (messageId: string, topic: string): readonly string[] => ["outbox", messageId, topic];
