import type { FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import type { RefusedField, Role, Route } from "@gantry/contract/route.ts";
import type { App } from "./app.ts";
import type { Caller } from "./caller.ts";
import { HttpError, badRequest } from "./errors.ts";
import type { Guard } from "./guard.ts";

type Parsed<R extends Route, Part extends "params" | "query" | "body"> = R[Part] extends z.ZodType ? z.output<R[Part]> : undefined;

/** What a handler is given: everything parsed, the caller known. `caller` is there on every route that members call. */
export interface Call<R extends Route> {
  caller: R["allow"] extends readonly Role[] ? Caller : undefined;
  params: Parsed<R, "params">;
  query: Parsed<R, "query">;
  body: Parsed<R, "body">;
  request: FastifyRequest;
  reply: FastifyReply;
  /** The tier is used up and the route answers for it itself (sign-in, whose lock has its own text). */
  rateExceeded: boolean;
}

/** A handler returns the reply's body; a `text` or `stream` route may send by itself and return `undefined`. */
export type Handler<R extends Route> = (
  call: Call<R>,
) => Promise<R extends { gives: "text" | "stream" | "events" } ? unknown : z.input<R["reply"]>>;

export type Handlers<T extends Record<string, Route>> = { [Name in keyof T]: Handler<T[Name]> };

export interface Mounting {
  app: App;
  guard: Guard;
  /** Check every reply against its schema: on in tests, where a leak must fail. */
  checkReplies: boolean;
}

/** Mounts a noun's routes: one handler each, or it does not compile. */
export function mount<const T extends Record<string, Route>>(mounting: Mounting, routes: T, handlers: Handlers<T>): void {
  for (const [name, route] of Object.entries(routes)) {
    const handler = handlers[name as keyof T] as unknown as Handler<Route>;
    mountOne(mounting, route, handler);
  }
}

function mountOne({ app, guard, checkReplies }: Mounting, route: Route, handler: Handler<Route>) {
  app.route({
    method: route.method,
    url: route.path,
    ...(route.failure ? { config: { failure: route.failure } } : {}),
    // A large body is read by its handler, never into memory.
    ...(route.takes === "tar" || route.takes === "multipart" || route.takes === "report" ? { bodyLimit: Number.MAX_SAFE_INTEGER } : {}),
    ...(route.bodyLimitBytes === undefined ? {} : { bodyLimit: route.bodyLimitBytes }),
    ...(route.allow === "worker" && route.takes === undefined ? { bodyLimit: workerBodyLimitBytes } : {}),
    ...(route.takes === "raw" ? { config: { takesRaw: true } } : {}),
    onRequest: (request) => guard.admit(route, request),
    handler: async (request, reply) => {
      const admission = guard.admissionOf(request);
      for (const [header, value] of Object.entries(admission.headers)) reply.header(header, value);
      const call = {
        caller: admission.caller,
        params: parsePart(route, "params", request.params),
        query: parsePart(route, "query", request.query),
        body: parsePart(route, "body", request.body),
        request,
        reply,
        rateExceeded: admission.rateExceeded,
      } as unknown as Call<Route>;
      const result = await handler(call);
      if (reply.sent || reply.raw.headersSent || route.gives === "stream" || route.gives === "events") return reply;
      if (route.gives === "text") return result;
      if (checkReplies) route.reply.parse(result);
      return reply
        .code(route.status ?? 200)
        .type("application/json; charset=utf-8")
        .send(JSON.stringify(result));
    },
  });
}

const workerBodyLimitBytes = 64 * 1024 * 1024;

function parsePart(route: Route, part: "params" | "query" | "body", value: unknown): unknown {
  const schema = route[part];
  if (!schema) return undefined;
  const parsed = schema.safeParse(part === "body" ? (value ?? {}) : value);
  if (parsed.success) return parsed.data;
  if (part === "params") throw malformedParams(route, parsed.error);
  throw invalid(route, parsed.error, value, part);
}

function malformedParams(route: Route, error: z.ZodError): HttpError {
  const field = String(error.issues[0]?.path[0] ?? "id");
  if (field === "id" || field.endsWith("Id")) return badRequest(`Invalid ${route.noun ?? "record"} ID format`, { code: "INVALID_ID" });
  return badRequest("Validation failed", { code: "VALIDATION_FAILED", issues: issuesOf(error) });
}

function invalid(route: Route, error: z.ZodError, value: unknown, part: string): HttpError {
  const issues = issuesOf(error);
  const fields: RefusedField[] = error.issues.map((issue) => ({
    path: issue.path.join("."),
    missing: isMissing(value, issue.path),
    message: issue.message,
  }));
  const text = (part === "body" && route.refusal?.(fields)) || "Validation failed";
  const message = issues.map((issue) => (issue.path ? `${issue.path}: ${issue.message}` : issue.message)).join("; ");
  return badRequest(text, { message: message.slice(0, 1000), code: "VALIDATION_FAILED", issues });
}

function issuesOf(error: z.ZodError) {
  return error.issues.slice(0, 50).map((issue) => ({ path: issue.path.join("."), message: issue.message }));
}

function isMissing(value: unknown, path: readonly PropertyKey[]): boolean {
  let at = value;
  for (const key of path) {
    if (typeof at !== "object" || at === null) return true;
    at = Reflect.get(at, key);
  }
  return at === undefined || at === null || (typeof at === "string" && at.trim() === "");
}
