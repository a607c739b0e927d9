import { type FSWatcher, watch } from "node:fs";
import { type FileHandle, open, stat } from "node:fs/promises";
import type { Container } from "dockerode";
import type { Exit, LogPiece } from "../../engine.ts";
import { storedLogs } from "./read-logs.ts";

/**
 * The output of a Podman container, from its first byte. Not from an attached stream: Podman may answer an attach before it is connected, so that a
 * quick suite's first lines are missing, and may end it with its own error message, as if the suite had printed it.
 * On this machine the log file is followed; otherwise Podman is queried, which is slower.
 */
export async function* podmanLogs(
  container: Container,
  logPath: string | undefined,
  exit: Promise<Exit>,
  unwatched: AbortSignal,
): AsyncGenerator<LogPiece> {
  if (logPath) {
    try {
      yield* fileLogs(logPath, exit, unwatched);
      return;
    } catch {
      // Not readable, or in another format. Query Podman; what was delivered already is the start of its response.
    }
  }
  if (!unwatched.aborted) yield* storedLogs(container, exit, unwatched, neverInterrupted);
}

/** Each container's own monitor writes its log, regardless of Podman's service. */
const neverInterrupted = async () => false;

/** How often to check even if the kernel reports no change. */
const lookEveryMs = 250;
const readBytes = 256 * 1024;

/**
 * Follows a log file to the end of its container, including the file that replaces it when it is full.
 * @throws when it cannot be read, or is not in Podman's format.
 */
export async function* fileLogs(path: string, exit: Promise<Exit>, unwatched: AbortSignal): AsyncGenerator<LogPiece> {
  const change = new Change(path, exit, unwatched);
  let file = await LogFile.open(path);
  try {
    for (;;) {
      // Asked before reading: what is written before the end is read after it.
      const isLast = change.hasEnded;
      yield* file.pieces(unwatched);
      if (unwatched.aborted) return;
      const next = await file.successor();
      if (next !== undefined) {
        yield* file.pieces(unwatched);
        await file.close();
        file = next;
      } else if (isLast) return;
      else await change.next();
    }
  } finally {
    change.close();
    await file.close();
  }
}

class LogFile {
  readonly #path: string;
  readonly #handle: FileHandle;
  /** The start of a record. */
  #rest = Buffer.alloc(0);

  private constructor(path: string, handle: FileHandle) {
    this.#path = path;
    this.#handle = handle;
  }

  static async open(path: string): Promise<LogFile> {
    return new LogFile(path, await open(path));
  }

  /** From where the last read ended to the current end. */
  async *pieces(unwatched: AbortSignal): AsyncGenerator<LogPiece> {
    while (!unwatched.aborted) {
      const buffer = Buffer.allocUnsafe(readBytes);
      const { bytesRead } = await this.#handle.read(buffer, 0, readBytes, null);
      if (bytesRead === 0) return;
      const read = buffer.subarray(0, bytesRead);
      const { pieces, rest } = readRecords(this.#rest.length === 0 ? read : Buffer.concat([this.#rest, read]));
      this.#rest = Buffer.from(rest);
      yield* pieces;
    }
  }

  /** The file that has replaced this one. */
  async successor(): Promise<LogFile | undefined> {
    const [now, here] = await Promise.all([stat(this.#path), this.#handle.stat()]);
    return now.ino === here.ino ? undefined : await LogFile.open(this.#path);
  }

  close(): Promise<void> {
    return this.#handle.close();
  }
}

const space = 0x20;
const newline = 0x0a;
const streams = new Map([
  ["stdout", "stdout"],
  ["stderr", "stderr"],
] as const);

/**
 * Parses records: a time, the stream, `F` if the line ends with the record or `P` if not, the bytes. Adjacent records of one stream are joined.
 * Source: the CRI logging format of Kubernetes.
 */
export function readRecords(bytes: Buffer): { pieces: LogPiece[]; rest: Buffer } {
  const pieces: LogPiece[] = [];
  let parts: Buffer[] = [];
  let stream: "stdout" | "stderr" = "stdout";
  const close = () => {
    const [first] = parts;
    if (first !== undefined) pieces.push({ stream, bytes: parts.length === 1 ? first : Buffer.concat(parts) });
    parts = [];
  };
  let from = 0;
  for (let end = bytes.indexOf(newline, from); end !== -1; end = bytes.indexOf(newline, from)) {
    const name = bytes.indexOf(space, from) + 1;
    const recordStream = streams.get(bytes.toString("latin1", name, name + 6) as "stdout" | "stderr");
    const kind = String.fromCharCode(bytes[name + 7] ?? 0);
    const text = name + 9;
    if (name === 0 || text > end || recordStream === undefined || (kind !== "F" && kind !== "P"))
      throw new Error("unknown log file format");
    if (recordStream !== stream) close();
    stream = recordStream;
    if (kind === "F" || text < end) parts.push(bytes.subarray(text, kind === "F" ? end + 1 : end));
    from = end + 1;
  }
  close();
  return { pieces, rest: bytes.subarray(from) };
}

/** Signals that there may be more to read. */
class Change {
  readonly #watcher: FSWatcher | undefined;
  #wake: () => void = () => {};
  #pending = false;
  hasEnded = false;

  constructor(path: string, exit: Promise<Exit>, unwatched: AbortSignal) {
    this.#watcher = watchOrNot(path, () => this.#notice());
    void exit.then(() => {
      this.hasEnded = true;
      this.#notice();
    });
    unwatched.addEventListener("abort", () => this.#notice(), { once: true });
  }

  /** Resolves at a change since the last call, or after a while. */
  async next(): Promise<void> {
    if (!this.#pending) {
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, lookEveryMs);
        this.#wake = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    }
    this.#pending = false;
  }

  close(): void {
    this.#watcher?.close();
  }

  #notice(): void {
    this.#pending = true;
    this.#wake();
  }
}

/** If the kernel cannot watch more files, only the timer is used. */
function watchOrNot(path: string, notice: () => void): FSWatcher | undefined {
  try {
    return watch(path, { persistent: false }, notice).on("error", () => {});
  } catch {
    return undefined;
  }
}
