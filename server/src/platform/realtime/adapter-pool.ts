import { EventEmitter } from "node:events";
import type pg from "pg";
import type { Database } from "../db/database.ts";

export type ChannelDatabase = Pick<Database, "pool" | "listenToBusy">;

/**
 * The pool that the live channel's adapter uses. It sends with the database's pool and listens with `listenToBusy`, which reconnects. The adapter's own
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
  return { query: pool.query.bind(pool), connect } as unknown as pg.Pool;
}

/** The adapter sends only `LISTEN "channel"` over its own connection. */
function listenedChannel(statement: string): string {
  const channel = /^LISTEN "([^"]+)"$/.exec(statement)?.[1];
  if (channel === undefined) throw new Error(`not a LISTEN statement: ${statement}`);
  return channel;
}
