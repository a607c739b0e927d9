import { sql } from "kysely";
import type { Context } from "../../../context.ts";
import { hashToken, newToken } from "../../../platform/crypto/random-token.ts";
import type { Transaction } from "../../../platform/db/database.ts";

type Purpose = "password-reset" | "verify-email";

const lifetimeHours = { "password-reset": 1, "verify-email": 7 * 24 } satisfies Record<Purpose, number>;
/** Limits the mails that others can cause to be sent to an address. */
const maxPerHour = 5;

/** Creates a token for a mailed link; only its hash is stored. `undefined` when the person got too many mails within the hour. */
export async function newAccountToken(tx: Transaction, userId: string, purpose: Purpose): Promise<string | undefined> {
  // Of several concurrent requests each counts the others.
  await tx.selectFrom("users").select("id").where("id", "=", userId).forNoKeyUpdate().execute();
  const { recent } = await tx
    .selectFrom("account_tokens")
    .select((row) => row.fn.countAll<number>().as("recent"))
    .where("user_id", "=", userId)
    .where("purpose", "=", purpose)
    .where("created_at", ">", sql<Date>`clock_timestamp() - interval '1 hour'`)
    .executeTakeFirstOrThrow();
  if (recent >= maxPerHour) return undefined;
  const token = newToken();
  await tx
    .insertInto("account_tokens")
    .values({
      token_hash: hashToken(token),
      user_id: userId,
      purpose,
      expires_at: sql<Date>`clock_timestamp() + make_interval(hours => ${lifetimeHours[purpose]})`,
    })
    .execute();
  return token;
}

/** The owner of a valid token. Does not use the token up. */
export async function ownerOfToken(tx: Transaction, token: string, purpose: Purpose): Promise<string | undefined> {
  const found = await tx
    .selectFrom("account_tokens")
    .select("user_id")
    .where("token_hash", "=", hashToken(token))
    .where("purpose", "=", purpose)
    .where("expires_at", ">", sql<Date>`clock_timestamp()`)
    .executeTakeFirst();
  return found?.user_id;
}

/** Uses up a token and all others of its purpose; of several concurrent calls one gets `true`. */
export async function useToken(tx: Transaction, userId: string, token: string, purpose: Purpose): Promise<boolean> {
  const used = await tx
    .deleteFrom("account_tokens")
    .where("token_hash", "=", hashToken(token))
    .where("user_id", "=", userId)
    .where("purpose", "=", purpose)
    .where("expires_at", ">", sql<Date>`clock_timestamp()`)
    .returning("user_id")
    .executeTakeFirst();
  if (!used) return false;
  await dropTokens(tx, userId, purpose);
  return true;
}

export async function dropTokens(tx: Transaction, userId: string, purpose: Purpose): Promise<void> {
  await tx.deleteFrom("account_tokens").where("user_id", "=", userId).where("purpose", "=", purpose).execute();
}

export async function deleteOldTokens(ctx: Context): Promise<void> {
  await ctx.db.asSystem((tx) => tx.deleteFrom("account_tokens").where("expires_at", "<", sql<Date>`now()`).execute());
}
