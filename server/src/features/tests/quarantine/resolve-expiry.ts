import { sql } from "kysely";
import { maxKeepDays } from "@gantry/contract/quarantine/constants.ts";
import type { QuarantineNote } from "@gantry/contract/quarantine/schemas.ts";
import type { TenantTransaction } from "../../../platform/db/database.ts";
import { badRequest } from "../../../platform/errors.ts";

/** When a quarantine ends, and whether a pass can end it before. */
export interface Expiry {
  expires_at: string | Date | null;
  keep: boolean;
}

/**
 * A quarantine has one end: `expiresAt` sets it; `keepUntil` sets it and prevents a pass from ending it earlier. Omitted fields are kept.
 * @throws 400 for a time in the past or too far in the future by the database's clock, and for two contradicting times.
 */
export async function resolveExpiry(
  tx: TenantTransaction,
  { expiresAt, keepUntil }: Pick<QuarantineNote, "expiresAt" | "keepUntil">,
  before: Expiry = { expires_at: null, keep: false },
): Promise<Expiry> {
  if (expiresAt && keepUntil && Date.parse(expiresAt) !== Date.parse(keepUntil))
    throw refused("keepUntil", "`keepUntil` and `expiresAt` name two different times. Send one of them.");
  if (expiresAt === null && keepUntil) throw refused("keepUntil", "`keepUntil` names a time and `expiresAt` removes it. Send one of them.");
  if (expiresAt) await requireFuture(tx, "expiresAt", expiresAt);
  if (keepUntil) {
    await requireFuture(tx, "keepUntil", keepUntil);
    return { expires_at: keepUntil, keep: true };
  }
  if (expiresAt === null) return { expires_at: null, keep: false };
  if (keepUntil === null) return { expires_at: expiresAt ?? (before.keep ? null : before.expires_at), keep: false };
  return expiresAt ? { expires_at: expiresAt, keep: before.keep } : before;
}

async function requireFuture(tx: TenantTransaction, field: "expiresAt" | "keepUntil", moment: string): Promise<void> {
  const { rows } = await sql<{ over: boolean; far: boolean }>`
    select ${moment}::timestamptz <= clock_timestamp() as over,
      ${moment}::timestamptz > clock_timestamp() + make_interval(days => ${maxKeepDays}) as far`.execute(tx);
  if (rows[0]?.over) throw refused(field, `\`${field}\` must be later than now.`);
  if (field === "keepUntil" && rows[0]?.far) throw refused(field, `\`keepUntil\` can be at most ${maxKeepDays} days ahead.`);
}

function refused(path: string, message: string) {
  return badRequest("Validation failed", { message, code: "VALIDATION_FAILED", issues: [{ path, message }] });
}
