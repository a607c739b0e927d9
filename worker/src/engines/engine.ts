import type { Readable } from "node:stream";
import type { Abandoned, Attempt, ClaimedRun } from "@gantry/contract/worker-protocol.ts";

/**
 * How a run reaches a container engine. A run's life: *start → logs → wait → collect → remove*; `remove()` is always safe.
 * A start that fails throws an `EngineError` whose code and message are what the user reads.
 */
export interface Engine {
  readonly name: string;
  /** What answered, or `undefined` when no engine does. */
  isAvailable(): Promise<EngineInfo | undefined>;
  /**
   * Sets what limits the networks of runs on this machine. A worker asks once, before its first run; a start waits for it.
   * @throws when no engine answers
   */
  limitNetworks(): Promise<NetworkLimits>;
  /** Pulls if needed, creates, attaches, starts. Resolves when the container runs. Aborting before that leaves nothing behind. */
  start(run: RunSpec, signal: AbortSignal): Promise<Running>;
  /** The attempts whose containers are still here from before this worker's restart. */
  leftovers(): Promise<Attempt[]>;
  /** Goes on with such a container: its log from the first byte, its exit, its files. `undefined` when it is gone or never started. */
  adopt(attempt: Attempt): Promise<Running | undefined>;
  /** Removes whatever an attempt left: container, network. */
  discard(attempt: Attempt): Promise<void>;
  /** Removes what other workers left here for good. `judge` gets all that belongs to others, and answers with what nobody comes back to. */
  clearAbandoned(judge: (found: Abandoned) => Promise<Abandoned>): Promise<void>;
  close(): Promise<void>;
}

export interface EngineInfo {
  name: string;
  version: string;
  apiVersion: string;
  /** What it does less well than an engine should, for the operator. */
  limits: readonly string[];
}

export interface NetworkLimits {
  /** Which limit could not be set and why, for the operator. */
  missing?: string;
  /** Why no run may start: the settings ask for limits that cannot be set here. */
  refusal?: string;
}

/** What to run. Variables are complete: the platform's own, the project's and the run's. */
export interface RunSpec
  extends Pick<ClaimedRun, "taskId" | "attempt" | "organizationId" | "image" | "command" | "folder" | "resources" | "registryLogin"> {
  environment: ReadonlyMap<string, string>;
}

/** A piece of output; or `rewind`: the engine lost its place, and what follows is the whole output again from its first byte. */
export type LogPiece = { stream: "stdout" | "stderr" | "system"; bytes: Buffer } | { stream: "rewind" };

export interface Running {
  readonly startedAt: Date;
  /** What it was started with, and what its image sets. */
  readonly environment: ReadonlyMap<string, string>;
  /** Things the user should know, for the log: an overridden ENTRYPOINT, a missing entry point. */
  readonly notes: readonly string[];
  /** In order and whole. Ends when the container has ended. Not reading it holds the container back. */
  readonly logs: AsyncIterable<LogPiece>;
  wait(): Promise<Exit>;
  /** The folders of `candidates` (relative to `/app`) that the run wrote into; read each to its end before the next. */
  copyOut(candidates: readonly string[]): AsyncIterable<CopiedFolder>;
  /** TERM, and KILL after `graceMs`. Resolves when the container has ended. */
  stop(graceMs: number): Promise<void>;
  /** Stops watching; the container runs on, for whoever adopts it. */
  letGo(): void;
  remove(): Promise<void>;
}

/**
 * A folder as the engine hands it out: an archive whose names begin with the folder's last part, or a directory of this machine that the
 * container wrote. Both are to be read by a reader process only.
 */
export type CopiedFolder = { folder: string; tar: Readable } | { folder: string; directory: string };

export interface Exit {
  code: number;
  finishedAt: Date;
  /** The kernel killed a process for memory; the main process may have gone on. */
  outOfMemory: boolean;
  /** It wrote more than a run may and was stopped for it. */
  diskFull?: true;
  /** The engine lost the container: this is no verdict about the suite. */
  infrastructure?: string;
}

/** A refusal of the engine in the user's words. `retryable`: the same start may work on another try. */
export class EngineError extends Error {
  readonly code: string;
  readonly retryable: boolean;
  constructor(code: string, message: string, options: { retryable?: boolean; cause?: unknown } = {}) {
    super(message, { cause: options.cause });
    this.code = code;
    this.retryable = options.retryable ?? false;
  }
}
