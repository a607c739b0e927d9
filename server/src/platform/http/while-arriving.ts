import type { IncomingMessage } from "node:http";
import { badRequest, HttpError } from "./errors.ts";

/**
 * Carries out `receive`, which reads the body of `request`.
 * @throws 408 when no byte arrives for `idleMs` while it waits for one, 400 when the client goes away; what `receive` throws
 */
export async function whileArriving<T>(request: IncomingMessage, idleMs: number, receive: () => Promise<T>): Promise<T> {
  const lookEveryMs = Math.min(1_000, idleMs / 4);
  let ended = () => {};
  let seenBytes = request.socket.bytesRead;
  // Counted, not measured: a process that was frozen has not looked, and what has arrived meanwhile is not read yet.
  let quietLooks = 0;
  let looking: NodeJS.Timeout | undefined;
  const stopped = new Promise<never>((_resolve, reject) => {
    looking = setInterval(() => {
      const isWaiting = !request.complete && request.readableLength === 0 && request.socket.bytesRead === seenBytes;
      seenBytes = request.socket.bytesRead;
      quietLooks = isWaiting ? quietLooks + 1 : 0;
      if (quietLooks * lookEveryMs >= idleMs) reject(idleRefusal(idleMs));
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

function idleRefusal(idleMs: number): HttpError {
  return new HttpError(408, {
    error: "Request timed out",
    message: `No byte of the body arrived for ${idleMs / 1000} seconds, so the connection was closed. Send the request again.`,
    code: "UPLOAD_IDLE",
  });
}
