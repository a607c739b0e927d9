/** A reset above this is a Unix time in seconds, one below it a number of seconds. */
const unixSeconds = 1e9;

/**
 * The time in ms that a mail provider asks to wait before the next request; `undefined` if it does not. Sources: RFC 9110 10.2.3
 * (`Retry-After`); resend.com/docs/api-reference/rate-limit (`ratelimit-reset` in seconds);
 * twilio.com/docs/sendgrid/api-reference/how-to-use-the-sendgrid-v3-api/rate-limits (`X-RateLimit-Reset` as a Unix time).
 */
export function mailWaitMs(status: number, headers: Headers, nowMs: number): number | undefined {
  const retryAfter = headers.get("retry-after")?.trim();
  if (retryAfter) {
    const ms = /^\d+(\.\d+)?$/.test(retryAfter) ? Number(retryAfter) * 1000 : Date.parse(retryAfter) - nowMs;
    if (!Number.isNaN(ms)) return Math.max(0, ms);
  }
  if (status !== 429) return undefined;
  const reset = Number(headers.get("x-ratelimit-reset") ?? headers.get("ratelimit-reset") ?? Number.NaN);
  if (Number.isNaN(reset)) return undefined;
  return Math.max(0, reset > unixSeconds ? reset * 1000 - nowMs : reset * 1000);
}
