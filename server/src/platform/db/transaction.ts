import {
  type CompiledQuery,
  type DatabaseConnection,
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
} from "kysely";
import type pg from "pg";
import { isDatabaseDown, OutcomeUnknown } from "./database-down.ts";
import type { Schema } from "./schema.ts";
import type { StatementNames } from "./statement-names.ts";

/** Exists only inside `withTenant` or `asSystem`: a connection with a role, in a transaction. */
export type Transaction = Kysely<Schema> & {
  /** Marks the next statement as the last one: the commit is sent with it. Nothing after it may need a rollback. */
  commitWithNext(): Transaction;
  /**
   * Sends a transaction's last statements in this order, pipelined, together with the commit: one round trip.
   * @returns the rows of each. Rejects with the first failure; the transaction is then rolled back.
   */
  executeAndCommit<const S extends readonly CompiledQuery<unknown>[]>(statements: S): Promise<RowsOf<S>>;
  /** From now on waits this long for each result instead of {@link inTransaction}'s `responseTimeoutMs`: for statements that may take longer. */
  setResponseTimeout(ms: number): void;
};

type RowsOf<S extends readonly CompiledQuery<unknown>[]> = {
  -readonly [Place in keyof S]: S[Place] extends CompiledQuery<infer Row> ? Row[] : never;
};

/** How a transaction begins: `text` (statements without parameters), then an optional lock. */
export interface Begin {
  text: string;
  lock?: PreparedLock | undefined;
}

/** A statement that each connection prepares once: planning it costs several times as much as executing it. */
export interface PreparedLock {
  /** One name for each `statement`. */
  name: string;
  /** What follows the name in `prepare`: the parameters' types, `as`, the statement. */
  statement: string;
  /** Become part of the text, so they must be ids. */
  ids: readonly string[];
}

/**
 * Runs `work` in a transaction that opens with `begin`, with as few round trips as possible: the opening is sent with the first statement,
 * the commit with the statement that `commitWithNext` marks. Without statements there is no transaction.
 * Commits when `work` resolves, rolls back when it rejects; `onError` gets the error of a failed rollback. A connection that was lost, or that
 * did not respond within `responseTimeoutMs` (0: no limit), is closed instead of returned to the pool.
 * @throws {OutcomeUnknown} when the connection was lost during the commit.
 */
export async function inTransaction<T>(
  client: pg.PoolClient,
  {
    begin,
    names,
    onError,
    responseTimeoutMs,
  }: { begin: Begin; names: StatementNames; onError: (error: Error) => void; responseTimeoutMs: number },
  work: (tx: Transaction) => Promise<T>,
): Promise<T> {
  const wire = new Wire(client, begin, names, responseTimeoutMs);
  try {
    const result = await work(transactionOn(wire));
    await wire.commit();
    return result;
  } catch (error) {
    await wire.rollback().catch(onError);
    throw error;
  } finally {
    client.release(wire.stale);
  }
}

function transactionOn(wire: Wire): Transaction {
  const tx = new Kysely<Schema>({
    dialect: {
      createDriver: () => new WireDriver(wire),
      createAdapter: () => adapter,
      createQueryCompiler: () => compiler,
      createIntrospector: (db) => new PostgresIntrospector(db),
    },
  });
  const transaction: Transaction = Object.assign(tx, {
    commitWithNext() {
      wire.commitWithNext();
      return transaction;
    },
    async executeAndCommit<const S extends readonly CompiledQuery<unknown>[]>(statements: S): Promise<RowsOf<S>> {
      const sent = wire.inOnePacket(() =>
        statements.map(({ sql, parameters }, place) => {
          if (place === statements.length - 1) wire.commitWithNext();
          return wire.query(sql, parameters);
        }),
      );
      // All statements were answered, so the connection can be reused even if some failed.
      await Promise.allSettled(sent);
      // Each result has the rows of its own statement.
      return (await Promise.all(sent)).map(({ rows }) => rows) as RowsOf<S>;
    },
    setResponseTimeout(ms: number) {
      wire.responseTimeoutMs = ms;
    },
  });
  return transaction;
}

const adapter = new PostgresAdapter();
const compiler = new PostgresQueryCompiler();

const preparedLocks = new WeakMap<pg.PoolClient, Set<string>>();

/** What a transaction sends, and how it is split into packets. */
class Wire {
  readonly #client: pg.PoolClient;
  readonly #begin: Begin;
  readonly #names: StatementNames;
  #state: "unbegun" | "open" | "over" = "unbegun";
  #commitsWithNext = false;
  /** Set when the connection must not be reused. */
  stale: Error | undefined;
  responseTimeoutMs: number;

