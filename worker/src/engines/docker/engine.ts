import type { Duplex } from "node:stream";
import type { Abandoned, Attempt } from "@gantry/contract/dispatch/schemas.ts";
import type Docker from "dockerode";
import type { Container, ContainerInfo, ContainerInspectInfo, ImageInspectInfo } from "dockerode";
import type { Logger } from "pino";
import { crashPoint } from "../../base/crash-points.ts";
import {
  type NetworkLimits,
  type Engine,
  EngineError,
  type EngineInfo,
  type Exit,
  type Running,
  type RunningService,
  type RunSpec,
} from "../engine.ts";
import { orMissing, reasonOf, statusOf } from "./api/response-error.ts";
import { BridgeNetworks } from "./networks/bridge-networks.ts";
import { connectDocker, isLocal } from "./api/connect.ts";
import { DiskWatch } from "./disk/disk-watch.ts";
import { Egress, type EgressSettings } from "./egress/egress.ts";
import { commandLine, type Entry, expectedEntry, inspectEntry } from "./container/entry.ts";
import { wasRestarted } from "./exit/end-history.ts";
import { type Awaited, ExitWatch, hasEnded } from "./exit/exit-watch.ts";
import { hostConfig } from "./container/host-config.ts";
import { restoreCaches } from "./container/restore-caches.ts";
import { CachesNotRestored } from "../caches/restore-caches.ts";
import { putFiles } from "./container/put-files.ts";
import { putSource, rootOf } from "./container/put-source.ts";
import { flawedParts } from "./isolation/known-escapes.ts";
import { digestOf } from "./images/image-digest.ts";
import { Images, type ImageOptions } from "./images/images.ts";
import { kernelLog } from "./exit/kernel-log.ts";
import { attemptOf, containerName, labels, ownFilter, ownLabels, type Owner } from "./api/labels.ts";
import { abandonedOf, attemptKey, Leftovers, abandonedQuery } from "./leftovers/leftovers.ts";
import { OwnLeftovers } from "./leftovers/own-leftovers.ts";
import { setNetworkRules } from "./networks/network-rules.ts";
import type { NetworkLease, RunNetworks } from "./networks/networks.ts";
import { noNetwork } from "./networks/no-network.ts";
import { rejectImpossibleVolumes } from "./disk/image-volumes.ts";
import { diskObstacle, measuredByEngine } from "./disk/obstacle.ts";
import { layersOf, type Layers } from "./disk/overlay-layers.ts";
import { hasQuota } from "./disk/writable-paths.ts";
import { quotaConfig, type Quotas, quotasOf } from "./disk/quota.ts";
import { ParkedNetworks } from "./networks/parked-networks.ts";
import { isPodman, podmanUlimits } from "./api/podman.ts";
import { podmanLimits } from "./podman-limits.ts";
import { podmanLogs } from "./logs/podman-logs.ts";
import { attachedLogs, storedLogs, type WasInterrupted } from "./logs/read-logs.ts";
import { startError } from "./api/start-error.ts";
import { DockerRun } from "./container/running.ts";
import { runtimeObstacle } from "./isolation/runtime.ts";
import { removeServices } from "./services/service-network.ts";
import { type RunServices, Services } from "./services/services.ts";
import { discardOutput } from "../services/discard-output.ts";
import { Semaphore } from "../../base/semaphore.ts";
import { untilAborted } from "../../base/until-aborted.ts";

export interface DockerOptions extends Owner, ImageOptions, EgressSettings {
  /** `unix:///path` or `tcp://name:port`; default: the usual sockets. */
  host: string | undefined;
  network: "pooled" | "bridge" | "none";
  /** `name:address` lines for the hosts file of every run. */
  extraHosts: readonly string[];
  runtime: string | undefined;
  diskBytes: number;
  /** The number of concurrent runs to prepare for. */
  prepared: number;
  /** More concurrent starts do not make the engine faster, only each of them slower. */
  startsAtOnce: number;
  log: Logger;
}

