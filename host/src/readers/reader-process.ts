import { type ChildProcess, fork } from "node:child_process";
import { readFile } from "node:fs/promises";
import { setPriority } from "node:os";
import type { Readable } from "node:stream";
import { setTimeout as sleep } from "node:timers/promises";
import { type FromReader, ReadingEnded, type ToReader } from "./reading.ts";
import { remainingMs, waitedForProcessorMs } from "./time-limit.ts";

/** The file of a reader program, and how to start it. */
export interface ReaderProgram {
  path: string;
  /** From source it needs a TypeScript loader. */
  execArgv: readonly string[];
}

export interface ReadingRequest {
  name: string;
  options: unknown;
  deadlineMs: number;
  maxAnswerBytes: number;
  signal: AbortSignal | undefined;
  /** Read in pieces, on demand. */
  input: Readable | undefined;
  onItems: (items: unknown[]) => void;
}

const printedCharacters = 8_000;
/** A reading that takes longer gets a lower priority: about a quarter of a processor next to one other busy process, so that it still ends. */
const lowPriorityAfterMs = 1_000;
const lowPriority = 5;
const memoryCheckMs = 100;
const timeCheckMs = 50;
/** In addition to the JavaScript heap: the program, buffers, the young generation. */
const memoryBesideHeapMb = 256;

/** A process that handles one reading at a time. Ending the process always ends the reading. */
export class ReaderProcess {
  readonly #child: ChildProcess;
  readonly #memoryMb: number;
  readonly #ended: Promise<void>;
  #hasEnded = false;
  /** It is about to exit, or to be replaced. */
  #isLeaving = false;
  #printed = "";
  #receive: ((message: FromReader) => void) | undefined;
  /** Rejects the reading in progress. A callback of the promise `ended` would keep each reading's options for as long as the process lives. */
  #onEnded: (() => void) | undefined;
  /** Resolves to whether the process is ready for readings; false if it exited before. */
  readonly started: Promise<boolean>;

