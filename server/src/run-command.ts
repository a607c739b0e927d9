import { printFailure } from "./command-output.ts";
import { ConfigError, loadConfig, type Config } from "./config.ts";
import { CommandError } from "./platform/command-error.ts";
import { type Database, openDatabase } from "./platform/db/database.ts";
import { databaseProblem } from "./platform/db/database-problem.ts";

interface Command {
  /** What did not happen when it fails: the beginning of a sentence. */
  failure: string;
  /** 0 for no limit; the configuration's unless given. */
  statementTimeoutMs?: number;
}

/** A program that does one thing to the database and ends. A failure is printed as a sentence and ends with 4; `work` may set another exit code. */
export function runCommand({ failure, statementTimeoutMs }: Command, work: (config: Config, db: Database) => Promise<void>): void {
  const main = async () => {
    const config = loadConfig(process.env);
    const db = openDatabase(config.databaseUrl, {
      poolSize: 2,
      statementTimeoutMs: statementTimeoutMs ?? config.statementTimeoutMs,
      onError: () => {},
    });
    try {
      await work(config, db);
    } finally {
      await db.close();
    }
  };
  main().catch((error: unknown) => printFailure(explainFailure(failure, error)));
}

/** One sentence for the operator: `failure` and its reason. */
export function explainFailure(failure: string, error: unknown): string {
  if (error instanceof CommandError) return error.message;
  if (error instanceof ConfigError) return `The settings cannot be used:\n${error.message}`;
  // An undefined table.
  if (error instanceof Error && "code" in error && error.code === "42P01")
    return `${failure}: the database holds no Gantry installation, or an older one. Bring it up to date: gantry migrate`;
  const problem = databaseProblem(error, process.env["DATABASE_URL"] ?? "");
  return problem?.message ?? `${failure}: ${error instanceof Error ? error.message : String(error)}`;
}
