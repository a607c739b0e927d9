import { randomBytes } from "node:crypto";
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { api } from "@gantry/contract/api.ts";
import { dispatch } from "@gantry/contract/dispatch/routes.ts";
import type Docker from "dockerode";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createTestDatabase } from "../host/src/postgres/testing.ts";
import { type KubeObject, renderChart } from "../tools/helm/render-chart.ts";
import { clientAt } from "../server/src/testing/client.ts";
import { type ClusterObjects, openClusterObjects } from "../worker/src/engines/testing/cluster-objects.ts";
import { testDocker } from "../worker/src/engines/testing/images.ts";
import {
  canImport,
  copyFromDocker,
  noCluster,
  type TestCluster,
  testCluster,
  toolsImage,
} from "../worker/src/engines/testing/kubernetes.ts";
import { buildGantryImage } from "./gantry-image.ts";
import { placeOf } from "./own-cluster.ts";
import { signUp, waitForEnd } from "./stack.ts";
import { startTcpProxy, type TcpProxy } from "./tcp-proxy.ts";

const skipped = noCluster ?? (canImport ? undefined : "GANTRY_TEST_KUBE_IMPORT is not set");
const unique = randomBytes(4).toString("hex");
const image = `docker.io/gantry-test/gantry:${unique}`;
const base = `gantry-test/base:${unique}`;
const metricsToken = randomBytes(24).toString("base64url");
const gigabytes = 1024 ** 3;

/**
 * The chart, applied to a cluster that has neither DNS nor kube-proxy nor volumes of its own. The test stands in for them: volumes are folders of the
 * node, and connections to the Service are passed to the pods that the cluster lists as its endpoints.
 */
