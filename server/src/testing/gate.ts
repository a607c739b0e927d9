import { setTimeout as pause } from "node:timers/promises";
import { waitTimeoutMs } from "@gantry/host/testing/wait-timeout.ts";
import { sql } from "kysely";
import type { Database, Transaction } from "../platform/db/database.ts";

/** Takes the lock that the requests under test have to wait for. */
type Lock = (tx: Transaction) => Promise<unknown>;

/**
 * Releases requests at the same time: holds a lock, sends all of them, waits until each waits for a database lock or has returned, then releases
 * the lock. A check that forgets to lock first then fails every time, not one time in a thousand. PostgreSQL grants the lock in the order in which it was
 * asked for; `"one after the other"` makes this the order of the requests.
 */
export async function gate<T>(
  db: Database,
  lock: Lock,
  requests: readonly (() => Promise<T>)[],
  order: "at once" | "one after the other" = "at once",
): Promise<T[]> {
  const { answers } = await db.asSystem(async (tx) => {
    await lock(tx);
    let returned = 0;
    const sent: Promise<T>[] = [];
    const givesUpAt = Date.now() + waitTimeoutMs;
    const areAtTheGate = async () => {
      while (returned + (await waiting(db)) < sent.length) {
        if (Date.now() > givesUpAt) throw new Error(`of ${sent.length} requests only ${returned} returned and ${await waiting(db)} wait`);
        await pause(5);
      }
    };
    for (const send of requests) {
      const response = send().finally(() => returned++);
      response.catch(() => {});
      sent.push(response);
      if (order === "one after the other") await areAtTheGate();
    }
    await areAtTheGate();
    return { answers: Promise.all(sent) };
  });
  return answers;
}

export function lockOrganization(organizationId: string): Lock {
  return (tx) => tx.selectFrom("organizations").select("id").where("id", "=", organizationId).forUpdate().executeTakeFirstOrThrow();
}

async function waiting(db: Database): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(db.owner);
  return rows[0]?.count ?? 0;
}
