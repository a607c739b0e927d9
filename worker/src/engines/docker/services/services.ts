import type { Duplex } from "node:stream";
import type { Attempt } from "@gantry/contract/dispatch/schemas.ts";
import type Docker from "dockerode";
import type { Container, ContainerInspectInfo, ImageInspectInfo } from "dockerode";
import { crashPoint } from "../../../base/crash-points.ts";
import { type DiskStop, EngineError, type Exit, type LogPiece, type RunningService, type RunSpec, type ServiceSpec } from "../../engine.ts";
import { LineMatch } from "../../services/line-match.ts";
import { serviceFailed, untilReady } from "../../services/until-ready.ts";
import { watched } from "../../services/watched.ts";
import { orMissing, reasonOf, statusOf } from "../api/response-error.ts";
import { isLocal } from "../api/connect.ts";
import { labels, serviceContainerName } from "../api/labels.ts";
import { podmanUlimits } from "../api/podman.ts";
import { startError } from "../api/start-error.ts";
import { hostConfig } from "../container/host-config.ts";
import { splitWords } from "../container/split-words.ts";
import type { DiskWatch } from "../disk/disk-watch.ts";
import { rejectImpossibleVolumes } from "../disk/image-volumes.ts";
import { hasQuota } from "../disk/writable-paths.ts";
import { quotaConfig, type Quotas } from "../disk/quota.ts";
import type { Egress } from "../egress/egress.ts";
import { wasRestarted } from "../exit/end-history.ts";
import { type Awaited, type ExitWatch, hasEnded } from "../exit/exit-watch.ts";
import type { Images } from "../images/images.ts";
import { untilAborted } from "../../../base/until-aborted.ts";
import { podmanLogs } from "../logs/podman-logs.ts";
import { attachedLogs, storedLogs } from "../logs/read-logs.ts";
import type { NetworkLease } from "../networks/networks.ts";
import { runInShell, socketTables } from "./probe.ts";
import { findServices, openServiceNetwork, removeServices, serviceLabels, type ServiceNetworkOptions } from "./service-network.ts";

interface ServicesParts {
  docker: Docker;
  options: ServiceNetworkOptions & { host: string | undefined; runtime: string | undefined; diskBytes: number };
  images: Images;
  exits: ExitWatch;
  disk: DiskWatch;
  egress: Egress;
  isPodman: () => Promise<boolean>;
  quotas: () => Promise<Quotas>;
}

/** Starts and finds the services of runs. */
export class Services {
  readonly #parts: ServicesParts;

  constructor(parts: ServicesParts) {
    this.#parts = parts;
  }

