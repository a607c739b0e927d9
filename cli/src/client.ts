import { setTimeout as sleep } from "node:timers/promises";
import { z } from "zod";
import { ErrorReply } from "@gantry/contract/errors.ts";
import type { Route } from "@gantry/contract/route.ts";
import { optionOf } from "./option-of.ts";
import { checkAddress, Unanswered, Unreachable, unanswered, unreachable } from "./unreachable.ts";
import { watchRequest } from "./watch-request.ts";

/** The server rejected the request. Names an invalid field by its command-line option. */
export class Refused extends Error {
  readonly status: number;
  readonly code: string | undefined;
  constructor(status: number, { error, message, code, issues = [] }: ErrorReply) {
    // `message` repeats the issues in one line.
    // For a rejected key the client can say more than the server.
    const sentences = message && status !== 401 ? [message] : [];
    const details = issues.length > 0 ? issues.map(inOptions) : sentences;
    const isGeneric = error === "Validation failed" && details.length > 0;
    const text = [...(isGeneric || details.includes(error) ? [] : [error]), ...details].join("\n");
    super(status === 401 || status === 403 ? `${text}\n${keyAdvice(status)}` : text);
    this.status = status;
    this.code = code;
  }
}

/** Turns `` `projectId` must be … `` into `--project must be …`. For a file's content the position comes first: `line 2: …`. */
function inOptions({ path, message }: { path: string; message: string }): string {
  const place = /^((?:line|case) \d+)\b/.exec(path)?.[1];
  if (place !== undefined) return `${place}: ${message}`;
  const field = `\`${path}\``;
  return message.startsWith(field) ? optionOf(path) + message.slice(field.length) : message;
}

function keyAdvice(status: number): string {
  if (status === 403) return "The API key in GANTRY_API_KEY is valid, but its role may not do this.";
  return "The server does not accept the API key in GANTRY_API_KEY. It is wrong, revoked or expired, or belongs to another server.";
}

export interface Call<R extends Route> {
  params?: Record<string, string>;
  query?: Record<string, string | number | undefined>;
  body?: R["body"] extends z.ZodType ? z.input<R["body"]> : never;
  /** Files and fields to upload instead of a body. */
  form?: FormData;
  /** Makes it safe to repeat a request that creates something. */
  idempotencyKey?: string;
  /** The request is idempotent and may be repeated. Every GET is. */
  repeatable?: true;
  /** For a request that creates something: what may exist when no answer came, and how to look for it. */
  mayExist?: string | undefined;
}

export interface Client {
  readonly url: string;
  call<R extends Route>(route: R, call?: Call<R>): Promise<z.output<R["reply"]>>;
}

export interface ClientOptions {
  url: string;
  apiKey: string;
  /** How long to wait for an unreachable server. */
  patienceMs: number;
  /** Called once when the server becomes unreachable, and once when it responds again. */
  notice(text: string): void;
  /** A server that accepted the connection is given this time. */
  answerMs?: AnswerTimes;
}

interface AnswerTimes {
  /** For the answer. An upload may take longer, but not without a byte sent or received for this time. */
  request: number;
  /** At least, for a request that only reads. */
  shortest: number;
}

const firstPauseMs = 250;
const longestPauseMs = 5_000;
const shortestConnectMs = 2_000;
const defaultAnswerMs: AnswerTimes = { request: 30_000, shortest: 10_000 };

type Outcome<T> = { reply: T } | { retryAfterMs: number | undefined; error: Error };

/**
 * Calls the API with a key. Waits for a server that restarts and for rate limits; repeats a request only when that is safe.
 * @throws {Refused} for an error response of Gantry
 * @throws {Unreachable} when there is no response, or one that is not Gantry's
 */
