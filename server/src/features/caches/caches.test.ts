import { randomBytes } from "node:crypto";
import { api } from "@gantry/contract/api.ts";
import type { ReportedCache } from "@gantry/contract/caches/stored-schemas.ts";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { addMember } from "../../testing/add-member.ts";
import { claimNext } from "../../testing/given/claimed-run.ts";
import { newProject } from "../../testing/given/project.ts";
import { queueRun } from "../../testing/given/run.ts";
import { workerAt } from "../../testing/leased-calls.ts";
import { type Person, startTestServer, type TestServer, workerSecret } from "../../testing/start-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ DEFAULT_PLAN: "business", OUTSIDE_CALLBACKS: "false" });
});
afterAll(() => server?.close());
beforeEach(async () => {
  await server.ctx.db.asSystem(async (tx) => {
    for (const table of ["stored_caches", "run_queue", "run_leases"] as const) await tx.deleteFrom(table).execute();
  });
});

const newId = () => randomBytes(12).toString("hex");
let reportId = 0;

const withSecret = (secret: string) => ({ worker: workerAt(server.url, secret) });
const claim = (workerId = "w", secret = workerSecret) =>
  claimNext(withSecret(secret), { workerId, name: `machine ${workerId}`, slots: 50 });

interface Reporting {
  workerId?: string;
  secret?: string;
  id?: number;
  isLast?: boolean;
}
async function report(caches: ReportedCache[] | undefined, { workerId = "w", secret = workerSecret, id, isLast = true }: Reporting = {}) {
  const body = caches === undefined ? { workerId } : { workerId, report: { id: id ?? (reportId += 1), isLast, caches } };
  const answer = await withSecret(secret).worker(api.dispatch.caches, body);
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return answer.body as { known: boolean; cleared: string[] };
}

const cacheOf = (owner: { organizationId: string; projectId: string }, changes: Partial<ReportedCache> = {}): ReportedCache => ({
  id: newId(),
  ...owner,
  key: "npm-1",
  path: "/root/.npm",
  scope: '{"combination":[]}',
  taskId: null,
  bytes: 1000,
  savedMs: 1_700_000_000_000,
  usedMs: 1_700_000_100_000,
  ...changes,
});

async function given() {
  const ada = await server.signUp();
  const projectId = await newProject(ada);
  await claim();
  return { ada, projectId, owner: { organizationId: ada.organizationId, projectId } };
}
const list = async (person: Person, id: string) => (await person.call(api.caches.list, { params: { id } })).data;
const audited = async (person: Person) =>
  (await person.call(api.audit.list, { query: {} })).data.filter(({ action }) => /^caches?\./.test(action));

