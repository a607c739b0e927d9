import { sql } from "kysely";
import type { Database } from "../db/database.ts";
import { NotYet } from "../outbox/topic.ts";

/** Wait for a turn that is this close; for a later one the message returns to the outbox. */
const nearMs = 2_000;
/** The longest time to wait for a provider, even if it asks for more. */
const maxHoldMs = 60 * 60_000;

/**
 * Waits for the next turn to send a mail. Turns are `intervalMs` apart across all server processes.
 * @throws {NotYet} when the next turn is too far away.
 */
export async function waitForTurn(db: Database, intervalMs: number): Promise<void> {
  const waitMs = await db.asSystem(async (tx) => {
    const { rows } = await sql<{ wait_ms: number }>`
      insert into mail_pace as pace (only_row, next_at) values (true, clock_timestamp() + make_interval(secs => ${intervalMs / 1000}))
      on conflict (only_row) do update
        set next_at = greatest(pace.next_at, clock_timestamp()) + make_interval(secs => ${intervalMs / 1000})
        where pace.next_at <= clock_timestamp() + make_interval(secs => ${nearMs / 1000})
      returning (extract(epoch from next_at - clock_timestamp()) * 1000)::float8 - ${intervalMs}::float8 as wait_ms`.execute(tx);
    if (rows[0]) return rows[0].wait_ms;
    const held = await sql<{ wait_ms: number }>`
      select (extract(epoch from next_at - clock_timestamp()) * 1000)::float8 as wait_ms from mail_pace`.execute(tx);
    // Jitter, so that the messages do not return at the same time.
    throw new NotYet("too many mails at once", Math.max(0, held.rows[0]?.wait_ms ?? 0) + Math.random() * nearMs);
  });
  if (waitMs > 0) await new Promise((resolve) => setTimeout(resolve, waitMs));
}

/** The provider asked to wait: no server process sends a mail before that time. */
export async function pauseMails(db: Database, waitMs: number): Promise<void> {
  await db.asSystem((tx) =>
    sql`
      insert into mail_pace as pace (only_row, next_at)
      values (true, clock_timestamp() + make_interval(secs => ${Math.min(waitMs, maxHoldMs) / 1000}))
      on conflict (only_row) do update set next_at = greatest(pace.next_at, excluded.next_at)`.execute(tx),
  );
}
