import { setTimeout as sleep } from "node:timers/promises";
import type { V1Pod } from "@kubernetes/client-node";
import { EngineError, type Exit } from "../../engine.ts";
import { type Cluster, reasonOf } from "../cluster/cluster.ts";
import { sidecarContainer, suiteContainer } from "./pod.ts";
import {
  dateOf,
  hasPodEnded,
  hasSidecarEnded,
  hasSuiteEnded,
  hasSuiteStarted,
  isInDoubt,
  lostExit,
  neverStarted,
  recordedExit,
  removedOutside,
  sidecarProblem,
  suiteEnd,
  suiteStartedAt,
} from "./pod-state.ts";
import type { PodWatch } from "./pod-watch.ts";
import {
  closeCodes,
  closeProgram,
  forbidCodes,
  forbidProgram,
  neverStartedLine,
  parseEnd,
  reportProgram,
  sidecarCommand,
  suiteCommand,
  type SuiteEnd,
} from "./spool.ts";

/** What the suite's container reported at its start: the suite runs, or why it cannot be started. */
export type Beginning = "started" | "windows" | "missing";

const retryMs = 300;
/** How long a pod that is being deleted may take beyond its own time before it counts as lost with its node. */
const deletionMarginMs = 15_000;
const maxReportBytes = 400;
/** An end that is read so late was not seen when it happened. */
const lateMs = 3_000;
/** A restarted kubelet starts what it had not started within seconds. */
const startsWithinMs = 30_000;
/** How long a container whose end the runtime reported, or the kubelet guessed, may take to give a sign of life. */
const silentSeconds = { known: 2, guessed: 10 };
const closeRetryMs = 1_000;
const maxCloseRetryMs = 10_000;
/** The kubelet says of a container that it has started about a second later. */
const forbidTries = 4;
const forbidRetryMs = 1_000;

/**
 * Finds out how a run begins and ends. The suite's container reports both through its folder, read in the sidecar; the pod's status reports it where the
 * container cannot: it was killed, evicted, or lost with its node. The folder is also checked before the suite's container counts as ended, because a restarted
 * kubelet may report the end of a container that is still running. Without the sidecar, the folder is read in the suite's container.
 */
export class RunMonitor {
  readonly begun: Promise<Beginning>;
  readonly exit: Promise<Exit>;
  readonly #cluster: Cluster;
  readonly #name: string;
  readonly #unlisten: () => void;
  readonly #over = new AbortController();
  #pod: V1Pod | undefined;
  #isClosing = false;
  #isStopping = false;
  #isGone = false;
  #hasBegun = false;
  #isForbidden = false;
  #forbidding: Promise<void> | undefined;
  #trouble = "";
  #lossTimer: NodeJS.Timeout | undefined;
  #end: SuiteEnd | undefined;
  #startedAtMs: number | undefined;
  #resolveBegun: (beginning: Beginning) => void = () => {};
  #rejectBegun: (error: Error) => void = () => {};
  #resolveExit: (exit: Exit) => void = () => {};

