import { setTimeout as sleep } from "node:timers/promises";
import type { LogChunk } from "@gantry/contract/executions/schemas.ts";
import type { SecretPatterns } from "@gantry/reports/redaction/secret-patterns.ts";
import type { LogPiece } from "../engines/engine.ts";
import { CleanStream, type StoredOutput } from "./clean-stream.ts";
import { ConsoleTail } from "./console-tail.ts";
import { cutPieces, splitAtLastLine } from "./line-cut.ts";
import { OutputTail } from "./output-tail.ts";

const KiB = 1024;
const MiB = 1024 * KiB;

/** A chunk is shown as a whole, so it must fit into a socket message. */
const chunkBytes = 64 * KiB;
const batchBytes = 1 * MiB;
const batchChunks = 500;
const batchEveryMs = 5;
/** An incomplete line is sent after this time. */
const partialLineMs = 150;
/** Above this the container is blocked by not reading its output. */
const waitingLimitBytes = 32 * MiB;
const tailBytes = 1 * MiB;
const consoleTailBytes = 256 * KiB;

type StreamName = LogChunk["stream"];

export interface LogStreamOptions {
  secrets: SecretPatterns;
  /** The last stored `seq`, and what of each stream is stored. */
  lastSeq: number;
  stored: { stdout: StoredOutput; stderr: StoredOutput };
  /** How much of the log's start is stored. Of the rest, only the last mebibyte is kept. */
  maxBytes: number;
  /** Delivers a batch, however long that takes; a rejection ends the stream. */
  send: (chunks: LogChunk[]) => Promise<void>;
}

/**
 * Sends a run's output to the server: masked, cut at lines, numbered, in batches with one request in flight.
 * `write` waits while too much is undelivered; `finish` resolves when the server has everything.
 */
export class LogStream {
  readonly #options: LogStreamOptions;
  readonly #clean: { stdout: CleanStream; stderr: CleanStream };
  readonly #partial = new Map<StreamName, { parts: Buffer[]; bytes: number; since: number }>();
  readonly #queue: { stream: StreamName; bytes: Buffer; at: number }[] = [];
  readonly #tail = new OutputTail<"stdout" | "stderr">(tailBytes);
  readonly #console = new ConsoleTail(consoleTailBytes);
  #queuedBytes = 0;
  #headBytes: number;
  #seq: number;
  #pump: Promise<void> | undefined;
  #lastSentAt = 0;
  #partialTimer: NodeJS.Timeout | undefined;
  #isLost = false;
  #failure: { reason: unknown } | undefined;
  #roomWaiters: (() => void)[] = [];

