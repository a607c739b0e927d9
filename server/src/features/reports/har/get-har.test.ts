import { api } from "@gantry/contract/api.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { claimRun } from "../../../testing/given/claimed-run.ts";
import { queueRun } from "../../../testing/given/run.ts";
import { type Person, startTestServer, type TestServer } from "../../../testing/start-server.ts";
import { reportPrefix } from "../../storage/storage-keys.ts";

let server: TestServer;
let ada: Person;
let id: string;
const pay = {
  startedDateTime: "2026-11-24T09:00:00.000Z",
  time: 40,
  request: { method: "POST", url: "https://shop.example/pay", headers: [] },
  response: { status: 502, content: { text: '{"error":"down"}' }, headers: [] },
};
/** Each object needs far more memory than its three bytes. */
const wide = `[${"{},".repeat(12_000_000)}{}]`;
beforeAll(async () => {
  server = await startTestServer({ DEFAULT_PLAN: "enterprise" });
  ada = await server.signUp();
  id = (await queueRun(ada)).id;
  await claimRun(server, id);
  const files = { "data/network.har": JSON.stringify({ log: { entries: [pay] } }), "data/notes.har": "no JSON" };
  const report = Object.entries(files).map(([path, content]) => ({ path, content: Buffer.from(content).toString("base64") }));
  const ended = await server.worker(api.dispatch.update, { taskId: id, attempt: 1, status: "ANALYZING", exitCode: 1, report });
  if (ended.status !== 200) throw new Error(`ending answered ${ended.status}`);
  // Larger than what a worker may send at once.
  await server.ctx.storage.put(`${reportPrefix(ada.organizationId, id)}/data/wide.har`, Buffer.from(wide));
});
afterAll(() => server.close());

test("a HAR file and its requests are read for members of its organization", async () => {
  const list = (path: string, who = ada) => who.request(api.executions.har, { params: { id }, query: { path } });
  const one = (index: number, path = "data/network.har", who = ada) =>
    who.request(api.executions.harRequest, { params: { id }, query: { path, index } });
  expect(await list("data/network.har")).toMatchObject({
    status: 200,
    body: { data: { totalRequests: 1, totalFailed: 1, requests: [{ index: 0, method: "POST", status: 502, durationMs: 40 }] } },
  });
  expect(await one(0)).toMatchObject({ status: 200, body: { data: { responseBody: { text: '{"error":"down"}' } } } });
  expect(await one(1)).toMatchObject({ status: 404, body: { code: "HAR_REQUEST_NOT_FOUND" } });
  const refused = {
    status: 422,
    body: { code: "HAR_NOT_READ", message: "The HAR file was not read. It is not valid JSON, or it breaks off." },
  };
  expect(await list("data/notes.har")).toMatchObject(refused);
  expect(await one(0, "data/notes.har")).toMatchObject(refused);
  for (const path of ["data/other.har", "data", "../data/network.har", "data/../data/network.har", "data\\network.har", "data/\0"]) {
    expect([path, (await list(path)).status]).toEqual([path, 404]);
    expect([path, (await one(0, path)).status]).toEqual([path, 404]);
  }
  const eve = await server.signUp();
  expect((await list("data/network.har", eve)).status).toBe(404);
  expect((await one(0, "data/network.har", eve)).status).toBe(404);
});

test("a file that needs too much memory is refused with a sentence, and the next one is read", async () => {
  const list = (path: string) => ada.request(api.executions.har, { params: { id }, query: { path } });
  const advice = "Open it in the network panel of your browser's developer tools.";
  expect(await list("data/wide.har")).toMatchObject({
    status: 422,
    body: { code: "HAR_NOT_READ", message: `The HAR file was not read. It needs too much memory to read here. ${advice}` },
  });
  expect((await list("data/network.har")).status).toBe(200);
});