describe("the stored caches of a project", () => {
  test("are listed with who sees them, who saved them and where they are, those used last first", async () => {
    const { ada, projectId, owner } = await given();
    const run = await queueRun(ada, { projectId });
    const scope = JSON.stringify({ combination: [{ axis: "node", value: "22" }], pullRequest: "acme/app#7" });
    const first = cacheOf(owner, { taskId: run.id });
    const second = cacheOf(owner, { key: "npm-2", scope, usedMs: 1_700_000_200_000, bytes: 500, taskId: newId() });
    const old = cacheOf(owner, { key: "old", path: null, scope: null, usedMs: 1_600_000_000_000 });
    expect(await report([first, second, old])).toEqual({ success: true, known: true, cleared: [] });
    const stored = await list(ada, projectId);
    expect(stored).toMatchObject({ total: 3, totalBytes: 2500 });
    expect(stored.caches.map(({ id }) => id)).toEqual([second.id, first.id, old.id]);
    const worker = { name: "machine w", connected: true };
    expect(stored.caches[0]).toMatchObject({
      pullRequest: "acme/app#7",
      combination: [{ axis: "node", value: "22" }],
      savedBy: null,
      worker,
    });
    expect(stored.caches[1]).toMatchObject({ pullRequest: null, combination: [], savedBy: { id: run.id, number: run.number }, worker });
    expect(stored.caches[2]).toMatchObject({ path: null, clearedAt: null });
  });

  test("are those of the worker's last whole report, in any number of parts; a late report changes nothing", async () => {
    const { ada, projectId, owner } = await given();
    const [a, b, c] = [cacheOf(owner), cacheOf(owner), cacheOf(owner)];
    await report([a, b]);
    await claim("v");
    await report([c], { workerId: "v" });
    const id = (reportId += 1);
    await report([{ ...a, usedMs: 1_700_000_300_000 }], { id, isLast: false });
    expect((await list(ada, projectId)).total).toBe(3);
    await report([], { id });
    expect((await list(ada, projectId)).caches.map((cache) => cache.id)).toEqual([a.id, c.id]);
    await report([a, { ...a, id: b.id, usedMs: 0 }], { id: id - 1 });
    await report([], { id: id - 1 });
    expect((await list(ada, projectId)).caches.find((cache) => cache.id === a.id)?.usedAt).toBe(new Date(1_700_000_300_000).toISOString());
    // Two reports at once, and an id twice in one: no error, and no row twice.
    await Promise.all([report([a, a, b]), report([a, b]), report([b, a])]);
    expect((await list(ada, projectId)).total).toBe(3);
  });

  test("cleared ones are given to no run that is claimed later, and are listed until the worker has deleted them", async () => {
    const { ada, projectId, owner } = await given();
    const [one, other] = [cacheOf(owner), cacheOf(owner, { key: "npm-2" })];
    await report([one, other]);
    await ada.call(api.caches.clearOne, { params: { id: projectId, cacheId: one.id } });
    await ada.call(api.caches.clearOne, { params: { id: projectId, cacheId: one.id } });
    expect(await list(ada, projectId)).toMatchObject({ total: 1, totalBytes: 1000 });
    await queueRun(ada, { projectId });
    expect((await claim())?.clearedCaches).toEqual([one.id]);
    await queueRun(ada, { projectId });
    await claim("v");
    // It was reported again before the worker knew.
    expect((await report([one, other])).cleared).toEqual([one.id]);
    expect((await report(undefined)).cleared).toEqual([one.id]);
    expect((await list(ada, projectId)).caches).toHaveLength(2);
    expect((await report([other])).cleared).toEqual([]);
    expect((await list(ada, projectId)).caches.map(({ id }) => id)).toEqual([other.id]);
    expect(await audited(ada)).toMatchObject([{ action: "cache.cleared", targetId: one.id, details: { key: "npm-1", bytes: 1000 } }]);
  });

  test("of requests at once, each cache is cleared and counted by one; by key, only those with the key", async () => {
    const { ada, projectId, owner } = await given();
    const caches = Array.from({ length: 40 }, (_, index) => cacheOf(owner, { key: index < 10 ? "a" : "b" }));
    await report(caches);
    const clear = (query: { key?: string }) => ada.call(api.caches.clear, { params: { id: projectId }, query });
    expect((await clear({ key: "a" })).data).toEqual({ cleared: 10, clearedBytes: 10_000 });
    const answers = await Promise.all(Array.from({ length: 6 }, () => clear({})));
    expect(answers.reduce((sum, { data }) => sum + data.cleared, 0)).toBe(30);
    expect(await list(ada, projectId)).toMatchObject({ total: 0, totalBytes: 0 });
    const entries = await audited(ada);
    expect(entries.map(({ details }) => details["caches"]).sort()).toEqual([10, 30]);
  });

  test("a misspelled parameter clears nothing, and a path that is no text is refused", async () => {
    const { ada, projectId, owner } = await given();
    const one = cacheOf(owner);
    await report([one]);
    const misspelled = { keys: "b" } as { key?: string };
    expect((await ada.request(api.caches.clear, { params: { id: projectId }, query: misspelled })).status).toBe(400);
    expect((await ada.call(api.caches.list, { params: { id: projectId } })).data.total).toBe(1);
    const reportOf = (cache: ReportedCache) => ({ workerId: "w", report: { id: (reportId += 1), isLast: false, caches: [cache] } });
    for (const path of ["/opt/\ud800", "/opt/\u001b[31mred", "/opt/a\nb"])
      expect((await server.worker(api.dispatch.caches, reportOf({ ...one, path }))).status, JSON.stringify(path)).toBe(400);
  });

  test("members see them; only developers and admins clear them; other organizations know nothing of them", async () => {
    const { ada, projectId, owner } = await given();
    const cache = cacheOf(owner);
    await report([cache]);
    const viewer = await addMember(server, ada, "viewer");
    const developer = await addMember(server, ada, "developer");
    const eve = await server.signUp();
    const evesProject = await newProject(eve);
    expect((await list(viewer, projectId)).total).toBe(1);
    const one = { params: { id: projectId, cacheId: cache.id } };
    for (const who of [viewer, eve]) {
      const expected = who === eve ? 404 : 403;
      expect((await who.request(api.caches.clear, { params: { id: projectId }, query: {} })).status).toBe(expected);
      expect((await who.request(api.caches.clearOne, one)).status).toBe(expected);
    }
    expect((await eve.request(api.caches.list, { params: { id: projectId } })).status).toBe(404);
    expect((await eve.request(api.caches.clearOne, { params: { id: evesProject, cacheId: cache.id } })).status).toBe(404);
    expect((await list(ada, projectId)).total).toBe(1);
    await developer.call(api.caches.clearOne, one);
    expect((await list(ada, projectId)).total).toBe(0);
  });

  test("a worker of an organization reports only that organization's, and cannot speak for another worker", async () => {
    const { ada, projectId, owner } = await given();
    const eve = await server.signUp();
    const { token } = await eve.call(api.workers.createToken, { body: { name: "machines" } });
    const mine = cacheOf(owner);
    await report([mine]);
    expect(await report([], { secret: token })).toMatchObject({ known: false });
    expect(await report([], { workerId: "unknown" })).toMatchObject({ known: false });
    await claim("eves", token);
    await report([{ ...mine, key: "stolen" }, cacheOf(owner)], { workerId: "eves", secret: token });
    // A project that does not exist, and one of another organization.
    await report([cacheOf({ ...owner, projectId: newId() }), cacheOf({ organizationId: eve.organizationId, projectId })], {
      workerId: "eves",
      secret: token,
    });
    expect((await list(ada, projectId)).caches).toMatchObject([{ id: mine.id, key: "npm-1" }]);
  });
});
