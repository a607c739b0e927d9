import { fileURLToPath } from "node:url";
import type { ReaderProgram } from "./reader-process.ts";

/** Set by test runs, which have just built the product: from source, each process would take seconds to compile. */
const builtVariable = "GANTRY_TEST_BUILT";

/**
 * Finds a reader program.
 * @param from the caller's `import.meta.url`
 * @param source its file, relative to `from`: `./reports.reader.ts`
 * @param built its path below the built program's folder: `readers/reports.reader.js`
 */
export function readerProgram(from: string, source: string, built: string): ReaderProgram {
  if (from.endsWith(".ts") && process.env[builtVariable] !== undefined)
    return { path: fileURLToPath(new URL(`dist/${built}`, from.slice(0, from.lastIndexOf("/src/") + 1))), execArgv: [] };
  return from.endsWith(".ts")
    ? { path: fileURLToPath(new URL(source, from)), execArgv: ["--import", import.meta.resolve("tsx")] }
    : { path: fileURLToPath(new URL(built, from)), execArgv: [] };
}
