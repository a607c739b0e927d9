import { spawn } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { type Logger, pino } from "pino";
import { endWithParent } from "@gantry/host/testing/end-with-parent.ts";
import { loadConfig, type WorkerConfig } from "../config.ts";
import { startWorker, type Worker } from "../worker.ts";
import { ProtocolServer } from "./protocol-server.ts";

export interface WorkerBench {
  server: ProtocolServer;
  config: WorkerConfig;
  /** Starts a worker on the same data directory; several may follow one another. */
  start(changes?: Partial<WorkerConfig>, log?: Logger): Promise<Worker>;
  close(): Promise<void>;
}

/** A separate protocol server and data directory for workers under test. */
export async function openBench(dockerHost: string | undefined, settings: Record<string, string> = {}): Promise<WorkerBench> {
  const server = await new ProtocolServer().open();
  const dataDir = await mkdtemp(join(tmpdir(), "gantry-worker-"));
  const config = loadConfig({
    SERVER_URL: server.url,
    WORKER_SECRET: server.secret,
    DATA_DIR: dataDir,
    WORKER_SLOTS: "2",
    LOG_LEVEL: process.env.TEST_LOG_LEVEL ?? "silent",
    RUN_NETWORK: "none",
    REGISTRY_TIMEOUT_SECONDS: "5",
    ...(dockerHost === undefined ? {} : { DOCKER_HOST: dockerHost }),
    ...settings,
  });
  const workers: Worker[] = [];
  return {
    server,
    config,
    start: async (changes = {}, log = pino({ level: config.logLevel })) => {
      const worker = await startWorker({ ...config, ...changes }, log);
      workers.push(worker);
      return worker;
    },
    close: async () => {
      for (const worker of workers) await worker.stop();
      await server.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

const entry = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export interface WorkerProcess {
  /** Its exit code, or the signal that ended it. */
  exited: Promise<string | number>;
  kill(signal: NodeJS.Signals): void;
}

/** A worker in a separate process, to be killed. It reads the same settings as the bench's workers. */
export async function startProcess(config: WorkerConfig, settings: Record<string, string>): Promise<WorkerProcess> {
  const isBuilt = process.env["GANTRY_TEST_BUILT"] !== undefined;
  const main = isBuilt ? [entry("../../dist/main.js")] : ["--import", "tsx", entry("../main.ts")];
  const env = {
    PATH: process.env.PATH,
    SERVER_URL: config.serverUrl,
    WORKER_SECRET: config.secret,
    DATA_DIR: config.dataDir,
    WORKER_SLOTS: String(config.slots),
    RUN_NETWORK: config.network,
    LOG_LEVEL: config.logLevel,
    ...(config.dockerHost === undefined ? {} : { DOCKER_HOST: config.dockerHost }),
    ...settings,
  };
  const child = spawn(process.execPath, main, { env, stdio: ["ignore", "inherit", "inherit"] });
  endWithParent(child);
  const exited = new Promise<string | number>((resolve) => child.once("exit", (code, signal) => resolve(signal ?? code ?? 0)));
  return { exited, kill: (signal) => void child.kill(signal) };
}