  /** Resolves when all are ready. @throws EngineError; then nothing is left of them */
  async start(run: RunSpec, signal: AbortSignal, follow: (service: RunningService) => void): Promise<RunServices> {
    const images = await untilAborted(
      Promise.all(run.services.map((service) => this.#parts.images.find({ ...service, organizationId: run.organizationId }, signal))),
      signal,
    );
    for (const image of images) rejectImpossibleVolumes(image);
    await this.#parts.exits.ready();
    const failed = new AbortController();
    const services: ServiceContainer[] = [];
    let isFollowed = false;
    try {
      signal.throwIfAborted();
      const holder = await openServiceNetwork(
        this.#parts.docker,
        this.#parts.options,
        this.#parts.egress,
        await this.#parts.isPodman(),
        run,
      );
      crashPoint("service-created");
      const mode = `container:${holder}`;
      await settled(run.services.map(async (service, index) => void services.push(await this.#create(run, service, images[index], mode))));
      isFollowed = true;
      for (const service of services) follow(service);
      signal.throwIfAborted();
      await settled(services.map((service) => service.start()));
      crashPoint("services-started");
      const until = AbortSignal.any([signal, failed.signal]);
      await Promise.all(services.map((service) => this.#untilReady(service, holder, until)));
      signal.throwIfAborted();
      crashPoint("services-ready");
      return this.#running(run, mode, services);
    } catch (error) {
      failed.abort(error);
      // Its output up to now says why.
      await Promise.all(services.map((service) => (isFollowed ? service.stop() : service.detach())));
      await removeServices(this.#parts.docker, this.#parts.options, run);
      throw error;
    }
  }

  /** Those of an attempt whose suite is running or has ended; `undefined`: it has none. */
  async adopt(attempt: Attempt): Promise<RunServices | undefined> {
    const { docker, options } = this.#parts;
    const found = await findServices(docker, options, attempt);
    const holder = found.find(({ Labels }) => Labels[labels.service] === "");
    if (holder === undefined) return undefined;
    const services: ServiceContainer[] = [];
    for (const { Id, Labels } of found) {
      const info = Id === holder.Id ? undefined : await orMissing(docker.getContainer(Id).inspect());
      if (info !== undefined && info.State.Status !== "created") services.push(await this.#adopted(Labels[labels.service] ?? "", info));
    }
    return this.#running(attempt, `container:${holder.Id}`, services);
  }

  #running(attempt: Attempt, mode: string, services: readonly ServiceContainer[]): RunServices {
    return new RunServices(mode, services, () => removeServices(this.#parts.docker, this.#parts.options, attempt));
  }

  async #create(run: RunSpec, service: ServiceSpec, image: ImageInspectInfo | undefined, mode: string): Promise<ServiceContainer> {
    const { docker, options, exits } = this.#parts;
    const isOnPodman = await this.#parts.isPodman();
    try {
      const container = await docker.createContainer({
        name: serviceContainerName(run, service.name),
        Image: image?.Id ?? service.image,
        ...(service.command === "" ? {} : { Cmd: splitWords(service.command) }),
        ...(service.user === null ? {} : { User: service.user }),
        Env: [...service.environment].map(([name, value]) => `${name}=${value}`),
        Labels: { ...serviceLabels(options, run, service.name), [labels.image]: service.image },
        AttachStdin: false,
        AttachStdout: true,
        AttachStderr: true,
        Tty: false,
        OpenStdin: false,
        HostConfig: {
          ...hostConfig(service.resources, {
            networkMode: mode,
            extraHosts: [],
            diskBytes: options.diskBytes,
            runtime: options.runtime,
            ulimits: isOnPodman ? podmanUlimits(isLocal(options.host)) : [],
          }),
          ...(image === undefined ? {} : quotaConfig(image, await this.#parts.quotas(), options.diskBytes)),
        },
      });
      const info = await container.inspect();
      const source = isOnPodman
        ? undefined
        : ((await container.attach({ stream: true, stdout: true, stderr: true, hijack: true })) as Duplex);
      const awaited = exits.expect(container.id);
      const unwatched = new AbortController();
      const interruption = async () => awaited.sawOutage && (await wasRestarted(docker, container.id, awaited.sawOutage));
      const logs = source
        ? attachedLogs(container, source, awaited.exit, unwatched.signal, interruption)
        : podmanLogs(container, isLocal(options.host) ? info.LogPath : undefined, awaited.exit, unwatched.signal);
      return new ServiceContainer({
        spec: service,
        name: service.name,
        container,
        awaited,
        logs,
        unwatched,
        disk: this.#parts.disk,
        info,
        source,
      });
    } catch (error) {
      throw ofService(service.name, error);
    }
  }

  async #adopted(name: string, info: ContainerInspectInfo): Promise<ServiceContainer> {
    const { docker, options, exits, disk } = this.#parts;
    const container = docker.getContainer(info.Id);
    const ended = hasEnded(info);
    const awaited: Awaited = ended
      ? { exit: exits.exitOfEnded(container, info), sawOutage: false, stopping: () => {}, close: () => {} }
      : exits.expect(info.Id);
    if (!ended) await exits.check(info.Id);
    const unwatched = new AbortController();
    const interruption = async () => await wasRestarted(docker, info.Id, awaited.sawOutage);
    const logs = (await this.#parts.isPodman())
      ? podmanLogs(container, isLocal(options.host) ? info.LogPath : undefined, awaited.exit, unwatched.signal)
      : storedLogs(container, awaited.exit, unwatched.signal, interruption);
    const service = new ServiceContainer({ spec: undefined, name, container, awaited, logs, unwatched, disk, info, source: undefined });
    if (ended) service.markEnded();
    else service.watchDisk();
    return service;
  }

  #untilReady(service: ServiceContainer, holder: string, signal: AbortSignal): Promise<void> {
    const { docker, options } = this.#parts;
    const { spec, container, match, exit } = service;
    if (spec === undefined) return Promise.resolve();
    const sockets = () => socketTables(docker, holder, container, isLocal(options.host));
    return untilReady(spec, { sockets, run: (command) => runInShell(container, command), match, exit }, signal);
  }
}

/** All results, or the first error, when everything has been tried: nothing is created after that. */
async function settled<T>(works: readonly Promise<T>[]): Promise<T[]> {
  await Promise.allSettled(works);
  return await Promise.all(works);
}

/** What the engine refused is about this service. */
function ofService(name: string, error: unknown): unknown {
  const known = error instanceof EngineError ? error : startError(error);
  if (known.retryable || statusOf(error) === undefined) return known;
  return serviceFailed({ name }, `could not be started: ${known.code === "ENGINE_FAILED" ? reasonOf(error) : known.message}`);
}

/** The services of one run. */
export class RunServices {
  /** The network that the suite joins. It is released with the services. */
  readonly network: NetworkLease;
  readonly services: readonly ServiceContainer[];
  readonly #removeAll: () => Promise<void>;

  constructor(mode: string, services: readonly ServiceContainer[], removeAll: () => Promise<void>) {
    this.network = { mode, extraHosts: [], release: async () => {}, spoil: () => {} };
    this.services = services;
    this.#removeAll = removeAll;
  }

  /** At the end of the suite. */
  async stop(): Promise<void> {
    await Promise.all(this.services.map((service) => service.stop()));
  }

  detach(): void {
    for (const service of this.services) service.detach();
  }

  async remove(): Promise<void> {
    for (const service of this.services) service.markStopped();
    await this.#removeAll();
  }
}

interface ServiceContainerParts {
  /** `undefined`: adopted, and ready since long. */
  spec: ServiceSpec | undefined;
  name: string;
  container: Container;
  awaited: Awaited;
  logs: AsyncIterable<LogPiece>;
  unwatched: AbortController;
  disk: DiskWatch;
  info: ContainerInspectInfo;
  /** The attached stream. */
  source: Duplex | undefined;
}

class ServiceContainer implements RunningService {
  readonly name: string;
  readonly spec: ServiceSpec | undefined;
  readonly container: Container;
  readonly match: LineMatch;
  readonly logs: AsyncIterable<LogPiece>;
  readonly exit: Promise<Exit>;
  readonly #parts: ServiceContainerParts;
  #diskFull: DiskStop | undefined;
  #isStopped = false;
  #hasStarted: boolean;
  #hasEnded = false;
  #release: () => void = () => {};
  readonly #released = new Promise<undefined>((resolve) => {
    this.#release = () => resolve(undefined);
  });

  constructor(parts: ServiceContainerParts) {
    this.#parts = parts;
    this.name = parts.name;
    this.spec = parts.spec;
    this.container = parts.container;
    this.#hasStarted = parts.spec === undefined;
    this.match = new LineMatch(parts.spec?.readyWhen?.log ?? "");
    this.logs = watched(parts.logs, this.match);
    this.exit = parts.awaited.exit.then((exit) => {
      this.#hasEnded = true;
      parts.disk.unwatch(parts.container.id);
      return this.#diskFull === undefined ? exit : { ...exit, diskFull: this.#diskFull };
    });
  }

  async start(): Promise<void> {
    try {
      await this.container.start();
      this.#hasStarted = true;
      this.watchDisk();
    } catch (error) {
      throw ofService(this.name, error);
    }
  }

  watchDisk(): void {
    this.#parts.disk.watch(this.container.id, hasQuota(this.#parts.info), (why) => {
      this.#diskFull = why;
      void this.#kill();
    });
  }

  async wait(): Promise<Exit | undefined> {
    const exit = await Promise.race([this.exit, this.#released]);
    return this.#isStopped ? undefined : exit;
  }

  /** It had ended before it was adopted. */
  markEnded(): void {
    this.#hasEnded = true;
  }

  markStopped(): void {
    if (this.#hasEnded) return;
    this.#isStopped = true;
    this.#parts.awaited.stopping();
  }

  async stop(): Promise<void> {
    this.markStopped();
    if (!this.#hasStarted) this.detach();
    else if (!this.#hasEnded) await this.#kill();
  }

  async #kill(): Promise<void> {
    await orMissing(this.container.kill({ signal: "SIGKILL" })).catch(() => {});
  }

  detach(): void {
    this.#parts.disk.unwatch(this.container.id);
    this.#parts.awaited.close();
    this.#parts.unwatched.abort();
    this.#parts.source?.on("error", () => {}).destroy();
    this.#release();
  }
}
