import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

interface AcceptedMail {
  to: string;
  subject: string;
  idempotencyKey: string | undefined;
  /** By this process's clock, in ms. */
  at: number;
}

/** Resend on loopback: two requests per second, and one mail for each idempotency key. */
export interface FakeMailApi {
  url: string;
  accepted: AcceptedMail[];
  /** Every request, including rejected ones. */
  requests: number;
  /** Answers every request with this until it is set to `undefined`; `afterAccepting`: the mail is accepted, but its response is lost. */
  trouble: { status: number; body?: object; headers?: Record<string, string>; afterAccepting?: boolean } | undefined;
  /** Forgets every request, also for the rate limit: tests that advance the queue's time send many in a second. */
  reset(): void;
  close(): Promise<void>;
}

/**
 * Sources: resend.com/docs/api-reference/rate-limit (429 `rate_limit_exceeded` with `retry-after`, `ratelimit-*` in seconds),
 * resend.com/docs/api-reference/errors, resend.com/docs/dashboard/emails/idempotency-keys (the same key and body: the first response again;
 * another body: 409 `invalid_idempotent_request`).
 */
export async function startFakeMailApi({ perSecond = 2 } = {}): Promise<FakeMailApi> {
  const starts: number[] = [];
  const bodies = new Map<string, string>();
  const api: FakeMailApi = { url: "", accepted: [], requests: 0, trouble: undefined, reset, close: async () => {} };
  function reset(): void {
    starts.length = 0;
    Object.assign(api, { accepted: [], requests: 0, trouble: undefined });
  }
  const server = createServer(async (request, response) => {
    let text = "";
    for await (const chunk of request) text += String(chunk);
    api.requests++;
    const answer = (status: number, body: object, headers: Record<string, string> = {}) =>
      response.writeHead(status, { "content-type": "application/json", ...headers }).end(JSON.stringify(body));
    const { trouble } = api;
    if (trouble && !trouble.afterAccepting) return void answer(trouble.status, trouble.body ?? { name: "trouble" }, trouble.headers);
    const now = Date.now();
    if (starts.filter((at) => at > now - 1000).length >= perSecond)
      return void answer(
        429,
        { statusCode: 429, name: "rate_limit_exceeded", message: "Too many requests. You can only make 2 requests per second." },
        { "retry-after": "1", "ratelimit-limit": String(perSecond), "ratelimit-remaining": "0", "ratelimit-reset": "1" },
      );
    starts.push(now);
    const key = request.headers["idempotency-key"]?.toString();
    const before = key === undefined ? undefined : bodies.get(key);
    if (before !== undefined && before !== text) return void answer(409, { statusCode: 409, name: "invalid_idempotent_request" });
    if (before === undefined) {
      const mail = JSON.parse(text);
      api.accepted.push({ to: mail.to[0], subject: mail.subject, idempotencyKey: key, at: now });
      if (key !== undefined) bodies.set(key, text);
    }
    if (trouble) return void answer(trouble.status, trouble.body ?? { name: "trouble" }, trouble.headers);
    answer(200, { id: "49a3999c-0ce1-4ea6-ab68-afcd6dc2e794" });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  api.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/emails`;
  api.close = () =>
    new Promise((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return api;
}
