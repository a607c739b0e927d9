import type { Server } from "node:http";
import { Server as NetServer, type Socket } from "node:net";
import { setImmediate as nextTurn, setTimeout as sleep } from "node:timers/promises";
import type { App } from "./app.ts";

export interface Drain {
  /** The server is about to stop: it reports that it is not ready, and long-polling requests are answered. */
  readonly started: AbortSignal;
  /** Also drains another server that passes its requests to the application. Call it before its first request. */
  include(server: Server): void;
  /** From now on each response closes its connection. */
  start(): void;
  /**
   * Stops accepting connections. Open ones stay until they are answered; one without a request is closed after `idleMs`, because closing it at
   * once would reset a request that is on its way.
   */
  stopAccepting(idleMs: number): Promise<void>;
  /** Resolves when every connection has ended. */
  ended(): Promise<void>;
}

const lookEveryMs = 50;
const acceptTurns = 20;
/** How long the rest of a request's headers may take when the server stops. */
const requestWithinMs = 2_000;

/** Stops an application without resetting requests. Create it before the first request. */
export function createDrain(app: App): Drain {
  const stopping = new AbortController();
  app.addHook("onSend", (_request, reply, payload, done) => {
    // Node then sends `Connection: close`, regardless of headers that a handler sets or removes.
    if (stopping.signal.aborted) reply.raw.shouldKeepAlive = false;
    done(null, payload);
  });
  const followed = [follow(app.server)];
  return {
    started: stopping.signal,
    include: (server) => void followed.push(follow(server)),
    start() {
      stopping.abort();
    },
    async stopAccepting(idleMs) {
      await Promise.all(followed.map((each) => each.stopAccepting(idleMs)));
    },
    async ended() {
      await Promise.all(followed.map((each) => each.ended()));
    },
  };
}

function follow(server: Server): Pick<Drain, "stopAccepting" | "ended"> {
  const open = new Set<Socket>();
  const answering = new Set<Socket>();
  server.on("connection", (socket: Socket) => {
    open.add(socket);
    socket.once("close", () => open.delete(socket));
  });
  server.on("request", ({ socket }, response) => {
    answering.add(socket);
    response.once("close", () => answering.delete(socket));
  });
  const closeUnused = (sinceMs: number) => {
    server.closeIdleConnections();
    // Node does not count a connection without a complete request as idle. Browsers open some in advance.
    for (const socket of open) if (socket.bytesRead === 0 || (sinceMs > requestWithinMs && !answering.has(socket))) socket.destroy();
  };
  let allEnded: Promise<void> | undefined;
  return {
    async stopAccepting(idleMs) {
      // The kernel resets connections that wait to be accepted when the listener closes. Each turn of the event loop accepts those of the moment.
      for (let turn = 0; turn < acceptTurns; turn++) await nextTurn();
      // Not the method of the HTTP server, which first closes idle connections.
      allEnded = new Promise((resolve) => NetServer.prototype.close.call(server, () => resolve()));
      await Promise.race([sleep(idleMs), allEnded]);
    },
    async ended() {
      const began = performance.now();
      const closing = setInterval(() => closeUnused(performance.now() - began), lookEveryMs);
      closeUnused(0);
      await allEnded;
      clearInterval(closing);
    },
  };
}
