import { sql } from "kysely";
import type { Logger } from "pino";
import type { Sealed, SecretBox } from "../crypto/seal.ts";
import type { Database } from "../db/database.ts";
import { boundTo } from "./put-in-outbox.ts";
import { type Deliverer, type OutboxMessage, NotYet, RetryLater, Undeliverable } from "./topic.ts";

export interface Outbox {
  /** Resolves when nothing is due and nothing is being delivered. For tests and shutdown. */
  idle(): Promise<void>;
  /** Claims no further message and waits for those being delivered. */
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

// Limited per organization, so that one slow receiver does not delay the others.
const atOnce = 16;
const perOrganization = 3;
const claimSeconds = 120;
const pollEveryMs = 1_000;

/** Delivers queued messages. Every server process runs one; a message is claimed by one process at a time. */
export async function startOutbox(
  world: { db: Database; secrets: SecretBox; log: Logger },
  deliverers: readonly Deliverer[],
): Promise<Outbox> {
  const { db, log } = world;
  const byTopic = new Map(deliverers.map((deliverer) => [deliverer.topic, deliverer]));
  const inProgress = new Set<Promise<void>>();
  let stopped = false;
  let polling: Promise<void> | undefined;
  let pollAgain = false;

  function poll(): Promise<void> {
    if (polling) pollAgain = true;
    polling ??= pollNow().finally(() => {
      polling = undefined;
      if (pollAgain && !stopped) {
        pollAgain = false;
        void poll();
      }
    });
    return polling;
  }

  async function pollNow(): Promise<void> {
    if (stopped || inProgress.size >= atOnce) return;
    try {
      for (const message of await claim(db, [...byTopic.keys()], atOnce - inProgress.size)) {
        const delivering: Promise<void> = deliverOne(message)
          .catch((error: unknown) => log.error({ err: error, messageId: message.id }, "updating the outbox failed"))
          .finally(() => {
            inProgress.delete(delivering);
            void poll();
          });
        inProgress.add(delivering);
      }
    } catch (error) {
      log.warn({ err: error }, "the outbox could not be read; trying again");
    }
  }

  async function deliverOne(row: Claimed): Promise<void> {
    const deliverer = byTopic.get(row.topic);
    if (!deliverer) return;
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
      payload = JSON.parse(world.secrets.open(row.payload, boundTo(row.id, row.topic)));
      await deliverer.deliver(payload, message);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      const waitMs = payload === undefined ? undefined : waitBefore(error, deliverer, payload, row);
      if (error instanceof NotYet && waitMs !== undefined) return putBack(db, row, null, waitMs);
      log.warn({ topic: row.topic, messageId: row.id, attempt: row.attempt, reason, retry: waitMs !== undefined }, "a delivery failed");
      if (waitMs !== undefined) return putBack(db, row, reason, waitMs);
      await end(db, row, "given_up", reason);
      if (payload !== undefined) await deliverer.givenUp(payload, message, reason, error);
      return;
    }
    await end(db, row, "delivered", remark);
  }

  const stopListening = await db.listen("outbox", () => void poll());
  const timer = setInterval(() => void poll(), pollEveryMs);
  timer.unref();
  void poll();
  return {
    async idle() {
      for (;;) {
        await poll();
        if (inProgress.size === 0 && !polling && (await nothingDue(db))) return;
        await Promise.race([...inProgress, new Promise((resolve) => setTimeout(resolve, 20))]);
      }
    },
    async stop() {
      stopped = true;
      clearInterval(timer);
      await stopListening();
      await polling;
      await Promise.all(inProgress);
    },
  };
}

/** Time until the next attempt in ms; `undefined` when there is none. */
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
        select coalesce(org_id, '') as org, count(*) as messages from outbox
        where state = 'waiting' and held_until > clock_timestamp() and topic = any(${topics as string[]}) group by 1
      ), due as (
        select o.id, o.due_at,
          row_number() over (partition by o.org_id order by o.due_at, o.id) + coalesce(b.messages, 0) as place
        from outbox o left join busy b on b.org = coalesce(o.org_id, '')
        where o.state = 'waiting' and o.due_at <= clock_timestamp()
          and (o.held_until is null or o.held_until <= clock_timestamp())
          and o.topic = any(${topics as string[]})
      ), taken as (
        -- Repeat the conditions: a row that another process claimed in the meantime is evaluated again when its lock is released.
        select id from outbox
        where id in (select id from due where place <= ${perOrganization} order by due_at limit ${most})
          and state = 'waiting' and (held_until is null or held_until <= clock_timestamp())
        for update skip locked
      )
      update outbox set attempt = attempt + 1, held_until = clock_timestamp() + make_interval(secs => ${claimSeconds})
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
