import { subscribe, unsubscribe } from "node:diagnostics_channel";
import type { Socket } from "node:net";

/** The state of one request of `fetch` on its connection. */
export interface WatchedRequest {
  /** The server accepted the connection, and the request was sent on it, at least in part. */
  isSent(): boolean;
  /** Aborts when the time of a phase has passed. */
  signal: AbortSignal;
  /** The user ended the command: a request that was not sent is aborted, and one that was sent has a few seconds left for its response. */
  interrupt(): void;
  done(): void;
}

/** Milliseconds. */
export interface RequestTimes {
  /** Until the connection is open. */
  connect: number;
  /** From then on: for the whole request, or only without a byte sent or received. */
  answer: number;
  isIdleTime: boolean;
}

const checkMs = 100;
const answerAfterInterruptMs = 10_000;

/** Limits the time of the request that is made next. `fetch` alone cannot tell connecting from waiting for the response. */
export function watchRequest(method: string, address: URL, times: RequestTimes): WatchedRequest {
  const controller = new AbortController();
  let socket: Socket | undefined;
  let bytes = 0;
  let since = Date.now();
  let answerMs = times.answer;
  const onSent = (message: unknown) => {
    const { request, socket: used } = message as { request: { method: string; origin: unknown; path: string }; socket: Socket };
    if (socket || request.method !== method || request.path !== address.pathname + address.search) return;
    if (String(request.origin) !== address.origin) return;
    socket = used;
    since = Date.now();
  };
  subscribe("undici:client:sendHeaders", onSent);
  const timer = setInterval(() => {
    const now = socket ? socket.bytesWritten + socket.bytesRead : 0;
    if (times.isIdleTime && now !== bytes) since = Date.now();
    bytes = now;
    if (Date.now() - since >= (socket ? answerMs : times.connect))
      controller.abort(new DOMException("The time of the request has passed.", "TimeoutError"));
  }, checkMs);
  return {
    isSent: () => socket !== undefined,
    signal: controller.signal,
    interrupt: () => {
      if (socket) answerMs = Math.min(answerMs, Date.now() - since + answerAfterInterruptMs);
      else controller.abort();
    },
    done: () => {
      clearInterval(timer);
      unsubscribe("undici:client:sendHeaders", onSent);
    },
  };
}
