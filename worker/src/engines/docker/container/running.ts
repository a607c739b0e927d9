import { posix } from "node:path";
import type { Readable } from "node:stream";
import type Docker from "dockerode";
import type { Container } from "dockerode";
import type { CopiedFolder, DiskStop, Exit, LogPiece, Running, RunningService, UsageReading } from "../../engine.ts";
import { CacheNotSaved, linkRefused } from "../../caches/rewrite-archive.ts";
import { orMissing } from "../api/response-error.ts";
import { copyOut } from "../disk/copy-out.ts";
import type { DiskWatch } from "../disk/disk-watch.ts";
import { linkIn } from "./entry.ts";
import type { Awaited } from "../exit/exit-watch.ts";
import type { NetworkLease } from "../networks/networks.ts";
import type { Layers } from "../disk/overlay-layers.ts";
import { resolvesWithin } from "../api/resolves-within.ts";
import { ContainerUsage } from "./usage.ts";

/** The containers next to it. */
interface ServicesOfRun {
  readonly services: readonly RunningService[];
  stop(): Promise<void>;
  detach(): void;
  remove(): Promise<void>;
}

export interface DockerRunParts {
  docker: Docker;
  container: Container;
  network: NetworkLease;
  services: ServicesOfRun | undefined;
  awaited: Awaited;
  startedAt: Date;
  imageDigest: string | undefined;
  environment: ReadonlyMap<string, string>;
  notes: readonly string[];
  appRoot: string;
  /** Its files on this machine, when they can be read here. */
  layers: Promise<Layers | undefined>;
  logs: AsyncIterable<LogPiece>;
  /** Ends the attached stream. */
  cut: () => void;
  disk: DiskWatch;
  /** Its file system has a quota. */
  hasQuota: boolean;
  /** The engine is on this machine. */
  isLocal: boolean;
  /** Signals to `logs` that no one is reading any more. */
  unwatched: AbortController;
}

/** A kill that the engine has not confirmed by then is blocked by our own reading of the output. */
const killHangsMs = 1_500;

export class DockerRun implements Running {
  readonly #parts: DockerRunParts;
  #removed: Promise<void> | undefined;

  readonly #exit: Promise<Exit>;
  readonly #usage: ContainerUsage;
  #diskFull: DiskStop | undefined;

  constructor(parts: DockerRunParts) {
    this.#parts = parts;
    this.#usage = new ContainerUsage(parts.container, parts.isLocal);
    parts.disk.watch(parts.container.id, parts.hasQuota, (why) => {
      this.#diskFull = why;
      void this.stop(0);
    });
    this.#exit = parts.awaited.exit.then((exit) => this.#withDiskFull(exit));
    // They must not use the machine while the next run starts.
    void this.#exit.then(() => parts.services?.stop());
  }

  /** A suite whose writes were rejected ends with its own exit code. */
  async #withDiskFull(exit: Exit): Promise<Exit> {
    const { disk, container } = this.#parts;
    const hasFailed = exit.code !== 0 && exit.infrastructure === undefined;
    if (this.#diskFull === undefined && hasFailed && (await disk.isFull(container.id).catch(() => false))) this.#diskFull = "refused";
    const wasLow = hasFailed && this.#diskFull === undefined && (await disk.wasLow(container.id));
    disk.unwatch(container.id);
    if (this.#diskFull) return { ...exit, diskFull: this.#diskFull };
    return wasLow ? { ...exit, diskWasLow: true } : exit;
  }

  get startedAt(): Date {
    return this.#parts.startedAt;
  }

  get imageDigest(): string | undefined {
    return this.#parts.imageDigest;
  }

  get environment(): ReadonlyMap<string, string> {
    return this.#parts.environment;
  }

  get notes(): readonly string[] {
    return this.#parts.notes;
  }

  get services(): readonly RunningService[] {
    return this.#parts.services?.services ?? [];
  }

  get logs(): AsyncIterable<LogPiece> {
    return this.#parts.logs;
  }

  wait(): Promise<Exit> {
    return this.#exit;
  }

  usage(): Promise<UsageReading | undefined> {
    return this.#usage.read();
  }

  async *copyOut(candidates: readonly string[]): AsyncGenerator<CopiedFolder> {
    yield* copyOut(this.#parts.container, this.#parts.appRoot, await this.#parts.layers, candidates);
  }

  async archive(path: string, signal: AbortSignal): Promise<Readable> {
    const link = await linkIn(this.#parts.container, posix.dirname(path));
    if (link !== undefined) throw new CacheNotSaved(linkRefused(link));
    const archive = await orMissing(this.#parts.container.getArchive({ path, abortSignal: signal }));
    if (archive === undefined) throw new CacheNotSaved(`the suite left no ${path}`);
    return archive as Readable;
  }

  async stop(graceMs: number): Promise<void> {
    this.#parts.awaited.stopping();
    if (graceMs > 0) {
      await this.#kill("SIGTERM");
      if (await resolvesWithin(this.wait(), graceMs)) return;
    }
    for (let tries = 0; tries < 3; tries += 1) {
      await this.#kill("SIGKILL");
      if (await resolvesWithin(this.wait(), 2_000)) return;
    }
    await this.remove();
    await resolvesWithin(this.wait(), 10_000);
  }

  /** The engine delays a kill while its output is not read: then the stream is cut, and the output read again from the log file. */
  async #kill(signal: string): Promise<void> {
    const call = orMissing(this.#parts.container.kill({ signal })).catch(() => {});
    if (!(await resolvesWithin(call, killHangsMs))) this.#parts.cut();
  }

  detach(): void {
    this.#parts.awaited.close();
    this.#parts.unwatched.abort();
    this.#parts.cut();
    this.#parts.services?.detach();
  }

  remove(): Promise<void> {
    this.#removed ??= this.#remove();
    return this.#removed;
  }

  async #remove(): Promise<void> {
    this.#parts.awaited.stopping();
    await orMissing(this.#parts.container.remove({ force: true, v: true })).catch(() => {});
    await this.#parts.network.release();
    await this.#parts.services?.remove();
  }
}
