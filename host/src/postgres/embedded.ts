import { closeSync, existsSync, openSync } from "node:fs";
import { mkdir, readFile, rm, stat, truncate, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { join, resolve } from "node:path";
import { lockFile } from "../lock-file.ts";
import { createCluster, databaseName, ensureOwner } from "./initialize.ts";
import { type PostgresBinaries, postgresBinaries } from "./native.ts";
import { clearDeadPostmaster, type Postmaster, runningPostmaster, stopPostmaster, untilReady } from "./postmaster.ts";
import { here, runAs } from "./run-as.ts";
import { postgresUser, type SystemUser } from "./system-user.ts";

export interface EmbeddedPostgres {
  /** For the owner role of the database `gantry`: not a superuser, but may create roles and databases. */
  url: string;
  pid: number;
  /** PostgreSQL was already running: the process that started it had died. */
  adopted: boolean;
  stop(): Promise<void>;
}

export interface EmbeddedPostgresOptions {
  /** The installation's data directory. The cluster is in `postgres/` below it. */
  dataDir: string;
  log: { info(message: string): void; warn(message: string): void };
  /** Settings that override the cluster's own, like `postgres -c name=value`. */
  settings?: Record<string, string>;
}

/** The system's limit for a socket's path is 107 bytes on Linux and 103 on macOS. */
const maxSocketPathLength = 100;
const readyTimeoutMs = 60_000;
const logLimitBytes = 16 * 1024 * 1024;
const socketPort = 5432;

/**
 * Starts the PostgreSQL from the npm packages, or adopts the one that is still running in `dataDir`.
 * The cluster is created on first use. Safe to call from two processes at once: one starts it, the other adopts it.
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const home = join(resolve(options.dataDir), "postgres");
  await mkdir(home, { recursive: true, mode: 0o755 });
  const lock = await lockFile(join(home, "start.lock"), readyTimeoutMs);
  try {
    return await startLocked(home, options);
  } finally {
    await lock.release();
  }
}

async function startLocked(home: string, { log, settings = {} }: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const clusterDir = join(home, "data");
  const passwordFile = join(home, "password");
  const running = existsSync(clusterDir) ? await runningPostmaster(clusterDir) : undefined;
  if (running !== undefined && existsSync(passwordFile)) {
    const adopted = await adopt(clusterDir, running.pid);
    if (adopted !== undefined) {
      log.info(`PostgreSQL is already running (process ${adopted.pid}); using it.`);
      return describe(clusterDir, adopted, (await readFile(passwordFile, "utf8")).trim(), true);
    }
  }
  // It is running, but its password is lost: restart it to set a new one.
  if (running !== undefined) await stopPostmaster(running.pid);
  const user = postgresUser(clusterDir);
  const binaries = await postgresBinaries(user, home);
  if (!existsSync(clusterDir)) {
    log.info("Creating the database.");
    await rm(passwordFile, { force: true });
    await createCluster(binaries, user, clusterDir);
  }
  await clearDeadPostmaster(clusterDir);
  const password = await ensureOwner(binaries, user, clusterDir, passwordFile);
  const postmaster = await launch({ binaries, user, home, clusterDir, settings });
  return describe(clusterDir, postmaster, password, false);
}

/** `undefined` when it was shutting down. */
async function adopt(clusterDir: string, pid: number): Promise<Postmaster | undefined> {
  try {
    return await untilReady(clusterDir, pid, readyTimeoutMs);
  } catch (error) {
    if ((await runningPostmaster(clusterDir)) === undefined) return undefined;
    throw error;
  }
}

interface Launch {
  binaries: PostgresBinaries;
  user: SystemUser | undefined;
  home: string;
  clusterDir: string;
  settings: Record<string, string>;
}

async function launch({ binaries, user, home, clusterDir, settings }: Launch): Promise<Postmaster> {
  const logPath = join(home, "postgres.log");
  if (((await stat(logPath).catch(() => undefined))?.size ?? 0) > logLimitBytes) await truncate(logPath);
  const reach = usesSocket(clusterDir)
    ? { listen_addresses: "", unix_socket_directories: here(clusterDir), port: String(socketPort) }
    : { listen_addresses: "127.0.0.1", unix_socket_directories: "", port: String(await keptPort(join(home, "port"))) };
  const args = ["-D", here(clusterDir)];
  for (const [name, value] of Object.entries({ ...settings, ...reach })) args.push("-c", `${name}=${value}`);
  const logFile = openSync(logPath, "a", 0o600);
  const logStart = (await stat(logPath)).size;
  const child = runAs(user, binaries.postgres, args, clusterDir, ["ignore", logFile, logFile]);
  closeSync(logFile);
  child.on("error", () => {});
  child.unref();
  if (child.pid === undefined) throw new Error(`Cannot run ${binaries.postgres}.`);
  try {
    return await untilReady(clusterDir, child.pid, readyTimeoutMs);
  } catch (error) {
    const logTail = (await readFile(logPath)).subarray(logStart).toString("utf8").trim().slice(-3000);
    throw new Error(`${error instanceof Error ? error.message : String(error)}\n${logTail}`);
  }
}

const usesSocket = (clusterDir: string): boolean => Buffer.byteLength(join(clusterDir, `.s.PGSQL.${socketPort}`)) <= maxSocketPathLength;

function describe(clusterDir: string, postmaster: Postmaster, password: string, adopted: boolean): EmbeddedPostgres {
  const account = `${databaseName}:${password}`;
  const url =
    postmaster.socketDir === ""
      ? `postgres://${account}@127.0.0.1:${postmaster.port}/${databaseName}`
      : `postgres://${account}@localhost:${postmaster.port}/${databaseName}?host=${encodeURIComponent(clusterDir)}`;
  return { url, pid: postmaster.pid, adopted, stop: () => stopPostmaster(postmaster.pid) };
}

/** The same port after a restart, so that a connected server finds its database; another one only if it is taken. */
async function keptPort(path: string): Promise<number> {
  const kept = Number(await readFile(path, "utf8").catch(() => "0"));
  const port = await freePort(kept).catch(() => freePort(0));
  if (port !== kept) await writeFile(path, String(port));
  return port;
}

function freePort(wanted: number): Promise<number> {
  return new Promise((done, fail) => {
    const server = createServer();
    server.once("error", fail);
    server.listen(wanted, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => done(typeof address === "object" && address !== null ? address.port : wanted));
    });
  });
}
