import { databaseProgram } from "../installation.ts";
import { type OutputOptions, runOnDatabase } from "../run-on-database.ts";

export const rotateKeys = (options: OutputOptions = {}): Promise<number> => runOnDatabase(databaseProgram("rotate-keys"), [], options);
