import { pathToFileURL } from "node:url";
import { dataDirOf, requireProgram } from "./installation.ts";

/** Loads a built program into this process. */
export async function runProgram(path: string): Promise<void> {
  requireProgram(path);
  process.env["DATA_DIR"] = dataDirOf(process.env);
  await import(pathToFileURL(path).href);
}
