import { api } from "@gantry/contract/api.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Person, startTestServer, type TestServer, workerSecret } from "../../../testing/start-server.ts";
import { nestsDeeperThan } from "./json-depth.ts";
import { newProject } from "../../../testing/given/project.ts";

let server: TestServer;
let ada: Person;
beforeAll(async () => {
  server = await startTestServer();
  ada = await server.signUp();
});
afterAll(() => server.close());

const nested = (levels: number) => `${"[".repeat(levels)}${"]".repeat(levels)}`;
const nestedObjects = (levels: number) => `${'{"a":'.repeat(levels)}1${"}".repeat(levels)}`;

test.each([
  api.auth.login,
  api.auth.signup,
  api.executions.create,
  api.projects.create,
  api.organizations.switchAnalysis,
  api.dispatch.update,
])("$method $path rejects JSON that is nested too deeply, in arrays or objects", async (route) => {
  for (const deep of [nested(100_000), nestedObjects(50_000), `{"name":${nested(101)}}`, `{"__proto__":${nestedObjects(101)}}`]) {
    const answer = await ada.raw(route, { body: deep, headers: { "x-worker-secret": workerSecret } });
    expect(answer, deep.slice(0, 20)).toMatchObject({
      status: 400,
      body: { success: false, message: "The body nests arrays and objects more than 100 levels deep.", code: "NESTED_TOO_DEEPLY" },
    });
  }
});

test("an ingested report may nest 1,000 levels and no more", async () => {
  const id = await newProject(ada);
  for (const report of [nested(100_000), nestedObjects(100_000), nested(1001)]) {
    const body = `{"projectId":"${id}","report":${report}}`;
    const answer = await ada.request(api.ingest.report, { body });
    expect(answer).toMatchObject({ status: 400, body: { message: "The body nests arrays and objects more than 1,000 levels deep." } });
    const bare = await ada.request(api.ingest.report, { query: { projectId: id }, body: report });
    expect(bare.status).toBe(400);
  }
  const legal = await ada.request(api.ingest.report, { body: `{"projectId":"${id}","report":${nested(900)}}` });
  expect(legal).toMatchObject({ status: 400, body: { error: "Report not readable" } });
});

test("a body that is not UTF-8 is rejected", async () => {
  const body = Buffer.concat([Buffer.from('{"name":"caf'), Buffer.from([0xe9]), Buffer.from('"}')]);
  expect(await ada.raw(api.projects.create, { body })).toMatchObject({
    status: 400,
    body: { error: "Malformed JSON", message: "The body is not valid UTF-8 text.", code: "MALFORMED_JSON" },
  });
  const bob = await server.signUp();
  const created = await bob.request(api.projects.create, { body: { name: "café ☕" } });
  expect(created).toMatchObject({ status: 201, body: { data: { name: "café ☕" } } });
});

test.each([
  ["brackets in strings", JSON.stringify({ a: "[[[[", b: '"[{[\\' }), 1, false],
  ["escaped quotes", '["\\\\\\"[[", "\\\\", [1]]', 2, false],
  ["one level too many", "[[[]]]", 2, true],
  ["just enough", "[[[]]]", 3, false],
  ["siblings", "[[],[],[],{}]", 2, false],
  ["a string without an end", '"[[[[', 1, false],
])("counts nesting with %s", (_name, text, levels, isDeeper) => {
  expect(nestsDeeperThan(text, levels)).toBe(isDeeper);
});

test("counting takes linear time", () => {
  // At most a second; quadratic time would take hours.
  expect(nestsDeeperThan(`"${"\\".repeat(2_000_000)}`, 100)).toBe(false);
  expect(nestsDeeperThan('"\\"'.repeat(700_000), 100)).toBe(false);
});

test.each([
  api.projects.create,
  api.auth.login,
  // There is no such route.
  { method: "POST", path: "/api/test-cases/import" },
])("an archive sent to $method $path is rejected: only a worker's report may be one", async (route) => {
  const answer = await ada.raw(route, { body: "no archive", headers: { "content-type": "application/x-tar" } });
  expect(answer.status).toBe(400);
  expect(answer.body).toMatchObject({ success: false, error: expect.any(String) });
});

test("a body with another content type is rejected because of its type", async () => {
  for (const type of ["text/plain", "text/plain; charset=utf-8", "application/x-www-form-urlencoded", "text/xml"]) {
    const answer = await ada.request(api.projects.create, { body: { name: "Shop" }, headers: { "content-type": type } });
    expect(answer).toMatchObject({
      status: 400,
      body: { message: "Send the body as application/json.", code: "UNSUPPORTED_CONTENT_TYPE" },
    });
  }
});
