import { programs } from "../installation.ts";
import { runOnDatabase } from "../run-on-database.ts";

export const rotateKeys = (): Promise<number> => runOnDatabase(programs.rotateKeys);
