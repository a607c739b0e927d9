import type { FastifyReply, FastifyRequest } from "fastify";
import type { z } from "zod";
import type { Role, Route } from "@gantry/contract/route.ts";
import type { App } from "./app.ts";
import type { Caller, WorkerCaller } from "./caller.ts";
import type { Guard } from "./guard.ts";
import type { RateState } from "./rate-limit.ts";
import { readRequest } from "./read-request.ts";

type Parsed<R extends Route, Part extends "params" | "query" | "body"> = R[Part] extends z.ZodType ? z.output<R[Part]> : undefined;

/** A handler's input: the parsed request and the caller. `caller` is set on every route for members and workers. */
export interface Call<R extends Route> {
  caller: R["allow"] extends readonly Role[] ? Caller : R["allow"] extends "worker" ? WorkerCaller : undefined;
  params: Parsed<R, "params">;
  query: Parsed<R, "query">;
  body: Parsed<R, "body">;
  request: FastifyRequest;
  reply: FastifyReply;
  /** The state of the route's rate limit; `undefined` when it is off. A route that handles an exceeded limit itself (sign-in) reads it here. */
  rate: RateState | undefined;
  /** One sentence for each part of the request that was ignored; sent with the response. Handlers that read the body themselves add their own. */
  warnings: string[];
}

/** A handler returns the response body; a `text` or `stream` route may send it itself and return `undefined`. */
export type Handler<R extends Route> = (
  call: Call<R>,
) => Promise<R extends { gives: "text" | "stream" | "events" } ? unknown : z.input<R["reply"]>>;

export type Handlers<T extends Record<string, Route>> = { [Name in keyof T]: Handler<T[Name]> };

export interface Mounting {
  app: App;
  guard: Guard;
  /** Validate every response against its schema. On in tests, where a leak must fail. */
  checkReplies: boolean;
}

/** Mounts the routes of a noun, with one handler each; a missing handler does not compile. */
export function mount<const T extends Record<string, Route>>(mounting: Mounting, routes: T, handlers: Handlers<T>): void {
  for (const [name, route] of Object.entries(routes)) {
    const handler = handlers[name as keyof T] as unknown as Handler<Route>;
    mountOne(mounting, route, handler);
  }
}

function mountOne({ app, guard, checkReplies }: Mounting, route: Route, handler: Handler<Route>) {
  app.route({
    ...routeOptions(route),
    onRequest: (request, reply) => guard.admit(route, request, reply),
    handler: async (request, reply) => {
      const admission = guard.admissionOf(request);
      for (const [header, value] of Object.entries(admission.headers)) reply.header(header, value);
      const { params, query, body, warnings } = readRequest(route, request);
      const { caller, rate } = admission;
      const call = { caller, params, query, body, request, reply, rate, warnings } as unknown as Call<Route>;
      const result = await handler(call);
      if (reply.sent || reply.raw.headersSent || route.gives === "stream" || route.gives === "events") return reply;
      if (route.gives === "text") return result;
      if (checkReplies) route.reply.parse(result);
      return reply
        .code(route.status ?? 200)
        .type("application/json; charset=utf-8")
        .send(JSON.stringify(withWarnings(result, warnings)));
    },
  });
}

/** A batch of log lines is the largest: 1 MiB of text, several times as much if it is escaped. It is parsed on the main thread. */
const workerBodyLimitBytes = 8 * 1024 * 1024;

function routeOptions(route: Route) {
  const readsBody = ["tar", "multipart", "report", "webhook"].includes(route.takes ?? "json");
  const bodyLimit = bodyLimitOf(route, readsBody);
  return {
    method: route.method,
    url: route.path,
    config: {
      ...(route.failure ? { failure: route.failure } : {}),
      takesRaw: route.takes === "raw",
      readsBody,
      takes: route.takes ?? "json",
    },
    ...(bodyLimit === undefined ? {} : { bodyLimit }),
  };
}

/** In bytes; `undefined`: the application's limit. */
function bodyLimitOf(route: Route, readsBody: boolean): number | undefined {
  if (route.bodyLimitBytes !== undefined) return route.bodyLimitBytes;
  if (route.allow === "worker" && route.takes === undefined) return workerBodyLimitBytes;
  // A large body is read by its handler, never into memory.
  return readsBody ? Number.MAX_SAFE_INTEGER : undefined;
}

function withWarnings(result: unknown, warnings: readonly string[]): unknown {
  const isEnvelope = typeof result === "object" && result !== null && "success" in result;
  return isEnvelope && warnings.length > 0 ? { ...result, warnings } : result;
}