/** Runs suites on a Docker Engine or a compatible one. Does not connect before the first call. */
export function createDockerEngine(options: DockerOptions): Engine {
  return new DockerEngine(options);
}

class DockerEngine implements Engine {
  readonly name = "docker";
  readonly supportsCaches = true;
  readonly supportsSources = true;
  readonly #options: DockerOptions;
  readonly #docker: Docker;
  readonly #images: Images;
  readonly #exits: ExitWatch;
  readonly #egress: Egress;
  readonly #networks: RunNetworks;
  readonly #ownLeftovers: OwnLeftovers;
  readonly #disk: DiskWatch;
  readonly #starts: Semaphore;
  readonly #services: Services;
  readonly #entries = new Map<string, Entry>();
  #podman: Promise<boolean> | undefined;
  #limited: Promise<NetworkLimits> | undefined;
  #quotas: Promise<Quotas> | undefined;

  constructor(options: DockerOptions) {
    this.#options = options;
    this.#docker = connectDocker(options.host);
    this.#images = new Images(this.#docker, options);
    const kind = { isPodman: () => this.#isPodman(), readKernelLog: isLocal(options.host) ? kernelLog : () => undefined };
    this.#exits = new ExitWatch(this.#docker, options, kind, options.log);
    this.#disk = new DiskWatch(this.#docker, isLocal(options.host), options.diskBytes);
    this.#egress = new Egress(options.workerId, options, options.log);
    this.#networks = networksFor(options, this.#docker, this.#egress, () => this.#isPodman());
    this.#ownLeftovers = new OwnLeftovers(this.#docker);
    this.#starts = new Semaphore(options.startsAtOnce);
    this.#services = new Services({
      docker: this.#docker,
      options,
      images: this.#images,
      exits: this.#exits,
      disk: this.#disk,
      egress: this.#egress,
      isPodman: () => this.#isPodman(),
      quotas: () => this.#getQuotas(),
    });
  }

  async isAvailable(): Promise<EngineInfo | undefined> {
    try {
      const [answer, info] = await Promise.all([this.#docker.version(), this.#docker.info().catch(() => undefined)]);
      // The engine may have another disk than before.
      this.#quotas = undefined;
      const { obstacle } = await this.#getQuotas();
      const disk = obstacle && (await diskObstacle(isLocal(this.#options.host), info));
      const podman = isPodman(answer);
      this.#podman = Promise.resolve(podman);
      return {
        name: podman ? "podman" : "docker",
        version: answer.Version,
        apiVersion: answer.ApiVersion,
        limits: [
          ...(podman ? podmanLimits(isLocal(this.#options.host)) : []),
          ...(disk === undefined ? [] : [`${measuredByEngine}: ${disk.reason}. ${disk.remedy}`]),
          ...flawedParts(answer).map(({ text, remedy }) => `${text} ${remedy}`),
        ],
      };
    } catch {
      return undefined;
    }
  }

  unavailableReason(): string {
    const { host } = this.#options;
    return `no container engine answers${host ? ` at ${host}` : ""}: start Docker, or set DOCKER_HOST`;
  }

  /** Queried once; the worker asks again when it starts or loses its engine. */
  #isPodman(): Promise<boolean> {
    this.#podman ??= this.#docker.version().then(isPodman, (error) => {
      this.#podman = undefined;
      throw error;
    });
    return this.#podman;
  }

  /** Queried once, like the kind of the engine. */
  #getQuotas(): Promise<Quotas> {
    this.#quotas ??= quotasOf(this.#docker).catch((error) => {
      this.#quotas = undefined;
      throw error;
    });
    return this.#quotas;
  }

  async missingRuntime(): Promise<string | undefined> {
    if (this.#options.runtime === undefined) return undefined;
    const obstacle = runtimeObstacle(await this.#docker.info(), await this.#isPodman(), this.#options.runtime);
    return obstacle && `${obstacle.reason}. ${obstacle.remedy}`;
  }

  limitNetworks(): Promise<NetworkLimits> {
    this.#limited ??= this.#limitNetworks().catch((error) => {
      this.#limited = undefined;
      throw error;
    });
    return this.#limited;
  }

  async #limitNetworks(): Promise<NetworkLimits> {
    if (this.#options.network === "none") return {};
    const kind = { isLocal: isLocal(this.#options.host), isPodman: await this.#isPodman() };
    const obstacle = await setNetworkRules(this.#docker, this.#options, kind, this.#egress);
    if (obstacle === undefined) return {};
    const why = `${obstacle.reason}. ${obstacle.remedy}`;
    if (this.#options.egress === "public") return { refusal: `RUN_EGRESS=public needs network rules, but ${why}` };
    return { missing: `Suites can reach this machine and its networks, because network rules cannot be set: ${why}` };
  }

  async start(run: RunSpec, signal: AbortSignal, follow: (service: RunningService) => void = discardOutput): Promise<Running> {
    let services: RunServices | undefined;
    try {
      // Nothing has to be undone.
      const { image, reference } = await untilAborted(this.#prepare(run, signal), signal);
      if (run.services.length > 0) services = await this.#services.start(run, signal, follow);
      return await this.#starts.run(() => this.#startOn(run, image, reference, signal, services));
    } catch (error) {
      await services?.remove();
      throw signal.aborted ? signal.reason : startError(error);
    }
  }

  async #prepare(run: RunSpec, signal: AbortSignal): Promise<{ image: ImageInspectInfo; reference: string }> {
    const { refusal: refused } = await this.limitNetworks();
    if (refused !== undefined)
      throw new EngineError("ENGINE_FAILED", "This worker cannot limit what a suite reaches, so it runs none.", { cause: refused });
    const seen = this.#images.lastSeen(run);
    const known = seen && this.#entries.has(seen.Id) ? seen : undefined;
    const image = known ?? (await this.#images.find(run, signal));
    rejectImpossibleVolumes(image);
    await this.#exits.ready();
    // Docker rejects this itself. Podman would run the suite in another runtime.
    const ignored = (await this.#isPodman()) ? await this.missingRuntime() : undefined;
    if (ignored !== undefined) throw new EngineError("ENGINE_FAILED", ignored);
    return { image, reference: known ? run.image : image.Id };
  }

  /** The cached image may be outdated, or a parked network may have died with the engine's restart: then retry once with fresh data. */
  async #startOn(
    run: RunSpec,
    image: ImageInspectInfo,
    reference: string,
    signal: AbortSignal,
    services: RunServices | undefined,
  ): Promise<Running> {
    try {
      return await this.#startOnce(run, image, reference, signal, services);
    } catch (error) {
      if (signal.aborted || !(error instanceof ImageMoved || isImageGone(error) || isNetworkGone(error))) throw error;
      const now = await this.#images.find(run, signal);
      return await this.#startOnce(run, now, now.Id, signal, services);
    }
  }

  /** `reference`: the image's name, if it is assumed to still be `image`, which saves a request; otherwise its id. */
  async #startOnce(
    run: RunSpec,
    image: ImageInspectInfo,
    reference: string,
    signal: AbortSignal,
    services: RunServices | undefined,
  ): Promise<Running> {
    signal.throwIfAborted();
    await this.#egress.ensureRules();
    const network = services?.network ?? (await this.#networks.acquire(run));
    try {
      return await this.#startIn({ network, services }, run, image, reference, signal);
    } catch (error) {
      if (isNetworkGone(error)) network.spoil();
      await network.release();
      throw error;
    }
  }

  /** A container into which caches were unpacked only in part is replaced by one without. */
  async #startIn(
    surroundings: { network: NetworkLease; services: RunServices | undefined },
    run: RunSpec,
    image: ImageInspectInfo,
    reference: string,
    signal: AbortSignal,
  ): Promise<Running> {
    const { container, entry } = await this.#create(run, image, reference, surroundings.network);
    try {
      signal.throwIfAborted();
      crashPoint("after-create");
      await putFiles(container, run.files);
      if (run.source) await putSource(container, run.source, signal);
      if (run.caches.length > 0) await this.#restoreCaches(container, run, signal);
      return await this.#launch(run, container, entry, surroundings, image, signal);
    } catch (error) {
      await removeContainer(container);
      if (!(error instanceof CachesNotRestored)) throw error;
      signal.throwIfAborted();
      return await this.#startIn(surroundings, { ...run, caches: [] }, image, reference, signal);
    }
  }

  /** Does not delay the start of other runs. */
  #restoreCaches(container: Container, run: RunSpec, signal: AbortSignal): Promise<void> {
    const disk = { docker: this.#docker, isLocal: isLocal(this.#options.host), diskBytes: this.#options.diskBytes };
    return this.#starts.runOutside(() => restoreCaches(container, run.caches, disk, signal));
  }

  /** Creates the container for the known or assumed entry point of its image; if that is wrong, creates it again. */
  async #create(
    run: RunSpec,
    image: ImageInspectInfo,
    reference: string,
    network: NetworkLease,
  ): Promise<{ container: Container; entry: Entry }> {
    const known = this.#entries.get(image.Id);
    const container = await this.#createContainer(run, image, reference, network, known ?? expectedEntry);
    if (known) return { container, entry: known };
    try {
      const entry = await inspectEntry(container);
      this.#entries.set(image.Id, entry);
      if (entry.script === expectedEntry.script && !entry.windowsLines) return { container, entry };
      await removeContainer(container);
      return { container: await this.#createContainer(run, image, reference, network, entry), entry };
    } catch (error) {
      await removeContainer(container);
      throw error;
    }
  }

  async #createContainer(
    run: RunSpec,
    image: ImageInspectInfo,
    reference: string,
    network: NetworkLease,
    entry: Entry,
  ): Promise<Container> {
    const [program = "", ...words] = commandLine(entry, run);
    const ulimits = (await this.#isPodman()) ? podmanUlimits(isLocal(this.#options.host)) : [];
    return this.#docker.createContainer({
      name: containerName(run),
      Image: reference,
      Entrypoint: [program],
      Cmd: words,
      Env: [...run.environment].map(([name, value]) => `${name}=${value}`),
      WorkingDir: run.source?.folder ?? (image.Config?.WorkingDir || "/app"),
      Labels: {
        ...ownLabels(this.#options, "run"),
        [labels.organization]: run.organizationId,
        [labels.task]: run.taskId,
        [labels.attempt]: String(run.attempt),
        [labels.image]: run.image,
      },
      AttachStdin: false,
      AttachStdout: true,
      AttachStderr: true,
      Tty: false,
      OpenStdin: false,
      HostConfig: {
        ...hostConfig(run.resources, {
          networkMode: network.mode,
          extraHosts: network.extraHosts,
          diskBytes: this.#options.diskBytes,
          runtime: this.#options.runtime,
          ulimits,
        }),
        ...quotaConfig(image, await this.#getQuotas(), this.#options.diskBytes),
      },
    });
  }

  async #launch(
    run: RunSpec,
    container: Container,
    entry: Entry,
    { network, services }: { network: NetworkLease; services: RunServices | undefined },
    image: ImageInspectInfo,
    signal: AbortSignal,
  ): Promise<Running> {
    // Before the start, because the engine does not respond about a container that it is starting or removing.
    const inspected = container.inspect();
    inspected.catch(() => {});
    // The hijacked connection itself.
    const source = (await this.#isPodman())
      ? undefined
      : ((await container.attach({ stream: true, stdout: true, stderr: true, hijack: true })) as Duplex);
    const awaited = this.#exits.expect(container.id);
    let created: ContainerInspectInfo;
    try {
      created = await inspected;
      if (created.Image !== image.Id) throw new ImageMoved();
      await container.start();
      signal.throwIfAborted();
    } catch (error) {
      awaited.close();
      source?.on("error", () => {}).destroy();
      throw error;
    }
    crashPoint("after-start");
    const unwatched = new AbortController();
    return new DockerRun({
      docker: this.#docker,
      container,
      network,
      services,
      awaited,
      startedAt: new Date(),
      imageDigest: digestOf(image, run.image),
      environment: environmentOf(created.Config.Env),
      notes: overrides(image),
      appRoot: run.source?.folder ?? entry.appRoot,
      layers: this.#layersOf(created),
      logs: source
        ? attachedLogs(container, source, awaited.exit, unwatched.signal, this.#interruption(container, awaited, false))
        : podmanLogs(container, this.#fileOf(created), awaited.exit, unwatched.signal),
      cut: () => source?.destroy(),
      disk: this.#disk,
      hasQuota: hasQuota(created),
      isLocal: isLocal(this.#options.host),
      unwatched,
    });
  }

  /** No one watched an adopted container for a while, so the engine is always queried. */
  #interruption({ id }: Container, awaited: Awaited, isAdopted: boolean): WasInterrupted {
    return async () => (isAdopted || awaited.sawOutage) && (await wasRestarted(this.#docker, id, awaited.sawOutage));
  }

  #layersOf(container: ContainerInspectInfo): Promise<Layers | undefined> {
    return isLocal(this.#options.host) ? layersOf(container) : Promise.resolve(undefined);
  }

  #fileOf({ LogPath }: ContainerInspectInfo): string | undefined {
    return isLocal(this.#options.host) ? LogPath : undefined;
  }

  async leftovers(): Promise<Attempt[]> {
    await this.#images.recover();
    const containers = await this.#ownRuns();
    const others = await this.#docker.listContainers({ all: true, filters: ownFilter(this.#options, "service") });
    const modes = await Promise.all([...containers, ...others].map(({ Id }) => this.#networkModeOf(Id)));
    await this.#networks.sweep(new Set(modes.filter((mode) => mode !== undefined)));
    void this.#networks.prepare(this.#options.prepared);
    // A worker that ended while services were starting has left no suite.
    const attempts = [...containers, ...others].flatMap(({ Labels }) => attemptOf(Labels) ?? []);
    return [...new Map(attempts.map((attempt) => [attemptKey(attempt), attempt])).values()];
  }

  #ownRuns(): Promise<ContainerInfo[]> {
    return this.#docker.listContainers({ all: true, filters: ownFilter(this.#options, "run") });
  }

  async #networkModeOf(id: string): Promise<string | undefined> {
    return (await orMissing(this.#docker.getContainer(id).inspect()))?.HostConfig.NetworkMode;
  }

  async adopt(attempt: Attempt, knownExit?: Exit): Promise<Running | undefined> {
    await this.#exits.ready();
    const found = await orMissing(this.#docker.getContainer(containerName(attempt)).inspect());
    if (found === undefined || found.Config.Labels[labels.worker] !== this.#options.workerId || found.State.Status === "created")
      return undefined;
    const container = this.#docker.getContainer(found.Id);
    const ended = hasEnded(found);
    const awaited = ended
      ? {
          exit: knownExit ? Promise.resolve(knownExit) : this.#exits.exitOfEnded(container, found),
          sawOutage: false,
          stopping: () => {},
          close: () => {},
        }
      : this.#exits.expect(found.Id);
    if (!ended) await this.#exits.check(found.Id);
    const unwatched = new AbortController();
    const services = await this.#services.adopt(attempt);
    return new DockerRun({
      docker: this.#docker,
      container,
      network: services?.network ?? this.#networks.reacquire(found.HostConfig.NetworkMode ?? "none"),
      services,
      awaited,
      startedAt: new Date(found.State.StartedAt),
      imageDigest: undefined,
      environment: environmentOf(found.Config.Env),
      notes: [],
      appRoot:
        rootOf(found) ?? this.#entries.get(found.Image)?.appRoot ?? (await inspectEntry(container).catch(() => expectedEntry)).appRoot,
      layers: this.#layersOf(found),
      logs: (await this.#isPodman())
        ? podmanLogs(container, this.#fileOf(found), awaited.exit, unwatched.signal)
        : storedLogs(container, awaited.exit, unwatched.signal, this.#interruption(container, awaited, true)),
      cut: () => {},
      disk: this.#disk,
      hasQuota: hasQuota(found),
      isLocal: isLocal(this.#options.host),
      unwatched,
    });
  }

  async discard(attempt: Attempt): Promise<void> {
    const found = await orMissing(this.#docker.getContainer(containerName(attempt)).inspect());
    if (found !== undefined && found.Config.Labels[labels.worker] === this.#options.workerId) {
      await removeContainer(this.#docker.getContainer(found.Id));
      await this.#networks.reacquire(found.HostConfig.NetworkMode ?? "none").release();
    }
    await removeServices(this.#docker, this.#options, attempt);
  }

  async clearOwn(held: readonly Attempt[]): Promise<void> {
    await this.#images.recover();
    const leftovers = new Leftovers(this.#docker, this.#options, undefined);
    const own = (await leftovers.list()).filter(({ kind, workerId }) => kind !== "volume" && workerId === this.#options.workerId);
    await leftovers.remove(await this.#ownLeftovers.find(own, held, (name) => this.#networks.holds(name)));
  }

  async clearAbandoned(selectRemovable: (found: Abandoned) => Promise<Abandoned>): Promise<void> {
    const leftovers = new Leftovers(this.#docker, this.#options, this.#egress);
    const foreign = (await leftovers.list()).filter(({ workerId }) => workerId !== this.#options.workerId);
    if (foreign.length > 0) await leftovers.remove(abandonedOf(foreign, await selectRemovable(abandonedQuery(foreign))));
  }

  async close(): Promise<void> {
    this.#exits.close();
    this.#disk.close();
    await this.#networks.close();
    const goOn = await this.#ownRuns().catch(() => undefined);
    await this.#egress.close({ keep: goOn === undefined || goOn.length > 0 });
  }
}

/** Removes a container in any state; ignores a missing one and an unreachable engine: a sweep follows. */
async function removeContainer(container: Container): Promise<void> {
  await orMissing(container.remove({ force: true, v: true })).catch(() => {});
}

function networksFor(options: DockerOptions, docker: Docker, egress: Egress, isPodman: () => Promise<boolean>): RunNetworks {
  if (options.network === "none") return noNetwork();
  if (options.network === "bridge" || !isLocal(options.host)) return new BridgeNetworks(docker, options, options.extraHosts, egress);
  return new ParkedNetworks({ docker, owner: options, extraHosts: options.extraHosts, egress, isPodman, log: options.log });
}

/** The name refers to another image than last time. */
class ImageMoved extends Error {}

function isImageGone(error: unknown): boolean {
  return statusOf(error) === 404 && /no such image/i.test(reasonOf(error));
}

function isNetworkGone(error: unknown): boolean {
  return /non[- ]running container|cannot join network|network .* not found|No such container|dependencies of container .* are not started/i.test(
    reasonOf(error),
  );
}

function overrides(image: ImageInspectInfo): string[] {
  // `ENTRYPOINT []` and `CMD []` define nothing.
  const { Entrypoint, Cmd } = image.Config ?? {};
  const parts = [Entrypoint?.length ? "ENTRYPOINT" : "", Cmd?.length ? "CMD" : ""].filter(Boolean);
  if (parts.length === 0) return [];
  return [
    `The image defines ${parts.join(" and ")}, which Gantry replaces: a suite is started through /app/entrypoint.sh, or through the run's command.`,
  ];
}

/** @param entries `NAME=value` each; a value may contain `=` and line breaks */
function environmentOf(entries: readonly string[]): Map<string, string> {
  return new Map(entries.map((entry) => [entry.slice(0, entry.indexOf("=")), entry.slice(entry.indexOf("=") + 1)]));
}
