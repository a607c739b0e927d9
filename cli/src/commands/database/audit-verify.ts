import { databaseProgram } from "../../installation/installation.ts";
import { type OutputOptions, runOnDatabase } from "../../installation/run-on-database.ts";

export const verifyAudit = (options: OutputOptions = {}): Promise<number> => runOnDatabase(databaseProgram("verify-audit"), [], options);
