import { createHash } from "node:crypto";
import type { PostgresPool, PostgresPoolClient } from "kysely";
import type pg from "pg";

/** Lists of values make a new text each time: past this many, a text is sent unprepared. */
const most = 1_000;

/**
 * The pool with every statement that has parameters prepared once per connection: PostgreSQL then parses and plans it once, not for
 * each of the dozens of statements that a run costs.
 */
export function preparing(pool: pg.Pool): PostgresPool {
  const names = new Map<string, string>();
  const nameOf = (text: string): string | undefined => {
    const known = names.get(text);
    if (known || names.size >= most) return known;
    const name = createHash("sha1").update(text).digest("base64url");
    names.set(text, name);
    return name;
  };
  return { connect: async () => prepare(await pool.connect(), nameOf), end: () => pool.end() };
}

function prepare(client: pg.PoolClient, nameOf: (text: string) => string | undefined): PostgresPoolClient {
  let stale: Error | undefined;
  async function query(text: string, values: readonly unknown[]): Promise<pg.QueryResult> {
    const name = values.length > 0 ? nameOf(text) : undefined;
    try {
      return await client.query({ text, values: [...values], ...(name ? { name } : {}) });
    } catch (error) {
      // A newer process changed a table under this connection's plans: let go of the connection, not only of the statement.
      if (error instanceof Error && "code" in error && error.code === "0A000") stale = error;
      throw error;
    }
  }
  // Kysely's cursors, which have a signature of their own, are not used here.
  return { query: query as unknown as PostgresPoolClient["query"], release: () => client.release(stale) };
}
