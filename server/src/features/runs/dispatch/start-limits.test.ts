import { api } from "@gantry/contract/api.ts";
import type { ClaimedRun } from "@gantry/contract/dispatch/schemas.ts";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createDatabaseWithClock, type DatabaseClock } from "../../../testing/database-clock.ts";
import { claimNext, leaseOf, reportRun } from "../../../testing/given/claimed-run.ts";
import { newProject } from "../../../testing/given/project.ts";
import { queueRun, waitMessagesOf, waitReasonsOf } from "../../../testing/given/run.ts";
import { type Person, startTestServer, type TestServer } from "../../../testing/start-server.ts";

const env = { DEFAULT_PLAN: "business", OUTSIDE_CALLBACKS: "false", SHARED: "true" };
let clock: DatabaseClock;
let server: TestServer;
let second: TestServer;
beforeAll(async () => {
  clock = await createDatabaseWithClock();
  server = await startTestServer({ ...env, DATABASE_URL: clock.url });
  second = await startTestServer({ ...env, DATABASE_URL: clock.url });
});
afterAll(async () => {
  await second?.close();
  await server?.close();
  await clock?.close();
});
beforeEach(async () => {
  await clock.set(undefined);
  await server.ctx.db.asSystem(async (tx) => {
    for (const table of ["run_queue", "run_leases", "workers"] as const) await tx.deleteFrom(table).execute();
    for (const one of [server, second]) one.ctx.workers.recordedAt.clear();
  });
});

const claim = ({ at = server, waitMs = 0, labels = [] as string[] } = {}) =>
  claimNext(at, { workerId: `w${labels.join("-")}`, waitMs, slots: 50, labels });
const idOf = (run: ClaimedRun | null) => run?.taskId;
const limitProject = (person: Person, id: string, maxConcurrentRuns: number | null) =>
  person.call(api.projects.change, { params: { id }, body: { runSettings: { maxConcurrentRuns } } });

/** A transaction waits for a lock of another one. */
const isWaiting = () =>
  server.ctx.db.asSystem(async (tx) => {
    const { rows } = await sql`select from pg_locks where not granted`.execute(tx);
    return rows.length > 0;
  });

