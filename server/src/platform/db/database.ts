import { Kysely, PostgresDialect, sql } from "kysely";
import pg from "pg";
import type { Schema } from "./schema.ts";
import { isDatabaseFull, markWhileConnecting } from "./database-down.ts";
import { createStatementNames } from "./statement-names.ts";
import { TenantShare } from "./tenant-share.ts";
import { type Begin, inTransaction, type PreparedLock, type Transaction } from "./transaction.ts";
import { DatabaseWatch, type Listener } from "./database-watch.ts";

export type { Transaction };

/** A transaction that sees and writes one organization's rows. The brand distinguishes it from a system transaction. */
export type TenantTransaction = Transaction & { readonly organizationId: string };

/** Options of a transaction; they are sent together with its first statement. */
export interface TransactionOptions {
  /** A row to lock. The first statement sees everything that was committed while it waited for the lock. */
  lock?: "organization" | { execution: string };
  /**
   * `generic`: use generic plans, made once per connection. For the statements of every run, where planning costs as much as executing.
   * Not for queries that read a table by anything but its key.
   */
  plans?: "generic";
  /** `one`: all statements read the same snapshot. For reads only: a write may fail with a serialization error. */
  snapshot?: "one";
}

export interface Database {
  /** A transaction in one organization: row-level security hides all others. Commits when `work` resolves. */
  withTenant<T>(organizationId: string, work: (tx: TenantTransaction) => Promise<T>, options?: TransactionOptions): Promise<T>;
  /** A transaction across organizations: sign-in, dispatch, jobs. Never for the data of one request. */
  asSystem<T>(work: (tx: Transaction) => Promise<T>, options?: Pick<TransactionOptions, "plans">): Promise<T>;
  /** The owner's connection, for migrations. It sees no tenant's rows. */
  readonly owner: Kysely<Schema>;
  readonly pool: pg.Pool;
  /**
   * Calls back on each NOTIFY of a channel, and with `undefined` after a reconnect, when notifications may have been missed. While there is a
   * listener, the connection is monitored: when the database goes away, pending and new queries fail at once.
   */
  listen(channel: string, listener: Listener): Promise<() => Promise<void>>;
  /** Like `listen`, over another connection: for a channel with so much traffic that it would delay the monitoring. */
  listenToBusy(channel: string, listener: Listener): Promise<() => Promise<void>>;
  /** Whether PostgreSQL has space for changes. Checked only if a change failed for lack of space within the last minute. */
  hasRoom(): Promise<boolean>;
  close(): Promise<void>;
}

/** How long after such a failure the database may still be full. */
const mayStayFullMs = 60_000;
/** Uses a megabyte of disk for a moment. A new table cannot reuse space that is already allocated. */
const takeRoom = `create temp table gantry_room on commit drop as select repeat('x', 1000) as room from generate_series(1, 1000)`;

/** The longest time that a request waits for a connection. */
const connectWithinMs = 4_000;

/** The connections that one organization may use at the same time: three quarters of the pool. */
const tenantShare = (poolSize: number): number => Math.max(2, Math.floor((poolSize * 3) / 4));

const idShape = /^[0-9a-f]{24}$/;

/**
 * Opens the pool. Times are UTC with milliseconds, `bigint` is a number (none of ours passes 2^53).
 * `statementTimeoutMs` bounds every statement.
 */
export function openDatabase(
  url: string,
  options: { poolSize: number; statementTimeoutMs: number; onError: (error: Error) => void; onBack?: () => void },
): Database {
  const types = new pg.TypeOverrides();
  types.setTypeParser(pg.types.builtins.INT8, Number);
  types.setTypeParser(pg.types.builtins.DATE, (text: string) => text);
  const connection = { connectionString: url, types };
  const pool = openPool(connection, options);
  const { onError, onBack } = options;
  const watch = new DatabaseWatch(connection, { name: "gantry watch", onSilent: dropAll(pool), onError, ...(onBack ? { onBack } : {}) });
  const busyChannels = new DatabaseWatch(connection, { name: "gantry channels", onError });
  rejectWhileUnavailable(pool, watch);
  const owner = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  const names = createStatementNames();
  // PostgreSQL enforces the statement timeout itself; only a connection that was lost silently takes longer.
  const responseTimeoutMs = options.statementTimeoutMs > 0 ? options.statementTimeoutMs + 2_000 : 0;

  const share = new TenantShare({ max: tenantShare(options.poolSize), waitMs: connectWithinMs });

  const { transact, hasRoom } = watchRoom(async (begin, work) =>
    inTransaction(await pool.connect(), { begin, names, onError, responseTimeoutMs }, work),
  );

  return {
    owner,
    pool,
    withTenant(organizationId, work, { plans, lock, snapshot } = {}) {
      const text = `begin${snapshot === "one" ? " isolation level repeatable read read only" : ""}; set local role gantry_app; set local app.org = '${plainId(organizationId)}'${plansText(plans)}`;
      const begin = { text, lock: lock && preparedLock(organizationId, lock) };
      return share.within(organizationId, () => transact(begin, (tx) => work(Object.assign(tx, { organizationId }))));
    },
    asSystem: (work, { plans } = {}) => transact({ text: `begin; set local role gantry_system${plansText(plans)}` }, work),
    listen: (channel, listener) => watch.listen(channel, listener),
    listenToBusy: (channel, listener) => busyChannels.listen(channel, listener),
    hasRoom,
    async close() {
      await Promise.all([watch.close(), busyChannels.close(), pool.end()]);
    },
  };
}

