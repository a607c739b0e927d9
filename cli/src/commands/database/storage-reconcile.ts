import { databaseProgram } from "../../installation/installation.ts";
import { type OutputOptions, runOnDatabase } from "../../installation/run-on-database.ts";

export const reconcileStorage = (options: OutputOptions = {}): Promise<number> =>
  runOnDatabase(databaseProgram("reconcile-storage"), [], options);
