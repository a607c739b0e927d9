import { setTimeout as sleep } from "node:timers/promises";
import type { z } from "zod";
import type { Route } from "@gantry/contract/route.ts";
import { ResponseReader, type Outcome } from "./response-reader.ts";
import { Interrupted } from "./interrupted.ts";
import { RequestRejected } from "./request-rejected.ts";
import { ResponseLost, ConnectionError, responseLost, connectionError } from "./connection-error.ts";
import { watchRequest } from "./watch-request.ts";

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
  /** For a request that creates something: what may exist when no response came, and how to look for it. */
  mayExist?: string | undefined;
  /** Aborts when the user ends the command. A request that was sent still gets its response, unless that takes too long; another one is not sent. */
  interrupted?: AbortSignal;
}

export interface Client {
  readonly url: string;
  call<R extends Route>(route: R, call?: Call<R>): Promise<z.output<R["reply"]>>;
}

export interface ClientOptions {
  url: string;
  apiKey: string;
  /** How long to wait for an unreachable server. */
  waitTimeoutMs: number;
  /** Called once when the server becomes unreachable, and once when it responds again. */
  notice(text: string): void;
  /** How long to wait for the response of a server that accepted the connection. */
  answerMs?: AnswerTimes;
}

interface AnswerTimes {
  /** For the whole response. An upload may take longer, but must not be idle for this time. */
  request: number;
  /** The minimum for a request that only reads. */
  shortest: number;
}

const firstPauseMs = 250;
const maxPauseMs = 5_000;
const shortestConnectMs = 2_000;
const defaultAnswerMs: AnswerTimes = { request: 30_000, shortest: 10_000 };

/** The request was sent, and the response (502, 503) does not say whether it had an effect. */
const isServersFault = (error: Error): boolean =>
  !(error instanceof ConnectionError) && !(error instanceof RequestRejected && error.status < 500);

/**
 * Calls the API with a key. Waits for a server that restarts and for rate limits; repeats a request only when that is safe.
 * @throws {Refused} for an error response of Gantry
 * @throws {Interrupted} when the user ended the command and the request has certainly started nothing
 * @throws {ConnectionError} when there is no response, or one that is not Gantry's
 */
export function createClient({ url, apiKey, waitTimeoutMs, notice, answerMs = defaultAnswerMs }: ClientOptions): Client {
  const responses = new ResponseReader(url);

  async function call<R extends Route>(route: R, options: Call<R> = {}): Promise<z.output<R["reply"]>> {
    const repeatable = route.method === "GET" || options.idempotencyKey !== undefined || options.repeatable === true;
    const deadline = Date.now() + waitTimeoutMs;
    let isAway = false;
    let wasSent = false;
    for (let pauseMs = firstPauseMs; ; pauseMs = Math.min(maxPauseMs, pauseMs * 2)) {
      const outcome = await send(route, options, deadline - Date.now());
      if ("reply" in outcome) {
        if (isAway) notice("The server responds again.");
        return outcome.reply;
      }
      wasSent ||= outcome.error instanceof ResponseLost;
      const mayHaveStarted = wasSent || isServersFault(outcome.error);
      if (options.interrupted?.aborted === true) throw mayHaveStarted ? withAdvice(outcome.error, options.mayExist) : new Interrupted();
      const waitMs = outcome.retryAfterMs ?? pauseMs;
      if (!repeatable || Date.now() + waitMs > deadline) throw wasSent ? withAdvice(outcome.error, options.mayExist) : outcome.error;
      if (!isAway && outcome.retryAfterMs === undefined) {
        isAway = true;
        notice(`${outcome.error.message} Waiting up to ${waitTimeoutMs / 1000} s for it.`);
      }
      await sleep(waitMs, undefined, { signal: options.interrupted }).catch(() => {
        throw mayHaveStarted ? withAdvice(outcome.error, options.mayExist) : new Interrupted();
      });
    }
  }

  async function send<R extends Route>(route: R, options: Call<R>, remainingMs: number): Promise<Outcome<z.output<R["reply"]>>> {
    let response: Response;
    let text: string;
    const address = addressOf(url, route, options);
    const reads = route.method === "GET" || options.repeatable === true;
    const watched = watchRequest(route.method, address, {
      connect: Math.max(shortestConnectMs, remainingMs),
      // A request that creates something is never cut short: its response says what was created.
      answer: reads ? Math.min(answerMs.request, Math.max(answerMs.shortest, remainingMs)) : answerMs.request,
      isIdleTime: options.form !== undefined,
    });
    const interrupt = () => watched.interrupt();
    options.interrupted?.addEventListener("abort", interrupt, { once: true });
    try {
      response = await fetch(address, { ...requestOf(route, apiKey, options), signal: watched.signal });
      text = await response.text();
    } catch (error) {
      return responses.missing(watched.isSent() ? responseLost(url, error) : connectionError(url, error));
    } finally {
      options.interrupted?.removeEventListener("abort", interrupt);
      watched.done();
    }
    return responses.read(route, response, text);
  }

  return { url, call };
}

/** Without a response, what the request was to create may exist. */
function withAdvice(error: Error, mayExist: string | undefined): Error {
  return mayExist !== undefined && error instanceof ConnectionError
    ? new ConnectionError(`${error.message}\n${mayExist}`, error.isTemporary)
    : error;
}

function requestOf<R extends Route>(route: R, apiKey: string, options: Call<R>): RequestInit {
  return {
    method: route.method,
    headers: {
      "x-api-key": apiKey,
      ...(options.body === undefined ? {} : { "content-type": "application/json" }),
      ...(options.idempotencyKey === undefined ? {} : { "idempotency-key": options.idempotencyKey }),
    },
    ...bodyOf(options),
    // Following a redirect would turn a POST into a GET, and send the key to another address.
    redirect: "manual",
  };
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
