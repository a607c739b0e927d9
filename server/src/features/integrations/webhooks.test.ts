import { api } from "@gantry/contract/api.ts";
import { createHmac } from "node:crypto";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type FakeAnswer, type FakeRequest, type FakeWeb, startFakeWeb } from "../../testing/fake-web.ts";
import { type Person, type TestServer, startTestServer } from "../../testing/start-server.ts";
import { requestedWaitMs } from "./providers/api/rate-limit.ts";
import { runStories } from "./testing/run-stories.ts";
import { newProject } from "../../testing/given/project.ts";
import type { z } from "zod";

let web: FakeWeb;
let server: TestServer;
let stories: ReturnType<typeof runStories>;
const secret = `whsec_${Buffer.alloc(32, 5).toString("base64")}`;

beforeAll(async () => {
  web = await startFakeWeb();
  server = await startTestServer({ DEFAULT_PLAN: "enterprise" }, { safeFetch: web.fetch });
  stories = runStories(server);
});
afterAll(async () => {
  await server.close();
  await web.close();
});

/** A receiver that accepts everything until a test configures it otherwise. */
function receiver(host: string) {
  const got: FakeRequest[] = [];
  const state: { answer: (request: FakeRequest) => FakeAnswer } = { answer: () => ({ status: 204 }) };
  web.hosts.set(host, (request) => {
    got.push(request);
    return state.answer(request);
  });
  return { got, state, url: `https://${host}/hook` };
}

async function linked(url: string, more: object = {}): Promise<{ person: Person; project: string }> {
  const person = await server.signUp();
  const answer = await person.request(api.integrations.link, { params: { provider: "webhook" }, body: { url, secret, ...more } });
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return { person, project: await newProject(person, { name: "Shop" }) };
}

/** Source: the Standard Webhooks specification, from the receiver's side. */
function isGenuine({ headers, text }: FakeRequest, key = secret): boolean {
  const signed = `${headers["webhook-id"]}.${headers["webhook-timestamp"]}.${text}`;
  const expected = createHmac("sha256", Buffer.from(key.slice("whsec_".length), "base64"))
    .update(signed)
    .digest("base64");
  const fresh = Math.abs(Date.now() / 1000 - Number(headers["webhook-timestamp"])) < 300;
  return fresh && String(headers["webhook-signature"]).split(" ").includes(`v1,${expected}`);
}

const deliveries = async (person: Person, query: z.input<typeof api.integrations.deliveries.query> = {}) =>
  (await person.call(api.integrations.deliveries, { query })).data;
const due = (person: Person) =>
  server.ctx.db.asSystem((tx) =>
    tx
      .selectFrom("outbox")
      .select(["attempt", "due_at"])
      .where("org_id", "=", person.organizationId)
      .where("state", "=", "waiting")
      .execute(),
  );
const makeDue = (person: Person, attempt?: number) =>
  server.ctx.db.asSystem((tx) =>
    tx
      .updateTable("outbox")
      .set({ due_at: sql<Date>`clock_timestamp()`, ...(attempt === undefined ? {} : { attempt }) })
      .where("org_id", "=", person.organizationId)
      .where("state", "=", "waiting")
      .execute(),
  );

test("sends signed events for a run's start and end, including its quarantine state", async () => {
  const { got, url } = receiver("told.test");
  const { person, project } = await linked(url);
  expect(got[0]?.json).toMatchObject({ type: "gantry.test" });
  const id = await stories.run(person, { project }, { pays: "failed", adds: "passed" });
  await server.outbox.idle();
  const told = got.slice(1);
  expect(told.map(({ json }) => [json.type, json.data.execution.id]).sort()).toEqual([
    ["execution.created", id],
    ["execution.finished", id],
  ]);
  expect(told.every((request) => isGenuine(request))).toBe(true);
  const end = told.find(({ json }) => json.type === "execution.finished");
  expect(end?.json.data.execution).toMatchObject({ status: "FAILED", tests: { failed: 1, passed: 1 } });
  expect(JSON.stringify(end?.json)).toBe(end?.text);
  expect(await deliveries(person)).toMatchObject([
    { event: "execution.finished", status: "delivered", attempts: 1, lastStatusCode: 204, executionId: id },
    { event: "execution.created", status: "delivered" },
  ]);
});

