import { createHash } from "node:crypto";
import type { FastifyRequest } from "fastify";
import { sql } from "kysely";
import type { TenantTransaction } from "../../platform/db/database.ts";
import { badRequest, conflict } from "../../platform/errors.ts";

/** A request that may be repeated: its key and its content, so that another request with the same key is detected. */
export interface IdempotencyKey {
  key: string;
  request: unknown;
}

/**
 * The request's `Idempotency-Key` with the raw body: an unknown field makes it another request. Routes that read the body themselves pass what
 * they read.
 * @throws 400 for a key that is empty, too long, or not printable ASCII
 */
export function idempotencyOf(request: FastifyRequest, body: unknown = request.body): IdempotencyKey | undefined {
  const header = request.headers["idempotency-key"];
  if (header === undefined) return undefined;
  const key = Array.isArray(header) ? (header[0] ?? "") : header;
  if (!/^[\x21-\x7e]{1,255}$/.test(key))
    throw badRequest("Invalid Idempotency-Key", {
      message: "Use 1 to 255 printable ASCII characters without spaces.",
      code: "INVALID_IDEMPOTENCY_KEY",
    });
  return { key, request: { path: request.routeOptions.url, params: request.params, body: body ?? {} } };
}

/** Whether the key was used in the last 24 hours, for any request. */
export async function isRepeated(tx: TenantTransaction, idempotency: IdempotencyKey | undefined): Promise<boolean> {
  return idempotency !== undefined && (await findKept(tx, idempotency.key)) !== undefined;
}

function findKept(tx: TenantTransaction, key: string) {
  return tx
    .selectFrom("idempotency_keys")
    .select(["request_hash", "reply"])
    .where("org_id", "=", tx.organizationId)
    .where("key", "=", key)
    .where("created_at", ">", sql<Date>`now() - interval '24 hours'`)
    .executeTakeFirst();
}

/**
 * The response to the same request in the last 24 hours. Call it under the organization's lock, and store the new response under it too.
 * @throws 409 when the key was used for another request.
 */
export async function earlierResponse(tx: TenantTransaction, idempotency: IdempotencyKey | undefined): Promise<object | undefined> {
  if (!idempotency) return undefined;
  const found = await findKept(tx, idempotency.key);
  if (!found) return undefined;
  if (!found.request_hash.equals(hashRequest(idempotency.request))) {
    throw conflict("Idempotency key reused", {
      message: "This Idempotency-Key was used for another request in the last 24 hours. Use a new key.",
      code: "IDEMPOTENCY_KEY_REUSED",
    });
  }
  return found.reply;
}

/** Stores a response in the transaction of the change, so that a failed request stores nothing. */
export async function storeResponse(
  tx: TenantTransaction,
  idempotency: IdempotencyKey | undefined,
  status: 200 | 201,
  answer: object,
): Promise<void> {
  if (!idempotency) return;
  const row = { request_hash: hashRequest(idempotency.request), status, reply: JSON.stringify(answer), created_at: new Date() };
  await tx
    .insertInto("idempotency_keys")
    .values({ org_id: tx.organizationId, key: idempotency.key, ...row })
    // The existing row is older than a day: a newer one was returned above, under the same lock.
    .onConflict((at) => at.columns(["org_id", "key"]).doUpdateSet(row))
    .execute();
}

function hashRequest(request: unknown): Buffer {
  return createHash("sha256").update(canonical(request)).digest();
}

/** JSON with sorted keys, so that the order of fields does not matter. */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(",")}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value) ?? "null";
  const entries = Object.entries(value).filter(([, part]) => part !== undefined);
  return `{${entries
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, part]) => `${JSON.stringify(key)}:${canonical(part)}`)
    .join(",")}}`;
}
