import { api } from "@gantry/contract/api.ts";
import type { z } from "zod";
import { afterAll, beforeAll, expect, test } from "vitest";
import { newToken } from "../../platform/crypto/random-token.ts";
import { addMember } from "../../testing/add-member.ts";
import { newProject } from "../../testing/given/project.ts";
import { queueRun } from "../../testing/given/run.ts";
import { type Person, startTestServer, type TestServer } from "../../testing/start-server.ts";

let server: TestServer;
let ada: Person;
beforeAll(async () => {
  server = await startTestServer({ DEFAULT_PLAN: "enterprise", FRONTEND_URL: "https://gantry.example" });
  ada = await server.signUp();
});
afterAll(() => server.close());

async function withBadge(): Promise<{ projectId: string; path: string }> {
  const projectId = await newProject(ada);
  return { projectId, path: await create(projectId) };
}
async function create(projectId: string): Promise<string> {
  const { data } = await ada.call(api.badges.create, { params: { id: projectId } });
  expect(data.url).toMatch(/^https:\/\/gantry\.example\/badges\/[\w-]{43}\.svg$/);
  return new URL(data.url ?? "").pathname;
}
const show = (path: string, query: Record<string, string> = {}, headers: Record<string, string> = {}) =>
  server.raw({ method: "GET", path }, { query, headers });
const words = async (path: string, query: Record<string, string> = {}): Promise<string | undefined> =>
  /<title>(.*)<\/title>/.exec((await show(path, query)).body)?.[1];

const tested = (name: string, status: string, more: object = {}) => ({ name, status, duration: 1, ...more });
async function ingest(projectId: string, tests: readonly object[], details: z.input<typeof api.ingest.report.query> = {}): Promise<void> {
  const report = { results: { tool: { name: "suite" }, summary: { tests: tests.length, start: 0, stop: 1 }, tests } };
  const answer = await ada.request(api.ingest.report, { query: { ...details, projectId }, body: report });
  expect(answer.status, JSON.stringify(answer.body).slice(0, 500)).toBe(201);
}

test("a badge shows the newest run, of any branch or of one", async () => {
  const { projectId, path } = await withBadge();
  expect(await words(path)).toBe("tests: no runs");
  await ingest(projectId, [tested("pays", "passed")], { branch: "main" });
  expect(await words(path)).toBe("tests: passed");
  await ingest(projectId, [tested("pays", "failed"), tested("ships", "failed"), tested("refunds", "passed")], { branch: "fix/vat" });
  expect(await words(path)).toBe("tests: 2 failed");
  expect(await words(path, { branch: "main", label: "main" })).toBe("main: passed");
  expect(await words(path, { branch: "other" })).toBe("tests: no runs");
  await ingest(projectId, [tested("pays", "passed", { flaky: true, retries: 1 })], { branch: "main" });
  expect(await words(path, { branch: "main" })).toBe("tests: 1 flaky");
  const { id } = await queueRun(ada, { projectId });
  expect(await words(path)).toBe("tests: running");
  await ada.call(api.executions.cancel, { params: { id } });
  expect(await words(path)).toBe("tests: unknown");
  await ada.call(api.executions.delete, { params: { id } });
  expect(await words(path)).toBe("tests: 1 flaky");
});

test("it is cached shortly and answers 304 while it is unchanged", async () => {
  const { projectId, path } = await withBadge();
  const first = await show(path);
  expect(first.headers.get("content-type")).toBe("image/svg+xml; charset=utf-8");
  expect(first.headers.get("cache-control")).toBe("public, max-age=60");
  expect(first.headers.get("content-security-policy")).toBe("default-src 'none'; sandbox");
  const tag = first.headers.get("etag") ?? "";
  expect((await show(path, {}, { "if-none-match": `"other", W/${tag}` })).status).toBe(304);
  await ingest(projectId, [tested("pays", "passed")]);
  expect((await show(path, {}, { "if-none-match": tag })).status).toBe(200);
});

test("a label from the address is only ever text", async () => {
  const { path } = await withBadge();
  const label = `<script>'"&\u202e</svg>`;
  const { body } = await show(path, { label });
  expect(body).toContain("<title>&lt;script&gt;&#39;&quot;&amp;&lt;/svg&gt;: no runs</title>");
  expect(body.match(/<\/svg>/g)).toHaveLength(1);
  for (const bad of ["", "x".repeat(41), "a\nb", "a\u0000"]) expect((await show(path, { label: bad })).status).toBe(400);
  expect((await show(path, { branch: "x".repeat(301) })).status).toBe(400);
  expect((await show(path, { branch: "' or 1=1 --" })).body).toContain("tests: no runs");
});

test("the address ends with a new one, when the badge is removed, and with its project", async () => {
  const { projectId, path } = await withBadge();
  const unknown = await show(`/badges/${newToken()}.svg`);
  expect([unknown.status, unknown.body.code]).toEqual([404, "BADGE_NOT_FOUND"]);
  for (const file of ["x", ".svg", `${"a".repeat(5_000)}.svg`, "%00.svg", `${newToken()}.png`, `${newToken()}.svg.svg`])
    expect((await show(`/badges/${file}`)).body).toEqual(unknown.body);

  const second = await create(projectId);
  expect((await show(path)).body).toEqual(unknown.body);
  expect((await show(second)).status).toBe(200);
  await ada.call(api.badges.remove, { params: { id: projectId } });
  await ada.call(api.badges.remove, { params: { id: projectId } });
  expect((await show(second)).body).toEqual(unknown.body);
  expect((await ada.call(api.badges.get, { params: { id: projectId } })).data).toEqual({ url: null, createdAt: null });

  const third = await create(projectId);
  await ada.call(api.projects.delete, { params: { id: projectId } });
  expect((await show(third)).body).toEqual(unknown.body);
  const entries = (await ada.call(api.audit.list)).data;
  expect(entries[1]?.details).toEqual({ name: expect.any(String) });
  expect(entries.map(({ action }) => action).slice(0, 5)).toEqual([
    "project.deleted",
    "project.badge_created",
    "project.badge_removed",
    "project.badge_created",
    "project.badge_created",
  ]);
});

test("admins create and remove it, members see its address, another organization neither", async () => {
  const { projectId } = await withBadge();
  const params = { id: projectId };
  for (const role of ["developer", "viewer"] as const) {
    const member = await addMember(server, ada, role);
    expect((await member.call(api.badges.get, { params })).data.url).not.toBeNull();
    expect((await member.request(api.badges.create, { params })).status).toBe(403);
    expect((await member.request(api.badges.remove, { params })).status).toBe(403);
  }
  const eve = await server.signUp();
  for (const route of [api.badges.get, api.badges.create, api.badges.remove])
    expect((await eve.request(route, { params })).status).toBe(404);
});

test("of several requests at once, the last address is valid and no other", async () => {
  const { projectId } = await withBadge();
  const paths = await Promise.all(Array.from({ length: 5 }, () => create(projectId)));
  const { data } = await ada.call(api.badges.get, { params: { id: projectId } });
  const statuses = await Promise.all(paths.map(async (path) => (await show(path)).status));
  expect(paths.filter((_, index) => statuses[index] === 200)).toEqual([new URL(data.url ?? "").pathname]);
});
