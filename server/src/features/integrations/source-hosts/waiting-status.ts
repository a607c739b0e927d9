import { createHash } from "node:crypto";
import { sql } from "kysely";
import type { TenantTransaction } from "../../../platform/db/database.ts";
import { CommitStatusMessage } from "../linked/messages.ts";
import { statusSubject } from "../linked/post-errors.ts";

type Status = Parameters<typeof statusSubject>[0];

/** A key for an outbox message of a status. All keys of a status have the same prefix, so that its waiting messages can be found. */
export const messageKey = (status: Status, id: string): string => `${keyStart(status)}${id}`;

const keyStart = (status: Status): string => `${createHash("sha256").update(statusSubject(status)).digest("hex")}:`;

/**
 * A message of the status that waits for its next attempt, and why the last one failed. It sends the state at the time of that attempt. `undefined`
 * if there is none, or if it is being sent now.
 */
export async function waitingStatus(tx: TenantTransaction, status: Status): Promise<{ reason: string } | undefined> {
  const row = await tx
    .selectFrom("outbox")
    .select("last_error")
    .where("org_id", "=", tx.organizationId)
    .where("topic", "=", CommitStatusMessage.name)
    .where("state", "=", "waiting")
    .where("last_error", "is not", null)
    .where(sql<boolean>`starts_with(key, ${keyStart(status)})`)
    .where(sql<boolean>`(held_until is null or held_until <= clock_timestamp())`)
    .limit(1)
    .executeTakeFirst();
  return row?.last_error ? { reason: row.last_error } : undefined;
}
