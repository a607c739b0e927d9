import { expect, test } from "vitest";
import { adviceForAnswer, advice } from "./advice.ts";
import { explainByRules } from "./explain-by-rules.ts";

const explained = (log: string) =>
  explainByRules({
    tests: [],
    lines: log.split("\n").map((text, index) => ({ line: index + 1, seq: 1, text })),
    exitCode: 1,
    counts: null,
    sinceLastPass: null,
  });

test.each([
  "requests.exceptions.HTTPError: 502 Server Error: Bad Gateway for url: http://shop/cart",
  "curl: (22) The requested URL returned error: 503",
  "AxiosError: Request failed with status code 504",
  "Error: GET /cart answered 502",
  "Error: the shop responded with HTTP status 503",
  "HTTPError: Response code 429 (Too Many Requests)",
])("an answer with an error is no broken connection: %s", (error) => {
  const { category, rootCause, summary } = explained(`${error}\n    at check (/app/check.js:3:9)\n`);
  expect(category).toBe("network");
  expect(rootCause).toContain(adviceForAnswer.cause);
  expect(summary).toContain(adviceForAnswer.headline);
});

test.each([
  "Error: read ECONNRESET",
  "Error: socket hang up",
  "requests.exceptions.SSLError: certificate verify failed, after 502 requests",
  "curl: (56) Recv failure: Connection reset by peer",
])("a connection that broke is one: %s", (error) => {
  const { category, rootCause } = explained(`${error}\n    at check (/app/check.js:3:9)\n`);
  expect(category).toBe("network");
  expect(rootCause).toContain(advice.network.cause);
});
