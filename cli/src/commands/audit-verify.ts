import { programs } from "../installation.ts";
import { runOnDatabase } from "../run-on-database.ts";

export const verifyAudit = (): Promise<number> => runOnDatabase(programs.verifyAudit);
