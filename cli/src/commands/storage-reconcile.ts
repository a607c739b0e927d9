import { programs } from "../installation.ts";
import { runOnDatabase } from "../run-on-database.ts";

export const reconcileStorage = (): Promise<number> => runOnDatabase(programs.reconcileStorage);
