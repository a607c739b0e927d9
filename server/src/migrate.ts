import { ConfigError, loadConfig } from "./config.ts";
import { openDatabase } from "./platform/db/database.ts";
import { migrate } from "./platform/db/migrate.ts";

/** `gantry migrate`: brings the schema up to date and ends. A server does the same when it starts. */
async function main(): Promise<void> {
  const config = loadConfig(process.env);
  // A migration of much data may take longer than any request may.
  const db = openDatabase(config.databaseUrl, { poolSize: 2, statementTimeoutMs: 0, onError: () => {} });
  try {
    const applied = await migrate(db.owner);
    console.log(
      applied.length === 0 ? "The database is up to date." : `Applied: ${applied.map(({ migrationName }) => migrationName).join(", ")}`,
    );
  } finally {
    await db.close();
  }
}

main().catch((error: unknown) => {
  console.error(
    error instanceof ConfigError
      ? `The settings cannot be used:\n${error.message}`
      : `The database could not be brought up to date: ${String(error)}`,
  );
  process.exitCode = 1;
});