  constructor(cluster: Cluster, watch: PodWatch, name: string) {
    this.#cluster = cluster;
    this.#name = name;
    this.begun = new Promise((resolve, reject) => {
      this.#resolveBegun = (beginning) => {
        this.#hasBegun = true;
        resolve(beginning);
      };
      this.#rejectBegun = reject;
    });
    this.begun.catch(() => {});
    this.exit = new Promise((resolve) => (this.#resolveExit = resolve));
    this.#unlisten = watch.listen(name, (pod) => this.#see(pod));
    void this.#readReports();
  }

  /** Aborted when the end is known, or no one waits for it any more. */
  get over(): AbortSignal {
    return this.#over.signal;
  }

  /** How much the suite printed; `undefined` when that is not known. */
  get counted(): SuiteEnd | undefined {
    return this.#end;
  }

  /** By the node's clock, but not before the pod was created nor in the future; `undefined`: not known. */
  get startedAt(): Date | undefined {
    if (this.#startedAtMs === undefined) return undefined;
    const created = dateOf(this.#pod?.metadata?.creationTimestamp)?.getTime() ?? 0;
    return new Date(Math.max(created, Math.min(this.#startedAtMs, Date.now())));
  }

  /** Why the last connection to the pod failed, for the operator. */
  get trouble(): string {
    return this.#trouble;
  }

  /** The pod is gone, or its containers have ended. */
  get isUnreadable(): boolean {
    return this.#isGone;
  }

  /** The suite has not started, and never will, because there is no sidecar. */
  get isForbidden(): boolean {
    return this.#isForbidden;
  }

  /** Resolves when it is known whether a suite without a sidecar starts; at once when there is a sidecar. */
  async mayBegin(): Promise<boolean> {
    await this.#forbidding;
    return !this.#isForbidden;
  }

  /** From now on, the end of the pod is expected. */
  stopping(): void {
    this.#isStopping = true;
  }

  close(): void {
    this.#unlisten();
    clearTimeout(this.#lossTimer);
    this.#over.abort();
  }

  /** Where the run's folder can be read now. */
  get readable(): string {
    const isMissing = this.#pod !== undefined && (hasSidecarEnded(this.#pod) || sidecarProblem(this.#pod) !== undefined);
    return isMissing ? suiteContainer : sidecarContainer;
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
    if (isInDoubt(pod) || suiteEnd(pod) !== undefined) void this.#closeSpool();
    if (sidecarProblem(pod) !== undefined) this.#forbidding ??= this.#forbid();
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

  #settle(exit: Exit, problem?: EngineError): void {
    if (this.over.aborted) return;
    const cause = this.#pod && suiteEnd(this.#pod)?.message;
    this.#rejectBegun(problem ?? new EngineError("ENGINE_FAILED", exit.infrastructure ?? removedOutside, { retryable: true, cause }));
    this.#resolveExit(exit);
    clearTimeout(this.#lossTimer);
    this.#over.abort();
  }

  /** There is no sidecar. A suite that has not started is kept from it, so that the run can start again. */
  async #forbid(): Promise<void> {
    for (let tries = 1; !this.over.aborted && !this.#hasBegun; tries += 1) {
      const code = await this.#run(suiteContainer, suiteCommand(forbidProgram)).catch(() => undefined);
      if (code === forbidCodes.begun || code === forbidCodes.claimed) return;
      const problem = this.#pod && sidecarProblem(this.#pod);
      // It came late, or the pod is being removed.
      if (code !== forbidCodes.forbidden && problem === undefined) {
        this.#forbidding = undefined;
        return;
      }
      const mayRun = this.#pod !== undefined && hasSuiteStarted(this.#pod) && !hasSuiteEnded(this.#pod);
      if (code === forbidCodes.forbidden || (tries >= forbidTries && !mayRun)) {
        this.#isForbidden = !this.#hasBegun;
        if (this.#isForbidden)
          this.#settle({ code: 137, finishedAt: new Date(), outOfMemory: false, infrastructure: neverStarted }, problem);
        return;
      }
      await this.#pause(forbidRetryMs);
    }
  }

  /** The suite's container is said to have ended, and has not recorded its end. If that is true, the sidecar records it. */
  async #closeSpool(): Promise<void> {
    if (this.#isClosing) return;
    this.#isClosing = true;
    const since = performance.now();
    let waitMs = closeRetryMs;
    while (!this.over.aborted) {
      const hasEnded = this.#pod !== undefined && hasSuiteEnded(this.#pod);
      const mayStart = !hasEnded && performance.now() - since < startsWithinMs;
      // Without a code, the pod's status decides, or the next try.
      const code = await this.#close(mayStart).catch(() => undefined);
      if (code === closeCodes.recorded) return;
      await this.#pause(waitMs);
      waitMs = code === closeCodes.alive ? Math.min(waitMs * 2, maxCloseRetryMs) : closeRetryMs;
    }
  }

  get #isInDoubt(): boolean {
    return this.#pod !== undefined && isInDoubt(this.#pod);
  }

  /** @returns one of `closeCodes`; anything else: not known */
  async #close(mayStart: boolean): Promise<number | undefined> {
    const ended = this.#pod && suiteEnd(this.#pod);
    // The code 0 would be a success, which is for the suite to say.
    const words = [String(ended?.exitCode || 137), String(this.#isInDoubt ? silentSeconds.guessed : silentSeconds.known)];
    const command = sidecarCommand(closeProgram, ...words, mayStart ? "wait" : "");
    return await this.#run(sidecarContainer, command);
  }

  /** @returns the program's exit code; `undefined`: not known */
  async #run(container: string, command: string[]): Promise<number | undefined> {
    const stream = await this.#cluster.exec(this.#name, container, command);
    const close = () => stream.close();
    this.over.addEventListener("abort", close, { once: true });
    for await (const _ of stream);
    this.over.removeEventListener("abort", close);
    return stream.code;
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
          if (text.length > maxReportBytes) break;
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
    // The suite can write this line too, but nothing but the cluster can say that its container ended.
    const isLost = begin === neverStartedLine && this.#isClosing;
    if (!isLost && (end !== "" || rest !== undefined || text.endsWith("\n"))) {
      this.#startedAtMs = Number(/^started (\d{1,12})$/.exec(begin)?.[1] ?? Number.NaN) * 1000 || Date.now();
      this.#resolveBegun(beginningOf(begin));
    }
    if (rest === undefined) return false;
    const parsed = parseEnd(end);
    if (parsed === undefined) return false;
    this.#end = parsed;
    const exit = await this.#exitOf(parsed);
    // What was unpacked for the suite needed too much memory, and would again.
    if (isLost && exit.outOfMemory) this.#resolveBegun("started");
    this.#settle(isLost && !exit.outOfMemory && !this.#isStopping ? { ...exit, infrastructure: neverStarted } : exit);
    return true;
  }

  async #exitOf(end: SuiteEnd): Promise<Exit> {
    const exit = recordedExit(end, this.#timeOf(end), this.#pod && suiteEnd(this.#pod));
    const { infrastructure: _, ...plain } = exit;
    if (this.#isStopping) return plain;
    if (end.isKilled && exit.outOfMemory) return exit;
    // A pod that is deleted or evicted gets TERM first, and the suite may respond to it with its own exit code.
    if (exit.code >= 128 || this.#pod?.metadata?.deletionTimestamp) {
      const pod = await this.#cluster.findPod(this.#name).catch(() => this.#pod);
      if (this.#isStopping) return plain;
      if (pod === undefined || pod.metadata?.deletionTimestamp || pod.status?.reason === "Evicted")
        return { ...lostExit(pod, exit.finishedAt), code: exit.code, finishedAt: exit.finishedAt };
    }
    return exit;
  }

  /** By this machine's clock when the end was seen as it happened. */
  #timeOf({ endedAt }: SuiteEnd): Date {
    const now = Date.now();
    const then = endedAt * 1000;
    const started = (this.#pod && suiteStartedAt(this.#pod)?.getTime()) ?? then;
    return new Date(now - then < lateMs ? now : Math.max(started, Math.min(then, now)));
  }

  async #pause(ms = retryMs): Promise<void> {
    await sleep(ms, undefined, { signal: this.over }).catch(() => {});
  }
}

function beginningOf(line: string): Beginning {
  if (line === "refused windows") return "windows";
  return line === "refused missing" ? "missing" : "started";
}