export function createClient({ url, apiKey, patienceMs, notice, answerMs = defaultAnswerMs }: ClientOptions): Client {
  /** After the first valid response, an invalid one comes from a proxy in front of a server that is restarting. */
  let hasAnswered = false;

  async function call<R extends Route>(route: R, options: Call<R> = {}): Promise<z.output<R["reply"]>> {
    const repeatable = route.method === "GET" || options.idempotencyKey !== undefined || options.repeatable === true;
    const deadline = Date.now() + patienceMs;
    let isAway = false;
    let wasSent = false;
    for (let pauseMs = firstPauseMs; ; pauseMs = Math.min(longestPauseMs, pauseMs * 2)) {
      const outcome = await attempt(route, options, deadline - Date.now());
      if ("reply" in outcome) {
        if (isAway) notice("The server answers again.");
        return outcome.reply;
      }
      wasSent ||= outcome.error instanceof Unanswered;
      const waitMs = outcome.retryAfterMs ?? pauseMs;
      if (!repeatable || Date.now() + waitMs > deadline) throw wasSent ? withAdvice(outcome.error, options.mayExist) : outcome.error;
      if (!isAway && outcome.retryAfterMs === undefined) {
        isAway = true;
        notice(`${outcome.error.message} Waiting up to ${patienceMs / 1000} s for it.`);
      }
      await sleep(waitMs);
    }
  }

  async function attempt<R extends Route>(route: R, options: Call<R>, remainingMs: number): Promise<Outcome<z.output<R["reply"]>>> {
    let response: Response;
    let text: string;
    const address = addressOf(url, route, options);
    const reads = route.method === "GET" || options.repeatable === true;
    const watched = watchRequest(route.method, address, {
      connect: Math.max(shortestConnectMs, remainingMs),
      // A request that creates something is never cut short: its answer says what was created.
      answer: reads ? Math.min(answerMs.request, Math.max(answerMs.shortest, remainingMs)) : answerMs.request,
      isIdleTime: options.form !== undefined,
    });
    try {
      response = await fetch(address, {
        method: route.method,
        headers: {
          "x-api-key": apiKey,
          ...(options.body === undefined ? {} : { "content-type": "application/json" }),
          ...(options.idempotencyKey === undefined ? {} : { "idempotency-key": options.idempotencyKey }),
        },
        ...bodyOf(options),
        // Following a redirect would turn a POST into a GET, and send the key to another address.
        redirect: "manual",
        signal: watched.signal,
      });
      text = await response.text();
    } catch (error) {
      return orThrow(watched.isSent() ? unanswered(url, error) : unreachable(url, error));
    } finally {
      watched.done();
    }
    if (response.status >= 500)
      return { retryAfterMs: undefined, error: refusalOf(response.status, text) ?? new Error(`${url} answered ${response.status}.`) };
    if (response.status >= 300 && response.status < 400) throw redirected(url, response.headers.get("location"));
    if (response.ok) return readReply(route, response, text);
    const error = refusalOf(response.status, text);
    if (error === undefined) return orThrow(notGantry(response));
    // A missing record has a specific text ("Execution not found"); this is a URL that Gantry does not have.
    if (response.status === 404 && (error.code === "ROUTE_NOT_FOUND" || error.message === "Not found"))
      throw new Unreachable(`Not found at ${url}. Is this the address of Gantry?`, false);
    hasAnswered = true;
    // A plan's limit is a 429 too, but waiting does not help.
    if (response.status === 429 && (error.code === undefined || error.code === "RATE_LIMITED" || error.code === "TOO_MANY_UPLOADS"))
      return { retryAfterMs: Number(response.headers.get("retry-after") ?? 1) * 1000, error };
    throw error;
  }

  function readReply<R extends Route>(route: R, response: Response, text: string): Outcome<z.output<R["reply"]>> {
    const isText = route.gives === "text";
    const isPage = isText && (response.headers.get("content-type") ?? "").startsWith("text/html");
    const json = isText ? text : parse(text);
    if (json === undefined || isPage) return orThrow(notGantry(response));
    const reply = route.reply.safeParse(json);
    if (!reply.success)
      throw new Error(`${url} answered ${route.method} ${route.path} in a shape that this version of gantry does not know.`);
    hasAnswered = true;
    return { reply: reply.data as z.output<R["reply"]> };
  }

  function orThrow(error: Unreachable): { retryAfterMs: undefined; error: Error } {
    if (error.mayPass || hasAnswered) return { retryAfterMs: undefined, error };
    throw error;
  }

  function notGantry({ status, headers }: Response): Unreachable {
    const type = headers.get("content-type")?.split(";")[0] ?? "no content type";
    return new Unreachable(`${url} answers, but not as a Gantry server (status ${status}, ${type}). ${checkAddress}`, false);
  }

  return { url, call };
}

/** Without an answer, what the request was to create may exist. */
function withAdvice(error: Error, mayExist: string | undefined): Error {
  return mayExist !== undefined && error instanceof Unreachable ? new Unreachable(`${error.message}\n${mayExist}`, error.mayPass) : error;
}

function redirected(url: string, location: string | null): Error {
  let target = location ?? "another address";
  try {
    target = new URL(target, url).origin;
  } catch {
    // Use it as received.
  }
  return new Unreachable(`${url} redirects to ${target}. Use the address of the Gantry server itself: --server or GANTRY_URL.`, false);
}

function bodyOf({ body, form }: { body?: unknown; form?: FormData }): { body?: string | FormData } {
  if (form !== undefined) return { body: form };
  return body === undefined ? {} : { body: JSON.stringify(body) };
}

function addressOf<R extends Route>(url: string, route: R, { params = {}, query = {} }: Call<R>): URL {
  const path = route.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ""));
  const address = new URL(url + path);
  for (const [name, value] of Object.entries(query)) if (value !== undefined) address.searchParams.set(name, String(value));
  return address;
}

/** `undefined` when the response is not Gantry's. */
function refusalOf(status: number, text: string): Refused | undefined {
  const reply = ErrorReply.safeParse(parse(text));
  return reply.success ? new Refused(status, reply.data) : undefined;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
