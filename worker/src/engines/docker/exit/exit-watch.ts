import { setTimeout as sleep } from "node:timers/promises";
import type Docker from "dockerode";
import type { Container, ContainerInspectInfo } from "dockerode";
import type { Logger } from "pino";
import type { Exit } from "../../engine.ts";
import { orMissing, reasonOf } from "../api/response-error.ts";
import { endHistory, hasForgottenEnd } from "./end-history.ts";
import { type KernelRecord, namesMemoryKill } from "./kernel-log.ts";
import { labels, type Owner } from "../api/labels.ts";
import { type Inspected, podmanEnd } from "./podman-end.ts";

const sweepMs = 5_000;
const askAgainMs = 500;
/** Exit codes of a process that was killed or lost by its runtime. */
const killedCodes = new Set([137, 143, 255]);

/** The engine learns separately that the kernel killed a process for memory, maybe after the end itself. */
const lateMemoryWordMs = 60;
/** A main process killed for no known reason was most likely killed for memory, so wait longer for that event. */
const killedMemoryWordMs = 1_000;

/** Podman reports a container's end before it has stored the details. */
const podmanNotesWithinMs = 3_000;

export interface EngineKind {
  isPodman: () => Promise<boolean>;
  /** The kernel's log of the engine's machine; `undefined` when it cannot be read here. */
  readKernelLog: () => readonly KernelRecord[] | undefined;
}

/** A container whose end is awaited. */
export interface Awaited {
  readonly exit: Promise<Exit>;
  /** The event stream broke while it was running, so the engine may have restarted. */
  readonly sawOutage: boolean;
  /** We are stopping it ourselves. */
  stopping(): void;
  close(): void;
}

interface Waiting {
  settle: (exit: Exit) => void;
  outOfMemory: boolean;
  stopping: boolean;
  /** Something else asked the engine to kill it: a person, or the engine while shutting down. */
  killedFromOutside: boolean;
  /** The event stream broke while it was running, so the engine may have restarted. */
  sawOutage: boolean;
  /** Its `die` event has arrived. */
  dying: boolean;
}

/**
 * Detects how containers end. The `die` event is by far the fastest source and contains the exit code; what it misses (a broken stream, a restarted
 * engine) is found by a sweep and by inspection.
 */
export class ExitWatch {
  readonly #docker: Docker;
  readonly #owner: Owner;
  readonly #engine: EngineKind;
  readonly #log: Logger;
  readonly #waiting = new Map<string, Waiting>();
  readonly #stop = new AbortController();
  #connected: Promise<void> | undefined;
  #sweeper: NodeJS.Timeout | undefined;
  #sinceSeconds = Math.floor(Date.now() / 1000) - 5;

  constructor(docker: Docker, owner: Owner, engine: EngineKind, log: Logger) {
    this.#docker = docker;
    this.#owner = owner;
    this.#engine = engine;
    this.#log = log;
  }

  /** Resolves when the engine sends its events; containers may be started from then on. */
  ready(): Promise<void> {
    this.#connected ??= new Promise((resolve) => void this.#listen(resolve));
    this.#sweeper ??= setInterval(() => void this.#sweep(), sweepMs).unref();
    return this.#connected;
  }

  /** Call it before the container starts, so that no end is missed. */
  expect(containerId: string): Awaited {
    let settle: (exit: Exit) => void = () => {};
    const exit = new Promise<Exit>((resolve) => {
      settle = resolve;
    });
    const waiting: Waiting = { settle, outOfMemory: false, stopping: false, killedFromOutside: false, sawOutage: false, dying: false };
    this.#waiting.set(containerId, waiting);
    return {
      exit,
      get sawOutage() {
        return waiting.sawOutage;
      },
      stopping: () => {
        waiting.stopping = true;
      },
      close: () => this.#waiting.delete(containerId),
    };
  }

  /** Checks one container now; resolves its exit if it has ended. */
  async check(containerId: string): Promise<void> {
    const container = this.#docker.getContainer(containerId);
    const info = await orMissing(container.inspect());
    const waiting = this.#waiting.get(containerId);
    if (waiting === undefined) return;
    if (info === undefined) this.#settle(containerId, vanished());
    else if (hasEnded(info)) this.#settle(containerId, await this.exitOf(container, info, waiting));
  }

