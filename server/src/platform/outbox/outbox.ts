import { sql } from "kysely";
import type { Logger } from "pino";
import type { Sealed, SecretBox } from "../crypto/seal.ts";
import type { Database } from "../db/database.ts";
import { boundTo } from "./put-in-outbox.ts";
import { type Deliverer, type Letter, NotYet, RetryLater, Undeliverable } from "./topic.ts";

export interface Outbox {
  /** Resolves when nothing is due and nothing is under way. For tests and for closing. */
  idle(): Promise<void>;
  /** Takes no further letter and waits for those under way. */
  stop(): Promise<void>;
}

interface Claimed {
  id: string;
  org_id: string | null;
  topic: string;
  payload: Sealed;
  attempt: number;
  age_ms: number;
}

// One slow receiver must not keep the other organizations waiting.
const atOnce = 16;
const perOrganization = 3;
const heldSeconds = 120;
const lookEveryMs = 1_000;

/** Delivers what commits put into the outbox, in every server process; each letter by one of them at a time. */
export async function startOutbox(
  world: { db: Database; secrets: SecretBox; log: Logger },
  deliverers: readonly Deliverer[],
): Promise<Outbox> {
  const { db, log } = world;
  const byTopic = new Map(deliverers.map((deliverer) => [deliverer.topic, deliverer]));
  const underWay = new Set<Promise<void>>();
  let stopped = false;
  let looking: Promise<void> | undefined;
  let lookAgain = false;

  function look(): Promise<void> {
    if (looking) lookAgain = true;
    looking ??= lookNow().finally(() => {
      looking = undefined;
      if (lookAgain && !stopped) {
        lookAgain = false;
        void look();
      }
    });
    return looking;
  }

  async function lookNow(): Promise<void> {
    if (stopped || underWay.size >= atOnce) return;
    try {
      for (const letter of await claim(db, [...byTopic.keys()], atOnce - underWay.size)) {
        const delivering: Promise<void> = deliverOne(letter)
          .catch((error: unknown) => log.error({ err: error, letter: letter.id }, "keeping the outbox failed"))
          .finally(() => {
            underWay.delete(delivering);
            void look();
          });
        underWay.add(delivering);
      }
    } catch (error) {
      log.warn({ err: error }, "the outbox could not be read; it is looked at again");
    }
  }

  async function deliverOne(row: Claimed): Promise<void> {
    const deliverer = byTopic.get(row.topic);
    if (!deliverer) return;
    let remark: string | null = null;
    const letter: Letter = {
      id: row.id,
      organizationId: row.org_id ?? undefined,
      attempt: row.attempt,
      ageMs: row.age_ms,
      note: (words) => {
        remark = words;
      },
    };
    let payload: unknown;
    try {
      payload = JSON.parse(world.secrets.open(row.payload, boundTo(row.id, row.topic)));
      await deliverer.deliver(payload, letter);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      const waitMs = payload === undefined ? undefined : waitBefore(error, deliverer, payload, row);
      if (error instanceof NotYet && waitMs !== undefined) return putBack(db, row, null, waitMs);
      log.warn({ topic: row.topic, letter: row.id, attempt: row.attempt, reason, again: waitMs !== undefined }, "a delivery failed");
      if (waitMs !== undefined) return putBack(db, row, reason, waitMs);
      await end(db, row, "given_up", reason);
      if (payload !== undefined) await deliverer.givenUp(payload, letter, reason);
      return;
    }
    await end(db, row, "delivered", remark);
  }

  const stopListening = await db.listen("outbox", () => void look());
  const timer = setInterval(() => void look(), lookEveryMs);
  timer.unref();
  void look();
  return {
    async idle() {
      for (;;) {
        await look();
        if (underWay.size === 0 && !looking && (await nothingDue(db))) return;
        await Promise.race([...underWay, new Promise((resolve) => setTimeout(resolve, 20))]);
      }
    },
    async stop() {
      stopped = true;
      clearInterval(timer);
      await stopListening();
      await looking;
      await Promise.all(underWay);
    },
  };
}

/** How long to wait for the next try; `undefined`: there is none. */
function waitBefore(error: unknown, deliverer: Deliverer, payload: unknown, { attempt, age_ms }: Claimed): number | undefined {
  const usualMs = error instanceof NotYet ? 0 : deliverer.retryAfterMs(attempt);
  if (usualMs === undefined || error instanceof Undeliverable) return undefined;
  const waitMs = error instanceof RetryLater ? Math.max(error.waitMs, usualMs) : usualMs;
  return age_ms + waitMs < deliverer.lifetimeMs(payload) ? waitMs : undefined;
}

async function claim(db: Database, topics: readonly string[], most: number): Promise<Claimed[]> {
  return db.asSystem(async (tx) => {
    const { rows } = await sql<Claimed>`
      with busy as (
        select coalesce(org_id, '') as org, count(*) as letters from outbox
        where state = 'waiting' and held_until > clock_timestamp() and topic = any(${topics as string[]}) group by 1
      ), due as (
        select o.id, o.due_at,
          row_number() over (partition by o.org_id order by o.due_at, o.id) + coalesce(b.letters, 0) as place
        from outbox o left join busy b on b.org = coalesce(o.org_id, '')
        where o.state = 'waiting' and o.due_at <= clock_timestamp()
          and (o.held_until is null or o.held_until <= clock_timestamp())
          and o.topic = any(${topics as string[]})
      ), taken as (
        -- The conditions once more: a row that another process took meanwhile is looked at again when its lock is free.
        select id from outbox
        where id in (select id from due where place <= ${perOrganization} order by due_at limit ${most})
          and state = 'waiting' and (held_until is null or held_until <= clock_timestamp())
        for update skip locked
      )
      update outbox set attempt = attempt + 1, held_until = clock_timestamp() + make_interval(secs => ${heldSeconds})
      where id in (select id from taken)
      returning id, org_id, topic, payload, attempt,
        (extract(epoch from clock_timestamp() - created_at) * 1000)::float8 as age_ms`.execute(tx.lastly());
    return rows;
  });
}

async function nothingDue(db: Database): Promise<boolean> {
  return db.asSystem(async (tx) => {
    const row = await tx
      .selectFrom("outbox")
      .select("id")
      .where("state", "=", "waiting")
      .where("due_at", "<=", sql<Date>`clock_timestamp()`)
      .limit(1)
      .executeTakeFirst();
    return row === undefined;
  });
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

/** `reason`: why the try failed; `null` when there was none, which then does not count. */
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
