import type { ErrorReply } from "@gantry/contract/errors.ts";
import type { Route } from "@gantry/contract/route.ts";
import type { ZodType, z } from "zod";

/** A response; `body` is parsed if it is JSON, and text otherwise. */
export interface Answer<Body = unknown> {
  status: number;
  headers: Headers;
  body: Body;
}

/** The body of any response to a route: the fields of its success and of an error. A test asserts which of them it expects. */
export type Body<R extends Target> = R["gives"] extends "text" | "stream" | "events"
  ? string
  : z.output<R["reply"] & ZodType> & ErrorFields;
type ErrorFields = Partial<Omit<ErrorReply, "success">> & { warnings?: string[] };

type Part<R extends Route, Name extends "params" | "query" | "body"> = R[Name] extends ZodType ? z.input<R[Name]> : never;
type Options<R extends Route> = (R["params"] extends ZodType ? { params: Part<R, "params"> } : { params?: never }) &
  (R["query"] extends ZodType ? { query?: Part<R, "query"> } : { query?: never }) &
  (R["body"] extends ZodType
    ? object extends Part<R, "body">
      ? { body?: Part<R, "body"> }
      : { body: Part<R, "body"> }
    : R["takes"] extends "multipart" | "report" | "tar"
      ? { body: Upload }
      : { body?: never }) & { headers?: Record<string, string> };
/** A file's or an archive's content, a form with files, or a report in JSON. */
type Upload = string | Uint8Array | FormData | object;
type Arguments<R extends Route> = object extends Options<R> ? [options?: Options<R>] : [options: Options<R>];

/** A route of the contract, or a method and a path. */
interface Target {
  method: string;
  path: string;
  reply?: ZodType;
  status?: number;
  gives?: string;
}

interface RawOptions {
  params?: Readonly<Record<string, unknown>>;
  query?: Readonly<Record<string, unknown>>;
  /** A string, bytes or a form is sent as it is, everything else as JSON. */
  body?: unknown;
  headers?: Record<string, string>;
}

/** The requests of one caller, typed by the contract. */
export interface Client {
  /** Resolves to the body of a success: `ada.call(api.projects.create, { body: { name: "Shop" } })`. Throws for any status but the route's own. */
  call<const R extends Route>(route: R, ...options: Arguments<R>): Promise<z.output<R["reply"]>>;
  /** Resolves to the response with any status, for tests of refusals, statuses and headers. */
  request<const R extends Route>(route: R, ...options: Arguments<R>): Promise<Answer<Body<R>>>;
  /**
   * A request that the contract does not allow: an invalid parameter or body, a missing field, a path or method without a route
   * (`ada.raw({ method: "GET", path: "/nowhere" })`, whose response has no known type). Use it only for tests of such requests, and `request` for
   * all others.
   */
  raw<const R extends Target>(target: R, options?: RawOptions): Promise<Answer<R["reply"] extends ZodType ? Body<R> : any>>;
}

/** Sends a request and returns the response with its parsed body. */
export type Send = (method: string, path: string, body: unknown, headers: Record<string, string>) => Promise<Answer<any>>;

/** Sends requests to a server at an address, without following redirects. */
export function sendTo(url: string): Send {
  return async (method, path, body, headers) => {
    const isForm = body instanceof FormData;
    const isAsItIs = isForm || typeof body === "string" || body instanceof Uint8Array;
    const response = await fetch(url + path, {
      method,
      headers: { ...(body === undefined || isForm ? {} : { "content-type": "application/json" }), ...headers },
      ...(body === undefined ? {} : { body: isAsItIs ? (body as NonNullable<RequestInit["body"]>) : JSON.stringify(body) }),
      redirect: "manual",
    });
    const text = await response.text();
    const isJson = (response.headers.get("content-type") ?? "").includes("json");
    return { status: response.status, headers: response.headers, body: isJson && text ? JSON.parse(text) : text };
  };
}

/** Callers of one server, each with headers that go with all its requests. */
export function clientsOf(send: Send): (headers: Record<string, string>) => Client {
  return (common) => createClient((method, path, body, headers) => send(method, path, body, { ...common, ...headers }));
}

/** A caller of the server at an address. The headers go with all requests. */
export const clientAt = (url: string, headers: Record<string, string> = {}): Client => clientsOf(sendTo(url))(headers);

function createClient(send: Send): Client {
  const raw = ({ method, path }: Target, { params, query, body, headers = {} }: RawOptions = {}): Promise<Answer> => {
    const filled = params ? path.replace(/:(\w+)|\*/g, (_, name?: string) => encodeURIComponent(String(params[name ?? "*"]))) : path;
    const search = new URLSearchParams();
    for (const [name, value] of Object.entries(query ?? {})) if (value !== undefined) search.set(name, String(value));
    return send(method, search.size > 0 ? `${filled}?${search}` : filled, body, headers);
  };
  const call = async (route: Target, options?: RawOptions): Promise<unknown> => {
    const answer = await raw(route, options);
    if (answer.status !== (route.status ?? 200))
      throw new Error(`${route.method} ${route.path} answered ${answer.status}: ${JSON.stringify(answer.body)}`);
    return answer.body;
  };
  // The test server checks each response against the contract.
  return { call, request: raw, raw } as Client;
}
