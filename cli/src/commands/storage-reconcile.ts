import { programs } from "../installation.ts";
import { type OutputOptions, runOnDatabase } from "../run-on-database.ts";

export const reconcileStorage = (options: OutputOptions = {}): Promise<number> => runOnDatabase(programs.reconcileStorage, [], options);
