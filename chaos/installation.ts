import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { type PlanName, plans } from "@gantry/contract/plans/schemas.ts";
import { createCluster, type OwnCluster } from "../e2e/own-cluster.ts";
import { freePort, type Program, program } from "../e2e/program.ts";
import { startTcpProxy, type TcpProxy } from "../e2e/tcp-proxy.ts";
import { importImage } from "../worker/src/engines/testing/images.ts";
import { createOwnEngine, type OwnEngine } from "./own-engine.ts";
import { mountSmallDisk, type SmallDisk } from "../worker/src/testing/small-disk.ts";

/** The limits of tenants that have some, by their plans. */
export const limits: Partial<Record<PlanName, { maxTestRuns: number; maxConcurrentRuns: number }>> = {
  free: { maxTestRuns: 12, maxConcurrentRuns: 2 },
  starter: { maxTestRuns: 100_000, maxConcurrentRuns: 3 },
};

/** A server or a worker of the built product, and the supervisor that restarts it. */
export interface Process extends Program {
  name: string;
  /** A server is ready; a worker has adopted its runs and accepts more. */
  isHealthy(): Promise<boolean>;
  /** Restarts it if it exited without being killed, and then returns a sentence about it. */
  supervise(): Promise<string | undefined>;
}

/** Two servers behind a load balancer, two workers on one engine, a PostgreSQL: each can be broken separately. */
export interface Installation {
  /** The load balancer's address, for clients. */
  url: string;
  instance: string;
  image: string;
  cluster: OwnCluster;
  engine: OwnEngine;
  /** The servers' data directory. */
  disk: SmallDisk;
  servers: Process[];
  workers: Process[];
  workerDirs: string[];
  /** Between the workers and the load balancer. */
  workersNetwork: TcpProxy;
  close(): Promise<void>;
}

/** Its folder is `<key>.<lines>.<exit code>.<kilobytes of report>`. */
export const suite = `#!/bin/sh
IFS=.; set -- $1; IFS=' '
key=$1 lines=$2 code=$3 kb=$4
i=1; while [ $i -le $lines ]; do echo "seq=$i"; i=$((i+1)); sleep 0.15; done
mkdir -p /app/reports; cd /app/reports
head -c \${kb}000 /dev/zero | tr '\\0' a > part.txt
failure=; [ $code -eq 0 ] || failure='<failure message="broke"/>'
echo "<testsuite><testcase name=\\"$key\\">$failure</testcase></testsuite>" > junit.xml
exit $code
`;

export async function startInstallation(): Promise<Installation> {
  const dir = await mkdtemp(join(tmpdir(), "gantry-chaos-"));
  const [cluster, engine, disk] = await Promise.all([
    createCluster({ synchronous_commit: "on" }),
    createOwnEngine(512),
    mountSmallDisk(96),
  ]);
  await engine.start();
  const image = "gantry-chaos/suite:1";
  await importImage(engine.docker, image, { entrypoint: suite });
  const instance = `chaos-${process.pid}`;
  const common = await commonSettings(dir, instance);
  const ports = [await freePort(), await freePort()];
  const servers = ports.map((port, index) =>
    createServer(`server-${index + 1}`, port, { ...common, DATA_DIR: disk.path, DATABASE_URL: cluster.url }),
  );
  const balancer = await startConnectionBalancer(ports);
  const workersNetwork = await startTcpProxy(balancer.places);
  const clients = await startTcpProxy(balancer.places);
  const workerDirs = [join(dir, "worker-1"), join(dir, "worker-2")];
  const workers = workerDirs.map((workerDir, index) =>
    createWorker(`worker-${index + 1}`, {
      ...common,
      SERVER_URL: `http://127.0.0.1:${workersNetwork.port}`,
      DATA_DIR: workerDir,
      DOCKER_HOST: `unix://${engine.socket}`,
    }),
  );
  const all = [...servers, ...workers];
  const untilHealthy = async (one: Process) => {
    await one.start();
    while (!(await one.isHealthy())) await sleep(50);
  };
  // The first one creates the schema.
  for (const one of servers.slice(0, 1)) await untilHealthy(one);
  await Promise.all([...servers.slice(1), ...workers].map(untilHealthy));
  return {
    url: `http://127.0.0.1:${clients.port}`,
    instance,
    image,
    cluster,
    engine,
    disk,
    servers,
    workers,
    workerDirs,
    workersNetwork,
    async close() {
      for (const one of all) one.signal("SIGCONT");
      await Promise.all(workers.map((worker) => worker.kill("SIGTERM")));
      await Promise.all(servers.map((server) => server.kill("SIGTERM")));
      balancer.close();
      await Promise.all([workersNetwork.close(), clients.close()]);
      await Promise.all([cluster.close(), engine.close(), disk.close()]);
      await rm(dir, { recursive: true, force: true });
    },
  };
}

