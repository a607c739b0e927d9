const maxWaitMs = 24 * 60 * 60_000;

/** Statuses that mean "later": RFC 9110 allows `Retry-After` with each 5xx; 409, 423 and 425 are temporary locks. */
const passing = (status: number) => status >= 500 || status === 408 || status === 409 || status === 423 || status === 425;

/**
 * How long a provider asks to wait, in ms, at most a day; `undefined` when it does not. Supports `Retry-After` (seconds or a date), and a used-up
 * quota with its reset time (seconds or milliseconds since 1970, or an ISO date) in `x-ratelimit-*`, `ratelimit-*` and `x-ratelimit-requests-*`.
 * `words`: the response's message, because GitHub reports its secondary rate limit as a 403 with only a message.
 * Source: docs.github.com/rest/using-the-rest-api/rate-limits-for-the-rest-api (wait at least one minute).
 */
export function requestedWaitMs(status: number, headers: Headers, nowMs: number, words = ""): number | undefined {
  const retryAfter = parseRetryAfter(headers.get("retry-after"), nowMs);
  if (passing(status)) return retryAfter === undefined ? undefined : within(retryAfter);
  const used = ["x-ratelimit", "ratelimit", "x-ratelimit-requests", "x-ratelimit-complexity"].find(
    (name) => headers.get(`${name}-remaining`) === "0",
  );
  const isLimit = status === 429 || (status === 403 && (retryAfter !== undefined || used !== undefined || namesRateLimit(words)));
  if (!isLimit) return undefined;
  if (retryAfter !== undefined) return within(retryAfter);
  const resetAt = used && parseReset(headers.get(`${used}-reset`));
  return within(resetAt ? resetAt - nowMs : 60_000);
}

const namesRateLimit = (words: string) => /\brate limit|\babuse detection/i.test(words);

function parseRetryAfter(text: string | null, nowMs: number): number | undefined {
  if (text === null) return undefined;
  if (/^\d+(\.\d+)?$/.test(text.trim())) return Number(text) * 1000;
  const at = Date.parse(text);
  return Number.isNaN(at) ? undefined : at - nowMs;
}

/** In ms since 1970. */
function parseReset(text: string | null): number | undefined {
  const number = Number(text ?? "");
  if (Number.isFinite(number)) return number <= 0 ? undefined : number > 1e11 ? number : number * 1000;
  const at = Date.parse(text ?? "");
  return Number.isNaN(at) ? undefined : at;
}

const within = (ms: number) => Math.min(maxWaitMs, Math.max(1000, Math.ceil(ms)));
