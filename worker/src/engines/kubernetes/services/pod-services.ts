import type { RunningService, ServiceSpec } from "../../engine.ts";
import { untilReady } from "../../services/until-ready.ts";
import type { Cluster } from "../cluster/cluster.ts";
import { serviceContainer } from "../pod/pod.ts";
import type { PodWatch } from "../pod/pod-watch.ts";
import type { RunMonitor } from "../pod/run-monitor.ts";
import { socketsProgram } from "../pod/spool.ts";
import { PodService } from "./pod-service.ts";
import { runProgram } from "./run-program.ts";

/** The exit code of a shell for a program that it does not find. */
const notFoundCode = 127;

export class PodServices {
  readonly services: readonly PodService[];
  readonly #cluster: Cluster;
  readonly #pod: string;
  #isFollowed = false;

  constructor(cluster: Cluster, watch: PodWatch, pod: string, services: readonly Pick<ServiceSpec, "name" | "readyWhen">[]) {
    this.#cluster = cluster;
    this.#pod = pod;
    this.services = services.map((service) => new PodService(cluster, watch, pod, service));
  }

  /** Only the first call counts. */
  followBy(follow: (service: RunningService) => void): void {
    if (this.#isFollowed) return;
    this.#isFollowed = true;
    for (const service of this.services) follow(service);
  }

  /** All have started. Resolves when all are ready. @throws EngineError when one is not */
  async untilReady(specs: readonly ServiceSpec[], end: RunMonitor, signal: AbortSignal): Promise<void> {
    const failed = new AbortController();
    const until = AbortSignal.any([signal, failed.signal]);
    try {
      await Promise.all(specs.map((spec) => this.#untilReady(spec, end, until)));
    } catch (error) {
      failed.abort(error);
      throw error;
    }
  }

  async #untilReady(spec: ServiceSpec, end: RunMonitor, signal: AbortSignal): Promise<void> {
    const service = this.services.find(({ name }) => name === spec.name);
    if (service === undefined) return;
    const until = AbortSignal.any([signal, service.over]);
    const { match, exit } = service;
    const run = (command: string) => this.#runInShell(serviceContainer(spec.name), command, until);
    await untilReady(spec, { sockets: () => this.#sockets(end, until), run, match, exit }, until);
  }

  /** Our own containers have the same network address, and need no program of the service's image. */
  async #sockets(end: RunMonitor, signal: AbortSignal): Promise<string> {
    const command = end.commandFor(socketsProgram);
    const { code, stdout, reason } = await runProgram(this.#cluster, this.#pod, end.readable, command, signal);
    if (code === undefined) throw new Error(reason);
    return stdout;
  }

  async #runInShell(container: string, command: string, signal: AbortSignal): Promise<number> {
    const { code, reason } = await runProgram(this.#cluster, this.#pod, container, ["/bin/sh", "-c", command], signal);
    if (code !== undefined) return code;
    if (/not found|no such file/i.test(reason)) return notFoundCode;
    throw new Error(reason);
  }

  /** The run is over. Resolves when their output has been read up to now. */
  async stop(): Promise<void> {
    await Promise.all(this.services.map((service) => service.stop()));
  }

  detach(): void {
    for (const service of this.services) service.detach();
  }
}
