import { programs } from "../installation.ts";
import { runOnDatabase } from "../run-on-database.ts";

export const migrate = (): Promise<number> => runOnDatabase(programs.migrate);