  constructor(options: LogStreamOptions) {
    this.#options = options;
    this.#clean = {
      stdout: new CleanStream(options.secrets, options.stored.stdout),
      stderr: new CleanStream(options.secrets, options.stored.stderr),
    };
    this.#headBytes = options.stored.stdout.bytes + options.stored.stderr.bytes;
    this.#seq = options.lastSeq;
  }

  /** The end of the console as sent, for runners that only print their results. A previous worker process may have read the start. */
  console(): { text: string; isCut: boolean } {
    const { stdout, stderr } = this.#options.stored;
    const { text, droppedBytes } = this.#console.read();
    return { text, isCut: droppedBytes + stdout.bytes + stderr.bytes > 0 };
  }

  /** Adds a piece of output; waits while the server is too far behind. Throws when delivery has failed permanently. */
  async write(piece: LogPiece): Promise<void> {
    if (piece.stream === "rewind") this.#rewind();
    else if (piece.stream === "lost") this.#isLost = true;
    else if (piece.stream === "system") this.#enqueueLines("system", piece.bytes);
    else for (const bytes of this.#clean[piece.stream].push(piece.bytes)) this.#keep(piece.stream, bytes);
    this.#wake();
    while (this.#queuedBytes > waitingLimitBytes && !this.#failure) await new Promise<void>((resolve) => this.#roomWaiters.push(resolve));
    if (this.#failure) throw this.#failure.reason;
  }

  /** Output may be missing: the engine was interrupted, or its log file lacks output that was read before. Call it after `finish`. */
  get mayLackOutput(): boolean {
    return this.#isLost || (!this.#failure && (this.#clean.stdout.engineLacksOutput || this.#clean.stderr.engineLacksOutput));
  }

  /** Adds a line from Gantry between the suite's lines. */
  note(text: string): void {
    if (this.#failure) return;
    this.#flushPartials();
    this.#enqueue("system", Buffer.from(`${text}\n`));
    this.#wake();
  }

  /** Sends everything that is left. Throws when delivery has failed permanently. */
  async finish(): Promise<void> {
    for (const stream of ["stdout", "stderr"] as const) for (const bytes of this.#clean[stream].finish()) this.#keep(stream, bytes);
    this.#flushPartials();
    this.#flushTail();
    this.#wake();
    while (this.#pump) await this.#pump;
    if (this.#failure) throw this.#failure.reason;
  }

  #rewind(): void {
    this.#clean.stdout.rewind();
    this.#clean.stderr.rewind();
  }

  #keep(stream: "stdout" | "stderr", bytes: Buffer): void {
    this.#console.push(stream, bytes);
    const room = this.#options.maxBytes - this.#headBytes;
    if (room >= bytes.length) {
      this.#headBytes += bytes.length;
      this.#enqueueLines(stream, bytes);
      return;
    }
    const [head = bytes] = room >= 4 ? cutPieces(bytes, room) : [bytes.subarray(0, 0)];
    if (head.length > 0) this.#enqueueLines(stream, head);
    this.#headBytes = Math.max(this.#headBytes, this.#options.maxBytes);
    this.#tail.push(stream, bytes.subarray(head.length));
  }

  #enqueueLines(stream: StreamName, bytes: Buffer): void {
    const partial = this.#partial.get(stream);
    const { lines, rest } = splitAtLastLine(bytes);
    if (lines.length > 0) {
      this.#partial.delete(stream);
      this.#enqueue(stream, partial ? Buffer.concat([...partial.parts, lines]) : lines);
    }
    if (rest.length === 0) return;
    const open = this.#partial.get(stream) ?? { parts: [], bytes: 0, since: Date.now() };
    open.parts.push(rest);
    open.bytes += rest.length;
    this.#partial.set(stream, open);
    if (open.bytes >= chunkBytes) this.#flushPartial(stream);
    else this.#partialTimer ??= setTimeout(() => this.#flushOldPartials(), partialLineMs);
  }

  #flushOldPartials(): void {
    this.#partialTimer = undefined;
    for (const [stream, { since }] of this.#partial) if (Date.now() - since >= partialLineMs - 1) this.#flushPartial(stream);
    if (this.#partial.size > 0) this.#partialTimer = setTimeout(() => this.#flushOldPartials(), partialLineMs);
    this.#wake();
  }

  #flushPartials(): void {
    clearTimeout(this.#partialTimer);
    this.#partialTimer = undefined;
    for (const stream of Array.from(this.#partial.keys())) this.#flushPartial(stream);
  }

  #flushPartial(stream: StreamName): void {
    const partial = this.#partial.get(stream);
    this.#partial.delete(stream);
    if (partial) this.#enqueue(stream, Buffer.concat(partial.parts));
  }

  #flushTail(): void {
    const parts = this.#tail.parts();
    if (parts.length === 0) return;
    if (this.#tail.droppedBytes > 0)
      this.note(
        `Gantry left out ${this.#tail.droppedBytes} bytes of output here: a log keeps its first ${this.#options.maxBytes} bytes and its last ${tailBytes}.`,
      );
    for (const { tag, bytes } of parts) this.#enqueue(tag, wholeCharacters(bytes));
  }

  #enqueue(stream: StreamName, bytes: Buffer): void {
    for (const piece of cutPieces(bytes, chunkBytes)) {
      this.#queue.push({ stream, bytes: piece, at: Date.now() });
      this.#queuedBytes += piece.length;
    }
  }

  #wake(): void {
    if (this.#queue.length === 0 || this.#failure) return;
    this.#pump ??= this.#drain().finally(() => {
      this.#pump = undefined;
    });
  }

  async #drain(): Promise<void> {
    try {
      while (this.#queue.length > 0) {
        const dueInMs = this.#lastSentAt + batchEveryMs - Date.now();
        if (dueInMs > 0 && this.#queuedBytes < batchBytes) await sleep(dueInMs);
        this.#lastSentAt = Date.now();
        await this.#options.send(this.#nextBatch());
        this.#makeRoom();
      }
    } catch (reason) {
      this.#failure = { reason };
      clearTimeout(this.#partialTimer);
      this.#queue.length = 0;
      this.#queuedBytes = 0;
      this.#makeRoom();
    }
  }

  #makeRoom(): void {
    if (this.#queuedBytes > waitingLimitBytes / 2) return;
    for (const resume of this.#roomWaiters.splice(0)) resume();
  }

  /** Removes chunks from the queue, joining adjacent ones of one stream. */
  #nextBatch(): LogChunk[] {
    const batch: LogChunk[] = [];
    let size = 0;
    let taken = 0;
    while (taken < this.#queue.length && size < batchBytes && batch.length < batchChunks) {
      const first = this.#queue[taken];
      if (!first) break;
      const parts: Buffer[] = [];
      let bytes = 0;
      for (
        let next = this.#queue[taken];
        next?.stream === first.stream && (bytes === 0 || bytes + next.bytes.length <= chunkBytes);
        next = this.#queue[taken]
      ) {
        parts.push(next.bytes);
        bytes += next.bytes.length;
        taken += 1;
      }
      this.#seq += 1;
      batch.push({
        seq: this.#seq,
        stream: first.stream,
        log: Buffer.concat(parts, bytes).toString(),
        at: new Date(first.at).toISOString(),
      });
      size += bytes;
    }
    this.#queue.splice(0, taken);
    this.#queuedBytes -= size;
    return batch;
  }
}

/** Removes the continuation bytes that a cut left at the start. */
function wholeCharacters(bytes: Buffer): Buffer {
  let start = 0;
  while (start < 4 && start < bytes.length && ((bytes[start] ?? 0) & 0xc0) === 0x80) start += 1;
  return bytes.subarray(start);
}
