import { databaseProgram } from "../installation.ts";
import { type OutputOptions, runOnDatabase } from "../run-on-database.ts";

export const migrate = (options: OutputOptions = {}): Promise<number> =>
  runOnDatabase(databaseProgram("migrate"), [], { ...options, creates: true });
