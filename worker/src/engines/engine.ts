import type { Readable } from "node:stream";
import type { Abandoned, Attempt, ClaimedRun, ClaimedService } from "@gantry/contract/dispatch/schemas.ts";

/**
 * The interface to a container engine. A run's life cycle: *start → logs → wait → collect → remove*; `remove()` is always safe.
 * A failed start throws an `EngineError` with the code and message for the user.
 */
export interface Engine {
  readonly name: string;
  /** Whether it restores caches and its runs have `archive`. */
  readonly supportsCaches: boolean;
  /** Whether it can start a run with the files of a Git repository. */
  readonly supportsSources: boolean;
  /** The engine that responded, or `undefined` when none does. */
  isAvailable(): Promise<EngineInfo | undefined>;
  /** Why the last `isAvailable` found no engine, and what to do, for the operator. */
  unavailableReason(): string;
  /**
   * Why the engine cannot run suites in the runtime that the worker's settings ask for; `undefined` when it can.
   * @throws when no engine responds
   */
  missingRuntime(): Promise<string | undefined>;
  /**
   * Sets the network limits for runs on this machine. A worker calls it once, before its first run; starts wait for it.
   * @throws when no engine responds
   */
  limitNetworks(): Promise<NetworkLimits>;
  /**
   * Pulls if needed, creates, attaches, starts: the services first, and the suite when they are ready. Resolves when the suite runs.
   * Aborting before that leaves nothing behind. `follow` is called for each service before it starts, and must read its output.
   */
  start(run: RunSpec, signal: AbortSignal, follow?: (service: RunningService) => void): Promise<Running>;
  /** The attempts whose containers still exist from before this worker's restart. */
  leftovers(): Promise<Attempt[]>;
  /**
   * Adopts such a container: its log from the first byte, its exit, its files. `undefined` when it is gone or never started.
   * `knownExit`: its exit as the worker's previous process saw it; the engine may not know it any more.
   */
  adopt(attempt: Attempt, knownExit?: Exit): Promise<Running | undefined>;
  /** Removes everything of an attempt: container, network. */
  discard(attempt: Attempt): Promise<void>;
  /**
   * Removes what this worker created and does not use: the engine finished creating it too late, or it could not be removed. Only what was
   * unused at the previous call too is removed, so that nothing is removed while it is created. `held`: the runs that the worker has a lease for.
   */
  clearOwn(held: readonly Attempt[]): Promise<void>;
  /** Removes what lost workers left here. `selectRemovable` gets all objects of other workers, and returns those that may be removed. */
  clearAbandoned(selectRemovable: (found: Abandoned) => Promise<Abandoned>): Promise<void>;
  close(): Promise<void>;
}

export interface EngineInfo {
  name: string;
  version: string;
  apiVersion: string;
  /** The engine's weaknesses, for the operator. */
  limits: readonly string[];
}

export interface NetworkLimits {
  /** Which limit could not be set and why, for the operator. */
  missing?: string;
  /** Why no run may start: the settings require limits that cannot be set here. */
  refusal?: string;
}

/** What to run. Variables are complete: the platform's own, the project's and the run's. */
export interface RunSpec
  extends Pick<
    ClaimedRun,
    "taskId" | "attempt" | "organizationId" | "image" | "command" | "folder" | "resources" | "registryLogin" | "timeoutMs"
  > {
  environment: ReadonlyMap<string, string>;
  /** Files of the suite's container, by their names in `filesFolder`: for its user to read, and gone with it. */
  files: ReadonlyMap<string, string>;
  services: readonly ServiceSpec[];
  /** Put into the suite's container before the suite starts. An engine without `supportsCaches` ignores them. */
  caches: readonly CachedFolder[];
  /** With it, the suite is the run's command in a folder of these files. */
  source?: SourceFiles | undefined;
}

/** How a cache was restored; or why not, as the end of a sentence. Then the suite starts without any. */
export type RestoreOutcome = { ms: number } | { problem: string; isDamaged: boolean };

/** A folder that an earlier run left. */
export interface CachedFolder {
  /** Absolute, in the container. */
  readonly path: string;
  readonly bytes: number;
  /** A tar whose names are relative to `/`, from its beginning. */
  read(): Readable;
  /** The last call counts: a container may be created twice. */
  onRestored(outcome: RestoreOutcome): void;
}

/** The files of a Git repository. */
export interface SourceFiles {
  /** The suite's working directory in the container. Report folders are relative to it. */
  folder: string;
  /** A tar of all files with paths relative to `/`. Everyone may write them. */
  archive(): Readable;
}

/** A container to run next to the suite. */
export interface ServiceSpec
  extends Pick<ClaimedService, "name" | "image" | "command" | "user" | "readyWhen" | "readyWithinMs" | "resources" | "registryLogin"> {
  environment: ReadonlyMap<string, string>;
}

