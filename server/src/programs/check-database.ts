import { openDatabase } from "../platform/db/database.ts";
import { DatabaseProblem } from "../platform/db/database-problem.ts";
import { checkDatabase } from "../platform/db/prepare-database.ts";

/** What `gantry doctor` reads from this program's output. */
export type DatabaseCheck = { problem: string } | { problem: null; pendingMigrations: number };

/** Longer than connecting may take. */
const statementTimeoutMs = 5_000;

async function check(url: string): Promise<DatabaseCheck> {
  const db = openDatabase(url, { poolSize: 1, statementTimeoutMs, onError: () => {} });
  try {
    return { problem: null, pendingMigrations: await checkDatabase(db.owner, url) };
  } catch (error) {
    if (error instanceof DatabaseProblem) return { problem: error.message };
    return { problem: `The server could not start: ${error instanceof Error ? error.message : String(error)}` };
  } finally {
    await db.close();
  }
}

// Prints, as one line of JSON, whether a server could start with the database at DATABASE_URL. Changes nothing.
console.log(JSON.stringify(await check((process.env["DATABASE_URL"] ?? "").trim())));