  /** The exit of a container that had ended before it was watched. Asks again while the engine is away; pending forever once this is closed. */
  async exitOfEnded(container: Container, info: ContainerInspectInfo): Promise<Exit> {
    const { signal } = this.#stop;
    while (!signal.aborted) {
      try {
        return await this.exitOf(container, info);
      } catch (error) {
        this.#log.debug({ reason: reasonOf(error) }, "the engine did not report how a container ended; trying again");
        await sleep(askAgainMs, undefined, { signal }).catch(() => {});
      }
    }
    return new Promise(() => {});
  }

  /** The exit according to inspection; for a container that was not watched unless `waiting` is given. @throws when the engine is away */
  async exitOf(container: Container, info: ContainerInspectInfo, waiting?: Waiting): Promise<Exit> {
    const { isPodman, readKernelLog } = this.#engine;
    if (await isPodman()) return exitOf(await podmanEnd(container, info, readKernelLog), waiting);
    const circumstances = waiting ?? unwatched;
    const { ExitCode, OOMKilled } = info.State;
    const isExpected = ExitCode === 0 || circumstances.stopping;
    if (!isExpected && (OOMKilled || circumstances.outOfMemory || this.#kernelNames(info.Id)))
      return exitOf(info, { ...circumstances, outOfMemory: true });
    if (ExitCode === 0 && !circumstances.stopping && circumstances.sawOutage && (await hasForgottenEnd(this.#docker, info)))
      return forgotten();
    const isOpen = killedCodes.has(ExitCode) && !isExpected;
    if (!isOpen || !(circumstances.sawOutage || circumstances.killedFromOutside)) return exitOf(info, waiting);
    const history = await endHistory(this.#docker, info);
    return exitOf(info, { ...circumstances, ...history, killedFromOutside: circumstances.killedFromOutside || history.killedFromOutside });
  }

  /** On a busy machine Docker misses memory kills: the container's cgroup is removed before the engine has read it. */
  #kernelNames(containerId: string): boolean {
    return namesMemoryKill(containerId, this.#engine.readKernelLog());
  }

  close(): void {
    this.#stop.abort();
    clearInterval(this.#sweeper);
  }

  async #listen(connected: () => void): Promise<void> {
    const { signal } = this.#stop;
    for (let failures = 0; !signal.aborted; failures += 1) {
      try {
        await this.#follow(() => {
          failures = 0;
          connected();
        });
      } catch (error) {
        if (!signal.aborted && failures === 1)
          this.#log.warn({ reason: reasonOf(error) }, "the connection to the engine's events was lost; trying again");
      }
      for (const waiting of this.#waiting.values()) waiting.sawOutage = true;
      await sleep(Math.min(100 * 2 ** failures, 2_000), undefined, { signal }).catch(() => {});
    }
  }

  async #follow(connected: () => void): Promise<void> {
    const stream = await this.#docker.getEvents({
      abortSignal: this.#stop.signal,
      // A few seconds of overlap: an event is recognized by its container.
      since: this.#sinceSeconds,
      filters: { type: ["container"], event: ["die", "died", "oom", "kill"], label: [`${labels.worker}=${this.#owner.workerId}`] },
    });
    connected();
    void this.#sweep();
    let rest = "";
    for await (const chunk of stream) {
      const lines = (rest + chunk.toString()).split("\n");
      rest = lines.pop() ?? "";
      for (const line of lines) if (line.trim()) this.#take(JSON.parse(line) as EngineEvent);
    }
  }

  #take(event: EngineEvent): void {
    const id = event.Actor?.ID ?? event.id;
    const waiting = id === undefined ? undefined : this.#waiting.get(id);
    if (event.time !== undefined) this.#sinceSeconds = Math.max(this.#sinceSeconds, event.time - 1);
    if (id === undefined || waiting === undefined) return;
    const action = event.Action ?? event.status ?? "";
    if (action === "oom") waiting.outOfMemory = true;
    if (action === "kill" && !waiting.stopping) waiting.killedFromOutside = true;
    if ((action === "die" || action === "died") && !waiting.dying) {
      waiting.dying = true;
      void this.#died(id, waiting, event);
    }
  }

  async #died(id: string, waiting: Waiting, event: EngineEvent): Promise<void> {
    if (await this.#engine.isPodman()) return await this.#checkUntilNoted(id);
    const attributes = event.Actor?.Attributes ?? {};
    const code = Number(attributes["exitCode"] ?? attributes["containerExitCode"] ?? Number.NaN);
    if (code !== 0 && !waiting.outOfMemory && !waiting.stopping) await sleep(lateMemoryWordMs);
    if (code !== 0 && !waiting.outOfMemory && !waiting.stopping) waiting.outOfMemory = this.#kernelNames(id);
    const heardBy = Date.now() + killedMemoryWordMs;
    while (killedCodes.has(code) && !waiting.outOfMemory && !waiting.stopping && !waiting.killedFromOutside && Date.now() < heardBy)
      await sleep(50);
    // Only a killed main process leaves the cause open. Inspection waits for the engine's clean-up, so it is avoided otherwise.
    const seen = { ...waiting };
    const settle = () => this.#settle(id, toExit(code, event.timeNano === undefined ? new Date() : new Date(event.timeNano / 1e6), seen));
    if (!Number.isInteger(code)) return void (await this.check(id).catch(() => {}));
    if (!killedCodes.has(code) || waiting.outOfMemory || waiting.stopping) return settle();
    // An engine that is killed now forgets the end; only the events received until now are known.
    await this.check(id).catch(() => !seen.sawOutage && settle());
  }

  async #checkUntilNoted(id: string): Promise<void> {
    for (const deadline = Date.now() + podmanNotesWithinMs; this.#waiting.has(id) && Date.now() < deadline; await sleep(25))
      await this.check(id).catch(() => {});
  }

  async #sweep(): Promise<void> {
    const ids = [...this.#waiting.keys()];
    if (ids.length === 0) return;
    try {
      const listed = await this.#docker.listContainers({ all: true, filters: { label: [`${labels.worker}=${this.#owner.workerId}`] } });
      const states = new Map(listed.map((container) => [container.Id, container.State]));
      const ended = ids.filter((id) => !["running", "created", "paused", "restarting"].includes(states.get(id) ?? "gone"));
      await Promise.all(ended.map((id) => this.check(id)));
    } catch {
      // The engine is unreachable; the next sweep finds what this one missed.
    }
  }

  #settle(id: string, exit: Exit): void {
    const waiting = this.#waiting.get(id);
    if (waiting === undefined) return;
    this.#waiting.delete(id);
    waiting.settle(exit);
  }
}

