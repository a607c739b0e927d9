import { writeFileSync } from "node:fs";
import { Readable } from "node:stream";
import { Worker } from "node:worker_threads";
import { type FromReader, type SendItems, ReadingEnded, type ReaderJobs, type ReaderJobHandlers, type ToReader } from "./reading.ts";

/** Items are sent in batches of about this size, so that neither side handles a large message at once. */
const batchBytes = 256 * 1024;

/**
 * The main function of a reader program: handles readings one after another for its parent process, and exits with it.
 * An unexpected error ends only the reading.
 */
export function serveReaderJobs<R extends ReaderJobs<R>>(tasks: ReaderJobHandlers<R>): void {
  // A signal to the whole process group is meant for the parent, which ends this process itself.
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => {});
  process.once("disconnect", () => process.exit(0));
  endWithParent();
  preferForKill();

  let roomForMore: (() => void) | undefined;
  let input = Readable.from([]);
  process.on("message", (message: ToReader) => {
    if ("more" in message) roomForMore?.();
    else if ("piece" in message)
      input.push(message.piece && Buffer.from(message.piece.buffer, message.piece.byteOffset, message.piece.byteLength));
    else void carryOut(message);
  });
  send({ ready: true });

  async function carryOut({ start, options, maxAnswerBytes }: Extract<ToReader, { start: string }>): Promise<void> {
    let bytesLeft = maxAnswerBytes;
    const give: SendItems<unknown> = async (items) => {
      let batch: unknown[] = [];
      let bytes = 0;
      const flush = async () => {
        const arrived = new Promise<void>((resolve) => (roomForMore = resolve));
        send({ items: batch });
        await arrived;
        batch = [];
        bytes = 0;
      };
      for (const item of items) {
        const size = JSON.stringify(item)?.length ?? 0;
        bytesLeft -= size;
        if (bytesLeft < 0) throw tooLarge(maxAnswerBytes);
        batch.push(item);
        bytes += size;
        if (bytes >= batchBytes) await flush();
      }
      if (batch.length > 0) await flush();
    };
    input = new Readable({ read: () => send({ wantsPiece: true }) });
    try {
      // The caller's types name the tasks and their options; both programs are built from the same source.
      const task = tasks[start as keyof R];
      const result: unknown = await task(options as never, give as never, input);
      bytesLeft -= Buffer.byteLength(JSON.stringify(result) ?? "");
      if (bytesLeft < 0) throw tooLarge(maxAnswerBytes);
      send({ result });
    } catch (error) {
      send(asEnd(error));
    }
    input.destroy();
  }
}

const tooLarge = (bytes: number) => new ReadingEnded("size", `its content is larger than ${bytes} bytes`);

function asEnd(error: unknown): FromReader {
  if (error instanceof ReadingEnded) return { ended: error.reason, message: error.message };
  const code = error instanceof Error && "code" in error ? String(error.code) : undefined;
  return { ended: "failure", message: error instanceof Error ? (error.stack ?? error.message) : String(error), code };
}

function send(message: FromReader): void {
  process.send?.(message);
}

/** A thread that ends this process when its parent is gone. `disconnect` reports that too, but not while a reading blocks the event loop. */
function endWithParent(): void {
  const watch = `const parent = process.ppid; setInterval(() => { if (process.ppid !== parent) process.kill(process.pid, "SIGKILL"); }, 1000);`;
  new Worker(watch, {
    eval: true,
    stdout: false,
    stderr: false,
    resourceLimits: { maxOldGenerationSizeMb: 8, maxYoungGenerationSizeMb: 1 },
  }).unref();
}

/** When the machine runs out of memory, Linux kills this process first. */
function preferForKill(): void {
  try {
    writeFileSync("/proc/self/oom_score_adj", "1000");
  } catch {
    // Not Linux.
  }
}
