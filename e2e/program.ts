import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { pathToFileURL } from "node:url";
import { type Database, openDatabase } from "../server/src/platform/db/database.ts";
import { endWithParent } from "../host/src/testing/end-with-parent.ts";
import { waitTimeoutMs } from "../host/src/testing/wait-timeout.ts";
import { createMigratedDatabase } from "../server/src/testing/migrated-database.ts";

const root = join(import.meta.dirname, "..");
const maxOutput = 20_000_000;

/** The command that is built and installed; what it starts is built, too. */
export const gantry = join(root, "cli/dist/main.js");

/** Settings that lead a program's https requests to the fakes of the test run, instead of the internet. */
export const throughFakes = (webUrl: string): Record<string, string> => ({
  GANTRY_TEST_WEB: webUrl,
  NODE_OPTIONS: `--import=${pathToFileURL(join(import.meta.dirname, "fake-internet.mjs")).href}`,
});

/** A process that a test may kill and start again. */
export interface Program {
  start(): Promise<void>;
  kill(signal: NodeJS.Signals): Promise<void>;
  /** Sends a signal that it survives: SIGSTOP, SIGCONT. */
  signal(signal: NodeJS.Signals): void;
  isAlive(): boolean;
  /** What it printed, over all of its starts. */
  output(): string;
}

/** `gantry <command>` as a user starts it: the built command, server, worker and dashboard. Not started yet. */
export function program(command: "server" | "worker", env: NodeJS.ProcessEnv, isReady: () => Promise<boolean>): Program {
  let child: ChildProcess | undefined;
  let said = "";
  return {
    async start() {
      const started = spawn(process.execPath, [gantry, command], {
        env,
        stdio: ["ignore", "pipe", "pipe"],
      });
      endWithParent(started);
      for (const stream of [started.stdout, started.stderr])
        stream.on("data", (data: Buffer) => (said = (said + data.toString()).slice(-maxOutput)));
      child = started;
      const until = Date.now() + waitTimeoutMs;
      while (Date.now() < until) {
        if (started.exitCode !== null) throw new Error(`gantry ${command} ended at its start:\n${said.slice(-20_000)}`);
        if (await isReady()) return;
        await sleep(50);
      }
      throw new Error(`gantry ${command} was not ready in time:\n${said.slice(-20_000)}`);
    },
    async kill(signal) {
      if (!child || child.exitCode !== null || child.signalCode !== null) return;
      const gone = once(child, "exit");
      child.kill(signal);
      await gone;
    },
    signal: (signal) => void child?.kill(signal),
    isAlive: () => child !== undefined && child.exitCode === null && child.signalCode === null,
    output: () => said,
  };
}

export async function answers(url: string): Promise<boolean> {
  return fetch(url).then(
    (response) => response.ok,
    () => false,
  );
}

/** Below the ports that systems give to outgoing connections: one of those may take a port while the server on it restarts. */
const portsFrom = 12_000;
const portsPerProcess = 2_000;
/** Test files that run at the same time have a number each, and so separate ports. */
const firstPort = portsFrom + (Number(process.env["VITEST_POOL_ID"] ?? 0) % 8) * portsPerProcess;
let nextPort = Math.floor(Math.random() * portsPerProcess);

/** A port on which nothing listens, and which no other test gets: not as a server's port for reports either, which is 100 above its own. */
export async function freePort(): Promise<number> {
  for (let tries = 0; tries < portsPerProcess; tries++) {
    nextPort = (nextPort + 1) % portsPerProcess;
    if (nextPort % 200 >= 100) continue;
    const port = firstPort + nextPort;
    const probe = createServer().listen(port, "127.0.0.1");
    const isFree = await once(probe, "listening").then(
      () => true,
      () => false,
    );
    probe.close();
    if (isFree) return port;
  }
  throw new Error("no port is free");
}

export interface ServerProcess extends Program {
  url: string;
  /** Where browsers open reports. */
  reportsUrl: string;
  dataDir: string;
  databaseUrl: string;
  workerSecret: string;
  jwtSecret: string;
  encryptionKeys: string;
  /** The same database, directly. */
  db: Database;
  close(): Promise<void>;
}

/**
 * `gantry server` alone, with its own database unless `env` names one. There is no engine, and the test plays the worker. Not started yet.
 */
export async function createServerProcess(env: Record<string, string> = {}): Promise<ServerProcess> {
  const dataDir = await mkdtemp(join(tmpdir(), "gantry-e2e-"));
  const url = `http://127.0.0.1:${await freePort()}`;
  const reportsUrl = `http://127.0.0.1:${await freePort()}`;
  const databaseUrl = env["DATABASE_URL"] ?? (await createMigratedDatabase());
  const secrets = {
    WORKER_SECRET: "e2e-worker-secret-0123456789abcdef",
    JWT_SECRET: "e2e-jwt-secret-0123456789abcdefghijklmnop",
    ENCRYPTION_KEYS: `k1:${Buffer.alloc(32, 9).toString("base64")}`,
  };
  const unlimited = ["AUTH", "API", "STRICT", "USER_WRITES", "USER_READS", "SHARDS"].map((tier) => [`RATE_LIMIT_${tier}`, "0"]);
  const server = program(
    "server",
    {
      ...process.env,
      ...secrets,
      ...Object.fromEntries(unlimited),
      LOG_LEVEL: "warn",
      PORT: new URL(url).port,
      REPORTS_PORT: new URL(reportsUrl).port,
      DATA_DIR: dataDir,
      DATABASE_URL: databaseUrl,
      ...env,
    },
    () => answers(`${url}/ready`),
  );
  const db = openDatabase(databaseUrl, { poolSize: 4, statementTimeoutMs: 60_000, onError: () => {} });
  return {
    ...server,
    url,
    reportsUrl,
    dataDir,
    databaseUrl,
    workerSecret: secrets.WORKER_SECRET,
    jwtSecret: secrets.JWT_SECRET,
    encryptionKeys: secrets.ENCRYPTION_KEYS,
    db,
    async close() {
      await server.kill("SIGTERM");
      await db.close();
      await rm(dataDir, { recursive: true, force: true, maxRetries: 20 });
    },
  };
}