describe.skipIf(skipped)(skipped ? `skipped: ${skipped}` : "the chart on a cluster", () => {
  let docker: Docker;
  let cluster: TestCluster;
  let kube: ClusterObjects;
  let dir: string;
  let service: TcpProxy;
  let database: TcpProxy;
  let kubernetes: TcpProxy;
  let followed: NodeJS.Timeout;
  let url: string;
  let endpoints: readonly string[] = [];
  let objects: KubeObject[];
  const volumes: string[] = [];

  /** As kube-proxy does. */
  const followEndpoints = async () => {
    const found = await kube.core
      .readNamespacedEndpoints({ name: "ci-gantry-server", namespace: cluster.namespace })
      .catch(() => undefined);
    if (found) endpoints = (found.subsets ?? []).flatMap(({ addresses = [] }) => addresses.map(({ ip }) => ip));
  };

  async function offerVolume(node: string, storageClassName: string): Promise<void> {
    const name = `gantry-test-${unique}-${volumes.length}`;
    const path = join(dir, name);
    mkdirSync(path);
    volumes.push(name);
    const capacity = { storage: "1Gi" };
    const values = [node];
    await kube.core.createPersistentVolume({
      body: {
        metadata: { name },
        spec: {
          capacity,
          accessModes: ["ReadWriteOnce"],
          storageClassName,
          persistentVolumeReclaimPolicy: "Retain",
          local: { path },
          nodeAffinity: {
            required: { nodeSelectorTerms: [{ matchExpressions: [{ key: "kubernetes.io/hostname", operator: "In", values }] }] },
          },
        },
      },
    });
  }

  beforeAll(async () => {
    const engine = await testDocker();
    docker = engine.docker;
    dir = mkdtempSync(join(tmpdir(), "gantry-helm-"));
    // The node's other users pass through it.
    chmodSync(dir, 0o755);
    [cluster, kube] = await Promise.all([testCluster(), openClusterObjects()]);
    await buildGantryImage(engine, { dir, image, base });
    await copyFromDocker(docker, image);
    const [node] = (await kube.core.listNode()).items;
    const address = node?.status?.addresses?.find(({ type }) => type === "InternalIP")?.address;
    const storageClass = `gantry-test-${unique}`;
    for (let count = 0; count < 2; count++) await offerVolume(node?.metadata?.labels?.["kubernetes.io/hostname"] ?? "", storageClass);
    // Empty: the first server creates the tables and the roles.
    const databaseUrl = new URL(await createTestDatabase());
    const place = placeOf(databaseUrl.href);
    database = await startTcpProxy(() => [place], address);
    databaseUrl.searchParams.delete("host");
    databaseUrl.host = `${address}:${database.port}`;
    const apiServer = { host: kube.address.hostname, port: Number(kube.address.port) };
    kubernetes = await startTcpProxy(() => [apiServer], address);
    let turn = 0;
    const inTurn = () => endpoints.map((_, index) => ({ host: endpoints[(index + turn) % endpoints.length] ?? "", port: 3000 }));
    service = await startTcpProxy(() => {
      turn++;
      return inTurn();
    }, address);
    url = `http://${address}:${service.port}`;
    const rendered = await renderChart({
      release: "ci",
      namespace: cluster.namespace,
      apiVersions: kube.served,
      values: {
        image: { repository: image.slice(0, image.lastIndexOf(":")), tag: unique },
        secrets: {
          jwtSecret: randomBytes(48).toString("base64"),
          workerSecret: randomBytes(48).toString("base64"),
          encryptionKeys: `k1:${randomBytes(32).toString("base64")}`,
          metricsToken,
        },
        database: { url: databaseUrl.href },
        frontendUrl: url,
        server: {
          storage: { storageClass, size: "1Gi" },
          stopDelaySeconds: 3,
          resources: { requests: { cpu: "20m", memory: "64Mi" } },
          env: { DEFAULT_PLAN: "business", RATE_LIMIT_API: 0, RATE_LIMIT_AUTH: 0 },
        },
        worker: {
          serverUrl: url,
          slots: 4,
          toolsImage,
          runCpuRequestPercent: 5,
          persistence: { storageClass, size: "1Gi" },
          resources: { requests: { cpu: "20m", memory: "64Mi" } },
          // Of the certificate's names.
          hostAliases: [{ ip: address, hostnames: ["kubernetes.default.svc"] }],
          env: {
            KUBERNETES_SERVICE_HOST: "kubernetes.default.svc",
            KUBERNETES_SERVICE_PORT: kubernetes.port,
            IMAGE_LOCAL: "listed",
            IMAGE_LOCAL_LIST: "gantry.local/*,gantry.local/*/*",
            RUN_DISK_BYTES: gigabytes,
          },
        },
        ingress: { enabled: true, host: "ci.example.com", reportsHost: "ci-reports.example.com" },
        runs: { quota: { pods: "20" } },
      },
    });
    objects = rendered.objects;
    for (const object of objects)
      await kube.create({ ...object, metadata: { ...object.metadata, namespace: object.metadata.namespace ?? cluster.namespace } });
    followed = setInterval(() => void followEndpoints(), 200);
  });

  afterAll(async () => {
    clearInterval(followed);
    await service?.close();
    await database?.close();
    await kubernetes?.close();
    if (objects) await kube.core.deleteNamespace({ name: `${cluster.namespace}-runs` });
    for (const name of volumes) await kube.core.deletePersistentVolume({ name });
    await cluster?.[Symbol.asyncDispose]();
    for (const name of [image, base])
      await docker
        ?.getImage(name)
        .remove({ force: true })
        .catch(() => {});
    if (dir) rmSync(dir, { recursive: true, force: true, maxRetries: 20 });
  });

  const deployment = () => kube.apps.readNamespacedDeployment({ name: "ci-gantry-server", namespace: cluster.namespace });

  async function untilRolledOut(): Promise<void> {
    await expect
      .poll(async () => {
        const { metadata, spec, status } = await deployment();
        const isSeen = status?.observedGeneration === metadata?.generation;
        return (
          isSeen &&
          status?.updatedReplicas === spec?.replicas &&
          status?.availableReplicas === spec?.replicas &&
          status?.replicas === spec?.replicas
        );
      })
      .toBe(true);
  }

  test("carries out the first run", async () => {
    await untilRolledOut();
    const junit = '<testsuite name="sums"><testcase name="adds" classname="sums"/></testsuite>';
    const suite = await cluster.image({
      entrypoint: `#!/bin/sh\nmkdir -p /app/reports\necho '${junit}' >/app/reports/junit.xml\necho done\n`,
    });
    const ada = await signUp(url);
    const { id } = await ada.run({ image: suite });
    expect(await ada.ended(id)).toMatchObject({ status: "PASSED", error: null, tests: { passed: 1 }, reportUrl: expect.any(String) });
    expect(await ada.log(id)).toBe("done\n");
  });

  test("has workers that find all that they need", async () => {
    await kube.run({ namespace: cluster.namespace, name: "ci-gantry-worker-0", container: "worker" }, ["gantry", "doctor"]);
  });

  test("refuses the workers' API at the port to which the ingress leads it", async () => {
    const answers = await Promise.all(endpoints.map((host) => clientAt(`http://${host}:3100`, {}).raw(dispatch.claim, { body: {} })));
    expect(answers.map(({ status }) => status)).toEqual([404, 404]);
  });

  test("offers the metrics that the chart's autoscaling asks for", async () => {
    const { status, body } = await clientAt(url, { authorization: `Bearer ${metricsToken}` }).request(api.health.metrics);
    expect(status).toBe(200);
    expect(body).toMatch(/^gantry_runs\{status="PENDING"\} \d+$/m);
    expect(body).toMatch(/^gantry_runs\{status="RUNNING"\} \d+$/m);
  });

  test("continues a run whose worker's pod was replaced", async () => {
    const suite = await cluster.image({ entrypoint: `#!/bin/sh\necho up\n${waitForEnd}\necho "1..1"\necho "ok 1 - waits"\n` });
    const ada = await signUp(url);
    const { id } = await ada.run({ image: suite });
    await expect.poll(() => ada.log(id)).toContain("up");
    const worker = { name: "ci-gantry-worker-0", namespace: cluster.namespace };
    const { metadata } = await kube.core.readNamespacedPod(worker);
    await kube.core.deleteNamespacedPod(worker);
    await expect
      .poll(async () => {
        const next = await kube.core.readNamespacedPod(worker).catch(() => undefined);
        return next !== undefined && next.metadata?.uid !== metadata?.uid && next.status?.phase;
      })
      .toBe("Running");
    const namespace = `${cluster.namespace}-runs`;
    const [pod] = (await kube.core.listNamespacedPod({ namespace, labelSelector: `gantry.task=${id}` })).items;
    await kube.run({ namespace, name: pod?.metadata?.name ?? "", container: "suite" }, ["/gantry/busybox", "touch", "/tmp/end"]);
    expect(await ada.ended(id)).toMatchObject({ status: "PASSED", attempt: 1 });
  });

  test("restarts the servers one after the other without a failed request", async () => {
    const uids = async () =>
      (await kube.core.listNamespacedPod({ namespace: cluster.namespace, labelSelector: "app.kubernetes.io/component=server" })).items.map(
        ({ metadata }) => metadata?.uid,
      );
    const before = await uids();
    expect(before).toHaveLength(2);
    const ada = await signUp(url);
    const statuses: (number | string)[] = [];
    const stop = new AbortController();
    const asking = (async () => {
      while (!stop.signal.aborted) {
        // Not /ready, which answers 503 from SIGTERM on.
        const asked = fetch(`${url}${api.projects.list.path}`, { headers: { authorization: `Bearer ${ada.token}`, connection: "close" } });
        statuses.push(await asked.then(({ status }) => status, String));
        await sleep(20);
      }
    })();
    // As `kubectl rollout restart` does.
    const body = [{ op: "add", path: "/spec/template/metadata/annotations/restarted-at", value: unique }];
    await kube.apps.patchNamespacedDeployment({ name: "ci-gantry-server", namespace: cluster.namespace, body });
    await untilRolledOut();
    await expect.poll(async () => (await uids()).filter((uid) => before.includes(uid))).toEqual([]);
    stop.abort();
    await asking;
    expect(statuses.length).toBeGreaterThan(50);
    expect(statuses.filter((status) => status !== 200)).toEqual([]);
  });
});
