import type { Redis } from "ioredis";

/** The longest time a request waits for Redis. */
const responseTimeoutMs = 200;
const firstConnectionWithinMs = 2_000;
const probeEveryMs = 1_000;

export interface RedisStoreOptions {
  url: string;
  keyPrefix: string;
  /** Called once when Redis becomes unavailable, and not again before it is back. `reason` contains no secret. */
  onUnavailable: (reason: string) => void;
  onAvailable: () => void;
}

/** Redis or Valkey, behind a circuit breaker: while it is unavailable, no call waits for it. */
export interface RedisStore {
  readonly client: Redis;
  readonly keyPrefix: string;
  /** The result of `call`, or of `fallback` if Redis fails or does not respond in time. Only an `Error` counts as a failure of Redis. */
  call<T>(call: () => Promise<T>, fallback: () => Promise<T>): Promise<T>;
  close(): void;
}

/** The address for logs and messages: without user and password. */
export function redisAddress(url: string): string {
  const { protocol, host, pathname } = new URL(url);
  return `${protocol}//${host}${pathname === "/" ? "" : pathname}`;
}

/** Resolves after the first connection, or after two seconds without one. */
export async function openRedisStore(options: RedisStoreOptions): Promise<RedisStore> {
  const client = await createClient(options.url);
  const store = new Store(client, options);
  await store.start();
  return store;
}

/** Loaded here, because most installations have no Redis. */
async function createClient(url: string): Promise<Redis> {
  const { Redis } = await import("ioredis");
  return new Redis(url, {
    lazyConnect: true,
    connectTimeout: 2_000,
    // A connection that a firewall or a lost machine cut off reports no error.
    socketTimeout: 5_000,
    keepAlive: 10_000,
    // A command that cannot be sent now fails now, and none is sent again: it may have been counted.
    enableOfflineQueue: false,
    autoResendUnfulfilledCommands: false,
    maxRetriesPerRequest: 0,
    retryStrategy: (attempts) => Math.min(attempts * 200, 2_000),
  });
}

class Store implements RedisStore {
  readonly client: Redis;
  readonly keyPrefix: string;
  readonly #options: RedisStoreOptions;
  #available = true;
  #closed = false;
  #probe: NodeJS.Timeout | undefined;
  #lastError: string | undefined;

  constructor(client: Redis, options: RedisStoreOptions) {
    this.client = client;
    this.keyPrefix = options.keyPrefix;
    this.#options = options;
  }

  async start(): Promise<void> {
    this.client.on("error", (error: Error) => {
      this.#lastError = error.message;
    });
    this.client.on("close", () => this.#fail(this.#lastError ?? "The connection was closed."));
    try {
      await within(this.client.connect(), firstConnectionWithinMs);
      await within(this.#write(), responseTimeoutMs);
    } catch (error) {
      this.#fail(messageOf(error));
    }
  }

  async call<T>(call: () => Promise<T>, fallback: () => Promise<T>): Promise<T> {
    if (!this.#available) return fallback();
    try {
      return await within(call(), responseTimeoutMs);
    } catch (error) {
      if (!(error instanceof Error)) throw error;
      this.#fail(messageOf(error));
      return fallback();
    }
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#probe);
    this.client.disconnect();
  }

  /** Only the message: the error of a command contains its arguments, and those of AUTH are the password. */
  #fail(reason: string): void {
    if (!this.#available || this.#closed) return;
    this.#available = false;
    this.#options.onUnavailable(reason);
    this.#scheduleProbe();
  }

  #scheduleProbe(): void {
    if (this.#closed) return;
    this.#probe = setTimeout(() => void this.#tryAgain(), probeEveryMs).unref();
  }

  async #tryAgain(): Promise<void> {
    try {
      await within(this.#write(), responseTimeoutMs);
    } catch {
      this.#scheduleProbe();
      return;
    }
    if (this.#closed) return;
    this.#available = true;
    this.#lastError = undefined;
    this.#options.onAvailable();
  }

  /** A write, because a full Redis and a replica still answer reads. */
  async #write(): Promise<void> {
    await this.client.set(`${this.keyPrefix}probe`, "1", "EX", 60);
  }
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Rejects after `ms`. A response that arrived while this process was busy still counts: it is read before the rejection. */
function within<T>(result: Promise<T>, ms: number): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => setImmediate(() => reject(new Error(`No answer within ${ms} ms.`))), ms);
    result.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
