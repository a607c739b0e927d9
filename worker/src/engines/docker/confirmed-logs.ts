import { createReadStream } from "node:fs";
import type { Container } from "dockerode";
import type { LogPiece } from "../engine.ts";
import { demultiplex } from "./demultiplex.ts";
import { finalLogs, wholeLog } from "./read-logs.ts";

/** Bytes of output by stream. */
interface Amount {
  stdout: number;
  stderr: number;
}

/**
 * The pieces of an attached stream and, when the engine's log file turns out to hold more than they did, the whole output from there. For Podman,
 * which may answer an attach before it is connected: what a quick suite prints first is then in the file alone.
 */
export async function* confirmedLogs(
  container: Container,
  pieces: AsyncIterable<LogPiece>,
  logPath: string | undefined,
  unwatched: AbortSignal,
): AsyncGenerator<LogPiece> {
  const seen: Amount = { stdout: 0, stderr: 0 };
  for await (const piece of pieces) {
    if (piece.stream === "rewind") {
      // The file is being read already.
      yield piece;
      yield* pieces;
      return;
    }
    if (piece.stream !== "system") seen[piece.stream] += piece.bytes.length;
    yield piece;
  }
  if (unwatched.aborted) return;
  const stored = await amountIn(container, logPath);
  if (stored !== undefined && stored.stdout <= seen.stdout && stored.stderr <= seen.stderr) return;
  yield* finalLogs(container);
}

/** How much the engine has kept; `undefined` when it does not tell. */
async function amountIn(container: Container, logPath: string | undefined): Promise<Amount | undefined> {
  if (logPath) {
    const counted = await countFile(logPath).catch(() => undefined);
    if (counted !== undefined) return counted;
  }
  const amount: Amount = { stdout: 0, stderr: 0 };
  try {
    for await (const pieces of demultiplex(await wholeLog(container)))
      for (const { stream, bytes } of pieces) if (stream !== "system") amount[stream] += bytes.length;
    return amount;
  } catch {
    return undefined;
  }
}

const newline = 10;
/** Beginning of a line of the file: time, stream, and whether its newline is the suite's own. Source: the CRI logging format of Kubernetes. */
const lineStart = /^\S+ (stdout|stderr) ([FP]) /;
const longestStart = 64;

/**
 * Counts the output in a log file of Podman's, some fifty times as fast as Podman hands it out.
 * @throws when the file is not of this form.
 */
export async function countFile(path: string): Promise<Amount> {
  const amount: Amount = { stdout: 0, stderr: 0 };
  let rest: Buffer = Buffer.alloc(0);
  const count = (line: Buffer) => {
    const [start, stream, kind] = lineStart.exec(line.toString("latin1", 0, longestStart)) ?? [];
    if (start === undefined) throw new Error("not a log file of a known form");
    amount[stream as keyof Amount] += line.length - start.length + (kind === "F" ? 1 : 0);
  };
  for await (const chunk of createReadStream(path, { highWaterMark: 1024 * 1024 })) {
    const bytes: Buffer = rest.length === 0 ? chunk : Buffer.concat([rest, chunk]);
    let from = 0;
    for (let end = bytes.indexOf(newline, from); end !== -1; end = bytes.indexOf(newline, from)) {
      count(bytes.subarray(from, end));
      from = end + 1;
    }
    rest = bytes.subarray(from);
  }
  if (rest.length > 0) throw new Error("not a log file of a known form");
  return amount;
}
