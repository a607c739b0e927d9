import { databaseProgram } from "../../installation/installation.ts";
import { type OutputOptions, runOnDatabase } from "../../installation/run-on-database.ts";

export const migrate = (options: OutputOptions = {}): Promise<number> =>
  runOnDatabase(databaseProgram("migrate"), [], { ...options, creates: true });
