import { existsSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { dataDirOf } from "./installation.ts";

/** Loads a built program into this process. */
export async function runProgram(path: string): Promise<void> {
  if (!existsSync(path)) throw new Error(`${path} is missing. Build it: npm run setup`);
  process.env["DATA_DIR"] = dataDirOf(process.env);
  await import(pathToFileURL(path).href);
}