type Transact = <T>(begin: Begin, work: (tx: Transaction) => Promise<T>) => Promise<T>;

/** Notes which transactions fail because the database is full. */
function watchRoom(run: Transact): { transact: Transact } & Pick<Database, "hasRoom"> {
  let fullAtMs = Number.NEGATIVE_INFINITY;
  const transact: Transact = async (begin, work) => {
    try {
      return await run(begin, work);
    } catch (error) {
      if (isDatabaseFull(error)) fullAtMs = Date.now();
      throw error;
    }
  };

  let tryingRoom: Promise<boolean> | undefined;
  async function tryRoom(): Promise<boolean> {
    try {
      await transact({ text: `begin` }, (tx) => sql.raw(takeRoom).execute(tx));
    } catch (error) {
      if (isDatabaseFull(error)) return false;
      throw error;
    }
    fullAtMs = Number.NEGATIVE_INFINITY;
    return true;
  }

  return {
    transact,
    async hasRoom() {
      if (Date.now() - fullAtMs > mayStayFullMs) return true;
      // One check for all callers that wait at the same time.
      tryingRoom ??= tryRoom().finally(() => {
        tryingRoom = undefined;
      });
      return tryingRoom;
    },
  };
}

function openPool(
  connection: pg.PoolConfig,
  options: { poolSize: number; statementTimeoutMs: number; onError: (error: Error) => void },
): pg.Pool {
  const pool = new pg.Pool({
    ...connection,
    max: options.poolSize,
    connectionTimeoutMillis: connectWithinMs,
    keepAlive: true,
    idleTimeoutMillis: 30_000,
    statement_timeout: options.statementTimeoutMs,
    idle_in_transaction_session_timeout: 60_000,
    application_name: "gantry",
    // Statements are pipelined.
    pipeline: true,
  });
  // A dropped connection must not crash the process.
  pool.on("connect", (client) => client.on("error", options.onError));
  // By default, PostgreSQL compiles statements that it estimates to be expensive. That takes longer than executing ours, up to seconds on a busy machine.
  // This goes out with the connection's first statement.
  pool.on("connect", (client) => void client.query("set jit = off").catch(() => {}));
  pool.on("error", () => {});
  return pool;
}

/** Returns a function that destroys the pool's connections; pending queries fail at once. */
function dropAll(pool: pg.Pool): () => void {
  const open = new Set<pg.PoolClient>();
  pool.on("connect", (client) => {
    open.add(client);
    client.once("end", () => open.delete(client));
  });
  return () => open.forEach((client) => client.connection.stream.destroy());
}

type Connected = (error: Error | undefined, client: pg.PoolClient | undefined, release: (error?: Error | boolean) => void) => void;

/** Also for queries that go to the pool directly: the rate limits, the live channel. */
function rejectWhileUnavailable(pool: pg.Pool, watch: DatabaseWatch): void {
  const connectPlainly: () => Promise<pg.PoolClient> = pool.connect.bind(pool);
  const plain = () =>
    connectPlainly().catch((error: Error) => {
      throw markWhileConnecting(error);
    });
  const connect = (): Promise<pg.PoolClient> =>
    watch.problem ? Promise.reject(watch.problem) : watch.orUnavailable(plain(), (late) => late.release());
  pool.connect = ((connected?: Connected) => {
    if (!connected) return connect();
    connect().then(
      (client) => connected(undefined, client, client.release),
      (error: Error) => connected(error, undefined, () => {}),
    );
  }) as typeof pool.connect;
}

/** The id becomes part of the statement's text, so nothing but an id may pass. */
function plainId(id: string): string {
  if (!idShape.test(id)) throw new Error("not an id");
  return id;
}

const plansText = (plans: TransactionOptions["plans"]): string =>
  plans === "generic" ? "; set local plan_cache_mode = force_generic_plan" : "";

function preparedLock(organizationId: string, lock: NonNullable<TransactionOptions["lock"]>): PreparedLock {
  if (lock === "organization") {
    const statement = "(text) as select from organizations where id = $1 for no key update";
    return { name: "lock_organization", statement, ids: [plainId(organizationId)] };
  }
  const statement = "(text, text) as select from executions where org_id = $1 and id = $2 for no key update";
  return { name: "lock_execution", statement, ids: [plainId(organizationId), plainId(lock.execution)] };
}

/**
 * Runs `work` across organizations inside an organization's transaction, with the same commit: for accounts, which belong to no organization.
 * Never for another organization's records.
 */
export async function acrossOrganizations<T>(tx: TenantTransaction, work: (tx: Transaction) => Promise<T>): Promise<T> {
  await sql.raw("set local role gantry_system").execute(tx);
  const result = await work(tx);
  await sql.raw("set local role gantry_app").execute(tx);
  return result;
}
