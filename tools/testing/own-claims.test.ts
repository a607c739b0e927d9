import { expect, test } from "vitest";
import { findOwnClaims } from "./own-claims.ts";

test.each([
  ['await server.worker(api.dispatch.claim, { workerId: "w" });', "(api.dispatch.claim,"],
  ["await server.raw(api.dispatch.update, { body, headers });", ".raw(api.dispatch.update"],
  ["await clientAt(url, headers).request(dispatch.heartbeat, { body });", ".request(dispatch.heartbeat"],
])("%s is a call of its own", (source, text) => {
  expect(findOwnClaims(`const before = 1;\n${source}`)).toEqual([{ line: 2, text }]);
});

test("a call in several lines is found", () => {
  expect(findOwnClaims("await server.raw(\n  api.dispatch.claim,\n  { body },\n);")).toMatchObject([{ line: 2 }]);
});

test.each([
  ["await claimNext(server, { waitMs: 500 });"],
  ["await server.worker(api.dispatch.update, { ...leaseOf(run), status });"],
  ["if (path === dispatch.claim.path) return undefined;"],
  ["await server.as(headers).call(api.dispatch.report, { query, body: tar });"],
])("%s is none", (source) => {
  expect(findOwnClaims(source)).toEqual([]);
});
