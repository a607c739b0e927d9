import { randomBytes } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import type { V1Pod } from "@kubernetes/client-node";
import type { Abandoned, Attempt } from "@gantry/contract/dispatch/schemas.ts";
import { registryOf } from "@gantry/contract/registries/image-registries.ts";
import type { Logger } from "pino";
import { crashPoint } from "../../base/crash-points.ts";
import { attemptOf, containerName, labels, ownFilter } from "../docker/api/labels.ts";
import { commandLine } from "../docker/container/entry.ts";
import { isListedImage } from "../docker/images/image-list.ts";
import { spelledOut } from "../docker/images/image-name.ts";
import type { PullPolicy } from "../docker/images/images.ts";
import { requireAllowedRegistry } from "../docker/images/image-pulls.ts";
import { mayPullFrom } from "../docker/images/registries.ts";
import { untilAborted } from "../../base/until-aborted.ts";
import { abandonedOf, type Leftover, abandonedQuery } from "../docker/leftovers/leftovers.ts";
import {
  type Engine,
  EngineError,
  type EngineInfo,
  type NetworkLimits,
  type Running,
  type RunningService,
  type RunSpec,
  type ServiceSpec,
} from "../engine.ts";
import { CachesNotRestored } from "../caches/restore-caches.ts";
import { discardOutput } from "../services/discard-output.ts";
import { putFiles } from "./files/put-files.ts";
import { Cluster, type ClusterOptions, reasonOf, statusOf } from "./cluster/cluster.ts";
import {
  hasNumbers,
  type ImagePullPolicy,
  nonceAnnotation,
  type PodOptions,
  podOf,
  type RegistryAccount,
  rootOf,
  secretsOf,
  serviceContainer,
  servicesOf,
  sidecarContainer,
  suiteContainer,
  waits,
} from "./pod/pod.ts";
import {
  hasStarted,
  hasSuiteEnded,
  hasSuiteStarted,
  mayHaveStarted,
  type StartingContainer,
  suiteStartedAt,
  suiteImageDigest,
} from "./pod/pod-state.ts";
import { PodWatch } from "./pod/pod-watch.ts";
import { readVariables } from "./pod/read-variables.ts";
import { requireUnchanged } from "./pod/changed-pod.ts";
import { fitsAlone, isQuotaContended, isQuotaUsedUp } from "./cluster/quota.ts";
import { startError } from "./cluster/start-error.ts";
import { missingRights } from "./cluster/rights.ts";
import { type Beginning, RunMonitor } from "./pod/run-monitor.ts";
import { KubernetesRun, type KubernetesRunParts } from "./running.ts";
import { openedAt, openGate } from "./services/gate.ts";
import { PodServices } from "./services/pod-services.ts";
import { untilStarted } from "./pod/until-started.ts";

export interface KubernetesOptions extends PodOptions, ClusterOptions {
  network: "pooled" | "bridge" | "none";
  egress: "private" | "public";
  pullPolicy: PullPolicy;
  /** Where images may be pulled from. */
  registries: readonly string[];
  /** Images that do not have to be requested from their registry for each run. */
  localImages: "all" | readonly string[];
  pullTimeoutMs: number;
  /** How long a run waits for resources of the cluster or for its quota. */
  scheduleTimeoutMs: number;
  log: Logger;
}

/** The time that services may need to be ready. */
const maxReadyMs = 600_000;
const quotaRetryMs = 2_000;
/** A started container accepts exec immediately, unless the cluster does not allow exec. */
const beginWithinMs = 180_000;
/** A pod whose removal takes longer is on a node that is lost. */
const goneWithinMs = 90_000;

/** Runs suites as pods of a Kubernetes cluster. Does not connect before the first call. */
export function createKubernetesEngine(options: KubernetesOptions): Engine {
  return new KubernetesEngine(options);
}

