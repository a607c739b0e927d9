import type { z } from "zod";
import { ErrorReply } from "@gantry/contract/errors.ts";
import type { Route } from "@gantry/contract/route.ts";
import { RequestRejected } from "./request-rejected.ts";
import { checkAddress, ConnectionError } from "./connection-error.ts";

/** The reply, or why there is none: the request may be sent again, at the earliest after this time. */
export type Outcome<T> = { reply: T } | { retryAfterMs: number | undefined; error: Error };

/** Reads the responses of one server. */
export class ResponseReader {
  readonly #url: string;
  /** After the first valid response, an invalid one comes from a proxy in front of a server that is restarting. */
  #hasAnswered = false;

  constructor(url: string) {
    this.#url = url;
  }

  /** @throws when sending the request again would not help */
  read<R extends Route>(route: R, response: Response, text: string): Outcome<z.output<R["reply"]>> {
    const { status } = response;
    if (status >= 500)
      return { retryAfterMs: undefined, error: errorReplyOf(status, text) ?? new Error(`${this.#url} answered ${status}.`) };
    if (status >= 300 && status < 400) throw redirected(this.#url, response.headers.get("location"));
    return response.ok ? this.#readReply(route, response, text) : this.#readError(response, text);
  }

  /** There is no usable response. @throws when waiting cannot help */
  missing(error: ConnectionError): { retryAfterMs: undefined; error: Error } {
    if (error.isTemporary || this.#hasAnswered) return { retryAfterMs: undefined, error };
    throw error;
  }

  #readReply<R extends Route>(route: R, response: Response, text: string): Outcome<z.output<R["reply"]>> {
    const isText = route.gives === "text";
    const isPage = isText && (response.headers.get("content-type") ?? "").startsWith("text/html");
    const json = isText ? text : parse(text);
    if (json === undefined || isPage) return this.missing(this.#notGantry(response));
    const reply = route.reply.safeParse(json);
    if (!reply.success)
      throw new Error(`${this.#url} answered ${route.method} ${route.path} with a response that this version of gantry does not know.`);
    this.#hasAnswered = true;
    return { reply: reply.data as z.output<R["reply"]> };
  }

  #readError(response: Response, text: string): { retryAfterMs: number | undefined; error: Error } {
    const error = errorReplyOf(response.status, text);
    if (error === undefined) return this.missing(this.#notGantry(response));
    // A missing record has a specific text ("Run not found"); this is a URL that Gantry does not have.
    if (response.status === 404 && (error.code === "ROUTE_NOT_FOUND" || error.message === "Not found"))
      throw new ConnectionError(`Not found at ${this.#url}. Is this the address of Gantry?`, false);
    this.#hasAnswered = true;
    // A plan's limit is a 429 too, but waiting does not help.
    if (response.status === 429 && (error.code === undefined || error.code === "RATE_LIMITED" || error.code === "TOO_MANY_UPLOADS"))
      return { retryAfterMs: Number(response.headers.get("retry-after") ?? 1) * 1000, error };
    throw error;
  }

  #notGantry({ status, headers }: Response): ConnectionError {
    const type = headers.get("content-type")?.split(";")[0] ?? "no content type";
    return new ConnectionError(`${this.#url} answers, but not as a Gantry server (status ${status}, ${type}). ${checkAddress}`, false);
  }
}

function redirected(url: string, location: string | null): Error {
  let target = location ?? "another address";
  try {
    target = new URL(target, url).origin;
  } catch {
    // Use it as received.
  }
  return new ConnectionError(`${url} redirects to ${target}. Use the address of the Gantry server itself: --server or GANTRY_URL.`, false);
}

/** `undefined` when the response is not Gantry's. */
function errorReplyOf(status: number, text: string): RequestRejected | undefined {
  const reply = ErrorReply.safeParse(parse(text));
  return reply.success ? new RequestRejected(status, reply.data) : undefined;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
