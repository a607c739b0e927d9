import { databaseProgram } from "../installation.ts";
import { type OutputOptions, runOnDatabase } from "../run-on-database.ts";

export const reconcileStorage = (options: OutputOptions = {}): Promise<number> =>
  runOnDatabase(databaseProgram("reconcile-storage"), [], options);