test("sends only the selected events, and shows a generated secret once", async () => {
  const { got, url } = receiver("wanted.test");
  const person = await server.signUp();
  const { body } = await person.request(api.integrations.link, {
    params: { provider: "webhook" },
    body: { url, events: ["execution.finished"] },
  });
  expect(body.signingSecret).toMatch(/^whsec_/);
  expect(JSON.stringify((await person.request(api.integrations.get, { params: { provider: "webhook" } })).body)).not.toContain(
    body.signingSecret,
  );
  const project = await newProject(person, { name: "Shop" });
  await stories.run(person, { project }, { adds: "passed" });
  await server.outbox.idle();
  expect(got.slice(1).map(({ json }) => json.type)).toEqual(["execution.finished"]);
  expect(got.every((request) => isGenuine(request, body.signingSecret))).toBe(true);
});

test("retries a receiver that is down with the same id and body, and logs each attempt", async () => {
  const { got, state, url } = receiver("down.test");
  const { person, project } = await linked(url, { events: ["execution.finished"] });
  state.answer = () => ({ status: 500, body: { error: "database is away" } });
  await stories.run(person, { project }, { adds: "passed" });
  await server.outbox.idle();
  const [waiting] = await due(person);
  expect(waiting?.attempt).toBe(1);
  state.answer = () => ({ status: 200, body: { fine: true } });
  await makeDue(person);
  await server.outbox.idle();
  const [first, second] = got.slice(1);
  expect(second?.text).toBe(first?.text);
  expect(second?.headers["webhook-id"]).toBe(first?.headers["webhook-id"]);
  const [delivery] = await deliveries(person);
  const whole = (await person.call(api.integrations.delivery, { params: { id: delivery?.id ?? "" } })).data;
  expect(whole.tries).toMatchObject([
    { statusCode: 500, error: "The receiver answered 500.", response: '{"error":"database is away"}' },
    { statusCode: 200, error: null },
  ]);
  expect((whole.body as { type: string }).type).toBe("execution.finished");
});

test.each([429, 503])("waits for a receiver that asks for it with %i", async (status) => {
  const { state, url } = receiver(`busy-${status}.test`);
  const { person, project } = await linked(url, { events: ["execution.finished"] });
  state.answer = () => ({ status, headers: { "retry-after": "600" } });
  await stories.run(person, { project }, { adds: "passed" });
  await server.outbox.idle();
  const [waiting] = await due(person);
  expect((waiting?.due_at.getTime() ?? 0) - Date.now()).toBeGreaterThan(500_000);
});

test("replays a delivery with the same id; those in progress, foreign and unknown ones are not replayed", async () => {
  const { got, state, url } = receiver("replayed.test");
  const { person, project } = await linked(url, { events: ["execution.finished"] });
  await stories.run(person, { project }, { adds: "passed" });
  await server.outbox.idle();
  const [delivery] = await deliveries(person);
  const replay = () => person.request(api.integrations.replay, { params: { id: delivery?.id ?? "" } });
  expect((await replay()).body.data.status).toBe("waiting");
  await server.outbox.idle();
  expect(got.slice(1).map(({ headers }) => headers["webhook-id"])).toEqual([delivery?.id, delivery?.id]);
  state.answer = () => ({ status: 503 });
  await replay();
  await server.outbox.idle();
  expect((await replay()).body).toMatchObject({ code: "DELIVERY_UNDER_WAY" });
  const other = await server.signUp();
  for (const route of [api.integrations.delivery, api.integrations.replay]) {
    const [foreign, never] = [
      await other.raw(route, { params: { id: delivery?.id } }),
      await other.raw(route, { params: { id: "0123456789abcdef01234567" } }),
    ];
    expect(foreign.status).toBe(404);
    expect(foreign.body).toEqual(never.body);
  }
  expect((await other.call(api.integrations.deliveries)).data).toEqual([]);
});

