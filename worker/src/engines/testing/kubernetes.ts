import { execFileSync, spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { readFileSync, writeFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { CoreV1Api, KubeConfig, type KubernetesObject, KubernetesObjectApi, loadAllYaml } from "@kubernetes/client-node";
import type Docker from "dockerode";
import { pino } from "pino";
import type { Engine } from "../engine.ts";
import { createKubernetesEngine, type KubernetesOptions } from "../kubernetes/engine.ts";
import { imageArchive, type ArchiveConfig } from "./image-archive.ts";
import { shellSuite, type TestImage } from "./images.ts";

/**
 * How the tests reach a cluster. Without `GANTRY_TEST_KUBECONFIG`, a kubeconfig of an administrator, they are skipped. `GANTRY_TEST_KUBE_IMPORT`, a
 * command such as `ctr -n k8s.io images import -`, puts an image from its standard input on the cluster's only node. Without it, the cluster must be
 * able to pull the images that the other two variables name.
 */
const adminConfig = process.env["GANTRY_TEST_KUBECONFIG"];
const importCommand = process.env["GANTRY_TEST_KUBE_IMPORT"]?.split(" ");

export const noCluster = adminConfig === undefined ? "GANTRY_TEST_KUBECONFIG names no cluster" : undefined;
export const canImport = importCommand !== undefined;

export const shellImage = canImport
  ? "gantry.local/shell:1"
  : (process.env["GANTRY_TEST_KUBE_IMAGE"] ?? "docker.io/library/busybox:1.37.0-musl");
export const toolsImage = canImport
  ? "gantry.local/tools:1"
  : (process.env["GANTRY_TEST_KUBE_TOOLS"] ?? "docker.io/library/busybox:1.37.0-musl");

export interface TestCluster extends AsyncDisposable {
  /** With the rights of an administrator. */
  core: CoreV1Api;
  namespace: string;
  /** Of the worker, with the rights of the documented Role. */
  kubeconfig: string;
  /** An engine with the rights of the documented Role. */
  engine(changes?: Partial<KubernetesOptions>): Engine;
  /** Resolves to the image's name when the node has it. */
  image(content: TestImage, config?: ArchiveConfig): Promise<string>;
}

/** A namespace of its own, with the Role of docs/kubernetes.md for the worker. */
export async function testCluster(): Promise<TestCluster> {
  const admin = new KubeConfig();
  admin.loadFromFile(adminConfig ?? "");
  const core = admin.makeApiClient(CoreV1Api);
  const namespace = `gantry-test-${randomBytes(4).toString("hex")}`;
  await core.createNamespace({ body: { metadata: { name: namespace } } });
  await core.createNamespacedServiceAccount({ namespace, body: { metadata: { name: "gantry-worker" } } });
  const objects = KubernetesObjectApi.makeApiClient(admin);
  for (const object of documentedRole(namespace)) await objects.create(object);
  const folder = await mkdtemp(join(tmpdir(), "gantry-kube-"));
  const kubeconfig = join(folder, "kubeconfig");
  await writeConfig(admin, core, namespace, kubeconfig);
  if (canImport) await importSharedImages();
  return {
    core,
    namespace,
    kubeconfig,
    engine: (changes) => reopenedEngine({ namespace, kubeconfig, ...changes }),
    image: async (content, config) => {
      const tag = `gantry.local/${randomBytes(6).toString("hex")}:1`;
      await importImage(tag, content, config);
      return tag;
    },
    [Symbol.asyncDispose]: async () => {
      await core.deleteNamespace({ name: namespace });
      await rm(folder, { recursive: true });
    },
  };
}

/** The environment of a worker in that namespace. */
export const workerSettings = ({ kubeconfig, namespace }: TestCluster): Record<string, string> => ({
  CONTAINER_ENGINE: "kubernetes",
  KUBECONFIG: kubeconfig,
  KUBERNETES_NAMESPACE: namespace,
  KUBERNETES_TOOLS_IMAGE: toolsImage,
  KUBERNETES_CPU_REQUEST_PERCENT: "5",
  IMAGE_LOCAL: "listed",
  IMAGE_LOCAL_LIST: "gantry.local/*,gantry.local/*/*",
  RUN_NETWORK: "pooled",
});

/** The Role and its binding in docs/kubernetes.md, for another namespace. */
function documentedRole(namespace: string): KubernetesObject[] {
  const page = readFileSync(join(import.meta.dirname, "../../../../docs/kubernetes.md"), "utf8");
  const blocks = [...page.matchAll(/```yaml\n([\s\S]*?)\n *```/g)].flatMap(
    ([, text = ""]) => loadAllYaml(text.replaceAll(/^ {3}/gm, "")) as KubernetesObject[],
  );
  return blocks
    .filter(({ kind }) => kind === "Role" || kind === "RoleBinding")
    .map((object) =>
      JSON.parse(
        JSON.stringify(object)
          .replaceAll('"gantry-runs"', JSON.stringify(namespace))
          .replaceAll('"namespace":"gantry"', `"namespace":"${namespace}"`),
      ),
    );
}

async function writeConfig(admin: KubeConfig, core: CoreV1Api, namespace: string, path: string): Promise<void> {
  const { status } = await core.createNamespacedServiceAccountToken({
    name: "gantry-worker",
    namespace,
    body: { spec: { audiences: [], expirationSeconds: 7200 } },
  });
  const cluster = admin.getCurrentCluster();
  if (!cluster || !status) throw new Error("the test cluster gives no token");
  const config = new KubeConfig();
  config.loadFromClusterAndUser(cluster, { name: "worker", token: status.token });
  writeFileSync(path, config.exportConfig(), { mode: 0o600 });
}

let sharedImages: Promise<void> | undefined;

/** Once for each test process. */
function importSharedImages(): Promise<void> {
  const importBoth = async () => {
    await importImage(toolsImage, {});
    await importImage(shellImage, shellSuite);
  };
  sharedImages ??= importBoth();
  return sharedImages;
}

/** Puts an image of a Docker engine on the cluster's node. */
export async function copyFromDocker(docker: Docker, tag: string): Promise<void> {
  const [program = "", ...words] = importCommand ?? [];
  const child = spawn(program, words, { stdio: ["pipe", "ignore", "inherit"] });
  const ended = once(child, "close");
  await pipeline(await docker.getImage(tag).get(), child.stdin);
  const [code] = await ended;
  if (code !== 0) throw new Error(`the cluster's node did not take the image ${tag}`);
}

async function importImage(tag: string, content: TestImage, config?: ArchiveConfig): Promise<void> {
  const [program = "", ...words] = importCommand ?? [];
  execFileSync(program, words, { input: await imageArchive(tag, content, config), stdio: ["pipe", "ignore", "inherit"] });
}

/** An engine on a cluster that another process has prepared. */
export function reopenedEngine(changes: Partial<KubernetesOptions>): Engine {
  return createKubernetesEngine({
    kubeconfig: undefined,
    context: undefined,
    namespace: undefined,
    instance: "test",
    workerId: `test-${randomBytes(6).toString("hex")}`,
    toolsImage,
    toolsPullSecret: undefined,
    podSecurity: "baseline",
    cpuRequestPercent: 5,
    nodeSelector: {},
    priorityClass: undefined,
    runtime: undefined,
    extraHosts: [],
    network: "pooled",
    egress: "private",
    diskBytes: 1024 ** 3,
    pullPolicy: "missing",
    registries: ["docker.io", "registry.invalid"],
    localImages: ["gantry.local/*"],
    pullTimeoutMs: 60_000,
    scheduleTimeoutMs: 60_000,
    log: pino({ level: process.env["TEST_LOG_LEVEL"] ?? "silent" }),
    ...changes,
  });
}
