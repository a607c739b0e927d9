import { setTimeout as sleep } from "node:timers/promises";
import type { V1ContainerStateTerminated, V1Pod } from "@kubernetes/client-node";
import { EngineError, type Exit } from "../engine.ts";
import { type Cluster, reasonOf } from "./cluster.ts";
import { sidecarContainer, suiteContainer } from "./pod.ts";
import {
  hasPodEnded,
  hasSidecarEnded,
  hasSuiteStarted,
  killedOutside,
  lostExit,
  removedOutside,
  suiteEnd,
  suiteStartedAt,
} from "./pod-state.ts";
import type { PodWatch } from "./pod-watch.ts";
import { closeProgram, parseEnd, reportProgram, sidecarCommand, suiteCommand, type SuiteEnd } from "./spool.ts";

/** What the suite's container said when it began: the suite runs, or cannot be started and why. */
export type Beginning = "started" | "windows" | "missing";

const retryMs = 300;
/** How long a pod that is being deleted may take beyond its own time before it counts as lost with its node. */
const deletionMarginMs = 15_000;
const mostReportBytes = 400;
/** An end that is read so late was not seen when it happened. */
const lateMs = 3_000;

/**
 * Finds out how a run begins and ends. The suite's container reports both through its folder, read in the sidecar; the pod's status says it where the
 * container cannot: it was killed, evicted, or lost with its node.
 */
export class RunEnd {
  readonly begun: Promise<Beginning>;
  readonly exit: Promise<Exit>;
  readonly #cluster: Cluster;
  readonly #name: string;
  readonly #unlisten: () => void;
  readonly #over = new AbortController();
  #pod: V1Pod | undefined;
  #killed: V1ContainerStateTerminated | undefined;
  #isStopping = false;
  #isGone = false;
  #trouble = "";
  #lossTimer: NodeJS.Timeout | undefined;
  #end: SuiteEnd | undefined;
  #sayBegun: (beginning: Beginning) => void = () => {};
  #failToBegin: (error: Error) => void = () => {};
  #resolve: (exit: Exit) => void = () => {};

  constructor(cluster: Cluster, watch: PodWatch, name: string) {
    this.#cluster = cluster;
    this.#name = name;
    this.begun = new Promise((resolve, reject) => {
      this.#sayBegun = resolve;
      this.#failToBegin = reject;
    });
    this.begun.catch(() => {});
    this.exit = new Promise((resolve) => (this.#resolve = resolve));
    this.#unlisten = watch.listen(name, (pod) => this.#see(pod));
    void this.#readReports();
  }

  /** Aborted when the end is known, or nobody waits for it any more. */
  get over(): AbortSignal {
    return this.#over.signal;
  }

  /** How much the suite printed; `undefined` when that is not known. */
  get counted(): SuiteEnd | undefined {
    return this.#end;
  }

  /** Why the last connection to the pod failed, for the operator. */
  get trouble(): string {
    return this.#trouble;
  }

  /** The pod is gone, or its containers have ended. */
  get isUnreadable(): boolean {
    return this.#isGone;
  }

  /** From now on an end is no loss. */
  stopping(): void {
    this.#isStopping = true;
  }

  forget(): void {
    this.#unlisten();
    clearTimeout(this.#lossTimer);
    this.#over.abort();
  }

  /** Where the run's folder can be read now. */
  get readable(): string {
    return this.#pod && hasSidecarEnded(this.#pod) ? suiteContainer : sidecarContainer;
  }

  /** One of our programs, for the container that `readable` names. */
  commandFor(program: string, ...words: string[]): string[] {
    return this.readable === suiteContainer ? suiteCommand(program, ...words) : sidecarCommand(program, ...words);
  }

  #see(pod: V1Pod | undefined): void {
    this.#isGone = pod === undefined || hasPodEnded(pod);
    if (pod === undefined) {
      // What was seen last says more than that it is gone.
      const last = this.#pod?.metadata?.deletionTimestamp || (this.#pod && hasPodEnded(this.#pod)) ? this.#pod : undefined;
      return this.#settleLost(last);
    }
    this.#pod = pod;
    if (hasPodEnded(pod)) return this.#settleLost(pod);
    const ended = suiteEnd(pod);
    if (ended !== undefined && this.#killed === undefined && hasSuiteStarted(pod)) {
      this.#killed = ended;
      void this.#closeSpool(ended.exitCode);
    }
    if (pod.metadata?.deletionTimestamp && this.#lossTimer === undefined && !this.#isStopping) {
      const waitMs = (pod.metadata.deletionGracePeriodSeconds ?? 30) * 1000 + deletionMarginMs;
      this.#lossTimer = setTimeout(() => this.#settleLost(this.#pod), waitMs);
    }
  }

  #settleLost(pod: V1Pod | undefined): void {
    const exit = lostExit(pod, new Date());
    if (this.#isStopping) {
      const { infrastructure: _, ...plain } = exit;
      this.#settle(plain);
    } else this.#settle(exit);
  }

  #settle(exit: Exit): void {
    if (this.over.aborted) return;
    this.#failToBegin(new EngineError("ENGINE_FAILED", exit.infrastructure ?? removedOutside, { retryable: true }));
    this.#resolve(exit);
    clearTimeout(this.#lossTimer);
    this.#over.abort();
  }

  /** The suite's container was killed with the program that records its end. */
  async #closeSpool(code: number): Promise<void> {
    while (!this.over.aborted) {
      try {
        const stream = await this.#cluster.exec(this.#name, sidecarContainer, sidecarCommand(closeProgram, String(code)));
        this.over.addEventListener("abort", () => stream.close(), { once: true });
        for await (const _ of stream);
        if (stream.code !== undefined) return;
      } catch {
        // The pod's status decides, or the next try.
      }
      await this.#pause();
    }
  }

