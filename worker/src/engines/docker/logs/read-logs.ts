import type { Readable } from "node:stream";
import { setTimeout as sleep } from "node:timers/promises";
import type { Container } from "dockerode";
import type { Exit, LogPiece } from "../../engine.ts";
import { statusOf } from "../api/response-error.ts";
import { demultiplex } from "./demultiplex.ts";
import { resolvesWithin } from "../api/resolves-within.ts";
import { hasUnreadRecords, readLog } from "./stored-log.ts";

/** After the exit the stream ends within a millisecond; one that stays silent for this long was lost. */
const silentAfterExitMs = 2_000;

/**
 * Whether the engine was interrupted while the container ran. Then output is missing that the engine had taken and not yet written to its
 * log file, or that no one read before the container ended.
 */
export type WasInterrupted = () => Promise<boolean>;

/**
 * The output of a container whose stream was attached before it started. If the stream breaks before its end (the engine restarted, or we cut it to
 * get a kill through), the output is read again from the engine's log file.
 */
export async function* attachedLogs(
  container: Container,
  attached: Readable,
  exit: Promise<Exit>,
  unwatched: AbortSignal,
  wasInterrupted: WasInterrupted,
): AsyncGenerator<LogPiece> {
  const whole = yield* drain(attached, exit);
  // A killed engine may end the stream like the container's end does.
  if (whole && (await resolvesWithin(exit, silentAfterExitMs)) && !(await wasInterrupted())) return;
  if (!unwatched.aborted) yield* storedLogs(container, exit, unwatched, wasInterrupted);
}

/**
 * The output of an adopted container: live through `follow`, which may silently lose parts, and again in full when it has ended, which does not.
 */
export async function* storedLogs(
  container: Container,
  exit: Promise<Exit>,
  unwatched: AbortSignal,
  wasInterrupted: WasInterrupted,
): AsyncGenerator<LogPiece> {
  while (!(await resolvesWithin(exit, 0))) {
    yield { stream: "rewind" };
    yield* followed(container, exit, unwatched);
    if (unwatched.aborted) return;
    await resolvesWithin(exit, 1_000);
  }
  yield* finalLogs(container);
  if (await wasInterrupted()) yield { stream: "lost" };
}

async function* followed(container: Container, exit: Promise<Exit>, unwatched: AbortSignal): AsyncGenerator<LogPiece> {
  try {
    const stream = await container.logs({ follow: true, stdout: true, stderr: true, abortSignal: unwatched });
    yield* drain(stream as Readable, exit);
  } catch {
    // The engine is unreachable; the caller waits a moment and starts again.
  }
}

async function* finalLogs(container: Container): AsyncGenerator<LogPiece> {
  for (let attempt = 1; attempt <= 20; attempt += 1) {
    try {
      const stream = await readLog(container);
      yield { stream: "rewind" };
      let records = 0;
      for await (const pieces of demultiplex(stream, () => (records += 1))) yield* pieces;
      if (await hasUnreadRecords(container, records)) yield { stream: "lost" };
      return;
    } catch (error) {
      if (statusOf(error) === 404) break;
      await sleep(500);
    }
  }
  yield { stream: "system", bytes: Buffer.from("Gantry could not read the end of the output: the container engine no longer has it.\n") };
  yield { stream: "lost" };
}

/** Reads to the end. Returns whether the stream ended normally. */
async function* drain(stream: Readable, exit: Promise<Exit>): AsyncGenerator<LogPiece, boolean> {
  let reading = true;
  let lastRead = Date.now();
  let silence: NodeJS.Timeout | undefined;
  void exit.then(() => {
    lastRead = Date.now();
    silence = setInterval(() => reading && Date.now() - lastRead > silentAfterExitMs && stream.destroy(), 500);
    if (stream.destroyed) clearInterval(silence);
  });
  stream.on("close", () => clearInterval(silence));
  try {
    for await (const pieces of demultiplex(stream)) {
      reading = false;
      yield* pieces;
      reading = true;
      lastRead = Date.now();
    }
    return true;
  } catch {
    return false;
  } finally {
    stream.destroy();
    clearInterval(silence);
  }
}