/** The environment of servers and workers. */
export async function commonSettings(dir: string, instance: string): Promise<NodeJS.ProcessEnv> {
  const plansFile = join(dir, "plans.json");
  const changed = Object.entries(limits).map(([name, limit]) => [name, { ...plans[name as PlanName], ...limit }]);
  await writeFile(plansFile, JSON.stringify({ ...plans, ...Object.fromEntries(changed) }));
  return {
    ...process.env,
    WORKER_SECRET: "chaos-worker-secret-0123456789abcdef",
    GANTRY_INSTANCE: instance,
    PLANS_FILE: plansFile,
    ...Object.fromEntries(["AUTH", "API", "STRICT", "USER_WRITES", "USER_READS"].map((tier) => [`RATE_LIMIT_${tier}`, "0"])),
  };
}

export function createServer(name: string, port: number, settings: NodeJS.ProcessEnv): Process {
  const env = {
    ...settings,
    LOG_LEVEL: "warn",
    PORT: String(port),
    SHARED: "true",
    JWT_SECRET: "chaos-jwt-secret-0123456789abcdefghijklmnop",
    ENCRYPTION_KEYS: `k1:${Buffer.alloc(32, 9).toString("base64")}`,
  };
  return supervised(
    name,
    program("server", env, async () => true),
    () => answersIn(1_000, `http://127.0.0.1:${port}/ready`),
  );
}

export function createWorker(name: string, settings: NodeJS.ProcessEnv): Process {
  const worker = program(
    "worker",
    { ...settings, LOG_LEVEL: "info", WORKER_NAME: name, WORKER_SLOTS: settings["WORKER_SLOTS"] ?? "3" },
    async () => true,
  );
  let starts = 0;
  const countStarts = () => worker.output().split('"taking runs"').length - 1;
  const start = async () => {
    starts = countStarts();
    await worker.start();
  };
  return supervised(name, { ...worker, start }, async () => worker.isAlive() && countStarts() > starts);
}

function supervised(name: string, program: Program, isHealthy: () => Promise<boolean>): Process {
  let isWanted = false;
  const start = async () => {
    isWanted = true;
    await program.start();
  };
  return {
    ...program,
    name,
    isHealthy,
    start,
    async kill(signal) {
      isWanted = false;
      await program.kill(signal);
    },
    async supervise() {
      if (!isWanted || program.isAlive()) return undefined;
      const last = program.output().trimEnd().split("\n").slice(-5).join("\n");
      await start();
      return `${name} ended unexpectedly: ${last}`;
    },
  };
}

export async function answersIn(ms: number, url: string): Promise<boolean> {
  return fetch(url, { signal: AbortSignal.timeout(ms) }).then(
    (response) => response.ok,
    () => false,
  );
}

/** Round robin; servers that passed the last health check come first. */
export async function startConnectionBalancer(ports: readonly number[]) {
  const ready = new Set(ports);
  let turn = 0;
  let isOpen = true;
  const check = async (port: number) => {
    for (; isOpen; await sleep(500))
      if (await answersIn(1_000, `http://127.0.0.1:${port}/ready`)) ready.add(port);
      else ready.delete(port);
  };
  for (const port of ports) void check(port);
  return {
    places() {
      const first = turn++ % ports.length;
      const inTurn = [...ports.slice(first), ...ports.slice(0, first)];
      return [...inTurn.filter((port) => ready.has(port)), ...inTurn.filter((port) => !ready.has(port))].map((port) => ({
        host: "127.0.0.1",
        port,
      }));
    },
    close: () => void (isOpen = false),
  };
}
