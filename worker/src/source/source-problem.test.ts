import { expect, test } from "vitest";
import { formsOfToken } from "./git-environment.ts";
import { describeFailure } from "./source-problem.ts";

const url = new URL("https://git.example.com/acme/app");
const problem = (stderr: string, token: string) =>
  describeFailure(url.href, { stderr, signal: null }, { hasToken: true, maxBytes: 1, secrets: formsOfToken(url, token) });

test.each(["ghp_SomeToken42", "someone:Pa55word42"])("a token that the host sends back is not in the worker's log: %s", (token) => {
  const sent = Buffer.from(token.includes(":") ? token : `x-access-token:${token}`).toString("base64");
  const password = token.split(":").at(-1) ?? "";
  const cause = String(problem(`remote: your auth was Basic ${sent}, ${token}, only ${password}`, token).cause);
  for (const secret of [sent, token, password]) expect(cause).not.toContain(secret);
  expect(cause).toContain("your auth was Basic ***");
});

test("a host that gets too many requests is named as the reason, and the fetch is tried again", () => {
  const said = problem("error: RPC failed; HTTP 429 curl 22 The requested URL returned error: 429", "ghp_SomeToken42");
  expect(said.message).toContain("too many (429)");
  expect(said.retryable).toBe(true);
});