class KubernetesEngine implements Engine {
  readonly name = "kubernetes";
  readonly supportsCaches = true;
  readonly supportsSources = true;
  readonly #options: KubernetesOptions;
  readonly #watch: PodWatch;
  #cluster: Promise<Cluster> | undefined;
  #absence = "the Kubernetes API was not asked yet";
  #unusedBefore: ReadonlySet<string> = new Set();

  constructor(options: KubernetesOptions) {
    this.#options = options;
    this.#watch = new PodWatch(() => this.#connect(), ownFilter(options, "run").label.join(","), options.log);
  }

  #connect(): Promise<Cluster> {
    this.#cluster ??= Cluster.open(this.#options).catch((error) => {
      this.#cluster = undefined;
      throw error;
    });
    return this.#cluster;
  }

  async isAvailable(): Promise<EngineInfo | undefined> {
    try {
      const version = await (await this.#connect()).version();
      return { name: "kubernetes", version, apiVersion: "v1", limits: [] };
    } catch (error) {
      this.#absence = reasonOf(error);
      return undefined;
    }
  }

  unavailableReason(): string {
    return `the Kubernetes API does not answer: ${this.#absence}. Check KUBECONFIG and the worker's service account`;
  }

  async missingRuntime(): Promise<string | undefined> {
    const cluster = await this.#connect();
    const missing = await missingRights(cluster);
    if (missing.length === 0) return undefined;
    return `The worker's login may not do this in the namespace ${cluster.namespace}: ${missing.join(", ")}. Give it the Role of docs/kubernetes.md.`;
  }

  async limitNetworks(): Promise<NetworkLimits> {
    const { egress, network } = this.#options;
    const policy = "On Kubernetes a NetworkPolicy limits what suites reach; docs/kubernetes.md has one.";
    if (network === "none") return { refusal: `RUN_NETWORK=none is not available with CONTAINER_ENGINE=kubernetes. ${policy}` };
    if (egress === "public") return { refusal: `RUN_EGRESS=public is not available with CONTAINER_ENGINE=kubernetes. ${policy}` };
    return { missing: `Suites can reach all that the cluster lets pods reach. ${policy}` };
  }

  async start(run: RunSpec, signal: AbortSignal, follow: (service: RunningService) => void = discardOutput): Promise<Running> {
    signal.throwIfAborted();
    try {
      for (const service of run.services) requireNumbers(service);
      for (const { image, registryLogin } of [run, ...run.services])
        if (this.#pullPolicyOf(image) === "Always") await requireAllowedRegistry(image, registryLogin, this.#options.registries);
      const cluster = await this.#connect();
      await untilAborted(this.#watch.ready(), signal);
      return await this.#startIn(cluster, run, follow, signal);
    } catch (error) {
      throw signal.aborted ? signal.reason : startError(error);
    }
  }

  #containersOf(run: RunSpec): StartingContainer[] {
    const rightsOf = ({ image, registryLogin }: Pick<RunSpec, "image" | "registryLogin">) => ({
      hasLogin: registryLogin !== null,
      isChosenByTenant: !mayPullFrom(registryOf(image), this.#options.registries),
    });
    return [
      { container: sidecarContainer, image: this.#options.toolsImage, rights: { hasLogin: false, isChosenByTenant: false } },
      ...run.services.map((service) => ({
        container: serviceContainer(service.name),
        image: service.image,
        rights: rightsOf(service),
        service: service.name,
      })),
      { container: suiteContainer, image: run.image, rights: rightsOf(run) },
    ];
  }

  /** `Always` makes the kubelet ask the registry with the run's own login: an image that another organization pulled is on the node, too. */
  #pullPolicyOf(image: string): ImagePullPolicy {
    const { pullPolicy, localImages } = this.#options;
    if (pullPolicy === "never") return "Never";
    const isListed = localImages !== "all" && isListedImage({ RepoTags: [spelledOut(image)] }, localImages);
    return isListed && pullPolicy === "missing" ? "IfNotPresent" : "Always";
  }

  /** A pod into which caches were unpacked only in part is replaced by one without. */
  async #startIn(cluster: Cluster, run: RunSpec, follow: (service: RunningService) => void, signal: AbortSignal): Promise<Running> {
    try {
      return await this.#startPod(cluster, run, follow, signal);
    } catch (error) {
      if (!(error instanceof CachesNotRestored)) throw error;
      signal.throwIfAborted();
      await untilGone(this.#watch, run, signal);
      return await this.#startPod(cluster, { ...run, caches: [] }, follow, signal);
    }
  }

  async #startPod(cluster: Cluster, run: RunSpec, follow: (service: RunningService) => void, signal: AbortSignal): Promise<Running> {
    const nonce = randomBytes(5).toString("hex");
    const accounts = accountsOf([run, ...run.services]);
    const pullPolicyOf = (image: string) => this.#pullPolicyOf(image);
    const body = podOf(run, this.#options, { nonce, pullPolicyOf, hasLogin: accounts.length > 0 });
    const pod = await this.#create(cluster, body, nonce, signal);
    const name = containerName(run);
    this.#watch.learn(pod);
    const services = new PodServices(cluster, this.#watch, name, run.services);
    const { diskBytes } = this.#options;
    let end: RunMonitor | undefined;
    try {
      signal.throwIfAborted();
      crashPoint("after-create");
      for (const secret of secretsOf(run, pod, nonce, accounts)) await cluster.createSecret(secret);
      // Not before: a pod whose secrets do not come is removed late.
      requireUnchanged(body, pod);
      // Each is followed once, and this pod may be replaced while caches are restored.
      if (run.caches.length === 0) services.followBy(follow);
      await untilStarted(this.#watch, name, this.#containersOf(run), this.#options, signal);
      end = new RunMonitor(cluster, this.#watch, name);
      const mayBegin = await untilAborted(end.mayBegin(), signal);
      if (mayBegin && waits(pod)) await letStart({ cluster, run, services, end, diskBytes }, follow, signal);
      const beginning = await untilBegun(end, signal);
      if (beginning === "windows") commandLine({ script: "executable", windowsLines: true, appRoot: "/app" }, run);
      if (beginning === "missing") commandLine({ script: "missing", windowsLines: false, appRoot: "/app" }, { ...run, command: "" });
      crashPoint("after-start");
      return this.#running({ cluster, pod, end, services, startedAt: new Date(), environment: run.environment });
    } catch (error) {
      end?.close();
      if (run.caches.length > 0 && !(error instanceof CachesNotRestored)) services.followBy(follow);
      // Their output up to now shows why.
      await services.stop();
      await cluster.deletePod(name, pod.metadata?.uid).catch(() => {});
      throw error;
    }
  }

  /**
   * Waits while the namespace's quota is used up: as long as this worker has pods whose end makes room, and for the limit after that. A pod whose
   * creation was not confirmed is recognized.
   */
  async #create(cluster: Cluster, body: V1Pod, nonce: string, signal: AbortSignal): Promise<V1Pod> {
    let givesUpAt = performance.now() + this.#options.scheduleTimeoutMs;
    for (let wasUnconfirmed = false; ; ) {
      signal.throwIfAborted();
      try {
        return await cluster.createPod(body);
      } catch (error) {
        const status = statusOf(error);
        const isTaken = status === 409 && !isQuotaContended(error);
        const found = isTaken && wasUnconfirmed ? await cluster.findPod(body.metadata?.name ?? "") : undefined;
        if (found?.metadata?.annotations?.[nonceAnnotation] === nonce) return found;
        if (isQuotaUsedUp(error) && fitsAlone(error) && this.#watch.remaining > 0)
          givesUpAt = performance.now() + this.#options.scheduleTimeoutMs;
        wasUnconfirmed ||= status === undefined || status >= 500;
        const mayRetry = wasUnconfirmed || status === 429 || status === 409 || isQuotaUsedUp(error);
        if (!mayRetry || isTaken || performance.now() > givesUpAt) throw error;
        await sleep(quotaRetryMs, undefined, { signal });
      }
    }
  }

  #running({
    pod,
    ...parts
  }: Pick<KubernetesRunParts, "cluster" | "end" | "services" | "startedAt" | "environment"> & { pod: V1Pod }): Running {
    const name = pod.metadata?.name ?? "";
    const isContainerGone = () => {
      const now = this.#watch.get(name);
      return now === undefined || hasSuiteEnded(now) || parts.end.counted?.isKilled === true;
    };
    const { diskBytes } = this.#options;
    const imageDigest = suiteImageDigest(this.#watch.get(name));
    const root = rootOf(pod);
    return new KubernetesRun({ ...parts, name, uid: pod.metadata?.uid, imageDigest, diskBytes, root, isContainerGone });
  }

  async leftovers(): Promise<Attempt[]> {
    await this.#watch.ready();
    return (await this.#ownPods())
      .filter((pod) => !pod.metadata?.deletionTimestamp)
      .flatMap((pod) => attemptOf(pod.metadata?.labels) ?? []);
  }

  async #ownPods(): Promise<V1Pod[]> {
    const { pods } = await (await this.#connect()).listPods(ownFilter(this.#options, "run").label.join(","));
    return pods;
  }

  async adopt(attempt: Attempt): Promise<Running | undefined> {
    const cluster = await this.#connect();
    await this.#watch.ready();
    const name = containerName(attempt);
    const pod = await cluster.findPod(name);
    if (pod?.metadata?.labels?.[labels.worker] !== this.#options.workerId || pod.metadata.deletionTimestamp) return undefined;
    if (!hasSuiteStarted(pod) && !mayHaveStarted(pod)) return undefined;
    this.#watch.learn(pod);
    const end = new RunMonitor(cluster, this.#watch, name);
    const names = servicesOf(pod);
    const startedAt = await startOf(cluster, pod, end);
    if (startedAt === undefined || !(await end.mayBegin())) {
      end.close();
      return undefined;
    }
    const environment = await readVariables(cluster, name, end);
    const services = new PodServices(
      cluster,
      this.#watch,
      name,
      names.map((service) => ({ name: service, readyWhen: null })),
    );
    return this.#running({ cluster, pod, end, services, startedAt, environment });
  }

  async discard(attempt: Attempt): Promise<void> {
    const cluster = await this.#connect();
    const pod = await cluster.findPod(containerName(attempt));
    if (pod?.metadata?.labels?.[labels.worker] === this.#options.workerId)
      await cluster.deletePod(containerName(attempt), pod.metadata.uid);
  }

  async clearOwn(held: readonly Attempt[]): Promise<void> {
    const used = new Set(held.map(containerName));
    const unused = (await this.#ownPods()).filter(({ metadata }) => !used.has(metadata?.name ?? ""));
    const cluster = await this.#connect();
    for (const { metadata } of unused)
      if (this.#unusedBefore.has(metadata?.uid ?? "")) await cluster.deletePod(metadata?.name ?? "", metadata?.uid);
    this.#unusedBefore = new Set(unused.map(({ metadata }) => metadata?.uid ?? ""));
  }

  async clearAbandoned(selectRemovable: (found: Abandoned) => Promise<Abandoned>): Promise<void> {
    const cluster = await this.#connect();
    const { pods } = await cluster.listPods(`${labels.worker},${labels.role}=run`);
    const foreign = pods.flatMap(leftoverOf).filter(({ workerId }) => workerId !== this.#options.workerId);
    if (foreign.length === 0) return;
    for (const { id, name } of abandonedOf(foreign, await selectRemovable(abandonedQuery(foreign)))) await cluster.deletePod(name, id);
  }

  async close(): Promise<void> {
    this.#watch.close();
  }
}

async function untilGone(watch: PodWatch, run: RunSpec, signal: AbortSignal): Promise<void> {
  const late = AbortSignal.timeout(goneWithinMs);
  await watch.untilGone(containerName(run), AbortSignal.any([signal, late])).catch((cause: unknown) => {
    signal.throwIfAborted();
    throw new EngineError("ENGINE_FAILED", "The cluster did not remove the run's pod in time.", { retryable: true, cause });
  });
}

interface Waiting {
  cluster: Cluster;
  run: RunSpec;
  services: PodServices;
  end: RunMonitor;
  diskBytes: number;
}

/**
 * Lets the suite start when its files are unpacked and its services are ready. Resolves early if the suite has ended because it could not start.
 */
async function letStart(
  { cluster, run, services, end, diskBytes }: Waiting,
  follow: (service: RunningService) => void,
  signal: AbortSignal,
): Promise<void> {
  const name = containerName(run);
  const until = AbortSignal.any([signal, end.over]);
  if (run.services.length > 0) crashPoint("services-started");
  const readied = async () => {
    await putFiles(cluster, name, run, diskBytes, until);
    crashPoint("files-put");
    services.followBy(follow);
    await services.untilReady(run.services, end, signal);
    crashPoint("services-ready");
    await openGate(cluster, name, end, until);
  };
  await Promise.race([readied(), end.begun]);
}

/** When the suite of an adopted pod started; `undefined`: it has not. */
async function startOf(cluster: Cluster, pod: V1Pod, end: RunMonitor): Promise<Date | undefined> {
  if (waits(pod)) return await startAfterWait(cluster, pod, end);
  if (hasSuiteStarted(pod) && hasStarted(pod, sidecarContainer)) return suiteStartedAt(pod) ?? new Date();
  // It waits for the sidecar, or the kubelet does not know whether it has started.
  await untilBegun(end, never).catch(() => {});
  return end.startedAt;
}

const never = new AbortController().signal;

async function startAfterWait(cluster: Cluster, pod: V1Pod, end: RunMonitor): Promise<Date | undefined> {
  const opened = await openedAt(cluster, pod.metadata?.name ?? "", end);
  const container = suiteStartedAt(pod);
  if (container === undefined || (opened === undefined && !end.isUnreadable)) return opened;
  // The suite can change what the pod says, but not give itself much more time.
  const atMs = Math.min(opened?.getTime() ?? 0, container.getTime() + maxReadyMs);
  return new Date(Math.max(container.getTime(), atMs));
}

async function untilBegun(end: RunMonitor, signal: AbortSignal): Promise<Beginning> {
  const late = AbortSignal.timeout(beginWithinMs);
  try {
    return await untilAborted(end.begun, AbortSignal.any([signal, late]));
  } catch (error) {
    if (!late.aborted || signal.aborted) throw error;
    const message = "The worker could not connect to the run's pod (exec). The operator finds the details in the worker's log.";
    throw new EngineError("ENGINE_FAILED", message, { retryable: true, cause: end.trouble });
  }
}

function leftoverOf({ metadata }: V1Pod): Leftover[] {
  const attempt = attemptOf(metadata?.labels);
  if (attempt === undefined || metadata?.name === undefined || metadata.uid === undefined) return [];
  return [{ kind: "container", id: metadata.uid, name: metadata.name, workerId: metadata.labels?.[labels.worker] ?? "", attempt }];
}

function requireNumbers({ name, user }: ServiceSpec): void {
  if (user === null || hasNumbers(user)) return;
  throw new EngineError(
    "SERVICE_FAILED",
    `The service ${name} is to run as the user ${user}, and Kubernetes knows users by their numbers only. Name the user's number in the image, such as 999, or let a worker with Docker or Podman carry the run out.`,
    { retryable: true, service: name },
  );
}

/** The logins of a run's images, one for each registry. */
function accountsOf(images: readonly Pick<RunSpec, "image" | "registryLogin">[]): RegistryAccount[] {
  const accounts = images.flatMap(({ image, registryLogin }) => {
    const registry = registryOf(image);
    return registryLogin ? [{ ...registryLogin, server: registry === "docker.io" ? "https://index.docker.io/v1/" : registry }] : [];
  });
  return [...new Map(accounts.map((account) => [account.server, account])).values()];
}
