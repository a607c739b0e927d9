import type { V1Pod } from "@kubernetes/client-node";
import { resolvesWithin } from "../../docker/api/resolves-within.ts";
import type { Exit, LogPiece, RunningService, ServiceSpec } from "../../engine.ts";
import { LineMatch } from "../../services/line-match.ts";
import { watched } from "../../services/watched.ts";
import type { Cluster } from "../cluster/cluster.ts";
import { serviceContainer } from "../pod/pod.ts";
import { dateOf, endOf, hasPodEnded, hasStarted } from "../pod/pod-state.ts";
import type { PodWatch } from "../pod/pod-watch.ts";
import { readServiceLog } from "./service-log.ts";

/** How long the pod of a run that did not start stays for the output of its services. */
const readWithinMs = 12_000;
/** 128 + SIGKILL */
const killedCode = 137;

/** A service as a container of its run's pod. It is there until the pod is removed, which ends it in any case. */
export class PodService implements RunningService {
  readonly name: string;
  readonly match: LineMatch;
  readonly logs: AsyncIterable<LogPiece>;
  /** Pending forever if the run ends first. */
  readonly exit: Promise<Exit>;
  readonly #container: string;
  readonly #ended = new AbortController();
  readonly #stopped = new AbortController();
  readonly #cut = new AbortController();
  readonly #unwatched = new AbortController();
  readonly #unlisten: () => void;
  readonly #started: Promise<boolean>;
  #sayStarted: (isRunning: boolean) => void = () => {};
  #resolveExit: (exit: Exit) => void = () => {};
  #reading: Promise<void> | undefined;

  constructor(cluster: Cluster, watch: PodWatch, pod: string, { name, readyWhen }: Pick<ServiceSpec, "name" | "readyWhen">) {
    this.name = name;
    this.match = new LineMatch(readyWhen?.log ?? "");
    this.#container = serviceContainer(name);
    this.#started = new Promise((resolve) => (this.#sayStarted = resolve));
    this.exit = new Promise((resolve) => (this.#resolveExit = resolve));
    const reading = {
      cluster,
      pod,
      container: this.#container,
      started: this.#started,
      over: AbortSignal.any([this.#ended.signal, this.#stopped.signal]),
      cut: this.#cut.signal,
      unwatched: this.#unwatched.signal,
    };
    this.logs = this.#noted(watched(readServiceLog(reading), this.match));
    this.#unlisten = watch.listen(pod, (now) => this.#see(now));
  }

  /** Aborts when its output is no longer followed. */
  get over(): AbortSignal {
    return AbortSignal.any([this.#stopped.signal, this.#unwatched.signal]);
  }

  async wait(): Promise<Exit | undefined> {
    const { over } = this;
    const released = new Promise<undefined>((resolve) => {
      if (over.aborted) resolve(undefined);
      else over.addEventListener("abort", () => resolve(undefined), { once: true });
    });
    return await Promise.race([this.exit, released]);
  }

  /** The run is over. Resolves when the output has been read up to now, or takes too long. */
  async stop(): Promise<void> {
    this.#unlisten();
    if (!this.#ended.signal.aborted) this.#cut.abort();
    this.#stopped.abort();
    this.#sayStarted(false);
    if (this.#reading !== undefined) await resolvesWithin(this.#reading, readWithinMs);
  }

  detach(): void {
    this.#unlisten();
    this.#unwatched.abort();
    this.#sayStarted(false);
  }

  #see(pod: V1Pod | undefined): void {
    // If it ends with its pod, this is not an end of the service itself.
    if (pod === undefined || pod.metadata?.deletionTimestamp || hasPodEnded(pod)) return void this.stop();
    if (!hasStarted(pod, this.#container)) return;
    this.#sayStarted(true);
    const ended = endOf(pod, this.#container);
    if (ended === undefined || this.#ended.signal.aborted) return;
    const { exitCode: code, reason } = ended;
    const outOfMemory = reason === "OOMKilled";
    const killedUnexplained = !outOfMemory && code === killedCode ? { killedUnexplained: true as const } : {};
    this.#resolveExit({ code, finishedAt: dateOf(ended.finishedAt) ?? new Date(), outOfMemory, ...killedUnexplained });
    this.#ended.abort();
  }

  async *#noted(logs: AsyncIterable<LogPiece>): AsyncGenerator<LogPiece> {
    let sayRead = () => {};
    this.#reading = new Promise((resolve) => (sayRead = resolve));
    try {
      yield* logs;
    } finally {
      sayRead();
    }
  }
}
