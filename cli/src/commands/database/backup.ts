import { resolve } from "node:path";
import { databaseProgram } from "../../installation/installation.ts";
import { type OutputOptions, runOnDatabase } from "../../installation/run-on-database.ts";

/** Backs up the whole installation into one file. The service may be running. */
export const backup = (path: string, { force = false, ...options }: OutputOptions & { force?: boolean }): Promise<number> =>
  runOnDatabase(databaseProgram("backup"), [resolve(path), ...(force ? ["--force"] : [])], options);
