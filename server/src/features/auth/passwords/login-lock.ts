import { sql } from "kysely";
import type { Context } from "../../../context.ts";
import type { Transaction } from "../../../platform/db/database.ts";
import { tooMany } from "../../../platform/errors.ts";
import type { Passwords } from "./passwords.ts";

const attempts = 5;
const windowMinutes = 15;

/** Whether the password of an attempt may be checked. */
type Reservation = { open: true } | { open: false; retryAfterSeconds: number };

/**
 * Compares the password of an address. The attempt counts as a failure unless `compare` resolves, which resets the count.
 * @throws 429 `Account temporarily locked`, and what `compare` rejects with
 */
export function countAttempt<T>(ctx: Context, passwords: Passwords, email: string, compare: () => Promise<T>): Promise<T> {
  return passwords.inTurn(email, async () => {
    const reservation = await reserveAttempt(ctx, email);
    if (!reservation.open) throw accountLocked(reservation.retryAfterSeconds);
    const result = await compare();
    await ctx.db.asSystem((tx) => resetFailures(tx, email));
    return result;
  });
}

/**
 * Counts an attempt before any password is compared, so that a hundred parallel guesses cause five comparisons. A successful
 * sign-in resets the count. Uses the database's clock; unknown emails are counted the same way.
 */
async function reserveAttempt(ctx: Context, email: string): Promise<Reservation> {
  return ctx.db.asSystem(async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtextextended(${`login ${email}`}, 0))`.execute(tx);
    const lockedFor = await secondsLocked(tx, email);
    if (lockedFor > 0) return { open: false, retryAfterSeconds: lockedFor };
    await sql`delete from login_failures where email = ${email} and failed_at <= clock_timestamp() - ${windowMinutes} * interval '1 minute'`.execute(
      tx,
    );
    const { rows } = await sql<{ count: number }>`select count(*) as count from login_failures where email = ${email}`.execute(tx);
    const used = rows[0]?.count ?? 0;
    if (used >= attempts) return { open: false, retryAfterSeconds: windowMinutes * 60 };
    await sql`insert into login_failures (email, failed_at) values (${email}, clock_timestamp())`.execute(tx);
    if (used + 1 >= attempts) {
      await sql`
        insert into login_locks (email, locked_until) values (${email}, clock_timestamp() + ${windowMinutes} * interval '1 minute')
        on conflict (email) do update set locked_until = excluded.locked_until`.execute(tx);
    }
    return { open: true };
  });
}

/** After a correct password: deletes earlier failures, and the lock if this attempt has set it. */
export async function resetFailures(tx: Transaction, email: string): Promise<void> {
  await sql`delete from login_failures where email = ${email}`.execute(tx);
  await sql`delete from login_locks where email = ${email}`.execute(tx);
}

/** Deletes failures and locks that no longer count. */
export async function deleteOldLoginFailures(ctx: Pick<Context, "db">): Promise<void> {
  await ctx.db.asSystem(async (tx) => {
    await tx.deleteFrom("login_failures").where("failed_at", "<", sql<Date>`now() - ${windowMinutes} * interval '1 minute'`).execute();
    await tx.deleteFrom("login_locks").where("locked_until", "<", sql<Date>`now()`).execute();
  });
}

export async function isLocked(ctx: Context, email: string): Promise<number> {
  return ctx.db.asSystem((tx) => secondsLocked(tx, email));
}

async function secondsLocked(tx: Transaction, email: string): Promise<number> {
  const { rows } = await sql<{ seconds: number }>`
    select extract(epoch from locked_until - clock_timestamp())::float8 as seconds from login_locks where email = ${email}`.execute(tx);
  return Math.max(0, rows[0]?.seconds ?? 0);
}

export function accountLocked(retryAfterSeconds: number) {
  const minutes = Math.max(1, Math.ceil(retryAfterSeconds / 60));
  return tooMany("Account temporarily locked", retryAfterSeconds, {
    message: `Too many failed sign-ins. Try again in ${minutes} min.`,
    code: "ACCOUNT_LOCKED",
  });
}
