import { EventEmitter } from "node:events";
import type pg from "pg";
import type { Database } from "../db/database.ts";

export type ChannelDatabase = Pick<Database, "pool" | "listenToBusy">;

/**
 * The pool that the live channel's adapter uses. It sends with the database's pool, in order, and listens with `listenToBusy`, which reconnects. The adapter's own
 * reconnecting is not used: when a connection ends while the adapter prepares it, the adapter opens two others and delivers each message twice.
 * @param onMissed the listening connection was lost: other servers may have sent messages meanwhile
 */
export function adapterPool({ pool, listenToBusy }: ChannelDatabase, onMissed: () => void): pg.Pool {
  const connect = async () => {
    const stops: Promise<() => Promise<void>>[] = [];
    const client = new EventEmitter();
    return Object.assign(client, {
      async query(statement: string) {
        const stop = listenToBusy(listenedChannel(statement), (payload) => {
          if (payload === undefined) onMissed();
          else client.emit("notification", { payload });
        });
        stops.push(stop);
        await stop;
      },
      release() {
        for (const stop of stops) void stop.then((end) => end()).catch(() => {});
      },
    });
  };
  const send = inOrder(pool);
  const query = (text: string, values?: unknown[]) => (text === sends ? send(text, values) : pool.query(text, values));
  return { query, connect } as unknown as pg.Pool;
}

/** What the adapter sends an event with. An event of more than 8,000 bytes is stored before, so that others may overtake it. */
const sends = "SELECT pg_notify($1, $2)";

interface Waiting {
  text: string;
  values: unknown[] | undefined;
  done: (result: Promise<pg.QueryResult>) => void;
}

/** Executes statements over one connection at a time, so that PostgreSQL delivers the notifications in the order in which they were sent. */
function inOrder(pool: pg.Pool) {
  let waiting: Waiting[] = [];
  let isSending = false;
  const carryOut = async (batch: readonly Waiting[]) => {
    const client = await pool.connect();
    // The connection sends them without waiting for the answers in between.
    const results = batch.map(({ text, values }) => client.query(text, values));
    for (const [index, { done }] of batch.entries()) done(results[index] as Promise<pg.QueryResult>);
    await Promise.allSettled(results);
    client.release();
  };
  const sendAll = async () => {
    isSending = true;
    while (waiting.length > 0) {
      const batch = waiting;
      waiting = [];
      await carryOut(batch).catch((error: unknown) => {
        for (const { done } of batch) done(Promise.reject(error));
      });
    }
    isSending = false;
  };
  return (text: string, values: unknown[] | undefined): Promise<pg.QueryResult> =>
    new Promise((resolve) => {
      waiting.push({ text, values, done: resolve });
      if (!isSending) void sendAll();
    });
}

/** The adapter sends only `LISTEN "channel"` over its own connection. */
function listenedChannel(statement: string): string {
  const channel = /^LISTEN "([^"]+)"$/.exec(statement)?.[1];
  if (channel === undefined) throw new Error(`not a LISTEN statement: ${statement}`);
  return channel;
}
