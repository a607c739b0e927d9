import { databaseProgram } from "../installation.ts";
import { type OutputOptions, runOnDatabase } from "../run-on-database.ts";

export const verifyAudit = (options: OutputOptions = {}): Promise<number> => runOnDatabase(databaseProgram("verify-audit"), [], options);
