import { Readable, Writable } from "node:stream";
import type { Exec, V1Status } from "@kubernetes/client-node";

export interface ExecRequest {
  namespace: string;
  pod: string;
  container: string;
  command: string[];
  /** The program reads what `send` writes. */
  takesInput?: boolean;
}

export interface ExecPiece {
  stream: "stdout" | "stderr";
  bytes: Buffer;
}

/** A program started in a container. Its output waits on the other side while no one reads it. */
export interface ExecStream extends AsyncIterable<ExecPiece> {
  /** After the output's end: the program's exit code; `undefined` when the connection broke before the program ended. */
  readonly code: number | undefined;
  /** Why it could not be started, or ended without a code; the API's words. */
  readonly reason: string;
  /**
   * Writes to the program's standard input, which stays open: older clusters cannot close it alone. Resolves when the connection has taken it.
   * @returns whether the program may get more; `false`: it or the connection has ended
   */
  send(bytes: Buffer): Promise<boolean>;
  close(): void;
}

type Socket = Awaited<ReturnType<Exec["exec"]>>;

/** What the other side may have sent before it is asked to wait. */
const maxBufferedBytes = 1024 * 1024;
const connectTimeoutMs = 20_000;
/** A connection without a sign of life for twice that long is given up. */
const pingEveryMs = 20_000;
/** Servers limit the size of a message. */
const maxMessageBytes = 64 * 1024;
/** The channel of the standard input. */
const inputChannel = Buffer.of(0);

/** Resolves when the connection is open. @throws when the API rejects the request or does not respond */
export async function openExec(exec: Exec, request: ExecRequest): Promise<ExecStream> {
  const stream = new ReadableExec();
  const out = stream.writerFor("stdout");
  const err = stream.writerFor("stderr");
  const { namespace, pod, container, command } = request;
  // The client's own input ignores how much the connection holds.
  const input = request.takesInput ? new Readable({ read: () => {} }) : null;
  const opened = exec.exec(namespace, pod, container, command, out, err, input, false, (status) => stream.ended(status));
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no connection to the pod within ${connectTimeoutMs / 1000} s`)), connectTimeoutMs);
  });
  try {
    stream.attach(await Promise.race([opened, late]));
    return stream;
  } catch (error) {
    opened.then((socket) => socket.terminate()).catch(() => {});
    throw error instanceof Error ? error : new Error(messageOf(error));
  } finally {
    clearTimeout(timer);
  }
}

/** A refused WebSocket gives an event instead of an error. */
function messageOf(event: unknown): string {
  return typeof event === "object" && event !== null && "message" in event ? String(event.message) : String(event);
}

class ReadableExec implements ExecStream {
  readonly #pieces: ExecPiece[] = [];
  #bufferedBytes = 0;
  #isOver = false;
  #status: V1Status | undefined;
  #socket: Socket | undefined;
  #wake: () => void = () => {};
  #sayClosed: () => void = () => {};
  readonly #closed = new Promise<void>((resolve) => (this.#sayClosed = resolve));

  writerFor(stream: ExecPiece["stream"]): Writable {
    return new Writable({
      write: (bytes: Buffer, _, done) => {
        this.#take({ stream, bytes });
        done();
      },
    });
  }

  ended(status: V1Status): void {
    this.#status = status;
  }

  attach(socket: Socket): void {
    this.#socket = socket;
    if (this.#bufferedBytes >= maxBufferedBytes) socket.pause();
    let isAlive = true;
    const pings = setInterval(() => {
      // A paused socket reads no answers, and those to pings wait behind what is being sent.
      const isBusy = socket.isPaused || socket.bufferedAmount > 0;
      if (!isAlive && !isBusy) return socket.terminate();
      isAlive = isBusy;
      socket.ping(() => {});
    }, pingEveryMs);
    for (const sign of ["pong", "message"]) socket.on(sign, () => (isAlive = true));
    const over = () => {
      clearInterval(pings);
      this.#isOver = true;
      this.#sayClosed();
      this.#wake();
    };
    socket.on("error", () => {});
    socket.on("close", over);
    if (socket.readyState === socket.CLOSED) over();
  }

  get code(): number | undefined {
    if (this.#status === undefined) return undefined;
    if (this.#status.status === "Success") return 0;
    const code = Number(this.#status.details?.causes?.find(({ reason }) => reason === "ExitCode")?.message);
    return Number.isInteger(code) ? code : undefined;
  }

  get reason(): string {
    return this.#status?.message ?? "the connection broke";
  }

  async send(bytes: Buffer): Promise<boolean> {
    for (let at = 0; at < bytes.length; at += maxMessageBytes) {
      const socket = this.#socket;
      if (socket === undefined || this.#isOver || socket.readyState !== socket.OPEN) return false;
      const message = Buffer.concat([inputChannel, bytes.subarray(at, at + maxMessageBytes)]);
      const sent = new Promise<boolean>((resolve) => socket.send(message, (error) => resolve(!error)));
      if (!(await Promise.race([sent, this.#closed.then(() => false)]))) return false;
    }
    return true;
  }

  close(): void {
    this.#socket?.resume();
    this.#socket?.terminate();
  }

  #take(piece: ExecPiece): void {
    this.#pieces.push(piece);
    this.#bufferedBytes += piece.bytes.length;
    if (this.#bufferedBytes >= maxBufferedBytes) this.#socket?.pause();
    this.#wake();
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<ExecPiece> {
    try {
      for (;;) {
        for (let piece = this.#pieces.shift(); piece !== undefined; piece = this.#pieces.shift()) {
          this.#bufferedBytes -= piece.bytes.length;
          if (this.#bufferedBytes < maxBufferedBytes / 2 && this.#socket?.isPaused) this.#socket.resume();
          yield piece;
        }
        if (this.#isOver) return;
        await new Promise<void>((resolve) => (this.#wake = resolve));
      }
    } finally {
      this.close();
    }
  }
}
