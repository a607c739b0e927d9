import { ConfigError, loadConfig, type Config } from "./config.ts";
import { DatabaseProblem, databaseProblem } from "./platform/db/database-problem.ts";
import { type Database, openDatabase } from "./platform/db/database.ts";

interface Command {
  /** What did not happen when it fails: the beginning of a sentence. */
  failure: string;
  /** The exit code of a failure, 1 unless `work` means something else by it. */
  failureCode?: number;
  /** 0 for no limit; the configuration's unless said. */
  statementTimeoutMs?: number;
}

/** A program that does one thing to the database and ends; what goes wrong is told in words. `work` sets the exit code when it has more to say. */
export function runCommand(
  { failure, failureCode = 1, statementTimeoutMs }: Command,
  work: (config: Config, db: Database) => Promise<void>,
): void {
  const main = async () => {
    const config = loadConfig(process.env);
    const db = openDatabase(config.databaseUrl, {
      poolSize: 2,
      statementTimeoutMs: statementTimeoutMs ?? config.statementTimeoutMs,
      onError: () => {},
    });
    try {
      await work(config, db);
    } catch (error) {
      throw databaseProblem(error, config.databaseUrl) ?? error;
    } finally {
      await db.close();
    }
  };
  main().catch((error: unknown) => {
    console.error(lineOf(error, failure));
    process.exitCode = failureCode;
  });
}

function lineOf(error: unknown, failure: string): string {
  if (error instanceof ConfigError) return `The settings cannot be used:\n${error.message}`;
  return error instanceof DatabaseProblem ? error.message : `${failure}: ${String(error)}`;
}