describe("a project's number of runs at a time", () => {
  test("is kept, and does not hold up other projects or organizations", async () => {
    const [ada, bob] = [await server.signUp(), await server.signUp()];
    const shop = await newProject(ada, { name: "Shop", runSettings: { maxConcurrentRuns: 2 } });
    const blog = await newProject(ada, { name: "Blog" });
    const runs: string[] = [];
    for (let i = 0; i < 3; i++) runs.push((await queueRun(ada, { projectId: shop })).id);
    const [other, urgent, bobs] = [
      await queueRun(ada, { projectId: blog }),
      await queueRun(ada, { projectId: shop, priority: 1 }),
      await queueRun(bob),
    ];
    const taken = [await claim(), await claim({ at: second }), await claim(), await claim({ at: second })];
    expect(taken.map(idOf).sort()).toEqual([urgent.id, bobs.id, runs[0], other.id].sort());
    expect(await claim()).toBeNull();
    const waiting = runs[1] ?? "";
    expect(await waitReasonsOf(ada, waiting)).toEqual([{ code: "PROJECT_LIMIT", message: "The project allows 2 runs at a time." }]);
    await reportRun(server, taken.find((run) => idOf(run) === urgent.id) ?? null, "ANALYZING");
    expect(await waitReasonsOf(ada, waiting)).toEqual([]);
    expect(idOf(await claim({ at: second }))).toBe(waiting);
    expect(await claim()).toBeNull();
  });

  test("holds exactly for two servers and many claims at once, and all runs end", async () => {
    const ada = await server.signUp();
    const projectId = await newProject(ada, { name: "Shop", runSettings: { maxConcurrentRuns: 3 } });
    const runs = 18;
    for (let i = 0; i < runs; i++) await queueRun(ada, { projectId, ...(i % 2 ? { workerLabels: ["gpu"] } : {}) });
    let [ended, inProgress, most] = [0, 0, 0];
    const work = async (at: TestServer) => {
      while (ended < runs) {
        const run = await claim({ at, waitMs: 200, labels: ["gpu"] });
        if (!run) continue;
        most = Math.max(most, ++inProgress);
        await ada.call(api.executions.get, { params: { id: run.taskId } });
        inProgress--;
        await reportRun(server, run, "ANALYZING");
        ended++;
      }
    };
    await Promise.all(Array.from({ length: 8 }, (_, i) => work(i % 2 ? server : second)));
    expect([ended, most]).toEqual([runs, 3]);
  });

  test("applies to runs that wait when it is set, raised or removed, and to returned ones", async () => {
    const ada = await server.signUp();
    const projectId = await newProject(ada, { name: "Shop" });
    const runs: string[] = [];
    for (let i = 0; i < 4; i++) runs.push((await queueRun(ada, { projectId })).id);
    await limitProject(ada, projectId, 1);
    const first = await claim();
    expect([idOf(first), await claim()]).toEqual([runs[0], null]);
    // A waiting claim is woken, also of the other server.
    const waiting = claim({ at: second, waitMs: 20_000 });
    await limitProject(ada, projectId, 2);
    expect(idOf(await waiting)).toBe(runs[1]);
    await reportRun(server, first, "PENDING");
    const again = await claim();
    expect([idOf(again), await claim()]).toEqual([runs[0], null]);
    await limitProject(ada, projectId, null);
    expect([idOf(await claim()), idOf(await claim()), await claim()]).toEqual([runs[2], runs[3], null]);
    await reportRun(server, again, "PENDING");
    expect(idOf(await claim())).toBe(runs[0]);
  });

  test("can be turned on and off while runs are queued, claimed, returned, cancelled and deleted", async () => {
    const ada = await server.signUp();
    const projectId = await newProject(ada, { name: "Shop" });
    const queue = () => queueRun(ada, { projectId });
    const runs: string[] = [];
    for (let i = 0; i < 24; i++) runs.push((await queue()).id);
    const toggle = async () => {
      for (let i = 0; i < 12; i++) await limitProject(ada, projectId, i % 2 ? null : 50);
    };
    const cancel = async () => {
      for (const id of runs.slice(0, 6)) await ada.call(api.executions.cancel, { params: { id } });
    };
    const remove = async () => {
      for (const from of [6, 12]) await ada.call(api.executions.bulkDelete, { body: { taskIds: runs.slice(from, from + 6).reverse() } });
    };
    const giveBack = async (at: TestServer) => {
      for (let i = 0; i < 6; i++) {
        const run = await claim({ at });
        // A run that was cancelled or deleted is gone.
        if (run) await at.worker(api.dispatch.update, { ...leaseOf(run), status: "PENDING" });
      }
    };
    await Promise.all([toggle(), cancel(), remove(), giveBack(server), giveBack(second), queue(), queue()]);
    await limitProject(ada, projectId, 3);
    await server.ctx.db.asSystem((tx) =>
      tx
        .updateTable("run_queue")
        .set({ available_at: new Date(0) })
        .execute(),
    );
    const taken: string[] = [];
    for (let run = await claim(); run; run = await claim()) taken.push(run.taskId);
    expect(taken).toHaveLength(3);
    await limitProject(ada, projectId, null);
    for (let run = await claim(); run; run = await claim()) taken.push(run.taskId);
    expect(new Set(taken).size).toBe(8);
  });

  test("waits for a transaction that ends queued runs, whichever of them leaves the queue first", async () => {
    const ada = await server.signUp();
    for (const reversed of [false, true]) {
      const projectId = await newProject(ada, { name: `Shop ${reversed}` });
      const ids = [(await queueRun(ada, { projectId })).id, (await queueRun(ada, { projectId })).id].toSorted();
      let change: Promise<unknown> = Promise.resolve();
      await server.ctx.db.withTenant(ada.organizationId, async (tx) => {
        const leaves = (id: string | undefined) =>
          tx
            .deleteFrom("run_queue")
            .where("execution_id", "=", id ?? "")
            .execute();
        // As every end of a run does.
        await sql`select from executions where id = any(${ids}) order by id for update`.execute(tx);
        const [first, last] = reversed ? ids.toReversed() : ids;
        await leaves(first);
        change = limitProject(ada, projectId, 3);
        await expect.poll(isWaiting).toBe(true);
        await leaves(last);
      });
      await change;
    }
  });

  test("is a whole number from 1", async () => {
    const ada = await server.signUp();
    const id = await newProject(ada);
    for (const value of [0, -1, 1.5, "2", 10_001]) {
      const refused = await ada.request(api.projects.change, {
        params: { id },
        body: { runSettings: { maxConcurrentRuns: value as number } },
      });
      expect(refused.status).toBe(400);
    }
    expect((await ada.call(api.projects.list)).data.find((project) => project.id === id)?.runSettings).toMatchObject({
      maxConcurrentRuns: null,
      quietHours: null,
    });
  });
});