  constructor(program: ReaderProgram, memoryMb: number) {
    this.#memoryMb = memoryMb;
    this.#child = fork(program.path, [], {
      // Does not inherit the parent's own flags and variables (preloaded modules, secrets).
      execArgv: [...program.execArgv, `--max-old-space-size=${memoryMb}`, "--max-semi-space-size=16"],
      env: process.env["TZ"] === undefined ? {} : { TZ: process.env["TZ"] },
      cwd: "/",
      serialization: "advanced",
      stdio: ["ignore", "pipe", "pipe", "ipc"],
    });
    this.#ended = new Promise((resolve) => {
      const end = () => {
        this.#hasEnded = true;
        this.#onEnded?.();
        resolve();
      };
      this.#child.once("close", end);
      this.#child.once("error", (error) => {
        this.#print(String(error));
        if (this.#child.pid === undefined) end();
      });
    });
    for (const stream of [this.#child.stdout, this.#child.stderr]) {
      stream?.setEncoding("utf8").on("data", (text: string) => this.#print(text));
      // An idle reader does not keep its parent running.
      if (stream !== null && "unref" in stream && typeof stream.unref === "function") stream.unref();
    }
    const ready = new Promise<boolean>((resolve) => this.#child.once("message", () => resolve(true)));
    this.started = Promise.race([ready, this.#ended.then(() => false)]);
    this.#child.on("message", (message: FromReader) => this.#receive?.(message));
    this.#child.unref();
    this.#child.channel?.unref();
  }

  /** It can handle another reading. */
  get isUsable(): boolean {
    return !this.#hasEnded && this.#child.connected && !this.#isLeaving;
  }

  /** Its output, for the log. */
  get printed(): string {
    return this.#printed;
  }

  /** Resolves when the process has exited. */
  get ended(): Promise<void> {
    return this.#ended;
  }

  /** @throws {ReadingEnded} when the reading did not finish; the signal's reason when it was aborted. The process is then gone. */
  async read(request: ReadingRequest): Promise<unknown> {
    const over = new AbortController();
    const pieces = request.input?.[Symbol.asyncIterator]();
    try {
      return await new Promise<unknown>((resolve, reject) => {
        request.signal?.addEventListener("abort", () => reject(request.signal?.reason), { signal: over.signal });
        request.signal?.throwIfAborted();
        this.#receive = (message) => {
          try {
            if ("items" in message) {
              request.onItems(message.items);
              this.#send({ more: true });
            } else if ("wantsPiece" in message) {
              this.#sendPiece(pieces, over.signal).catch(reject);
            } else if ("result" in message) resolve(message.result);
            else if ("ended" in message) reject(this.#asEnded(message));
          } catch (error) {
            reject(error);
          }
        };
        void this.#watchTime(request.deadlineMs, over.signal, () =>
          reject(new ReadingEnded("time", `it took longer than ${inSeconds(request.deadlineMs)}`)),
        );
        void this.#watchMemory(over.signal, () => reject(this.#tooMuchMemory()));
        this.#onEnded = () => reject(this.#gone());
        if (this.#hasEnded) this.#onEnded();
        void sleep(lowPriorityAfterMs, undefined, { signal: over.signal, ref: false }).then(
          () => this.#lowerPriority(),
          () => {},
        );
        this.#send({ start: request.name, options: request.options, maxAnswerBytes: request.maxAnswerBytes });
      });
    } catch (error) {
      // Its state is unknown now.
      this.end();
      throw error;
    } finally {
      over.abort();
      this.#receive = undefined;
      this.#onEnded = undefined;
    }
  }

  end(): void {
    this.#isLeaving = true;
    this.#child.kill("SIGKILL");
  }

  #send(message: ToReader): void {
    if (this.#child.connected) this.#child.send(message, () => {});
  }

  async #sendPiece(pieces: AsyncIterator<Buffer> | undefined, over: AbortSignal): Promise<void> {
    const next = await pieces?.next();
    // The next reading has its own input.
    if (over.aborted) return;
    this.#send({ piece: next === undefined || next.done ? null : next.value });
  }

  #print(text: string): void {
    this.#printed = (this.#printed + text).slice(-printedCharacters);
  }

  #lowerPriority(): void {
    if (this.#child.pid === undefined || this.#hasEnded) return;
    // Only root may raise it again, so this process is replaced after its reading.
    this.#isLeaving = true;
    try {
      setPriority(this.#child.pid, lowPriority);
    } catch {
      // It has just exited.
    }
  }

  async #watchTime(limitMs: number, over: AbortSignal, exceeded: () => void): Promise<void> {
    const { pid } = this.#child;
    const startedAt = performance.now();
    const waitedBefore = await waitedForProcessorMs(pid);
    for (let leftMs = limitMs; leftMs > 0; ) {
      await sleep(Math.max(leftMs, timeCheckMs), undefined, { signal: over }).catch(() => {});
      if (over.aborted) return;
      const waitedMs = (await waitedForProcessorMs(pid)) - waitedBefore;
      leftMs = remainingMs(limitMs, performance.now() - startedAt, waitedMs);
    }
    if (!over.aborted) exceeded();
  }

  /** Buffers are outside the heap that V8 limits. Without /proc only the heap is limited. */
  async #watchMemory(over: AbortSignal, exceeded: () => void): Promise<void> {
    const pagesAllowed = ((this.#memoryMb + memoryBesideHeapMb) * 1024 * 1024) / 4096;
    for (;;) {
      await sleep(memoryCheckMs, undefined, { signal: over, ref: false }).catch(() => {});
      if (over.aborted) return;
      const statm = await readFile(`/proc/${this.#child.pid}/statm`, "latin1").catch(() => undefined);
      if (statm === undefined) return;
      if (Number(statm.split(" ")[1]) > pagesAllowed && !over.aborted) return exceeded();
    }
  }

  #asEnded({ ended, message, code }: Extract<FromReader, { ended: string }>): ReadingEnded {
    if (ended !== "failure") return new ReadingEnded(ended, message);
    return new ReadingEnded("failure", "its reader failed", { detail: message, code });
  }

  #tooMuchMemory(): ReadingEnded {
    return new ReadingEnded("memory", `it needed more than ${this.#memoryMb} MB of memory`, { detail: this.#printed });
  }

  #gone(): ReadingEnded {
    if (/heap out of memory|invalid (?:array|table) size|Allocation failed/i.test(this.#printed)) return this.#tooMuchMemory();
    const detail = `exit code ${this.#child.exitCode}, signal ${this.#child.signalCode}\n${this.#printed}`.trim();
    // Killed by the kernel or an operator.
    return new ReadingEnded("failure", "its reader was ended", { detail });
  }
}

const inSeconds = (ms: number): string => `${ms / 1000} ${ms === 1000 ? "second" : "seconds"}`;
