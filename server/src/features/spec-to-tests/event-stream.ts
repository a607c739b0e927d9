import { PassThrough } from "node:stream";
import type { FastifyReply } from "fastify";

/** Server-sent events to one client. */
export interface EventStream {
  send(event: string, data: object): void;
  end(): void;
  /** Aborts when the client leaves. */
  signal: AbortSignal;
}

const heartbeatMs = 15_000;

/** Begins the answer. From here on there is no status to choose any more: a failure is an event. */
export function openEventStream(reply: FastifyReply): EventStream {
  const body = new PassThrough();
  const left = new AbortController();
  // A comment now and then keeps a proxy from taking a silent stage for a dead connection.
  const heartbeat = setInterval(() => body.write(": working\n\n"), heartbeatMs);
  reply.raw.once("close", () => {
    clearInterval(heartbeat);
    if (!body.writableEnded) left.abort(new Error("the client has left"));
    body.destroy();
  });
  reply
    .code(200)
    .header("content-type", "text/event-stream")
    .header("cache-control", "no-cache, no-transform")
    .header("x-accel-buffering", "no")
    .send(body);
  return {
    send(event, data) {
      if (!body.destroyed) body.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
    },
    end() {
      clearInterval(heartbeat);
      body.end();
    },
    signal: left.signal,
  };
}
