const longestWaitMs = 60 * 60_000;

/**
 * How long a provider asks to wait, in ms; `undefined` when the answer is not about rates. Understood: `Retry-After` (seconds or a date),
 * and a used-up quota with the moment of its reset in seconds or milliseconds since 1970, as `x-ratelimit-*`, `ratelimit-*` and
 * `x-ratelimit-requests-*` say it.
 */
export function waitAskedFor(status: number, headers: Headers, nowMs: number): number | undefined {
  const used = ["x-ratelimit", "ratelimit", "x-ratelimit-requests", "x-ratelimit-complexity"].find(
    (name) => headers.get(`${name}-remaining`) === "0",
  );
  const retryAfter = parseRetryAfter(headers.get("retry-after"), nowMs);
  if (status !== 429 && !(status === 403 && (retryAfter !== undefined || used))) return undefined;
  if (retryAfter !== undefined) return within(retryAfter);
  const reset = Number(used && headers.get(`${used}-reset`));
  if (!used || !Number.isFinite(reset) || reset <= 0) return within(60_000);
  return within((reset > 1e11 ? reset : reset * 1000) - nowMs);
}

function parseRetryAfter(text: string | null, nowMs: number): number | undefined {
  if (text === null) return undefined;
  if (/^\d+(\.\d+)?$/.test(text.trim())) return Number(text) * 1000;
  const at = Date.parse(text);
  return Number.isNaN(at) ? undefined : at - nowMs;
}

const within = (ms: number) => Math.min(longestWaitMs, Math.max(1000, Math.ceil(ms)));
