import { printResult } from "../command-output.ts";
import { prepareDatabase } from "../platform/db/prepare-database.ts";
import { runCommand } from "../run-command.ts";

// A migration of much data may take longer than a request may.
const command = { failure: "The database could not be brought up to date", statementTimeoutMs: 0 };

// `gantry migrate`: migrates the database and exits. A server does the same when it starts.
runCommand(command, async (config, db) => {
  const applied = (await prepareDatabase(db.owner, config.databaseUrl)).map(({ migrationName }) => migrationName);
  printResult(applied.length === 0 ? "The database is up to date." : `Applied: ${applied.join(", ")}`, { applied });
});
