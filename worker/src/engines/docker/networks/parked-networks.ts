import { randomBytes } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import type Docker from "dockerode";
import type { ContainerInspectInfo } from "dockerode";
import type { Logger } from "pino";
import { orMissing, reasonOf } from "../api/response-error.ts";
import { BridgeNetworks, createCoveredNetwork, removeNetwork } from "./bridge-networks.ts";
import type { Egress } from "../egress/egress.ts";
import { ownFilter, ownLabels, type Owner } from "../api/labels.ts";
import type { NetworkLease, RunNetworks } from "./networks.ts";
import { isQuiet, isUntouched, type ParkedProcess, type ParkedState, readParkedState } from "./parked-state.ts";
import { pauseImage, pauseProgram } from "../api/pause-image.ts";
import { parkedUlimits, podmanUlimits } from "../api/podman.ts";

/** A parked namespace that was unused for this long is removed. */
const idleMs = 10 * 60_000;
const parkAgainMs = 60_000;
/** How long a connection may take to close after its process has exited, in steps. */
const settleMs = [20, 100, 500, 1_500];

interface Parked {
  place: ParkedProcess;
  network: string;
  /** Its state before the first run; `undefined` when it cannot be inspected on this machine. */
  fresh: ParkedState | undefined;
  spoilt: boolean;
  lastUsed: number;
}

export interface ParkedNetworksOptions {
  docker: Docker;
  owner: Owner;
  extraHosts: readonly string[];
  egress: Egress;
  isPodman: () => Promise<boolean>;
  log: Logger;
}

/**
 * RUN_NETWORK=pooled: creating a network namespace is the slowest part of a start, so each slot keeps one, held open by an idle container on a bridge
 * network for this slot. A run joins it; two runs never share one at the same time. It is reused only if it is verified to be in its original state;
 * otherwise, or if that cannot be verified, it is replaced.
 */
export class ParkedNetworks implements RunNetworks {
  readonly #docker: Docker;
  readonly #owner: Owner;
  readonly #extraHosts: readonly string[];
  readonly #egress: Egress;
  readonly #isPodman: () => Promise<boolean>;
  readonly #log: Logger;
  readonly #fallback: BridgeNetworks;
  readonly #free: Parked[] = [];
  readonly #making = new Set<Promise<unknown>>();
  /** The names of all that it is creating, keeps or has lent. */
  readonly #held = new Set<string>();
  #image: Promise<string> | undefined;
  #parkAgainAt = 0;
  #closed = false;
  readonly #idle: NodeJS.Timeout;

  constructor({ docker, owner, extraHosts, egress, isPodman, log }: ParkedNetworksOptions) {
    this.#docker = docker;
    this.#owner = owner;
    this.#extraHosts = extraHosts;
    this.#egress = egress;
    this.#isPodman = isPodman;
    this.#log = log;
    this.#fallback = new BridgeNetworks(docker, owner, extraHosts, egress);
    this.#idle = setInterval(() => void this.#retire(Date.now() - idleMs), 60_000).unref();
  }

