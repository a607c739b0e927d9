import { printFailure } from "./command-output.ts";
import { ConfigError } from "@gantry/contract/environment.ts";
import { loadConfig, type Config } from "./config.ts";
import { CommandError } from "./platform/command-error.ts";
import { type Database, openDatabase } from "./platform/db/database.ts";
import { databaseProblem } from "./platform/db/database-problem.ts";

interface Command {
  /** What could not be done, as the beginning of the error message. */
  failure: string;
  /** 0 for no limit; default: the configuration's. */
  statementTimeoutMs?: number;
}

/** Runs a command on the database and exits. A failure is printed as a sentence and exits with 4; `work` may set another exit code. */
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

/** A sentence for the operator: `failure` and the reason. */
export function explainFailure(failure: string, error: unknown): string {
  if (error instanceof CommandError) return error.message;
  if (error instanceof ConfigError) return `The settings cannot be used:\n${error.message}`;
  // An undefined table.
  if (error instanceof Error && "code" in error && error.code === "42P01")
    return `${failure}: the database contains no Gantry installation, or an older one. Bring it up to date: gantry migrate`;
  const problem = databaseProblem(error, process.env["DATABASE_URL"] ?? "");
  return problem?.message ?? `${failure}: ${error instanceof Error ? error.message : String(error)}`;
}
