import { OutboundError } from "../../../../platform/outbound/outbound-error.ts";
import { providerMessage } from "./provider-message.ts";
import type { ProviderAccess } from "./provider.ts";
import { ProviderError, type ProviderErrorKind } from "./provider-error.ts";
import { requestedWaitMs } from "./rate-limit.ts";

export interface ApiResponse {
  status: number;
  headers: Headers;
  /** Parsed if it is JSON, otherwise text. */
  body: unknown;
}

export interface ApiRequest {
  query?: Readonly<Record<string, string | number>>;
  body?: unknown;
}

export interface ApiClient {
  /**
   * `where`: a path below the base address, or the full URL of the next page, which is always requested from the base address's host.
   * Redirects to the same host are followed, with the same method and body.
   * @throws {ProviderError} for every response other than 2xx.
   */
  send(method: string, where: string, request?: ApiRequest): Promise<ApiResponse>;
}

type RequestHeaders = Readonly<Record<string, string>>;

export interface ApiOptions {
  /** The provider's name for users. */
  name: string;
  baseUrl: string;
  /** Called for each request, for headers that must be fetched first. */
  headers: RequestHeaders | (() => Promise<RequestHeaders>);
  /** Recognizes this provider's own form of errors, with any status. */
  refusalIn?: (answer: ApiResponse) => ProviderError | undefined;
}

/** A page of a hundred comments exceeds the default limit for a response. */
const maxAnswerBytes = 16 * 1024 * 1024;
const maxRedirects = 3;
const redirects = new Set([301, 302, 307, 308]);

/** JSON over HTTP. Errors are thrown as {@link ProviderError}. */
export function createApiClient({ name, baseUrl, headers, refusalIn }: ApiOptions, access: ProviderAccess): ApiClient {
  async function exchange(url: URL, method: string, body: unknown): Promise<ApiResponse> {
    const own = typeof headers === "function" ? await headers().catch(ofCredentials) : headers;
    const response = await access
      .fetch(url, {
        method,
        headers: {
          accept: "application/json",
          "user-agent": "Gantry",
          ...(body === undefined ? {} : { "content-type": "application/json" }),
          ...own,
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        signal: access.signal,
        maxBytes: maxAnswerBytes,
      })
      .catch((error: unknown) => {
        throw notReached(name, error);
      });
    return { status: response.status, headers: response.headers, body: parse(await response.text()) };
  }
  return {
    async send(method, where, { query = {}, body } = {}) {
      let url = locate(baseUrl, where);
      for (const [key, value] of Object.entries(query)) url.searchParams.set(key, String(value));
      for (let redirected = 0; ; redirected++) {
        const answer = await exchange(url, method, body);
        const refused = refusalIn?.(answer);
        if (refused) throw refused;
        if (answer.status >= 200 && answer.status < 300) return answer;
        const target = redirects.has(answer.status) ? redirectOf(answer, url) : undefined;
        if (!target || redirected === maxRedirects) throw refusal(name, answer, access.now());
        if (target.origin !== url.origin) throw movedAway(name, answer.status, target);
        url = target;
      }
    },
  };
}

function redirectOf({ headers }: ApiResponse, from: URL): URL | undefined {
  const location = headers.get("location") ?? "";
  return location !== "" && URL.canParse(location, from.href) ? new URL(location, from.href) : undefined;
}

/** No request can be made without these headers. */
function ofCredentials(error: unknown): never {
  if (!(error instanceof ProviderError)) throw error;
  throw new ProviderError(error.kind, error.message, { cause: error, retryAfterMs: error.retryAfterMs, isGeneral: true });
}

/** The credentials are for one host only. */
const movedAway = (name: string, status: number, target: URL) =>
  new ProviderError("rejected", `${name} answered ${status} and points to ${target.origin}. If that is the right address, enter it.`, {
    isGeneral: true,
  });

/** Escapes the segments of a path. @throws {ProviderError} for a segment that would change the path. */
export function path(...parts: readonly (string | number)[]): string {
  return parts
    .map((part) => {
      const text = String(part);
      if (text === "" || text === "." || text === "..") throw new ProviderError("rejected", `"${text}" cannot be part of an address.`);
      return `/${encodeURIComponent(text)}`;
    })
    .join("");
}

/**
 * The URL of the next page comes from a response. Only its path and query are used: credentials go to no other host, and a server that is reached
 * under an internal name may return its external one.
 */
function locate(baseUrl: string, where: string): URL {
  if (where.startsWith("/")) return new URL(baseUrl + where);
  const { pathname, search } = new URL(where, baseUrl);
  return new URL(`${new URL(baseUrl).origin}${pathname}${search}`);
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
    return ended ? new ProviderError("unavailable", `${name} took too long.`, { cause: error, isGeneral: true }) : error;
  }
  const kind = error.code === "ADDRESS_REFUSED" || error.code === "TOO_LARGE" ? "rejected" : "unavailable";
  return new ProviderError(kind, error.message, { cause: error, isGeneral: error.code !== "TOO_LARGE" });
}

function refusal(name: string, { status, headers, body }: ApiResponse, nowMs: number): ProviderError {
  const words = providerMessage(body);
  const retryAfterMs = requestedWaitMs(status, headers, nowMs, words);
  const kind = kindOf(status);
  if (retryAfterMs !== undefined && kind !== "unavailable")
    return new ProviderError("limited", `${name} takes no more requests for ${Math.ceil(retryAfterMs / 1000)} s.`, {
      retryAfterMs,
      isGeneral: true,
    });
  const isGeneral = generalStatuses.has(status);
  return new ProviderError(kind, `${name} answered ${status}${words ? `: ${words}` : ""}.`, { retryAfterMs, isGeneral });
}

/** Unknown credentials, and what a proxy answers when its server is down. */
const generalStatuses = new Set([401, 502, 503, 504]);

/** 409, 423 and 425 are locks: GitLab responds with 409 while another status of the same commit is being written. */
const passing = new Set([408, 409, 423, 425]);

function kindOf(status: number): ProviderErrorKind {
  if (status === 401 || status === 403) return "refused";
  if (status === 404) return "not_found";
  return status >= 500 || passing.has(status) ? "unavailable" : "rejected";
}
