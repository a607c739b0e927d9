import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { type Balancer, startBalancer } from "../e2e/balancer.ts";
import { createCluster, type OwnCluster } from "../e2e/own-cluster.ts";
import { freePort } from "../e2e/program.ts";
import { startTcpProxy } from "../e2e/tcp-proxy.ts";
import { importImage } from "../worker/src/engines/testing/images.ts";
import { canImport, noCluster, type TestCluster, testCluster, workerSettings } from "../worker/src/engines/testing/kubernetes.ts";
import { mountSmallDisk, type SmallDisk } from "../worker/src/testing/small-disk.ts";
import { commonSettings, createServer, createWorker, type Process, startConnectionBalancer, suite } from "./installation.ts";
import { createOwnEngine, type OwnEngine } from "./own-engine.ts";
import { createOwnPodman, type OwnPodman } from "./own-podman.ts";

/** Two servers behind a load balancer and four workers, two with Docker, one with Podman and one with Kubernetes, on one PostgreSQL. */
export interface Fleet {
  /** The load balancer's address, for clients. */
  url: string;
  balancer: Balancer;
  /** Of each server, by its name. */
  serverUrls: ReadonlyMap<string, string>;
  instance: string;
  image: string;
  cluster: OwnCluster;
  engine: OwnEngine;
  podman: OwnPodman;
  kubernetes: TestCluster;
  disk: SmallDisk;
  servers: Process[];
  workers: Process[];
  workerDirs: string[];
  close(): Promise<void>;
}

/** Longer than the balancer needs to notice that a server stops, also on a busy machine. */
const stopDelaySeconds = "6";
const slots = "2";

/** Needs root, Docker's and Podman's programs, and `GANTRY_TEST_KUBECONFIG` with `GANTRY_TEST_KUBE_IMPORT`. */
export async function startFleet(): Promise<Fleet> {
  const missing = noCluster ?? (canImport ? undefined : "GANTRY_TEST_KUBE_IMPORT is not set");
  if (missing) throw new Error(`A fleet needs a Kubernetes cluster, and ${missing} (docs/kubernetes.md).`);
  const dir = await mkdtemp(join(tmpdir(), "gantry-fleet-"));
  const [cluster, engine, podman, kubernetes, disk] = await Promise.all([
    createCluster({ synchronous_commit: "on" }),
    createOwnEngine(512),
    createOwnPodman(),
    testCluster(),
    mountSmallDisk(256),
  ]);
  await engine.start();
  const image = await kubernetes.image({ entrypoint: suite });
  for (const { docker } of [engine, podman]) await importImage(docker, image, { entrypoint: suite });
  const instance = `fleet-${process.pid}`;
  const common = { ...(await commonSettings(dir, instance)), STOP_DELAY_SECONDS: stopDelaySeconds, WORKER_SLOTS: slots };
  const ports = [await freePort(), await freePort()];
  const servers = ports.map((port, index) =>
    createServer(`server-${index + 1}`, port, { ...common, DATA_DIR: disk.path, DATABASE_URL: cluster.directUrl() }),
  );
  const urls = ports.map((port) => `http://127.0.0.1:${port}`);
  const connections = await startConnectionBalancer(ports);
  const workersProxy = await startTcpProxy(connections.places);
  const engines: [name: string, settings: Record<string, string>][] = [
    ["worker-docker-1", { DOCKER_HOST: `unix://${engine.socket}` }],
    ["worker-docker-2", { DOCKER_HOST: `unix://${engine.socket}` }],
    ["worker-podman", { DOCKER_HOST: `unix://${podman.socket}` }],
    ["worker-kubernetes", workerSettings(kubernetes)],
  ];
  const workers = engines.map(([name, settings]) =>
    createWorker(name, { ...common, SERVER_URL: `http://127.0.0.1:${workersProxy.port}`, DATA_DIR: join(dir, name), ...settings }),
  );
  for (const one of servers) await untilHealthy(one);
  await Promise.all(workers.map(untilHealthy));
  const balancer = await startBalancer(urls);
  return {
    url: balancer.url,
    balancer,
    serverUrls: new Map(servers.map(({ name }, index) => [name, urls[index] ?? ""])),
    instance,
    image,
    cluster,
    engine,
    podman,
    kubernetes,
    disk,
    servers,
    workers,
    workerDirs: engines.map(([name]) => join(dir, name)),
    async close() {
      await Promise.all(workers.map((worker) => worker.kill("SIGTERM")));
      await Promise.all(servers.map((server) => server.kill("SIGTERM")));
      connections.close();
      await Promise.all([balancer.close(), workersProxy.close()]);
      await Promise.all([cluster.close(), engine.close(), podman.close(), disk.close(), kubernetes[Symbol.asyncDispose]()]);
      await rm(dir, { recursive: true, force: true });
    },
  };
}

async function untilHealthy(one: Process): Promise<void> {
  await one.start();
  while (!(await one.isHealthy())) await sleep(50);
}
