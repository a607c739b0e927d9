import type { RouteAt } from "@gantry/contract/api.ts";
import type { ErrorReply } from "@gantry/contract/errors.ts";
import type { Route } from "@gantry/contract/route.ts";
import type { ZodType, z } from "zod";
import { ApiError } from "./api-error.ts";
import { basePath } from "../base-path.ts";
import { checkConnection } from "../connection.ts";
import { takeEarlyResponse } from "./early-requests.ts";
import { requestLine } from "./request-line.ts";
import { readToken, signOut } from "./session.ts";

/** A route of the contract by method and path: `GET /api/projects/:id`. */
export type Endpoint = keyof RouteAt;
type PublicEndpoint = { [E in Endpoint]: RouteAt[E]["allow"] extends "public" ? E : never }[Endpoint];
type MemberEndpoint = Exclude<Endpoint, PublicEndpoint>;

type Given<R extends Route, K extends "params" | "query" | "body"> = R[K] extends ZodType ? z.input<R[K]> : never;
type Params<R extends Route> = R["params"] extends ZodType ? { params: Given<R, "params"> } : object;
type Query<R extends Route> = R["query"] extends ZodType ? { query?: Given<R, "query"> } : object;
type Body<R extends Route> = R["body"] extends ZodType ? { body: Given<R, "body"> } : object;

export type CallOptions<E extends Endpoint> = Params<RouteAt[E]> &
  Query<RouteAt[E]> &
  Body<RouteAt[E]> & {
    signal?: AbortSignal;
    /** The server executes requests with the same key once. */
    idempotencyKey?: string;
  };

/** A route's response, as the client sees it. */
export type Reply<E extends Endpoint> = z.output<RouteAt[E]["reply"]>;

interface RequestParts {
  params?: unknown;
  query?: unknown;
  body?: unknown;
  signal?: AbortSignal;
  idempotencyKey?: string;
}

/**
 * Calls a route for the signed-in person: `call("GET /api/projects/:id", { params: { id } })`. The types come from the contract's schemas.
 * Throws `ApiError` with the server's message for an error status, and when no response arrived. A 401 ends the session.
 */
export async function call<const E extends MemberEndpoint>(endpoint: E, options: CallOptions<E>): Promise<Reply<E>> {
  const response = await send(endpoint, options, readToken());
  // The server checks its responses against the same schema.
  return (await response.json()) as Reply<E>;
}

/** Calls a route that needs no session, such as sign-in. It sends no token, and a 401 ends no session. */
export async function callPublic<const E extends PublicEndpoint>(endpoint: E, options: CallOptions<E>): Promise<Reply<E>> {
  return (await (await send(endpoint, options, null)).json()) as Reply<E>;
}

/** Like `call`, for responses that are files. */
export async function callForBlob<const E extends MemberEndpoint>(endpoint: E, options: CallOptions<E>): Promise<Blob> {
  return (await send(endpoint, options, readToken())).blob();
}

async function send(endpoint: Endpoint, parts: RequestParts, token: string | null): Promise<Response> {
  const { method, address } = requestLine(endpoint, parts);
  const headers = new Headers();
  if (token) headers.set("authorization", `Bearer ${token}`);
  if (parts.body !== undefined) headers.set("content-type", "application/json");
  if (parts.idempotencyKey) headers.set("idempotency-key", parts.idempotencyKey);
  let response: Response;
  try {
    response = await ((method === "GET" && token && takeEarlyResponse(address, token)) ||
      fetch(basePath + address, {
        method,
        headers,
        ...(parts.body === undefined ? {} : { body: JSON.stringify(parts.body) }),
        ...(parts.signal ? { signal: parts.signal } : {}),
      }));
  } catch (cause) {
    if (parts.signal?.aborted) throw cause;
    checkConnection();
    throw new ApiError(
      0,
      { success: false, error: "The server cannot be reached", message: "Check your connection, then try again." },
      null,
    );
  }
  if (response.ok) return response;
  const error = await readError(response);
  if (response.status === 401 && token !== null && token === readToken()) signOut("expired");
  throw error;
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
      message: "Try again. If the problem persists, contact the operator of this installation.",
    },
    retryAfterSeconds,
  );
}

function isErrorReply(body: unknown): body is ErrorReply {
  return typeof body === "object" && body !== null && "error" in body && typeof body.error === "string";
}
