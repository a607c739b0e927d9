import { resolve } from "node:path";
import { programs } from "../installation.ts";
import { runOnDatabase } from "../run-on-database.ts";

/** Writes the whole installation into one file; it may go on working meanwhile. */
export const backup = (path: string): Promise<number> => runOnDatabase(programs.backup, [resolve(path)]);
