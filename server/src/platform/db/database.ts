import { Kysely, PostgresDialect, sql } from "kysely";
import pg from "pg";
import type { Schema } from "./schema.ts";
import { createStatementNames } from "./statement-names.ts";
import { type Begin, inTransaction, type PreparedLock, type Transaction } from "./transaction.ts";

export type { Transaction };

/** A transaction that sees and writes one organization's rows. The brand keeps it apart from a system one. */
export type TenantTransaction = Transaction & { readonly organizationId: string };

/** What a transaction begins with, in the round trip of its first statement. */
export interface Beginning {
  /** A row to lock: the first statement sees what was written while the lock was waited for. */
  lock?: "organization" | { execution: string };
  /**
   * `kept`: every statement's plan is made once per connection, whatever the values. For the way of every run, where planning costs as much
   * as doing; not where a table may be read by anything but its key.
   */
  plans?: "kept";
  /** `one`: every statement sees the database as it was at the first one. For reading only: a write may fail with a serialization error. */
  snapshot?: "one";
}

export interface Database {
  /** Work on one organization: row-level security hides every other. Commits when `work` resolves. */
  withTenant<T>(organizationId: string, work: (tx: TenantTransaction) => Promise<T>, beginning?: Beginning): Promise<T>;
  /** Work across organizations: sign-in, dispatch, jobs. Never for a request's own data. */
  asSystem<T>(work: (tx: Transaction) => Promise<T>, beginning?: Pick<Beginning, "plans">): Promise<T>;
  /** The owner's connection, for migrations; it sees no tenant's row. */
  readonly owner: Kysely<Schema>;
  readonly pool: pg.Pool;
  /** Calls back on each NOTIFY of a channel, and with `undefined` after a reconnect, when notices may have been missed. */
  listen(channel: string, heard: (payload: string | undefined) => void): Promise<() => Promise<void>>;
  close(): Promise<void>;
}

const idShape = /^[0-9a-f]{24}$/;

/**
 * Opens the pool. Times are UTC with milliseconds, `bigint` is a number (none of ours passes 2^53).
 * `statementTimeoutMs` bounds every statement.
 */
export function openDatabase(
  url: string,
  options: { poolSize: number; statementTimeoutMs: number; onError: (error: Error) => void },
): Database {
  const types = new pg.TypeOverrides();
  types.setTypeParser(pg.types.builtins.INT8, Number);
  types.setTypeParser(pg.types.builtins.DATE, (text: string) => text);
  const connection = { connectionString: url, types };
  const pool = new pg.Pool({
    ...connection,
    max: options.poolSize,
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 30_000,
    statement_timeout: options.statementTimeoutMs,
    idle_in_transaction_session_timeout: 60_000,
    application_name: "gantry",
    // A statement is sent without waiting for the answer to the one before it.
    pipeline: true,
  });
  // A dropped connection must not crash the process.
  pool.on("connect", (client) => client.on("error", options.onError));
  pool.on("error", () => {});
  const owner = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  const names = createStatementNames();
  const { onError } = options;

  async function transact<T>(begin: Begin, work: (tx: Transaction) => Promise<T>): Promise<T> {
    return inTransaction(await pool.connect(), { begin, names, onError }, work);
  }

  return {
    owner,
    pool,
    withTenant(organizationId, work, { plans, lock, snapshot } = {}) {
      const text = `begin${snapshot === "one" ? " isolation level repeatable read read only" : ""}; set local role gantry_app; set local app.org = '${plainId(organizationId)}'${plansText(plans)}`;
      return transact({ text, lock: lock && preparedLock(organizationId, lock) }, (tx) => work(Object.assign(tx, { organizationId })));
    },
    asSystem: (work, { plans } = {}) => transact({ text: `begin; set local role gantry_system${plansText(plans)}` }, work),
    listen: (channel, heard) => listen(connection, channel, heard, options.onError),
    close: () => pool.end(),
  };
}

/** It goes into a statement as text: nothing but an id may reach it. */
function plainId(id: string): string {
  if (!idShape.test(id)) throw new Error("not an id");
  return id;
}

const plansText = (plans: Beginning["plans"]): string => (plans === "kept" ? "; set local plan_cache_mode = force_generic_plan" : "");

function preparedLock(organizationId: string, lock: NonNullable<Beginning["lock"]>): PreparedLock {
  if (lock === "organization") {
    const statement = "(text) as select from organizations where id = $1 for no key update";
    return { name: "lock_organization", statement, ids: [plainId(organizationId)] };
  }
  const statement = "(text, text) as select from executions where org_id = $1 and id = $2 for no key update";
  return { name: "lock_execution", statement, ids: [plainId(organizationId), plainId(lock.execution)] };
}

/**
 * Goes on across organizations inside one organization's transaction, under the same commit: for accounts, which belong to none.
 * Never for another organization's records.
 */
export async function acrossOrganizations<T>(tx: TenantTransaction, work: (tx: Transaction) => Promise<T>): Promise<T> {
  await sql.raw("set local role gantry_system").execute(tx);
  const result = await work(tx);
  await sql.raw("set local role gantry_app").execute(tx);
  return result;
}

const reconnectMs = 500;

/**
 * Listens on a connection of its own, and connects again after the database was away: one connection, whatever happens.
 * `heard` is called with `undefined` when it is back, since notifications may have been missed.
 */
async function listen(
  connection: pg.ClientConfig,
  channel: string,
  heard: (payload: string | undefined) => void,
  onError: (error: Error) => void,
): Promise<() => Promise<void>> {
  let stopped = false;
  let client: pg.Client | undefined;
  let retry: NodeJS.Timeout | undefined;

  async function connect() {
    const fresh = new pg.Client({ ...connection, application_name: `gantry ${channel}`, keepAlive: true });
    fresh.on("error", onError);
    fresh.on("notification", (notice) => heard(notice.payload ?? ""));
    // pg emits `end` for a connection that was never made, too; only the one in use is replaced.
    fresh.on("end", () => {
      if (client === fresh) reconnectSoon();
    });
    try {
      await fresh.connect();
      await fresh.query(`listen "${channel}"`);
    } catch (error) {
      fresh.end().catch(() => {});
      throw error;
    }
    if (stopped) return void fresh.end().catch(() => {});
    client = fresh;
  }

  function reconnectSoon() {
    client = undefined;
    if (stopped || retry) return;
    retry = setTimeout(() => {
      retry = undefined;
      connect().then(
        () => !stopped && heard(undefined),
        (error: Error) => {
          onError(error);
          reconnectSoon();
        },
      );
    }, reconnectMs);
  }

  await connect();
  return async () => {
    stopped = true;
    clearTimeout(retry);
    await client?.end();
  };
}
