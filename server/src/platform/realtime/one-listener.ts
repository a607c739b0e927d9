import { EventEmitter } from "node:events";
import type pg from "pg";

/**
 * The pool that the channel's adapter uses, with at most one connection to listen on. When a connection ends while the adapter prepares it, the adapter
 * opens two others and delivers each message of other servers twice, and it never releases a connection that has ended. Here, a second request gets the
 * same connection, and only the latest request receives its messages.
 */
export function withOneListener(pool: pg.Pool): pg.Pool {
  let client: pg.PoolClient | undefined;
  let latest = new EventEmitter();
  let turn: Promise<unknown> = Promise.resolve();

  const drop = (dropped: pg.PoolClient, reason: Error | true) => {
    if (client !== dropped) return;
    client = undefined;
    dropped.release(reason);
    // The adapter connects again.
    latest.emit("end");
  };
  const open = async (): Promise<pg.PoolClient> => {
    const opened = await pool.connect();
    client = opened;
    opened.on("notification", (message) => client === opened && latest.emit("notification", message));
    opened.on("end", () => drop(opened, true));
    return opened;
  };
  const connect = async () => {
    latest = new EventEmitter();
    const used = client ?? (await open());
    return Object.assign(latest, {
      query: (text: string) =>
        used.query(text).catch((error: Error) => {
          drop(used, error);
          throw error;
        }),
      release: () => drop(used, true),
    });
  };
  return { query: pool.query.bind(pool), connect: () => (turn = turn.catch(() => {}).then(connect)) } as unknown as pg.Pool;
}