/** A service of a run. */
export interface RunningService {
  readonly name: string;
  /** Like the logs of a run. */
  readonly logs: AsyncIterable<LogPiece>;
  /** How it ended; `undefined` when it was stopped because the run ended or did not start. */
  wait(): Promise<Exit | undefined>;
}

/**
 * A piece of output; or `rewind`: the engine lost its position, and the whole output follows again from its first byte; or `lost`: the engine was
 * interrupted, so what the other pieces contain may not be the whole output.
 */
export type LogPiece = { stream: "stdout" | "stderr" | "system"; bytes: Buffer } | { stream: "rewind" } | { stream: "lost" };

/** Counters that only rise while a container runs. Without a counter, the engine does not measure it. */
export interface UsageCounters {
  /** Milliseconds of CPU time. */
  cpu?: number;
  /** Bytes. */
  networkIn?: number;
  networkOut?: number;
  diskRead?: number;
  diskWrite?: number;
  /** Milliseconds in which the machine's CPUs were busy, on average over all of them. */
  machineCpu?: number;
}

/** What is in use at a moment. */
export interface UsageLevels {
  /** Bytes, without caches that the kernel can free. */
  memory?: number;
  /** Thousandths of the machine's memory. */
  machineMemory?: number;
}

/** What a container has used since its start. */
export interface UsageReading {
  /** Milliseconds since 1970, by this machine's clock. */
  atMs: number;
  counters: UsageCounters;
  levels: UsageLevels;
}

export interface Running {
  readonly startedAt: Date;
  /** Of the image that it was started from, as registries name it, or its id if it was built on this machine. `undefined`: not known, or adopted. */
  readonly imageDigest: string | undefined;
  /** What it was started with, and what its image sets. */
  readonly environment: ReadonlyMap<string, string>;
  /** Notes for the user, for the log: an overridden ENTRYPOINT, a missing entry point. */
  readonly notes: readonly string[];
  /** In order and, without a `lost`, complete. Ends when the container has ended. Not reading it blocks the container. */
  readonly logs: AsyncIterable<LogPiece>;
  /** They end when the suite has ended. */
  readonly services: readonly RunningService[];
  wait(): Promise<Exit>;
  /** What it has used so far; `undefined` when that is not known, for example because it has ended. May reject while the engine does not respond. */
  usage(): Promise<UsageReading | undefined>;
  /** The folders of `candidates` (relative to `/app`) that the run wrote to; read each to its end before the next. */
  copyOut(candidates: readonly string[]): AsyncIterable<CopiedFolder>;
  /**
   * A tar of a folder of the ended suite's container, by its absolute path; its names begin with the folder's last part.
   * @throws {CacheNotSaved} when there is none
   */
  archive?(path: string, signal: AbortSignal): Promise<Readable>;
  /** TERM, and KILL after `graceMs`. Resolves when the container has ended. */
  stop(graceMs: number): Promise<void>;
  /** Stops watching; the container keeps running, to be adopted. */
  detach(): void;
  remove(): Promise<void>;
}

/**
 * A folder from the engine: an archive whose names start with the folder's last part, or a directory of this machine that the container wrote. Only a
 * reader process may read either. Or a link that the suite put in its place, which is not followed.
 */
export type CopiedFolder = { folder: string; tar: Readable } | { folder: string; directory: string } | { folder: string; isLink: true };

/**
 * Why a run was stopped for what it wrote. `limit`: more than a run may. `unmeasured`: it could not be measured. `engine`: the engine's
 * disk was almost full, and no other run was measured to have written more. `suspected`: the same, but what filled the disk is nothing that
 * could be measured. `refused`: not stopped, but the suite failed after the file system let it write no more.
 */
export const diskStops = ["limit", "unmeasured", "engine", "suspected", "refused"] as const;
export type DiskStop = (typeof diskStops)[number];

export interface Exit {
  code: number;
  finishedAt: Date;
  /** The kernel killed a process for memory; the main process may have continued. */
  outOfMemory: boolean;
  /** The kernel killed the main process, and the reason is unknown: Kubernetes only records the reason if it learns it before the end. */
  killedUnexplained?: true;
  /** It was stopped, or failed, for what it wrote. */
  diskFull?: DiskStop;
  /** The suite failed, and the engine's disk was almost full while it ran, which may be the reason. */
  diskWasLow?: true;
  /** The engine lost the container: this says nothing about the suite. */
  infrastructure?: string;
}

/** An engine's error with a message for the user. `retryable`: the same start may succeed later. */
export class EngineError extends Error {
  readonly code: string;
  readonly retryable: boolean;
  /** The service whose last output says more. */
  readonly service: string | undefined;
  constructor(code: string, message: string, options: { retryable?: boolean; service?: string; cause?: unknown } = {}) {
    super(message, { cause: options.cause });
    this.code = code;
    this.retryable = options.retryable ?? false;
    this.service = options.service;
  }
}