  constructor(client: pg.PoolClient, begin: Begin, names: StatementNames, responseTimeoutMs: number) {
    this.#client = client;
    this.#begin = begin;
    this.#names = names;
    this.responseTimeoutMs = responseTimeoutMs;
  }

  #send(text: string, more: Pick<pg.QueryConfig, "values" | "name"> = {}): Promise<pg.QueryResult> {
    const question: pg.QueryConfig & { query_timeout: number } = { text, ...more, query_timeout: this.responseTimeoutMs };
    return this.#client.query(question);
  }

  /** Everything that `send` sends goes into one packet, because each packet wakes the server process. */
  inOnePacket<T>(send: () => T): T {
    const { stream } = this.#client.connection;
    stream.cork();
    try {
      return send();
    } finally {
      stream.uncork();
    }
  }

  commitWithNext(): void {
    this.#commitsWithNext = true;
  }

  async query(text: string, values: readonly unknown[]): Promise<pg.QueryResult> {
    if (this.#state === "over") throw new Error("a statement came after the last one of its transaction");
    const name = values.length > 0 ? this.#names.of(text) : undefined;
    const [begun, answered, ended] = this.inOnePacket(() => [
      this.#state === "unbegun" ? this.#sendBegin() : undefined,
      this.#send(text, { values: [...values], ...(name ? { name } : {}) }),
      this.#commitsWithNext ? this.#send("commit") : undefined,
    ]);
    this.#state = ended ? "over" : "open";
    const [first, answer, last] = await Promise.allSettled([begun, answered, ended]);
    const failed = [first, answer, last].find((one) => one.status === "rejected");
    // The commit was sent, so a missing response to any of them leaves the outcome unknown.
    if (failed) throw ended && isDatabaseDown(failed.reason) ? this.#unknown(failed.reason) : this.#noticed(failed.reason);
    if (answer.status === "rejected") throw answer.reason;
    return answer.value;
  }

  async #sendBegin(): Promise<void> {
    const { text, lock } = this.#begin;
    if (!lock) return void (await this.#send(text));
    const known = preparedLocks.get(this.#client) ?? new Set();
    preparedLocks.set(this.#client, known);
    const execute = `execute ${lock.name}(${lock.ids.map((id) => `'${id}'`).join(", ")})`;
    if (known.has(lock.name)) return void (await this.#send(`${text}; ${execute}`));
    try {
      await this.#send(`${text}; prepare ${lock.name} ${lock.statement}; ${execute}`);
      known.add(lock.name);
    } catch (error) {
      // The statement may or may not have been prepared, and a rollback does not undo that.
      this.stale = error instanceof Error ? error : new Error(String(error));
      throw error;
    }
  }

  async commit(): Promise<void> {
    if (this.#state === "open") {
      this.#state = "over";
      await this.#send("commit").catch((error: unknown) => {
        throw isDatabaseDown(error) ? this.#unknown(error) : error;
      });
    }
    this.#state = "over";
  }

  async rollback(): Promise<void> {
    const isOpen = this.#state === "open" && this.stale === undefined;
    this.#state = "over";
    if (!isOpen) return;
    await this.#send("rollback").catch((error: unknown) => {
      throw this.#noticed(error);
    });
  }

  #unknown(cause: unknown): OutcomeUnknown {
    this.#noticed(cause);
    return new OutcomeUnknown("The connection was lost before the database answered the commit.", { cause });
  }

  #noticed(error: unknown): unknown {
    // A newer process changed a table that this connection has plans for, or the connection is lost: replace the connection.
    if (error instanceof Error && (isDatabaseDown(error) || ("code" in error && error.code === "0A000"))) this.stale ??= error;
    return error;
  }
}

/** Kysely's driver for one connection; the transaction's begin and end are sent by the connection itself. */
class WireDriver extends DummyDriver {
  readonly #connection: DatabaseConnection;

  constructor(wire: Wire) {
    super();
    this.#connection = {
      async executeQuery<R>({ sql, parameters }: CompiledQuery) {
        const { command, rowCount, rows } = await wire.query(sql, parameters);
        return { rows: rows as R[], ...(writes.has(command) ? { numAffectedRows: BigInt(rowCount ?? 0) } : {}) };
      },
      streamQuery() {
        throw new Error("rows are not streamed here: read them in pages");
      },
    };
  }

  override acquireConnection(): Promise<DatabaseConnection> {
    return Promise.resolve(this.#connection);
  }
}

const writes = new Set(["INSERT", "UPDATE", "DELETE", "MERGE"]);
