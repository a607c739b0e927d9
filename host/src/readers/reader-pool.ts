import type { Readable } from "node:stream";
import { ReaderProcess, type ReaderProgram } from "./reader-process.ts";
import { ReadingEnded, type ReaderJobs } from "./reading.ts";

export interface ReaderPoolOptions {
  program: ReaderProgram;
  /** The number of idle processes kept ready, from the first reading or `prepare()` on: a program that reads nothing needs none. */
  warm: number;
  /** The maximum number of processes. */
  max: number;
  /** The JavaScript heap of one process. */
  memoryMb: number;
}

export interface ReadOptions {
  /** The owner, because one owner's readings never take all processes. */
  owner: string;
  /** Without the time in which its process waits for a processor, up to three times as long. */
  deadlineMs: number;
  maxAnswerBytes?: number;
  signal?: AbortSignal | undefined;
  /** The input, if it is a stream. */
  input?: Readable | undefined;
}

interface Waiting {
  owner: string;
  enter: (reader: ReaderProcess) => void;
  fail: (error: Error) => void;
}

const defaultAnswerBytes = 32 * 1024 * 1024;
/** How long to wait for a busy process before another is started, because it may be free sooner. */
const startAnotherAfterMs = 100;
const idleMs = 60_000;

/**
 * Parses untrusted files in separate processes; worker and server always use this. Each process handles one reading at a time and is replaced when a
 * reading had to be aborted.
 */
export class ReaderPool<R extends ReaderJobs<R>> {
  readonly #options: ReaderPoolOptions;
  readonly #all = new Set<ReaderProcess>();
  readonly #free: { reader: ReaderProcess; since: number }[] = [];
  readonly #busy = new Map<string, number>();
  readonly #waiting: Waiting[] = [];
  readonly #sweep: NodeJS.Timeout;
  #startLater: NodeJS.Timeout | undefined;
  #isClosed = false;

  constructor(options: ReaderPoolOptions) {
    this.#options = options;
    this.#sweep = setInterval(() => this.#endIdle(), idleMs / 4).unref();
  }

  /** Starts the processes that are kept ready, because a reading will follow soon. */
  prepare(): void {
    while (!this.#isClosed && this.#all.size < this.#options.warm) this.#start();
  }

  /**
   * @returns the result and all items
   * @throws {ReadingEnded} when it took too long, needed too much memory, grew too large, or failed; the signal's reason when it was aborted
   */
  async read<Name extends keyof R & string>(
    name: Name,
    options: R[Name]["options"],
    reading: ReadOptions,
  ): Promise<{ items: R[Name]["item"][]; result: R[Name]["result"] }> {
    // Idle processes do not keep this one running; a reading does, also while it is queued.
    const running = setInterval(() => {}, 2 ** 30);
    try {
      const reader = await this.#enter(reading.owner, reading.signal);
      return await this.#readIn(reader, name, options, reading);
    } finally {
      clearInterval(running);
      reading.input?.destroy();
    }
  }

  async #readIn<Name extends keyof R & string>(
    reader: ReaderProcess,
    name: Name,
    options: R[Name]["options"],
    { owner, deadlineMs, maxAnswerBytes = defaultAnswerBytes, signal, input }: ReadOptions,
  ): Promise<{ items: R[Name]["item"][]; result: R[Name]["result"] }> {
    const items: R[Name]["item"][] = [];
    try {
      const onItems = (more: unknown[]) => {
        for (const item of more) items.push(item as R[Name]["item"]);
      };
      const result = await reader.read({ name, options, deadlineMs, maxAnswerBytes, signal, input, onItems });
      return { items, result: result as R[Name]["result"] };
    } finally {
      this.#leave(owner, reader);
    }
  }

