import { performance } from "node:perf_hooks";
import pg from "pg";
import { DatabaseUnavailable } from "./database-down.ts";
import { PendingQueries } from "./pending-queries.ts";

export type Listener = (payload: string | undefined) => void;

export interface WatchOptions {
  /** The connection's name in `pg_stat_activity`. */
  name: string;
  /** The database accepts connections but has stopped responding: abandon pending queries. */
  onSilent?: (problem: DatabaseUnavailable) => void;
  /** The database can be used again. */
  onBack?: () => void;
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
 * Monitors the database and listens to its notifications, over a separate connection. Starts with the first listener and ends with the last. The database
 * counts as unavailable when no connection can be made, when it does not respond within {@link silentAfterMs}, and when it is read-only, as an old primary is
 * after a failover. "Too many connections" does not count: the pool's connections still work.
 */
export class DatabaseWatch {
  readonly #connection: pg.ClientConfig;
  readonly #options: WatchOptions;
  readonly #channels = new Map<string, Set<Listener>>();
  readonly #pending = new PendingQueries();
  #client: pg.Client | undefined;
  #problem: DatabaseUnavailable | undefined;
  #connecting: Promise<void> | undefined;
  #retry: NodeJS.Timeout | undefined;
  #ticker: NodeJS.Timeout | undefined;
  #lastTick = 0;
  #probe = { sinceMs: 0, underWay: false };
  #reported: string | undefined;

  constructor(connection: pg.ClientConfig, options: WatchOptions) {
    this.#connection = connection;
    this.#options = options;
  }

  /** Why the database cannot be used now; `undefined` while it can, and while there are no listeners. */
  get problem(): DatabaseUnavailable | undefined {
    return this.#problem;
  }

  /** Like `query`, but rejects as soon as the database becomes unavailable; `tooLate` then gets the late result of `query`. */
  orUnavailable<T>(query: Promise<T>, tooLate: (value: T) => void): Promise<T> {
    return this.#pending.add(query, tooLate);
  }

  /** Calls back on each NOTIFY of a channel, and with `undefined` after a reconnect. @returns ends it */
  async listen(channel: string, listener: Listener): Promise<() => Promise<void>> {
    const listeners = this.#channels.get(channel) ?? new Set();
    this.#channels.set(channel, listeners.add(listener));
    this.#start();
    await this.#connecting;
    // Listeners added while the connection was being made may have missed notifications.
    await this.#client?.query(listenTo(channel)).catch(() => {});
    return async () => {
      listeners.delete(listener);
      if (listeners.size > 0 || this.#channels.get(channel) !== listeners) return;
      this.#channels.delete(channel);
      if (this.#channels.size > 0) await this.#client?.query(`unlisten "${channel}"`);
      else await this.#stop();
    };
  }

  /** Ends for all listeners. */
  async close(): Promise<void> {
    this.#channels.clear();
    await this.#stop();
  }

  #start(): void {
    if (!this.#ticker) {
      this.#lastTick = performance.now();
      this.#ticker = setInterval(() => this.#tick(), tickMs).unref();
    }
    if (!this.#client && !this.#retry) this.#connecting ??= this.#connect(true);
  }

  async #stop(): Promise<void> {
    clearInterval(this.#ticker);
    this.#ticker = undefined;
    clearTimeout(this.#retry);
    this.#retry = undefined;
    const last = this.#client;
    this.#client = undefined;
    this.#problem = undefined;
    await last?.end();
  }

  /** Never rejects: connecting is retried. */
  async #connect(isFirst: boolean): Promise<void> {
    try {
      this.#use(await this.#open());
      if (isFirst) return;
      for (const listeners of this.#channels.values()) for (const listener of listeners) listener(undefined);
    } catch (error) {
      this.#report(error);
      if (!isFull(error)) this.#goAway(error instanceof DatabaseUnavailable ? error.message : "The database cannot be reached.", error);
      this.#reconnectIn(reconnectMs);
    } finally {
      this.#connecting = undefined;
    }
  }

  /** A connection that listens on every channel. */
  async #open(): Promise<pg.Client> {
    const opened = new pg.Client({
      ...this.#connection,
      application_name: this.#options.name,
      keepAlive: true,
      connectionTimeoutMillis: connectTimeoutMs,
    });
    opened.on("error", (error) => this.#report(error));
    opened.on("notification", ({ channel, payload }) => this.#channels.get(channel)?.forEach((listener) => listener(payload ?? "")));
    // pg emits `end` also for a connection that was never made; only the current one is replaced.
    opened.on("end", () => {
      if (this.#client !== opened) return;
      this.#client = undefined;
      this.#reconnectIn(0);
    });
    try {
      await opened.connect();
      if (await isReadOnly(opened, connectTimeoutMs)) throw new DatabaseUnavailable("The database is read-only.");
      for (const channel of this.#channels.keys()) await ask(opened, listenTo(channel), connectTimeoutMs);
      return opened;
    } catch (error) {
      this.#drop(opened);
      throw error;
    }
  }

  #use(opened: pg.Client): void {
    // The last listener left in the meantime.
    if (this.#channels.size === 0) return void opened.end().catch(() => {});
    this.#client = opened;
    this.#probe = { sinceMs: 0, underWay: false };
    if (this.#problem) this.#options.onBack?.();
    this.#problem = undefined;
    this.#reported = undefined;
  }

  #reconnectIn(delayMs: number): void {
    if (this.#channels.size === 0 || this.#retry) return;
    this.#retry = setTimeout(() => {
      this.#retry = undefined;
      this.#connecting = this.#connect(false);
    }, delayMs);
  }

  /** Destroys a connection without waiting for the server. */
  #drop(client: pg.Client): void {
    if (this.#client === client) this.#client = undefined;
    client.connection.stream.destroy();
  }

  #goAway(message: string, cause?: unknown): DatabaseUnavailable {
    this.#problem = new DatabaseUnavailable(message, { cause });
    this.#pending.rejectAll(this.#problem);
    return this.#problem;
  }

  #report(error: unknown): void {
    const reported = error instanceof Error ? error : new Error(String(error));
    if (this.#reported !== reported.message) this.#options.onError(reported);
    this.#reported = reported.message;
  }

  /** Probes the connection regularly, and drops it when a probe is not answered in time. */
  #tick(): void {
    const now = performance.now();
    // Count only time in which this process could have read the response: after a pause of the process it may be in the socket's buffer.
    const passedMs = Math.min(now - this.#lastTick, 2 * tickMs);
    this.#lastTick = now;
    if (!this.#client) return;
    this.#probe.sinceMs += passedMs;
    if (!this.#probe.underWay && this.#probe.sinceMs >= probeEveryMs) void this.#sendProbe(this.#client);
    else if (this.#probe.underWay && this.#probe.sinceMs >= silentAfterMs) {
      this.#options.onSilent?.(this.#goAway("The database does not respond."));
      this.#drop(this.#client);
      this.#reconnectIn(reconnectMs);
    }
  }

  async #sendProbe(probed: pg.Client): Promise<void> {
    const probe = { sinceMs: 0, underWay: true };
    this.#probe = probe;
    try {
      // Without pg's own timer, which does not account for pauses of this process.
      const isReplica = await isReadOnly(probed);
      probe.underWay = false;
      if (!isReplica || this.#client !== probed) return;
      this.#goAway("The database is read-only.");
    } catch (error) {
      // The connection's `end` event does the rest, unless only this query failed.
      this.#report(error);
      if (this.#client !== probed) return;
    }
    this.#drop(probed);
    this.#reconnectIn(reconnectMs);
  }
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
