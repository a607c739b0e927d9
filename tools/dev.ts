import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { ensureEngine, EngineMissing } from "@gantry/cli/engine-setup/ensure-engine.ts";
import { claimPort, localUrl } from "@gantry/cli/up/address.ts";
import { keptSecrets } from "@gantry/cli/installation/secrets.ts";
import { untilReady } from "@gantry/cli/up/until-ready.ts";
import { startEmbeddedPostgres } from "../host/src/postgres/embedded.ts";

/**
 * `npm run dev`: server, worker and dashboard from source, with their own database and demo data. Server and worker restart when a file changes; the
 * dashboard reloads in the browser. Ctrl-C stops everything.
 */

const root = join(import.meta.dirname, "..");
const dataDir = process.env["DATA_DIR"] ?? join(root, ".gantry/dev");
const host = "127.0.0.1";
const startTimeoutMs = 120_000;
const stopGraceMs = 5_000;

const programs: ChildProcess[] = [];
let stopping = false;

mkdirSync(dataDir, { recursive: true, mode: 0o700 });
const say = (text: string) => console.log(`dev        ${text}`);
const postgres = await startEmbeddedPostgres({ dataDir, log: { info: say, warn: say } });
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => void stop(0));

const serverPort = await claimPort(host, Number(process.env["PORT"] ?? 3000), 500);
const dashboardPort = await claimPort(host, Number(process.env["DASHBOARD_PORT"] ?? 5173), 500);
const serverUrl = localUrl(host, serverPort);
const dashboardUrl = localUrl(host, dashboardPort);
const env = {
  DEFAULT_PLAN: "enterprise",
  RATE_LIMIT_API: "0",
  RATE_LIMIT_AUTH: "0",
  RATE_LIMIT_STRICT: "0",
  RATE_LIMIT_USER_READS: "0",
  RATE_LIMIT_SHARDS: "0",
  RATE_LIMIT_USER_WRITES: "0",
  LOG_LEVEL: "warn",
  ...process.env,
  ...keptSecrets(dataDir, process.env),
  DATA_DIR: dataDir,
};

start("server", ["tsx", "watch", "--clear-screen=false", "server/src/main.ts"], {
  ...env,
  HOST: host,
  PORT: String(serverPort),
  FRONTEND_URL: dashboardUrl,
  DATABASE_URL: postgres.url,
});
const outcome = await untilReady(serverUrl, startTimeoutMs);
if (outcome !== "ready") {
  say(`The server did not start: ${outcome}.`);
  await stop(1);
}
start("dashboard", ["vite", "dashboard", "--host", host, "--port", String(dashboardPort), "--strictPort"], {
  ...env,
  GANTRY_SERVER: serverUrl,
});
start("worker", ["tsx", "watch", "--clear-screen=false", "worker/src/main.ts"], { ...env, SERVER_URL: serverUrl, ...(await engine()) });
start("seed", ["tsx", "tools/seed.ts", "--url", serverUrl, "--dashboard", dashboardUrl], env);
say(`Dashboard: ${dashboardUrl}   API: ${serverUrl}/api/docs   Sign in as demo@example.com with Demo-password-1`);

/** The setting that names the container engine; none when there is no engine. */
async function engine(): Promise<Record<string, string>> {
  try {
    const { name, address } = await ensureEngine(process.env, dataDir, say);
    say(`Container engine: ${name}`);
    return { DOCKER_HOST: address };
  } catch (error) {
    if (!(error instanceof EngineMissing)) throw error;
    say(`${error.message}\nRuns stay queued until there is one.`);
    return {};
  }
}

/** Starts a program from `node_modules/.bin` and prefixes its output with its name. */
function start(name: string, [program = "", ...args]: readonly string[], programEnv: NodeJS.ProcessEnv): void {
  if (stopping) return;
  const folder = name === "dashboard" ? "dashboard/node_modules/.bin" : "node_modules/.bin";
  const child = spawn(join(root, folder, program), args, {
    cwd: root,
    env: programEnv,
    stdio: ["ignore", "pipe", "pipe"],
    // Ctrl-C reaches this process only, which stops the others in order.
    detached: true,
  });
  programs.push(child);
  for (const stream of [child.stdout, child.stderr]) {
    createInterface({ input: stream }).on("line", (line) => console.log(`${name.padEnd(10)} ${line}`));
  }
  child.on("error", (error) => say(`${name} could not be started: ${error.message}`));
}

/** Stops the programs in reverse order, then the database. */
async function stop(code: number): Promise<never> {
  if (stopping) process.exit(1);
  stopping = true;
  say("Stopping …");
  for (const child of programs.toReversed()) {
    if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) continue;
    const closed = once(child, "close");
    child.kill("SIGTERM");
    const force = setTimeout(() => process.kill(-Number(child.pid), "SIGKILL"), stopGraceMs);
    await closed;
    clearTimeout(force);
  }
  await postgres.stop();
  say("Stopped.");
  process.exit(code);
}
