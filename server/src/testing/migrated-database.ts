import { createTestDatabase } from "@gantry/host/postgres/testing.ts";
import { openDatabase } from "../platform/db/database.ts";
import { migrate } from "../platform/db/migrate.ts";

/** A database with the current schema, for one test. The migrations run once per test run. */
export function createMigratedDatabase(): Promise<string> {
  return createTestDatabase({
    name: "migrated",
    async prepare(url: string) {
      const db = openDatabase(url, { poolSize: 2, statementTimeoutMs: 60_000, onError: () => {} });
      await migrate(db.owner);
      await db.close();
    },
  });
}
