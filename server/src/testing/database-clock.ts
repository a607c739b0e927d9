import pg from "pg";
import { createTestDatabase } from "@gantry/host/postgres/testing.ts";

export interface DatabaseClock {
  /** For `DATABASE_URL`: an empty database, which the server migrates. */
  url: string;
  /** Stops the clock at a time; `undefined` starts it again. */
  set(at: string | undefined): Promise<void>;
  close(): Promise<void>;
}

/** A database with a clock that the test controls: what `now()` and `clock_timestamp()` return in statements and column defaults. */
export async function createDatabaseWithClock(): Promise<DatabaseClock> {
  const url = await createTestDatabase();
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  // Found before PostgreSQL's own functions, because its schema comes first in the search path.
  await client.query(`
    create schema clock;
    create table clock.stopped (at timestamptz);
    insert into clock.stopped values (null);
    create function clock.now() returns timestamptz stable language sql
      as 'select coalesce((select at from clock.stopped), pg_catalog.now())';
    create function clock.clock_timestamp() returns timestamptz volatile language sql
      as 'select coalesce((select at from clock.stopped), pg_catalog.clock_timestamp())';
    grant usage on schema clock to public;
    grant select on clock.stopped to public;
    do $$ begin execute format('alter database %I set search_path = public, clock, pg_catalog', current_database()); end $$;`);
  return {
    url,
    async set(at) {
      await client.query("update clock.stopped set at = $1", [at ?? null]);
    },
    close: () => client.end(),
  };
}