  async #readReports(): Promise<void> {
    while (!this.over.aborted) {
      try {
        const stream = await this.#cluster.exec(this.#name, this.readable, this.commandFor(reportProgram));
        this.over.addEventListener("abort", () => stream.close(), { once: true });
        let text = "";
        for await (const { bytes } of stream) {
          text += bytes.toString("latin1");
          if (await this.#take(text)) return;
          // The suite may have put a program of its own in the place of ours.
          if (text.length > mostReportBytes) break;
        }
        this.#trouble = stream.reason;
      } catch (error) {
        // The API, the node or the connection is away.
        this.#trouble = reasonOf(error);
      }
      await this.#pause();
    }
  }

  /** @returns whether the end was in it */
  async #take(text: string): Promise<boolean> {
    const [begin = "", end = "", rest] = text.split("\n");
    if (end !== "" || rest !== undefined || text.endsWith("\n")) this.#sayBegun(beginningOf(begin));
    if (rest === undefined) return false;
    const parsed = parseEnd(end);
    if (parsed === undefined) return false;
    this.#end = parsed;
    this.#settle(await this.#exitOf(parsed));
    return true;
  }

  async #exitOf(end: SuiteEnd): Promise<Exit> {
    const killed = this.#killed;
    const code = killed?.exitCode ?? end.code;
    const outOfMemory = killed ? killed.reason === "OOMKilled" : end.memoryKills > 0;
    const exit: Exit = { code, finishedAt: this.#timeOf(end), outOfMemory };
    if (this.#isStopping || (outOfMemory && killed)) return exit;
    // A pod that is deleted or evicted gets TERM first, and the suite may answer it with an exit code of its own.
    if (code >= 128 || this.#pod?.metadata?.deletionTimestamp) {
      const pod = await this.#cluster.findPod(this.#name).catch(() => this.#pod);
      if (this.#isStopping) return exit;
      if (pod === undefined || pod.metadata?.deletionTimestamp || pod.status?.reason === "Evicted")
        return { ...lostExit(pod, exit.finishedAt), code, finishedAt: exit.finishedAt };
    }
    return killed ? { ...exit, infrastructure: killedOutside } : exit;
  }

  /** By this machine's clock when the end was seen as it happened. */
  #timeOf({ endedAt }: SuiteEnd): Date {
    const now = Date.now();
    const then = endedAt * 1000;
    const started = (this.#pod && suiteStartedAt(this.#pod)?.getTime()) ?? then;
    return new Date(now - then < lateMs ? now : Math.max(started, Math.min(then, now)));
  }

  async #pause(): Promise<void> {
    await sleep(retryMs, undefined, { signal: this.over }).catch(() => {});
  }
}

function beginningOf(line: string): Beginning {
  if (line === "refused windows") return "windows";
  return line === "refused missing" ? "missing" : "started";
}
