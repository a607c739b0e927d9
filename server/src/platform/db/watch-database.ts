import { performance } from "node:perf_hooks";
import pg from "pg";
import { DatabaseAway } from "./database-down.ts";

export type Listener = (payload: string | undefined) => void;

/** Monitors the database and listens to its notifications, over a separate connection. */
export interface DatabaseWatch {
  /** Why the database cannot be used now; `undefined` while it can, and while there are no listeners. */
  readonly problem: DatabaseAway | undefined;
  /** Calls back on each NOTIFY of a channel, and with `undefined` after a reconnect. */
  listen(channel: string, listener: Listener): Promise<() => Promise<void>>;
  /** Resolves and rejects as `query` does, or rejects as soon as the database goes away; `tooLate` then gets what `query` resolves to. */
  orAway<T>(query: Promise<T>, tooLate: (value: T) => void): Promise<T>;
}

export interface WatchOptions {
  /** The database accepts connections but has stopped responding: abandon pending queries. */
  onSilent: (problem: DatabaseAway) => void;
  /** The database can be used again. */
  onBack: () => void;
  /** A persisting problem is reported once. */
  onError: (error: Error) => void;
}

const tickMs = 250;
const probeEveryMs = 1_000;
/** Together with the time to the next probe, this keeps every request below the 5 seconds that it may wait. */
const silentAfterMs = 3_000;
const connectTimeoutMs = 3_000;
const reconnectMs = 500;

const readOnlyQuery = "select pg_is_in_recovery() or current_setting('transaction_read_only') = 'on' as is_read_only";

/**
 * Starts with the first listener and ends with the last. The database counts as away when no connection can be made, when it does not respond
 * within {@link silentAfterMs}, and when it is read-only, as an old primary is after a failover. "Too many connections" does not count: the
 * pool's connections still work.
 */
