import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync } from "node:fs";
import { basename, join } from "node:path";
import { startEmbeddedPostgres } from "@gantry/host/postgres/embedded.ts";
import { dataDirOf, requireProgram, startCommand } from "./installation.ts";
import { keptSecrets } from "./secrets.ts";

export interface OutputOptions {
  json?: boolean;
}

/**
 * Runs one of the server's programs to its end, with this installation's settings and database: the one at `DATABASE_URL`, otherwise the
 * embedded one, which is started for it if it is not running. Resolves to the exit code.
 * @throws when there is no installation yet, unless the program `creates` one
 */
export async function runOnDatabase(
  program: string,
  args: readonly string[],
  { json = false, creates = false }: OutputOptions & { creates?: boolean } = {},
): Promise<number> {
  requireProgram(program);
  const dataDir = dataDirOf(process.env);
  if (!creates && !process.env["DATABASE_URL"] && !existsSync(join(dataDir, "postgres/data")))
    throw new Error(
      `There is no installation in ${dataDir} yet. Start Gantry once (${startCommand}), or name its folder: DATA_DIR=<folder>`,
    );
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const env: NodeJS.ProcessEnv = { ...process.env, ...keptSecrets(dataDir, process.env), DATA_DIR: dataDir };
  const quiet = { info: () => {}, warn: () => {} };
  const postgres = env["DATABASE_URL"] ? undefined : await startEmbeddedPostgres({ dataDir, log: quiet });
  if (postgres !== undefined) env["DATABASE_URL"] = postgres.url;
  try {
    const argv = [program, ...args, ...(json ? ["--json"] : [])];
    const [code, signal] = await once(spawn(process.execPath, argv, { env, stdio: "inherit" }), "close");
    if (signal !== null) throw new Error(`${basename(program)} was ended by ${signal} before it had finished.`);
    return Number(code);
  } finally {
    if (postgres?.adopted === false) await postgres.stop();
  }
}
