import { OutboundError } from "../../../platform/outbound/outbound-error.ts";
import { errorWords } from "./error-words.ts";
import type { Door } from "./provider.ts";
import { ProviderError, type ProviderErrorKind } from "./provider-error.ts";
import { waitAskedFor } from "./rate-limit.ts";

export interface ApiAnswer {
  status: number;
  headers: Headers;
  /** Parsed when it is JSON, else its text. */
  body: unknown;
}

export interface ApiRequest {
  query?: Readonly<Record<string, string | number>>;
  body?: unknown;
}

export interface ApiClient {
  /**
   * `where`: a path below the base address, or a whole address of the same origin, as a next page is given.
   * @throws {ProviderError} for every answer that is not 2xx.
   */
  send(method: string, where: string, request?: ApiRequest): Promise<ApiAnswer>;
}

export interface ApiOptions {
  /** As users know it. */
  name: string;
  baseUrl: string;
  headers: Readonly<Record<string, string>>;
  /** A refusal in this provider's own way, whatever the answer's status. */
  refusalIn?: (answer: ApiAnswer) => ProviderError | undefined;
}

/** JSON over HTTP, with a provider's answers made into one kind of error. */
export function createApiClient({ name, baseUrl, headers, refusalIn }: ApiOptions, door: Door): ApiClient {
  return {
    async send(method, where, { query = {}, body } = {}) {
      const url = locate(name, baseUrl, where);
      for (const [key, value] of Object.entries(query)) url.searchParams.set(key, String(value));
      const response = await door
        .fetch(url, {
          method,
          headers: {
            accept: "application/json",
            "user-agent": "Gantry",
            ...(body === undefined ? {} : { "content-type": "application/json" }),
            ...headers,
          },
          ...(body === undefined ? {} : { body: JSON.stringify(body) }),
          signal: door.signal,
        })
        .catch((error: unknown) => {
          throw notReached(name, error);
        });
      const answer = { status: response.status, headers: response.headers, body: parse(await response.text()) };
      const refused = refusalIn?.(answer) ?? (response.ok ? undefined : refusal(name, answer, door.now()));
      if (refused) throw refused;
      return answer;
    },
  };
}

/** The parts of a path, each kept from being more than one part. @throws {ProviderError} for a part that would lead elsewhere. */
export function path(...parts: readonly (string | number)[]): string {
  return parts
    .map((part) => {
      const text = String(part);
      if (text === "" || text === "." || text === "..") throw new ProviderError("rejected", `"${text}" cannot be part of an address.`);
      return `/${encodeURIComponent(text)}`;
    })
    .join("");
}

/** A next page's address comes from an answer: the credentials go to no other host than their own. */
function locate(name: string, baseUrl: string, where: string): URL {
  if (where.startsWith("/")) return new URL(baseUrl + where);
  const url = URL.canParse(where) ? new URL(where) : undefined;
  if (url?.origin !== new URL(baseUrl).origin) throw new ProviderError("rejected", `${name} named a next page on another host.`);
  return url;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

function notReached(name: string, error: unknown): unknown {
  if (!(error instanceof OutboundError)) {
    const ended = error instanceof Error && (error.name === "TimeoutError" || error.name === "AbortError");
    return ended ? new ProviderError("unavailable", `${name} took too long.`, { cause: error }) : error;
  }
  const kind = error.code === "ADDRESS_REFUSED" || error.code === "TOO_LARGE" ? "rejected" : "unavailable";
  return new ProviderError(kind, error.message, { cause: error });
}

function refusal(name: string, { status, headers, body }: ApiAnswer, nowMs: number): ProviderError {
  const words = errorWords(body);
  const waitMs = waitAskedFor(status, headers, nowMs);
  if (waitMs !== undefined)
    return new ProviderError("limited", `${name} takes no more requests for ${Math.ceil(waitMs / 1000)} s.`, { retryAfterMs: waitMs });
  return new ProviderError(kindOf(status), `${name} answered ${status}${words ? `: ${words}` : ""}.`);
}

function kindOf(status: number): ProviderErrorKind {
  if (status === 401 || status === 403) return "refused";
  if (status === 404) return "not_found";
  return status >= 500 || status === 408 ? "unavailable" : "rejected";
}
