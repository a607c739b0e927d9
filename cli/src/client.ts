import { setTimeout as sleep } from "node:timers/promises";
import { z } from "zod";
import { ErrorReply } from "@gantry/contract/errors.ts";
import type { Route } from "@gantry/contract/route.ts";

/** A refusal of the server, in its words. */
export class Refused extends Error {
  readonly status: number;
  readonly code: string | undefined;
  constructor(status: number, reply: ErrorReply) {
    const issues = (reply.issues ?? []).map(({ path, message }) => `  ${path}: ${message}`);
    super([reply.message === undefined ? reply.error : `${reply.error}: ${reply.message}`, ...issues].join("\n"));
    this.status = status;
    this.code = reply.code;
  }
}

export interface Call<R extends Route> {
  params?: Record<string, string>;
  query?: Record<string, string | number | undefined>;
  body?: R["body"] extends z.ZodType ? z.input<R["body"]> : never;
  /** Instead of a body: files, and what is said beside them. */
  form?: FormData;
  /** Makes a request that creates something safe to send again. */
  idempotencyKey?: string;
}

export interface Client {
  readonly url: string;
  call<R extends Route>(route: R, call?: Call<R>): Promise<z.output<R["reply"]>>;
}

export interface ClientOptions {
  url: string;
  apiKey: string;
  /** How long an unreachable server is waited for. */
  patienceMs: number;
  /** Hears once when the server cannot be reached, and once when it can again. */
  notice(text: string): void;
}

const firstPauseMs = 250;
const longestPauseMs = 5_000;
const requestMs = 30_000;
const uploadMs = 10 * 60_000;

/**
 * Calls the API with a key. A server that restarts is waited for, a rate limit is obeyed; only what is safe to send again is sent again.
 * @throws {Refused} for any other answer than a success.
 */
export function createClient({ url, apiKey, patienceMs, notice }: ClientOptions): Client {
  async function call<R extends Route>(route: R, options: Call<R> = {}): Promise<z.output<R["reply"]>> {
    const repeatable = route.method === "GET" || options.idempotencyKey !== undefined;
    const deadline = Date.now() + patienceMs;
    let isAway = false;
    for (let pauseMs = firstPauseMs; ; pauseMs = Math.min(longestPauseMs, pauseMs * 2)) {
      const outcome = await attempt(route, options);
      if (!("retry" in outcome)) {
        if (isAway) notice("The server is back.");
        return outcome.reply;
      }
      if (!repeatable || Date.now() > deadline) throw outcome.error;
      if (!isAway && outcome.retry === "unreachable") {
        isAway = true;
        notice(`${outcome.error.message} Waiting for it.`);
      }
      await sleep(typeof outcome.retry === "number" ? outcome.retry : pauseMs);
    }
  }

  async function attempt<R extends Route>(
    route: R,
    options: Call<R>,
  ): Promise<{ reply: z.output<R["reply"]> } | { retry: "unreachable" | number; error: Error }> {
    let response: Response;
    let text: string;
    try {
      response = await fetch(addressOf(url, route, options), {
        method: route.method,
        headers: {
          "x-api-key": apiKey,
          ...(options.body === undefined ? {} : { "content-type": "application/json" }),
          ...(options.idempotencyKey === undefined ? {} : { "idempotency-key": options.idempotencyKey }),
        },
        ...bodyOf(options),
        signal: AbortSignal.timeout(options.form === undefined ? requestMs : uploadMs),
      });
      text = await response.text();
    } catch {
      return { retry: "unreachable", error: new Error(`No server answers at ${url}.`) };
    }
    if (response.ok) return { reply: route.reply.parse(route.gives === "text" ? text : parse(text)) as z.output<R["reply"]> };
    const error = refusalOf(response.status, text);
    // A plan's limit is a 429 as well, but it has a code, and waiting a minute does not lift it.
    if (response.status === 429 && error.code === undefined)
      return { retry: Number(response.headers.get("retry-after") ?? 1) * 1000, error };
    if (response.status >= 500) return { retry: "unreachable", error };
    throw error;
  }

  return { url, call };
}

function bodyOf({ body, form }: { body?: unknown; form?: FormData }): { body?: string | FormData } {
  if (form !== undefined) return { body: form };
  return body === undefined ? {} : { body: JSON.stringify(body) };
}

function addressOf<R extends Route>(url: string, route: R, { params = {}, query = {} }: Call<R>): URL {
  const path = route.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ""));
  const address = new URL(url.replace(/\/+$/, "") + path);
  for (const [name, value] of Object.entries(query)) if (value !== undefined) address.searchParams.set(name, String(value));
  return address;
}

function refusalOf(status: number, text: string): Refused {
  const reply = ErrorReply.safeParse(parse(text));
  return new Refused(status, reply.success ? reply.data : { success: false, error: `The server answered ${status}.` });
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
