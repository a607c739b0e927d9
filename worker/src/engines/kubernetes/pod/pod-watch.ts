import { setTimeout as sleep } from "node:timers/promises";
import type { V1Pod } from "@kubernetes/client-node";
import type { Logger } from "pino";
import { untilAborted } from "../../../base/until-aborted.ts";
import type { Cluster, PodEvent } from "../cluster/cluster.ts";

/** Called with a pod's new state, and with `undefined` when it is gone. */
export type PodListener = (pod: V1Pod | undefined) => void;

const retryMs = 1_000;

/** The state of all pods of this worker, from one watch. After every break it lists them again, so that no change is missed. */
export class PodWatch {
  readonly #cluster: () => Promise<Cluster>;
  readonly #selector: string;
  readonly #log: Logger;
  readonly #pods = new Map<string, { pod: V1Pod; knownSince: number }>();
  readonly #listeners = new Map<string, Set<PodListener>>();
  readonly #closed = new AbortController();
  #ready: Promise<void> | undefined;
  #declareReady: () => void = () => {};

  constructor(cluster: () => Promise<Cluster>, selector: string, log: Logger) {
    this.#cluster = cluster;
    this.#selector = selector;
    this.#log = log;
  }

  /** Starts the watch on the first call. Resolves when the pods are known. */
  ready(): Promise<void> {
    if (this.#ready === undefined) {
      this.#ready = new Promise((resolve) => (this.#declareReady = resolve));
      void this.#watch();
    }
    return this.#ready;
  }

  get(name: string): V1Pod | undefined {
    return this.#pods.get(name)?.pod;
  }

  /** How many pods there are that are not being removed. */
  get remaining(): number {
    return [...this.#pods.values()].filter(({ pod }) => !pod.metadata?.deletionTimestamp).length;
  }

  /** A pod that was just created, before the watch says so. */
  learn(pod: V1Pod): void {
    const name = nameOf(pod);
    if (!this.#pods.has(name)) this.#set(name, pod);
  }

  /** Calls `listener` with each change from now on, and once now when the pod is known. @returns ends it */
  listen(name: string, listener: PodListener): () => void {
    const listeners = this.#listeners.get(name) ?? new Set();
    this.#listeners.set(name, listeners.add(listener));
    const known = this.get(name);
    if (known) listener(known);
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0) this.#listeners.delete(name);
    };
  }

  /** Resolves when a pod that is being deleted is gone. @throws the reason of `signal` */
  async untilGone(name: string, signal: AbortSignal): Promise<void> {
    let unlisten = () => {};
    const gone = new Promise<void>((resolve) => {
      if (this.get(name) === undefined) return resolve();
      unlisten = this.listen(name, (pod) => pod === undefined && resolve());
    });
    try {
      await untilAborted(gone, signal);
    } finally {
      unlisten();
    }
  }

  close(): void {
    this.#closed.abort();
  }

  async #watch(): Promise<void> {
    const { signal } = this.#closed;
    while (!signal.aborted) {
      try {
        const cluster = await this.#cluster();
        const version = await this.#list(cluster);
        this.#declareReady();
        await cluster.watchPods(this.#selector, version, (event) => this.#take(event), signal);
      } catch (error) {
        if (signal.aborted) return;
        this.#log.debug({ err: error }, "the watch of the pods was interrupted; restarting it");
        await sleep(retryMs, undefined, { signal }).catch(() => {});
      }
    }
  }

  async #list(cluster: Cluster): Promise<string> {
    const began = performance.now();
    const { pods, resourceVersion } = await cluster.listPods(this.#selector);
    const listed = new Set(pods.map(nameOf));
    for (const pod of pods) this.#set(nameOf(pod), pod);
    // A pod that was created after the list was requested may not be on it.
    for (const [name, { knownSince }] of this.#pods) if (!listed.has(name) && knownSince < began) this.#remove(name);
    return resourceVersion;
  }

  #take({ type, pod }: PodEvent): void {
    if (type === "DELETED") this.#remove(nameOf(pod));
    else this.#set(nameOf(pod), pod);
  }

  #set(name: string, pod: V1Pod): void {
    this.#pods.set(name, { pod, knownSince: this.#pods.get(name)?.knownSince ?? performance.now() });
    this.#notify(name, pod);
  }

  #remove(name: string): void {
    this.#pods.delete(name);
    this.#notify(name, undefined);
  }

  #notify(name: string, pod: V1Pod | undefined): void {
    for (const listener of this.#listeners.get(name) ?? []) listener(pod);
  }
}

const nameOf = (pod: V1Pod): string => pod.metadata?.name ?? "";