describe("quiet hours", () => {
  const days = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"] as const;
  const nights = { timeZone: "Europe/Berlin", windows: [{ days: [...days], from: "22:00", to: "06:00" }] };

  test("let runs of the project wait until they end, and those with a priority above 0 start", async () => {
    const ada = await server.signUp();
    // Half past ten in the evening in Berlin.
    await clock.set("2026-12-01T21:30:00Z");
    const projectId = await newProject(ada, { name: "Shop", runSettings: { quietHours: nights } });
    const blog = await newProject(ada, { name: "Blog" });
    const [last, first] = [await queueRun(ada, { projectId, priority: -1 }), await queueRun(ada, { projectId })];
    const [urgent, other] = [await queueRun(ada, { projectId, priority: 1 }), await queueRun(ada, { projectId: blog })];
    const start = [idOf(await claim()), idOf(await claim({ at: second })), await claim()];
    expect(start).toEqual([urgent.id, other.id, null]);
    expect(await waitReasonsOf(ada, first.id)).toEqual([
      { code: "QUIET_HOURS", message: "Quiet hours until 06:00 Europe/Berlin.", until: "2026-12-02T05:00:00.000Z" },
    ]);
    expect(await waitMessagesOf(ada, last.id)).toEqual([
      "Quiet hours until 06:00 Europe/Berlin.",
      "1 run with a higher priority is before it.",
    ]);
    await clock.set("2026-12-02T04:59:59Z");
    expect(await claim()).toBeNull();
    // No one asks for anything: the servers end the quiet hours, and wake claims on both of them.
    const waiting = [claim({ waitMs: 20_000 }), claim({ at: second, waitMs: 20_000 })];
    await clock.set("2026-12-02T05:00:00Z");
    const started = (await Promise.all(waiting)).map(idOf);
    expect(started.sort()).toEqual([first.id, last.id].sort());
    // The next night.
    await clock.set("2026-12-02T21:00:00Z");
    const tonight = await queueRun(ada, { projectId });
    expect(await claim()).toBeNull();
    expect(await waitMessagesOf(ada, tonight.id)).toContain("Quiet hours until 06:00 Europe/Berlin.");
  });

  test("hold after days in which no server ran", async () => {
    const ada = await server.signUp();
    await clock.set("2026-12-01T12:00:00Z");
    const projectId = await newProject(ada, { name: "Shop", runSettings: { quietHours: nights } });
    const run = await queueRun(ada, { projectId });
    await clock.set("2026-12-04T23:00:00Z");
    expect(await claim({ waitMs: 3_000 })).toBeNull();
    expect(await waitMessagesOf(ada, run.id)).toEqual(["Quiet hours until 06:00 Europe/Berlin."]);
    await clock.set("2026-12-05T05:00:00Z");
    expect(idOf(await claim({ waitMs: 20_000 }))).toBe(run.id);
  });

  test("can be changed and removed while runs wait; several days are named", async () => {
    const ada = await server.signUp();
    // A Friday.
    await clock.set("2026-12-04T23:30:00Z");
    const projectId = await newProject(ada, { name: "Shop" });
    const change = (quietHours: typeof nights | null) =>
      ada.call(api.projects.change, { params: { id: projectId }, body: { runSettings: { quietHours } } });
    const run = await queueRun(ada, { projectId });
    await change({
      timeZone: "Europe/Berlin",
      windows: [...nights.windows, { days: ["sat", "sun"], from: "00:00", to: "00:00" } as never],
    });
    expect(await waitMessagesOf(ada, run.id)).toEqual(["No worker is connected.", "Quiet hours until Monday 06:00 Europe/Berlin."]);
    const waiting = claim({ at: second, waitMs: 20_000 });
    await change(null);
    expect(idOf(await waiting)).toBe(run.id);
  });

  test("need a known time zone, times, days, and some time of the week without them", async () => {
    const ada = await server.signUp();
    const id = await newProject(ada);
    const [window] = nights.windows;
    const wrong = [
      { ...nights, timeZone: "Europe/Atlantis" },
      { ...nights, windows: [] },
      { ...nights, windows: [{ ...window, from: "24:00" }] },
      { ...nights, windows: [{ ...window, days: [] }] },
      { ...nights, windows: [{ ...window, days: ["monday"] }] },
      { ...nights, windows: [{ ...window, from: "06:00", to: "06:00" }] },
      { ...nights, windows: Array(21).fill(window) },
    ];
    for (const quietHours of wrong) {
      const body = { runSettings: { quietHours: quietHours as typeof nights } };
      expect(await ada.request(api.projects.change, { params: { id }, body })).toMatchObject({ status: 400 });
      expect(await ada.request(api.projects.create, { body: { name: "Wrong", ...body } })).toMatchObject({ status: 400 });
    }
  });
});
