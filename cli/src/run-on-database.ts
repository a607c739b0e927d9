import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync } from "node:fs";
import { basename } from "node:path";
import { startEmbeddedPostgres } from "@gantry/server/platform/postgres/embedded.ts";
import { dataDirOf } from "./installation.ts";
import { keptSecrets } from "./up/secrets.ts";

/**
 * Runs a built program of the server to its end, with this installation's settings and database: the one at `DATABASE_URL`,
 * else the embedded one, which is started for the purpose unless it runs. Resolves to the exit code.
 */
export async function runOnDatabase(program: string, args: readonly string[] = []): Promise<number> {
  if (!existsSync(program)) throw new Error(`${program} is missing. Build it: npm run setup`);
  const dataDir = dataDirOf(process.env);
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const env: NodeJS.ProcessEnv = { ...process.env, ...keptSecrets(dataDir, process.env), DATA_DIR: dataDir };
  const quiet = { info: () => {}, warn: () => {} };
  const postgres = env["DATABASE_URL"] ? undefined : await startEmbeddedPostgres({ dataDir, log: quiet });
  if (postgres !== undefined) env["DATABASE_URL"] = postgres.url;
  try {
    const [code, signal] = await once(spawn(process.execPath, [program, ...args], { env, stdio: "inherit" }), "close");
    if (signal !== null) console.error(`${basename(program)} was ended by ${signal} before it had finished.`);
    return Number(code ?? 1);
  } finally {
    if (postgres?.adopted === false) await postgres.stop();
  }
}