test("a receiver that is gone, or down for three days, is disabled until it is linked again", async () => {
  const { state, url } = receiver("gone.test");
  const { person, project } = await linked(url, { events: ["execution.finished"] });
  const enabled = async () => (await person.call(api.integrations.get, { params: { provider: "webhook" } })).enabled;
  state.answer = () => ({ status: 410 });
  await stories.run(person, { project }, { adds: "passed" });
  await server.outbox.idle();
  expect(await enabled()).toBe(false);
  expect(await deliveries(person, { status: "failed" })).toHaveLength(1);
  state.answer = () => ({ status: 200 });
  expect((await person.request(api.integrations.link, { params: { provider: "webhook" }, body: {} })).status).toBe(200);
  expect(await enabled()).toBe(true);
  state.answer = () => ({ status: 500 });
  await stories.run(person, { project }, { adds: "passed" });
  await server.outbox.idle();
  await makeDue(person, 9);
  await server.outbox.idle();
  expect(await enabled()).toBe(false);
  const audited = await server.ctx.db.asSystem((tx) =>
    tx
      .selectFrom("audit_log")
      .select("action")
      .where("org_id", "=", person.organizationId)
      .where("action", "=", "integration.disabled")
      .execute(),
  );
  expect(audited).toHaveLength(2);
  expect((await person.call(api.integrations.get, { params: { provider: "webhook" } })).data?.lastError?.message).toContain(
    "could not be delivered",
  );
});

test("unlinking deletes the delivery log and stops pending deliveries", async () => {
  const { got, state, url } = receiver("unlinked.test");
  const { person, project } = await linked(url);
  state.answer = () => ({ status: 500 });
  await stories.run(person, { project }, { adds: "passed" });
  await server.outbox.idle();
  const before = got.length;
  await person.call(api.integrations.unlink, { params: { provider: "webhook" } });
  await makeDue(person);
  await server.outbox.idle();
  expect(got.length).toBe(before);
  expect(await deliveries(person)).toEqual([]);
  expect(await due(person)).toEqual([]);
});

test("the log is read page by page, newest first", async () => {
  const { url } = receiver("paged.test");
  const { person, project } = await linked(url, { events: ["execution.finished"] });
  const runs: string[] = [];
  for (let run = 0; run < 5; run++) runs.push(await stories.run(person, { project }, { adds: "passed" }));
  await server.outbox.idle();
  const seen: (string | null)[] = [];
  for (let cursor = ""; ; ) {
    const body = await person.call(api.integrations.deliveries, { query: { limit: 2, ...(cursor && { cursor }) } });
    expect(body.pagination.total).toBe(5);
    seen.push(...body.data.map(({ executionId }) => executionId));
    if (!body.pagination.nextCursor) break;
    cursor = body.pagination.nextCursor;
  }
  expect(seen).toEqual(runs.reverse());
});

test("reads each provider's form of asking to wait", () => {
  const now = Date.parse("2026-01-01T00:00:00Z");
  const wait = (status: number, headers: Record<string, string>, words = "") => requestedWaitMs(status, new Headers(headers), now, words);
  expect(wait(429, { "retry-after": "30" })).toBe(30_000);
  expect(wait(429, { "retry-after": "Thu, 01 Jan 2026 00:02:00 GMT" })).toBe(120_000);
  expect(wait(403, { "x-ratelimit-remaining": "0", "x-ratelimit-reset": String(now / 1000 + 90) })).toBe(90_000);
  expect(wait(429, { "ratelimit-remaining": "0", "ratelimit-reset": String(now / 1000 + 60) })).toBe(60_000);
  expect(wait(429, { "x-ratelimit-requests-remaining": "0", "x-ratelimit-requests-reset": String(now + 45_000) })).toBe(45_000);
  expect(wait(429, {})).toBe(60_000);
  expect(wait(429, { "x-ratelimit-remaining": "0", "x-ratelimit-reset": "2026-01-01T00:01:10Z" })).toBe(70_000);
  expect(wait(429, { "retry-after": "7200" })).toBe(7_200_000);
  expect(wait(429, { "retry-after": "999999" })).toBe(86_400_000);
  expect(wait(503, { "retry-after": "120" })).toBe(120_000);
  expect(wait(500, { "retry-after": "Thu, 01 Jan 2026 03:00:00 GMT" })).toBe(10_800_000);
  expect(wait(409, { "retry-after": "10" })).toBe(10_000);
  expect(wait(503, {})).toBeUndefined();
  const secondary = "You have exceeded a secondary rate limit. Please wait a few minutes before you try again.";
  expect(wait(403, { "x-ratelimit-remaining": "4000", "x-ratelimit-reset": "1" }, secondary)).toBe(60_000);
  expect(wait(403, {}, "Resource not accessible by personal access token")).toBeUndefined();
  expect(wait(403, {})).toBeUndefined();
  expect(wait(403, { "x-ratelimit-remaining": "12", "x-ratelimit-reset": "1" })).toBeUndefined();
  expect(wait(200, { "x-ratelimit-remaining": "0" })).toBeUndefined();
});