  /** Ends all processes and their readings. */
  async close(): Promise<void> {
    this.#isClosed = true;
    clearInterval(this.#sweep);
    clearTimeout(this.#startLater);
    const closed = new ReadingEnded("failure", "its reader was ended", { detail: "the program is stopping" });
    for (const waiting of this.#waiting.slice()) waiting.fail(closed);
    const all = [...this.#all];
    for (const reader of all) reader.end();
    await Promise.all(all.map((reader) => reader.ended));
  }

  async #enter(owner: string, signal: AbortSignal | undefined): Promise<ReaderProcess> {
    signal?.throwIfAborted();
    if (this.#isClosed) throw new ReadingEnded("failure", "its reader was ended", { detail: "the program is stopping" });
    return new Promise((resolve, reject) => {
      const waiting: Waiting = {
        owner,
        enter: (reader) => {
          signal?.removeEventListener("abort", giveUp);
          resolve(reader);
        },
        fail: (error) => {
          this.#waiting.splice(this.#waiting.indexOf(waiting), 1);
          signal?.removeEventListener("abort", giveUp);
          reject(error);
        },
      };
      const giveUp = () => waiting.fail(signal?.reason);
      signal?.addEventListener("abort", giveUp, { once: true });
      this.#waiting.push(waiting);
      this.#serve();
    });
  }

  /** Assigns free processes to queued readings, the owner with the fewest readings first. */
  #serve(): void {
    if (this.#isClosed) return;
    while (this.#waiting.length > 0) {
      const next = this.#next();
      if (next === undefined) return;
      const reader = this.#takeFree();
      if (reader === undefined) return this.#all.size === 0 ? this.#start() : this.#startAnotherSoon();
      this.#waiting.splice(this.#waiting.indexOf(next), 1);
      this.#busy.set(next.owner, this.#busyOf(next.owner) + 1);
      next.enter(reader);
    }
  }

  #next(): Waiting | undefined {
    const maxPerOwner = Math.max(1, this.#options.max - 1);
    let best: Waiting | undefined;
    for (const waiting of this.#waiting) {
      const busy = this.#busyOf(waiting.owner);
      if (busy < maxPerOwner && (best === undefined || busy < this.#busyOf(best.owner))) best = waiting;
    }
    return best;
  }

  #busyOf(owner: string): number {
    return this.#busy.get(owner) ?? 0;
  }

  #takeFree(): ReaderProcess | undefined {
    for (let last = this.#free.pop(); last !== undefined; last = this.#free.pop()) if (last.reader.isUsable) return last.reader;
    return undefined;
  }

  #startAnotherSoon(): void {
    if (this.#startLater !== undefined || this.#all.size >= this.#options.max) return;
    this.#startLater = setTimeout(() => {
      this.#startLater = undefined;
      if (!this.#isClosed && this.#waiting.length > 0 && this.#all.size < this.#options.max) this.#start();
    }, startAnotherAfterMs);
  }

  #start(): void {
    const reader = new ReaderProcess(this.#options.program, this.#options.memoryMb);
    this.#all.add(reader);
    void reader.started.then((isReady) => {
      if (isReady) this.#free.push({ reader, since: Date.now() });
      // A retry would fail again: report the error to the caller.
      else this.#waiting[0]?.fail(new ReadingEnded("failure", "its reader could not be started", { detail: reader.printed }));
      this.#serve();
    });
    void reader.ended.then(() => {
      this.#all.delete(reader);
      this.#serve();
    });
  }

  #leave(owner: string, reader: ReaderProcess): void {
    const busy = this.#busyOf(owner) - 1;
    if (busy > 0) this.#busy.set(owner, busy);
    else this.#busy.delete(owner);
    if (reader.isUsable) this.#free.push({ reader, since: Date.now() });
    else {
      reader.end();
      this.#all.delete(reader);
      this.prepare();
    }
    this.#serve();
  }

  #endIdle(): void {
    for (let first = this.#free[0]; first !== undefined && this.#all.size > this.#options.warm; first = this.#free[0]) {
      if (Date.now() - first.since < idleMs) return;
      this.#free.shift();
      first.reader.end();
      this.#all.delete(first.reader);
    }
  }
}
