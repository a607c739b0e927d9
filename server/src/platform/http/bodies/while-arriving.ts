import type { IncomingMessage } from "node:http";
import { PassThrough, type Readable } from "node:stream";
import { finished } from "node:stream/promises";
import { badRequest, HttpError } from "../../errors.ts";

/** A body that arrives at this rate is never too slow. */
const minBytesPerSecond = 10 * 1024;

export interface ArrivalLimits {
  /** The longest pause between two bytes. */
  idleMs: number;
  /** Every body may take this long, and longer if it arrives with {@link minBytesPerSecond}. */
  anyBodyMs: number;
}

/**
 * Runs `receive`, which reads the body of `request`.
 * @throws 408 when no byte arrives for `idleMs` while it waits for one, or when the bytes arrive more slowly than `limits` allow; 400 when the
 * client disconnects; any error of `receive`
 */
export async function whileArriving<T>(request: IncomingMessage, limits: ArrivalLimits, receive: () => Promise<T>): Promise<T> {
  const { idleMs, anyBodyMs } = limits;
  const lookEveryMs = Math.min(1_000, idleMs / 4, anyBodyMs / 4);
  let ended = () => {};
  const firstBytes = request.socket.bytesRead;
  let seenBytes = firstBytes;
  // Counts ticks, not elapsed time: after the process was paused, data may have arrived that was not read yet.
  let quietLooks = 0;
  let waitingLooks = 0;
  let looking: NodeJS.Timeout | undefined;
  const stopped = new Promise<never>((_resolve, reject) => {
    looking = setInterval(() => {
      const { bytesRead } = request.socket;
      const isWaiting = !request.complete && request.readableLength === 0;
      quietLooks = isWaiting && bytesRead === seenBytes ? quietLooks + 1 : 0;
      if (isWaiting) waitingLooks += 1;
      seenBytes = bytesRead;
      if (quietLooks * lookEveryMs >= idleMs) reject(idleRefusal(idleMs));
      const allowedMs = anyBodyMs + ((bytesRead - firstBytes) / minBytesPerSecond) * 1000;
      if (waitingLooks * lookEveryMs >= allowedMs) reject(slowRefusal());
    }, lookEveryMs);
    ended = () => {
      if (!request.complete) reject(badRequest("Bad request", { message: "The body broke off.", code: "BODY_INCOMPLETE" }));
    };
    request.once("close", ended);
  });
  try {
    return await Promise.race([receive(), stopped]);
  } finally {
    clearInterval(looking);
    request.off("close", ended);
  }
}

/** The body of `request` as a stream. Ends with the error of {@link whileArriving} when it arrives too slowly. */
export function bodyInTime(request: IncomingMessage, limits: ArrivalLimits): Readable {
  const body = new PassThrough();
  // The reader has its own error listener; if it has stopped reading, the error must not crash the process.
  body.on("error", () => {});
  whileArriving(request, limits, () => finished(request.pipe(body), { readable: false })).catch((error: Error) => {
    request.unpipe(body);
    body.destroy(error);
  });
  return body;
}

function idleRefusal(idleMs: number): HttpError {
  return new HttpError(408, {
    error: "Request timed out",
    message: `No data arrived for ${idleMs / 1000} seconds, so the connection was closed. Send the request again.`,
    code: "UPLOAD_IDLE",
  });
}

function slowRefusal(): HttpError {
  return new HttpError(408, {
    error: "Request timed out",
    message: `The body arrived too slowly, so the connection was closed. Send it with at least ${minBytesPerSecond / 1024} KiB a second.`,
    code: "BODY_TOO_SLOW",
  });
}