export function hasEnded({ State }: ContainerInspectInfo): boolean {
  return State.Status === "exited" || State.Status === "dead";
}

type Circumstances = Pick<Waiting, "outOfMemory" | "stopping" | "killedFromOutside" | "sawOutage"> & Pick<Inspected, "unexplained">;

function exitOf({ State, unexplained = false }: Inspected, waiting: Circumstances = unwatched): Exit {
  const finishedAt = new Date(State.FinishedAt);
  const outOfMemory = waiting.outOfMemory || State.OOMKilled === true;
  return toExit(State.ExitCode, Number.isNaN(finishedAt.getTime()) ? new Date() : finishedAt, { ...waiting, outOfMemory, unexplained });
}

/** The end was not watched. Docker is queried for past events; Podman has none, so a kill is then treated as the end of the machine. */
const unwatched = { outOfMemory: false, stopping: false, killedFromOutside: false, sawOutage: true };

function toExit(code: number, finishedAt: Date, waiting: Circumstances): Exit {
  const exit: Exit = { code, finishedAt, outOfMemory: waiting.outOfMemory };
  if (waiting.stopping || waiting.outOfMemory || !killedCodes.has(code)) return exit;
  if (waiting.sawOutage) return { ...exit, infrastructure: "The container engine restarted and took the container down with it." };
  if (waiting.killedFromOutside)
    return {
      ...exit,
      infrastructure: "The container was killed from outside Gantry: by a person, or by the container engine on its way down.",
    };
  if (waiting.unexplained && code === 137)
    return {
      ...exit,
      infrastructure:
        "The container was killed, and neither the container engine nor the kernel's log says why: most likely it needed more memory than its limit.",
    };
  return exit;
}

function vanished(): Exit {
  return { code: -1, finishedAt: new Date(), outOfMemory: false, infrastructure: "The container was removed from outside Gantry." };
}

function forgotten(): Exit {
  const infrastructure = "The container engine was interrupted while the container ended, and does not know its exit code.";
  return { code: -1, finishedAt: new Date(), outOfMemory: false, infrastructure };
}

interface EngineEvent {
  Action?: string;
  status?: string;
  id?: string;
  time?: number;
  timeNano?: number;
  Actor?: { ID?: string; Attributes?: Record<string, string> };
}
