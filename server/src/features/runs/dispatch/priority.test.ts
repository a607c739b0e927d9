import { api } from "@gantry/contract/api.ts";
import { weekdays } from "@gantry/contract/projects/constants.ts";
import type { Execution } from "@gantry/contract/executions/schemas.ts";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { addMember } from "../../../testing/add-member.ts";
import { gate } from "../../../testing/gate.ts";
import { claimNext } from "../../../testing/given/claimed-run.ts";
import { newProject } from "../../../testing/given/project.ts";
import { queueRun, waitMessagesOf } from "../../../testing/given/run.ts";
import { type Person, startTestServer, type TestServer } from "../../../testing/start-server.ts";

let server: TestServer;
let second: TestServer;
beforeAll(async () => {
  const env = { DEFAULT_PLAN: "business", OUTSIDE_CALLBACKS: "false", SHARED: "true" };
  server = await startTestServer(env);
  second = await startTestServer({ ...env, DATABASE_URL: server.ctx.config.databaseUrl });
});
afterAll(async () => {
  await second?.close();
  await server?.close();
});
beforeEach(() =>
  server.ctx.db.asSystem(async (tx) => {
    for (const table of ["run_queue", "run_leases", "workers"] as const) await tx.deleteFrom(table).execute();
    for (const one of [server, second]) one.ctx.workers.recordedAt.clear();
  }),
);

const claim = async ({ at = server, labels = [] as string[] } = {}): Promise<string | undefined> =>
  (await claimNext(at, { workerId: `w${labels.join("-")}`, slots: 50, labels }))?.taskId;

test("a run takes its own priority, else its project's; a re-run keeps it", async () => {
  const ada = await server.signUp();
  const projectId = await newProject(ada, { name: "Shop", runSettings: { priority: 3 } });
  const other = await newProject(ada);
  const runs = [
    await queueRun(ada, { projectId }),
    await queueRun(ada, { projectId, priority: 0 }),
    await queueRun(ada, { projectId: other }),
  ];
  expect(runs.map(({ priority }) => priority)).toEqual([3, 0, 0]);
  await ada.call(api.projects.change, { params: { id: projectId }, body: { runSettings: { priority: -10 } } });
  const again = await ada.call(api.executions.rerun, { params: { id: runs[0]?.id ?? "" }, body: { only: "all" } });
  expect([again.data.priority, (await queueRun(ada, { projectId })).priority]).toEqual([3, -10]);
  for (const priority of [11, -11, 0.5, "high"]) {
    const refused = await ada.request(api.projects.change, {
      params: { id: projectId },
      body: { runSettings: { priority: priority as number } },
    });
    expect(refused.status).toBe(400);
  }
});

test("a schedule's runs have the schedule's priority, or the project's", async () => {
  const ada = await server.signUp();
  const projectId = await newProject(ada, { name: "Shop", runSettings: { priority: 3 } });
  const priorityOf = async (run: { image: string; priority?: number }) => {
    const { data } = await ada.call(api.schedules.create, { body: { projectId, name: "Nightly", cron: "0 3 * * *", run } });
    return (await ada.call(api.schedules.run, { params: { id: data.id } })).data.priority;
  };
  expect([await priorityOf({ image: "suite:1" }), await priorityOf({ image: "suite:1", priority: -2 })]).toEqual([3, -2]);
});

test("two servers and many claims at once start runs by priority, and those of one priority by age", async () => {
  const ada = await server.signUp();
  const queued: Execution[] = [];
  for (let i = 0; i < 12; i++) queued.push(await queueRun(ada, { priority: [0, 5, -5][i % 3] ?? 0 }));
  const order = [5, 0, -5].flatMap((priority) => queued.filter((run) => run.priority === priority).map(({ id }) => id));
  for (let from = 0; from < 12; from += 4) {
    const taken = await Promise.all([claim(), claim({ at: second }), claim(), claim({ at: second })]);
    expect(taken.sort()).toEqual(order.slice(from, from + 4).sort());
  }
});

test("a priority never takes a place from another organization", async () => {
  const [ada, bob] = [await server.signUp(), await server.signUp()];
  const urgent: string[] = [];
  for (let i = 0; i < 4; i++) urgent.push((await queueRun(ada, { priority: 10 })).id);
  const low: string[] = [];
  for (let i = 0; i < 2; i++) low.push((await queueRun(bob, { priority: -10 })).id);
  const pairs = [];
  for (let i = 0; i < 2; i++) pairs.push([await claim(), await claim({ at: second })]);
  for (const pair of pairs) {
    expect(pair.filter((id) => urgent.includes(id ?? ""))).toHaveLength(1);
    expect(pair.filter((id) => low.includes(id ?? ""))).toHaveLength(1);
  }
});

