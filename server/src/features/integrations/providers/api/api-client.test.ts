import { afterAll, beforeAll, expect, test } from "vitest";
import { type FakeAnswer, type FakeWeb, startFakeWeb } from "../../../../testing/fake-web.ts";
import { createApiClient } from "./api-client.ts";

let web: FakeWeb;
beforeAll(async () => {
  web = await startFakeWeb();
});
afterAll(() => web.close());

const client = (baseUrl = "https://api.example.com") =>
  createApiClient(
    { name: "Example", baseUrl, headers: { authorization: "Bearer secret" } },
    { fetch: web.fetch, signal: new AbortController().signal, now: Date.now },
  );
const answering = (answers: Record<string, FakeAnswer>) => {
  web.requests.splice(0);
  web.hosts.set("api.example.com", ({ path }) => answers[path] ?? { status: 404, body: { message: "Not Found" } });
};

test("follows a redirect to the same host with the same method and body", async () => {
  // docs.github.com/rest/using-the-rest-api/best-practices-for-using-the-rest-api: follow redirects
  for (const status of [301, 302, 307, 308]) {
    answering({
      "/repos/old/name/statuses/1": { status, headers: { location: "https://api.example.com/repositories/7/statuses/1" } },
      "/repositories/7/statuses/1": { status: 201, body: { id: 1 } },
    });
    expect(await client().send("POST", "/repos/old/name/statuses/1", { body: { state: "success" } })).toMatchObject({ status: 201 });
    expect(web.requests.map(({ method, json }) => [method, json.state])).toEqual([
      ["POST", "success"],
      ["POST", "success"],
    ]);
  }
});

test("does not follow a redirect to another host but names it; a loop ends", async () => {
  answering({
    "/away": { status: 301, headers: { location: "https://evil.test/away" } },
    "/loop": { status: 302, headers: { location: "/loop" } },
    "/nowhere": { status: 301 },
  });
  await expect(client().send("GET", "/away")).rejects.toThrow("points to https://evil.test");
  await expect(client().send("GET", "/loop")).rejects.toThrow("answered 302");
  expect(web.requests.filter(({ path }) => path === "/loop")).toHaveLength(4);
  await expect(client().send("GET", "/nowhere")).rejects.toThrow("answered 301");
  expect(web.requests.some(({ host }) => host === "evil.test")).toBe(false);
});

test("temporary errors are retried after the requested time", async () => {
  answering({
    "/lock": { status: 409, body: { message: "Another update to this commit status is in progress" } },
    "/down": { status: 503, headers: { "retry-after": "90" }, body: "<html>" },
    "/forbidden": {
      status: 403,
      headers: { "x-ratelimit-remaining": "4999" },
      body: { message: "Resource not accessible by integration" },
    },
    "/secondary": { status: 403, body: { message: "You have exceeded a secondary rate limit." } },
  });
  await expect(client().send("POST", "/lock")).rejects.toMatchObject({
    kind: "unavailable",
    message: expect.stringContaining("in progress"),
  });
  await expect(client().send("GET", "/down")).rejects.toMatchObject({ kind: "unavailable", retryAfterMs: 90_000 });
  await expect(client().send("GET", "/forbidden")).rejects.toMatchObject({ kind: "refused" });
  await expect(client().send("GET", "/secondary")).rejects.toMatchObject({ kind: "limited", retryAfterMs: 60_000 });
});
