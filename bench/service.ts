import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { io, type Socket } from "socket.io-client";
import { startEmbeddedPostgres } from "../host/src/postgres/embedded.ts";

const root = join(import.meta.dirname, "..");

/** The service as users run it: built programs, PostgreSQL with durability on; limits are raised out of the way. */
export interface Service {
  url: string;
  /** Of every server. */
  urls: readonly string[];
  databaseUrl: string;
  /** Restarts the worker with so many slots, in the given network mode or the default one. */
  withSlots(slots: number, network?: "bridge"): Promise<void>;
  member(): Promise<Member>;
  /** The process ids; the worker's is `undefined` before `withSlots`. */
  processes(): { server: number | undefined; servers: readonly (number | undefined)[]; worker: number | undefined; database: number };
  /** Resident memory of server and worker, bytes. */
  residentBytes(): Promise<{ server: number; worker: number }>;
  close(): Promise<void>;
}

export interface Member {
  token: string;
  post(path: string, body: unknown): Promise<{ data: { id: string } }>;
  socket(): Promise<Socket>;
}

/** `servers`: how many, on one database. */
export async function startService(dockerHost: string, settings: Record<string, string> = {}, servers = 1): Promise<Service> {
  if (!existsSync(join(root, "server/dist/main.js"))) throw new Error("Build first: npm run setup");
  const dir = await mkdtemp(join(tmpdir(), "gantry-bench-"));
  const postgres = await startEmbeddedPostgres({ dataDir: dir, log: { info: () => {}, warn: () => {} } });
  const ports: number[] = [];
  for (let count = 0; count < servers; count += 1) ports.push(await freePort());
  const urls = ports.map((port) => `http://127.0.0.1:${port}`);
  const [url = ""] = urls;
  const common = {
    ...process.env,
    DATA_DIR: dir,
    LOG_LEVEL: "error",
    WORKER_SECRET: "bench-worker-secret-0123456789abcdef",
    GANTRY_INSTANCE: `bench-${ports[0]}`,
    ...Object.fromEntries(["AUTH", "API", "STRICT", "USER_WRITES", "USER_READS"].map((tier) => [`RATE_LIMIT_${tier}`, "0"])),
    ...settings,
  };
  const started = ports.map((port) =>
    start("server", {
      ...common,
      PORT: String(port),
      REPORTS_PORT: "0",
      DATABASE_URL: postgres.url,
      SHARED: String(servers > 1),
      DEFAULT_PLAN: "enterprise",
      JWT_SECRET: "bench-jwt-secret-0123456789abcdefghij",
      ENCRYPTION_KEYS: `k1:${Buffer.alloc(32, 3).toString("base64")}`,
    }),
  );
  for (const each of urls) await until(`${each}/ready`);
  let worker: ChildProcess | undefined;
  const resident = async (of: readonly ChildProcess[]) => (await Promise.all(of.map(residentOf))).reduce((sum, bytes) => sum + bytes, 0);
  return {
    url,
    urls,
    databaseUrl: postgres.url,
    async withSlots(slots, network) {
      await stop(worker);
      worker = start("worker", {
        ...common,
        SERVER_URL: url,
        DOCKER_HOST: dockerHost,
        WORKER_SLOTS: String(slots),
        ...(network ? { RUN_NETWORK: network } : {}),
      });
      await sleep(2_500);
    },
    member: () => signUp(url),
    processes: () => ({ server: started[0]?.pid, servers: started.map(({ pid }) => pid), worker: worker?.pid, database: postgres.pid }),
    async residentBytes() {
      return { server: await resident(started), worker: worker ? await resident([worker]) : 0 };
    },
    async close() {
      await stop(worker);
      await Promise.all(started.map(stop));
      await postgres.stop();
      await rm(dir, { recursive: true, force: true });
    },
  };
}

function start(workspace: string, env: NodeJS.ProcessEnv): ChildProcess {
  return spawn(process.execPath, [join(root, workspace, "dist/main.js")], { env, stdio: ["ignore", "ignore", "inherit"] });
}

async function stop(child: ChildProcess | undefined): Promise<void> {
  if (!child || child.exitCode !== null) return;
  const gone = once(child, "exit");
  child.kill("SIGTERM");
  await gone;
}

async function residentOf(child: ChildProcess): Promise<number> {
  const { readFile } = await import("node:fs/promises");
  const status = await readFile(`/proc/${child.pid}/status`, "utf8");
  return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1] ?? 0) * 1024;
}

export async function until(url: string): Promise<void> {
  for (let turn = 0; turn < 2_400; turn++) {
    if (
      await fetch(url).then(
        (answer) => answer.ok,
        () => false,
      )
    )
      return;
    await sleep(50);
  }
  throw new Error(`${url} does not answer`);
}

export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const address = probe.address();
  probe.close();
  if (typeof address !== "object" || !address) throw new Error("no port");
  return address.port;
}

let people = 0;

async function signUp(url: string): Promise<Member> {
  const send = async (path: string, body: unknown, headers: Record<string, string> = {}) => {
    const answer = await fetch(url + path, {
      method: "POST",
      headers: { "content-type": "application/json", ...headers },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return answer.json();
  };
  const { token } = (await send("/api/auth/signup", {
    email: `p${++people}@example.com`,
    password: "Correct-horse-7",
    name: "Bench",
    organizationName: "Bench",
  })) as { token: string };
  return {
    token,
    post: (path, body) => send(path, body, { authorization: `Bearer ${token}` }) as Promise<{ data: { id: string } }>,
    async socket() {
      const socket = io(url, { path: "/socket.io/", transports: ["websocket"], auth: { token }, forceNew: true });
      await new Promise((resolve) => socket.once("auth-success", resolve));
      return socket;
    },
  };
}