test("a waiting run says how many with a higher priority are before it, of those that may start", async () => {
  const [ada, bob] = [await server.signUp(), await server.signUp()];
  const last = await queueRun(ada, { priority: -1 });
  await queueRun(bob, { priority: 10 });
  const one = "1 run with a higher priority is before it.";
  const first = await queueRun(ada);
  expect([await waitMessagesOf(ada, last.id), await waitMessagesOf(ada, first.id)]).toEqual([
    ["No worker is connected.", one],
    ["No worker is connected."],
  ]);
  // It waits for a worker of its own.
  await queueRun(ada, { workerLabels: ["gpu"], priority: 10 });
  expect(await waitMessagesOf(ada, last.id)).toContain(one);
  await queueRun(ada, { concurrencyGroup: "staging", priority: 10 });
  await claim();
  await claim();
  await queueRun(ada, { concurrencyGroup: "staging", priority: 10 });
  expect(await waitMessagesOf(ada, last.id)).toEqual([one]);
  // A worker could take both.
  await claim({ labels: ["gpu", "x"] });
  await queueRun(ada, { workerLabels: ["gpu"], priority: 10 });
  expect(await waitMessagesOf(ada, last.id)).toEqual(["2 runs with a higher priority are before it."]);
});

test("the priority of a run that waits can be changed; of one that was taken, it cannot", async () => {
  const ada = await server.signUp();
  const first = await queueRun(ada);
  const later = await queueRun(ada);
  const change = (person: Person, id: string, priority: number) =>
    person.request(api.executions.prioritize, { params: { id }, body: { priority } });
  expect((await change(ada, later.id, 5)).body).toMatchObject({ data: { id: later.id, priority: 5, status: "PENDING" } });
  expect((await ada.call(api.executions.get, { params: { id: first.id } })).data.queuePosition).toBe(2);
  expect(await claim({ at: second })).toBe(later.id);
  expect(await change(ada, later.id, 1)).toMatchObject({ status: 409, body: { code: "NOT_QUEUED" } });
  expect((await ada.call(api.executions.get, { params: { id: later.id } })).data.priority).toBe(5);

  const viewer = await addMember(server, ada, "viewer");
  expect((await change(viewer, first.id, 1)).status).toBe(403);
  const eve = await server.signUp();
  expect((await change(eve, first.id, 1)).status).toBe(404);
  for (const priority of [11, -11, 0.5]) expect((await change(ada, first.id, priority)).status).toBe(400);
  await ada.call(api.executions.cancel, { params: { id: first.id } });
  expect(await change(ada, first.id, 1)).toMatchObject({ status: 409, body: { message: expect.stringContaining("The run is ERROR.") } });
});

test("a run gets one priority or is taken, when both are asked for at the same time, and keeps it when it is returned", async () => {
  const ada = await server.signUp();
  const runs = await Promise.all(Array.from({ length: 10 }, () => queueRun(ada)));
  const changes = runs.map(({ id }, index) =>
    ada.request(api.executions.prioritize, { params: { id }, body: { priority: (index % 10) + 1 } }),
  );
  const claims = runs.map((_, index) => claim({ at: index % 2 === 0 ? server : second }));
  const statuses = (await Promise.all(changes)).map(({ status }) => status);
  expect(new Set(statuses).size).toBeLessThanOrEqual(2);
  expect(statuses.every((status) => status === 200 || status === 409)).toBe(true);
  const taken = (await Promise.all(claims)).filter((id) => id !== undefined);
  expect(new Set(taken).size).toBe(taken.length);
  const { executions, queue } = await server.ctx.db.asSystem(async (tx) => ({
    executions: await tx.selectFrom("executions").select(["id", "priority"]).where("org_id", "=", ada.organizationId).execute(),
    queue: await tx.selectFrom("run_queue").select(["execution_id", "priority"]).where("org_id", "=", ada.organizationId).execute(),
  }));
  const priorityOf = new Map(executions.map(({ id, priority }) => [id, priority]));
  for (const { execution_id, priority } of queue) expect(priority).toBe(priorityOf.get(execution_id));
  for (const [index, status] of statuses.entries())
    expect(priorityOf.get(runs[index]?.id ?? "")).toBe(status === 200 ? (index % 10) + 1 : 0);
});

test("a run whose priority is lowered while a worker asks for a run does not start in quiet hours", async () => {
  const ada = await server.signUp();
  const projectId = await newProject(ada);
  // From an hour ago until in an hour, whenever this test runs.
  const at = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString().slice(11, 16);
  const quietHours = { timeZone: "UTC", windows: [{ days: [...weekdays], from: at(-1), to: at(1) }] };
  await ada.call(api.projects.change, { params: { id: projectId }, body: { runSettings: { quietHours } } });
  const { id } = await queueRun(ada, { projectId, priority: 5 });
  const [change, taken] = await gate(
    server.ctx.db,
    (tx) => tx.selectFrom("executions").select("id").where("id", "=", id).forUpdate().execute(),
    [
      async () => String((await ada.request(api.executions.prioritize, { params: { id }, body: { priority: -10 } })).status),
      async () => (await claim()) ?? "none",
    ],
    "one after the other",
  );
  expect([change, taken]).toEqual(["200", "none"]);
});
