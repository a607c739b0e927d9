import type { ErrorReply } from "@gantry/contract/errors.ts";
import type { Route } from "@gantry/contract/route.ts";
import type { ZodType, z } from "zod";
import { ApiError } from "./api-error.ts";
import { basePath } from "../base-path.ts";
import { takeEarly } from "./early.ts";
import { readToken, signOut } from "./session.ts";

type Given<R extends Route, K extends "params" | "query" | "body"> = R[K] extends ZodType ? z.input<R[K]> : never;
type Params<R extends Route> = R["params"] extends ZodType ? { params: Given<R, "params"> } : object;
type Query<R extends Route> = R["query"] extends ZodType ? { query?: Given<R, "query"> } : object;
type Body<R extends Route> = R["body"] extends ZodType ? { body: Given<R, "body"> } : object;

export type CallOptions<R extends Route> = Params<R> &
  Query<R> &
  Body<R> & {
    signal?: AbortSignal;
    /** Makes a repeated send of the same wish queue nothing twice. */
    idempotencyKey?: string;
  };

/** What a route answers, as the client sees it. */
export type Reply<R extends Route> = z.output<R["reply"]>;

interface Wire {
  params?: unknown;
  query?: unknown;
  body?: unknown;
  signal?: AbortSignal;
  idempotencyKey?: string;
}

/**
 * Calls one route of the contract; the types come from its schemas.
 * Throws `ApiError` with the server's message for an error status, and when no response arrived.
 * A 401 to a signed-in person ends the session.
 */
export async function call<const R extends Route>(route: R, options: CallOptions<R>): Promise<Reply<R>> {
  const response = await send(route, options);
  // The reply was checked by the server against the same schema; to check it again here would cost every list twice.
  return (await (route.gives === "text" ? response.text() : response.json())) as Reply<R>;
}

/** The same call, for answers that are files. */
export async function callForBlob<const R extends Route>(route: R, options: CallOptions<R>): Promise<Blob> {
  return (await send(route, options)).blob();
}

async function send(route: Route, wire: Wire): Promise<Response> {
  const token = readToken();
  const headers = new Headers();
  if (token && route.allow !== "public") headers.set("authorization", `Bearer ${token}`);
  if (wire.body !== undefined) headers.set("content-type", "application/json");
  if (wire.idempotencyKey) headers.set("idempotency-key", wire.idempotencyKey);
  let response: Response;
  const address = addressOf(route.path, wire.params, wire.query);
  try {
    response = await ((route.method === "GET" && token && takeEarly(address, token)) ||
      fetch(basePath + address, {
        method: route.method,
        headers,
        ...(wire.body === undefined ? {} : { body: JSON.stringify(wire.body) }),
        ...(wire.signal ? { signal: wire.signal } : {}),
      }));
  } catch (cause) {
    if (wire.signal?.aborted) throw cause;
    throw new ApiError(
      0,
      { success: false, error: "The server cannot be reached", message: "Check your connection, then try again." },
      null,
    );
  }
  if (response.ok) return response;
  const error = await readError(response);
  if (response.status === 401 && route.allow !== "public" && token !== null && token === readToken()) signOut("expired");
  throw error;
}

/** Puts the parts into a path of the contract; leaves out what is undefined. */
export function addressOf(path: string, params: unknown, query: unknown): string {
  const parts = new Map(Object.entries(params ?? {}));
  const filled = path.replace(/:(\w+)/g, (_whole, name: string) => encodeURIComponent(String(parts.get(name))));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query ?? {})) {
    if (value !== undefined && value !== null && value !== "") search.set(name, String(value));
  }
  const text = search.toString();
  return text ? `${filled}?${text}` : filled;
}

/** Turns an error response into an error with the server's message, if there is one. */
export async function readError(response: Response): Promise<ApiError> {
  const retryAfter = Number(response.headers.get("retry-after"));
  const retryAfterSeconds = Number.isFinite(retryAfter) && retryAfter > 0 ? retryAfter : null;
  const body: unknown = await response.json().catch(() => undefined);
  if (isErrorReply(body)) return new ApiError(response.status, body, retryAfterSeconds);
  return new ApiError(
    response.status,
    {
      success: false,
      error: `The server answered ${response.status}`,
      message: "Try again. If the problem stays, contact the operator of this installation.",
    },
    retryAfterSeconds,
  );
}

function isErrorReply(body: unknown): body is ErrorReply {
  return typeof body === "object" && body !== null && "error" in body && typeof body.error === "string";
}
