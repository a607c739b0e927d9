import type { Readable } from "node:stream";
import { finished } from "node:stream/promises";
import { Worker } from "node:worker_threads";
import type { ReadSpecification } from "../read-specification.ts";
import { DocumentError, documentLimits, ReaderFailure } from "./document.ts";

export interface ReaderThread {
  /** A file, or the source text of a program when `fromSource`. */
  program: URL | string;
  fromSource: boolean;
  workerData: unknown;
}

/** What a reader thread posts: what it read, or why the document cannot be read, in words for the user. */
export type ReaderAnswer = { specification: ReadSpecification } | { refusal: string };

/**
 * Runs a reader thread until it posts its answer, then ends it.
 * @throws {DocumentError} when the thread refuses the document, or the document needs too much time or memory
 * @throws {ReaderFailure} when the thread fails or ends without an answer
 */
export async function readInThread({ program, fromSource, workerData }: ReaderThread, signal: AbortSignal): Promise<ReadSpecification> {
  signal.throwIfAborted();
  const thread = new Worker(program, {
    eval: fromSource,
    workerData,
    env: {},
    // By default a thread inherits the server's own `--import` and flags.
    execArgv: [],
    stdin: false,
    stdout: true,
    stderr: true,
    resourceLimits: { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 32, stackSizeMb: 4 },
  });
  const output = lastOutputOf([thread.stdout, thread.stderr]);
  return new Promise<ReadSpecification>((resolve, reject) => {
    const timeout = setTimeout(() => reject(tookTooLong()), documentLimits.readSeconds * 1000);
    const onAbort = () => reject(signal.reason);
    signal.addEventListener("abort", onAbort, { once: true });
    thread.once("message", (answer: ReaderAnswer) => {
      if ("specification" in answer) resolve(answer.specification);
      else reject(new DocumentError(answer.refusal));
    });
    thread.once("error", (error) => {
      if (isOutOfMemory(error)) reject(needsTooMuchMemory());
      else reject(new ReaderFailure("the thread that reads documents failed", { cause: error }));
    });
    thread.once("exit", async (exitCode) => {
      clearTimeout(timeout);
      signal.removeEventListener("abort", onAbort);
      const message = `the thread that reads documents ended with exit code ${exitCode} and no answer`;
      reject(new ReaderFailure(message, { exitCode, output: await output }));
    });
  }).finally(() => thread.terminate());
}

const tookTooLong = () =>
  new DocumentError(
    `The document took longer than ${documentLimits.readSeconds} seconds to read. Split it and upload its parts one by one.`,
  );

const needsTooMuchMemory = () =>
  new DocumentError("The document needs more memory to read than an upload may take. Split it and upload its parts one by one.");

const isOutOfMemory = (error: unknown): boolean => error instanceof Error && "code" in error && error.code === "ERR_WORKER_OUT_OF_MEMORY";

/** Resolves to the last 4,000 characters that were printed, once the streams have ended. */
async function lastOutputOf(streams: readonly Readable[]): Promise<string> {
  let printed = "";
  for (const stream of streams) stream.setEncoding("utf8").on("data", (text: string) => (printed = (printed + text).slice(-4000)));
  await Promise.allSettled(streams.map((stream) => finished(stream)));
  return printed.trim();
}
