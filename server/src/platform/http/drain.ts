import { Server as NetServer } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import type { App } from "./app.ts";

export interface Drain {
  /** The server is about to stop: it is not ready any more, and whoever waits in a request is answered. */
  readonly started: AbortSignal;
  /** From now on each answer closes its connection. */
  start(): void;
  /**
   * Accepts no further connection and leaves those that are open until they have been answered; one without a request is closed after `idleMs`.
   * Closing it at once would reset a request that is on its way.
   */
  stopAccepting(idleMs: number): Promise<void>;
  /** Resolves when every connection has ended. */
  ended(): Promise<void>;
}

const lookEveryMs = 50;

/** Stops an application without resetting a request. Create it before the first request comes. */
export function createDrain(app: App): Drain {
  const stopping = new AbortController();
  app.addHook("onSend", (_request, reply, payload, done) => {
    // Node then says `Connection: close`, whatever headers an answer sets or removes.
    if (stopping.signal.aborted) reply.raw.shouldKeepAlive = false;
    done(null, payload);
  });
  let allEnded: Promise<void> | undefined;
  return {
    started: stopping.signal,
    start() {
      stopping.abort();
    },
    async stopAccepting(idleMs) {
      // Not the method of the HTTP server, which closes idle connections first.
      allEnded = new Promise((resolve) => NetServer.prototype.close.call(app.server, () => resolve()));
      await Promise.race([sleep(idleMs), allEnded]);
    },
    async ended() {
      const closing = setInterval(() => app.server.closeIdleConnections(), lookEveryMs);
      app.server.closeIdleConnections();
      await allEnded;
      clearInterval(closing);
    },
  };
}
