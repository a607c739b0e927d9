import { databaseProgram } from "../../installation/installation.ts";
import { type OutputOptions, runOnDatabase } from "../../installation/run-on-database.ts";

export const rotateKeys = (options: OutputOptions = {}): Promise<number> => runOnDatabase(databaseProgram("rotate-keys"), [], options);