  async acquire(run: { taskId: string; attempt: number; organizationId: string }): Promise<NetworkLease> {
    const kept = this.#free.pop();
    if (kept) return this.#lease(kept);
    if (Date.now() < this.#parkAgainAt) return this.#fallback.acquire(run);
    try {
      return this.#lease(await this.#track(this.#park()));
    } catch (error) {
      // A problem with parking would affect the next run too: for a while each run gets its own network, slower and equally isolated.
      this.#parkAgainAt = Date.now() + parkAgainMs;
      this.#log.warn({ reason: reasonOf(error) }, "cannot park a network namespace; for the next minute every run gets a new network");
      return this.#fallback.acquire(run);
    }
  }

  reacquire(networkMode: string): NetworkLease {
    if (!networkMode.startsWith("container:")) return this.#fallback.reacquire(networkMode);
    const containerId = networkMode.slice("container:".length);
    // Its original state is unknown: it serves this run to its end and no other.
    return { mode: networkMode, extraHosts: [], spoil: () => {}, release: () => this.#remove(containerId) };
  }

  async sweep(inUse: ReadonlySet<string>): Promise<void> {
    const parked = await this.#docker.listContainers({ all: true, filters: ownFilter(this.#owner, "pause") });
    await Promise.all(parked.filter(({ Id }) => !inUse.has(`container:${Id}`)).map(({ Id }) => this.#remove(Id)));
    const serving = new Set(
      parked.filter(({ Id }) => inUse.has(`container:${Id}`)).flatMap(({ NetworkSettings }) => Object.keys(NetworkSettings.Networks)),
    );
    const networks = await this.#docker.listNetworks({ filters: ownFilter(this.#owner, "pause") });
    await Promise.all(networks.filter(({ Name }) => !serving.has(Name)).map(({ Name }) => removeNetwork(this.#docker, Name)));
    await this.#fallback.sweep(inUse);
  }

  holds(name: string): boolean {
    return this.#held.has(name);
  }

  /** Creates namespaces before the first run needs them. */
  async prepare(count: number): Promise<void> {
    while (!this.#closed && this.#free.length < count) {
      try {
        this.#free.push(await this.#track(this.#park()));
      } catch {
        return;
      }
    }
  }

  async close(): Promise<void> {
    this.#closed = true;
    clearInterval(this.#idle);
    await Promise.allSettled(this.#making);
    await this.#retire(Number.POSITIVE_INFINITY);
  }

  #track<T>(making: Promise<T>): Promise<T> {
    this.#making.add(making);
    return making.finally(() => this.#making.delete(making));
  }

  #lease(parked: Parked): NetworkLease {
    let released: Promise<void> | undefined;
    return {
      mode: `container:${parked.place.containerId}`,
      extraHosts: [],
      spoil: () => {
        parked.spoilt = true;
        // What killed one, usually a restart of the engine, killed the other idle ones too.
        void this.#track(this.#retire(Number.POSITIVE_INFINITY));
      },
      release: () => {
        released ??= this.#takeBack(parked);
        return released;
      },
    };
  }

  async #takeBack(parked: Parked): Promise<void> {
    if (parked.spoilt || this.#closed || !(await this.#isClean(parked))) {
      await this.#remove(parked.place.containerId, parked.network);
      return;
    }
    parked.lastUsed = Date.now();
    this.#free.push(parked);
  }

  async #isClean({ fresh, place }: Parked): Promise<boolean> {
    if (fresh === undefined) return false;
    for (const waitMs of settleMs) {
      const now = readParkedState(place);
      if (isUntouched(fresh, now)) return true;
      if (now === undefined || isQuiet(fresh, now)) return false;
      await sleep(waitMs);
    }
    return false;
  }

  async #park(): Promise<Parked> {
    this.#image ??= this.#docker.version().then(({ Arch }) => pauseImage(this.#docker, Arch));
    const image = await this.#image;
    const name = `gantry-park-${randomBytes(6).toString("hex")}`;
    this.#held.add(name);
    try {
      await createCoveredNetwork(this.#docker, this.#egress, name, ownLabels(this.#owner, "pause"));
      const place = await this.#start(name, image);
      return { place, network: name, fresh: readParkedState(place), spoilt: false, lastUsed: Date.now() };
    } catch (error) {
      await this.#removeNamed(name);
      throw error;
    }
  }

  async #start(name: string, image: string): Promise<ParkedProcess> {
    const container = await this.#docker.createContainer({
      name,
      Image: image,
      Entrypoint: [pauseProgram],
      Labels: ownLabels(this.#owner, "pause"),
      HostConfig: {
        NetworkMode: name,
        CapDrop: ["ALL"],
        SecurityOpt: ["no-new-privileges"],
        ReadonlyRootfs: true,
        // No tight limits: the runtime itself starts inside them, and the program can do nothing anyway.
        PidsLimit: 128,
        ...((await this.#isPodman()) ? { Ulimits: [...parkedUlimits, ...podmanUlimits(true)] } : {}),
        LogConfig: { Type: "none", Config: {} },
        ExtraHosts: [...this.#extraHosts, ...this.#egress.extraHosts],
        RestartPolicy: { Name: "no" },
      },
    });
    await container.start();
    const info = await container.inspect();
    if (!info.State.Running) throw new Error("the parked container does not stay");
    return { containerId: info.Id, pid: info.State.Pid, files: sharedFiles(info) };
  }

  async #retire(before: number): Promise<void> {
    const old = this.#free.filter(({ lastUsed }) => lastUsed < before);
    for (const parked of old) this.#free.splice(this.#free.indexOf(parked), 1);
    await Promise.all(old.map((parked) => this.#remove(parked.place.containerId, parked.network)));
  }

  async #remove(containerId: string, network?: string): Promise<void> {
    const container = this.#docker.getContainer(containerId);
    const info = network === undefined ? await orMissing(container.inspect()).catch(() => undefined) : undefined;
    await orMissing(container.remove({ force: true, v: true })).catch(() => {});
    for (const name of network === undefined ? Object.keys(info?.NetworkSettings.Networks ?? {}) : [network])
      await removeNetwork(this.#docker, name);
    if (network !== undefined) this.#held.delete(network);
  }

  async #removeNamed(name: string): Promise<void> {
    await orMissing(this.#docker.getContainer(name).remove({ force: true, v: true })).catch(() => {});
    await removeNetwork(this.#docker, name);
    this.#held.delete(name);
  }
}

/** A container that joins the namespace also mounts these files, and may write to them. */
function sharedFiles(info: ContainerInspectInfo): string[] {
  return [info.HostsPath, info.ResolvConfPath, info.HostnamePath].filter((path) => typeof path === "string" && path !== "");
}