export function watchDatabase(connection: pg.ClientConfig, { onSilent, onBack, onError }: WatchOptions): DatabaseWatch {
  const channels = new Map<string, Set<Listener>>();
  const waiting = new Set<(problem: DatabaseAway) => void>();
  let client: pg.Client | undefined;
  let problem: DatabaseAway | undefined;
  let connecting: Promise<void> | undefined;
  let retry: NodeJS.Timeout | undefined;
  let ticker: NodeJS.Timeout | undefined;
  let probe: { sinceMs: number; underWay: boolean } = { sinceMs: 0, underWay: false };

  let reported: string | undefined;
  function report(error: Error): void {
    if (reported !== error.message) onError(error);
    reported = error.message;
  }

  function away(message: string, cause?: unknown): DatabaseAway {
    problem = new DatabaseAway(message, { cause });
    for (const reject of waiting) reject(problem);
    waiting.clear();
    return problem;
  }

  async function connect(): Promise<void> {
    const fresh = new pg.Client({
      ...connection,
      application_name: "gantry watch",
      keepAlive: true,
      connectionTimeoutMillis: connectTimeoutMs,
    });
    fresh.on("error", report);
    fresh.on("notification", ({ channel, payload }) => channels.get(channel)?.forEach((listener) => listener(payload ?? "")));
    // pg emits `end` also for a connection that was never made; only the current one is replaced.
    fresh.on("end", () => {
      if (client !== fresh) return;
      client = undefined;
      reconnectIn(0);
    });
    try {
      await fresh.connect();
      if (await isReadOnly(fresh, connectTimeoutMs)) throw new DatabaseAway("The database is read-only.");
      for (const channel of channels.keys()) await ask(fresh, listenTo(channel), connectTimeoutMs);
    } catch (error) {
      drop(fresh);
      throw error;
    }
    if (channels.size === 0) return void fresh.end().catch(() => {});
    client = fresh;
    probe = { sinceMs: 0, underWay: false };
    if (problem) onBack();
    problem = undefined;
    reported = undefined;
  }

  /** Never rejects: connecting is retried. */
  async function attempt(isFirst: boolean): Promise<void> {
    try {
      await connect();
      if (isFirst) return;
      for (const listeners of channels.values()) for (const listener of listeners) listener(undefined);
    } catch (error) {
      report(error instanceof Error ? error : new Error(String(error)));
      if (!isFull(error)) away(error instanceof DatabaseAway ? error.message : "The database cannot be reached.", error);
      reconnectIn(reconnectMs);
    }
  }

  function reconnectIn(delayMs: number): void {
    if (channels.size === 0 || retry) return;
    retry = setTimeout(() => {
      retry = undefined;
      connecting = attempt(false).finally(() => (connecting = undefined));
    }, delayMs);
  }

  /** Destroys a connection without waiting for the server. */
  function drop(which: pg.Client): void {
    if (client === which) client = undefined;
    which.connection.stream.destroy();
  }

  // Count only time in which this process could have read the response: after a pause of the process it may be in the socket's buffer.
  let lastTick = performance.now();
  function tick(): void {
    const now = performance.now();
    const passedMs = Math.min(now - lastTick, 2 * tickMs);
    lastTick = now;
    if (!client) return;
    probe.sinceMs += passedMs;
    if (!probe.underWay && probe.sinceMs >= probeEveryMs) void sendProbe(client);
    else if (probe.underWay && probe.sinceMs >= silentAfterMs) {
      onSilent(away("The database does not answer."));
      drop(client);
      reconnectIn(reconnectMs);
    }
  }

  async function sendProbe(probed: pg.Client): Promise<void> {
    const mine = { sinceMs: 0, underWay: true };
    probe = mine;
    try {
      // Without pg's own timer, which does not account for pauses of this process.
      const isReplica = await isReadOnly(probed);
      mine.underWay = false;
      if (!isReplica || client !== probed) return;
      away("The database is read-only.");
    } catch (error) {
      // The connection's `end` event does the rest, unless only this query failed.
      report(error instanceof Error ? error : new Error(String(error)));
      if (client !== probed) return;
    }
    drop(probed);
    reconnectIn(reconnectMs);
  }

  return {
    get problem() {
      return problem;
    },
    orAway(query, tooLate) {
      return new Promise((resolve, reject) => {
        let isLate = false;
        const giveUp = (reason: DatabaseAway) => {
          isLate = true;
          reject(reason);
        };
        waiting.add(giveUp);
        query.then(
          (value) => {
            waiting.delete(giveUp);
            if (isLate) tooLate(value);
            else resolve(value);
          },
          (error: unknown) => {
            waiting.delete(giveUp);
            reject(error);
          },
        );
      });
    },
    async listen(channel, listener) {
      const listeners = channels.get(channel) ?? new Set();
      channels.set(channel, listeners.add(listener));
      const stop = async () => {
        listeners.delete(listener);
        if (listeners.size > 0 || channels.get(channel) !== listeners) return;
        channels.delete(channel);
        if (channels.size > 0) return void (await client?.query(`unlisten "${channel}"`));
        clearInterval(ticker);
        ticker = undefined;
        clearTimeout(retry);
        retry = undefined;
        const last = client;
        client = undefined;
        problem = undefined;
        await last?.end();
      };
      ticker ??= setInterval(tick, tickMs).unref();
      if (!client && !retry) connecting ??= attempt(true).finally(() => (connecting = undefined));
      await connecting;
      // Listeners added while the connection was being made may have missed notifications.
      await client?.query(listenTo(channel)).catch(() => {});
      return stop;
    },
  };
}

const listenTo = (channel: string): string => `listen "${channel}"`;

async function isReadOnly(client: pg.Client, timeoutMs?: number): Promise<boolean> {
  const { rows } = await ask<{ is_read_only: boolean }>(client, readOnlyQuery, timeoutMs);
  return rows[0]?.is_read_only === true;
}

function ask<R extends pg.QueryResultRow>(client: pg.Client, text: string, timeoutMs?: number): Promise<pg.QueryResult<R>> {
  const question: pg.QueryConfig & { query_timeout?: number } = { text, ...(timeoutMs === undefined ? {} : { query_timeout: timeoutMs }) };
  return client.query<R>(question);
}

const isFull = (error: unknown): boolean => error instanceof Error && "code" in error && error.code === "53300";
