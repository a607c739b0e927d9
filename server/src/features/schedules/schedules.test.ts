import { api } from "@gantry/contract/api.ts";
import { missedAfterMs } from "@gantry/contract/schedules/constants.ts";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { newId } from "../../platform/crypto/ids.ts";
import { gate } from "../../testing/gate.ts";
import { type Person, startTestServer, type TestServer } from "../../testing/start-server.ts";
import { startDue } from "./start-due.ts";
import { nextTime, whatIsDue } from "./times.ts";
import { newProject } from "../../testing/given/project.ts";
import { newApiKey } from "../../testing/given/api-key.ts";
import { queueRun } from "../../testing/given/run.ts";

let server: TestServer;
let other: TestServer;
let ada: Person;
let project: string;
beforeAll(async () => {
  server = await startTestServer({ DEFAULT_PLAN: "enterprise" });
  // A second process on the same database.
  other = await startTestServer({ DEFAULT_PLAN: "enterprise", DATABASE_URL: server.ctx.config.databaseUrl });
  ada = await server.signUp();
  project = await newProject(ada);
});
afterAll(async () => {
  await other.close();
  await server.close();
});

// A time that is not reached while the tests run.
const yearly = "0 0 29 2 *";

async function made(more: object = {}, person = ada, projectId = project) {
  const answer = await person.request(api.schedules.create, {
    body: {
      projectId,
      name: "Nightly",
      cron: yearly,
      run: { image: "suite:1" },
      ...more,
    },
  });
  expect(answer.status, JSON.stringify(answer.body)).toBe(201);
  return answer.body.data;
}

const read = async (id: string) => (await ada.call(api.schedules.get, { params: { id } })).data;
const runsOf = async (projectId: string) => (await ada.call(api.executions.list, { query: { project: projectId, limit: 100 } })).data;

/** Makes a schedule due, as if its time was this long ago. */
const due = (id: string, agoMs = 0) =>
  server.ctx.db.asSystem((tx) =>
    tx
      .updateTable("schedules")
      .set({ next_run_at: new Date(Date.now() - agoMs) })
      .where("id", "=", id)
      .execute(),
  );

async function started(id: string) {
  await startDue(server.ctx);
  return expect.poll(async () => (await read(id)).last).not.toBeNull();
}

test("a schedule is created with its next times in its own time zone, changed, paused, resumed and deleted", async () => {
  const schedule = await made({
    cron: "30 6 * * 1-5",
    timeZone: "Europe/Berlin",
    run: { image: "suite:1", folder: "smoke", environment: "Staging" },
  });
  expect(schedule).toMatchObject({
    paused: false,
    missedRuns: "once",
    skipWhileActive: false,
    last: null,
    run: { image: "suite:1", folder: "smoke", environment: "staging" },
  });
  expect(schedule.nextRuns).toHaveLength(5);
  expect(schedule.nextRuns[0]).toBe(schedule.nextRunAt);
  const berlin = new Intl.DateTimeFormat("en-GB", { timeZone: "Europe/Berlin", hour: "2-digit", minute: "2-digit" });
  for (const at of schedule.nextRuns) expect(berlin.format(new Date(at))).toBe("06:30");
  const paused = await ada.request(api.schedules.change, { params: { id: schedule.id }, body: { paused: true, name: "Daily" } });
  expect(paused.body.data).toMatchObject({ name: "Daily", paused: true, nextRunAt: null, nextRuns: [] });
  expect((await ada.call(api.schedules.change, { params: { id: schedule.id }, body: { paused: false } })).data.nextRunAt).toBe(
    schedule.nextRunAt,
  );
  expect((await ada.call(api.schedules.list, { query: { project } })).data.map((one) => one.id)).toContain(schedule.id);
  expect((await ada.request(api.schedules.delete, { params: { id: schedule.id } })).status).toBe(200);
  expect((await ada.request(api.schedules.get, { params: { id: schedule.id } })).status).toBe(404);
});

test.each([
  ["61 2 * * *", "“61” is not a valid minute (0 to 59)"],
  ["*/0 * * * *", "“*/0” is not a valid minute (0 to 59)"],
  ["0 2 * * 8", "“8” is not a valid weekday (0 to 7, or SUN to SAT)"],
  ["0 24 * * *", "“24” is not a valid hour (0 to 23)"],
  ["* * * *", "; this has 4"],
  ["@dayly", "or a name such as @daily"],
  ["0 0 30 2 *", "never matches a date"],
])("the message about the cron expression %s says what is wrong", async (cron, reason) => {
  const { status, body } = await ada.request(api.schedules.preview, { query: { cron, timeZone: "UTC" } });
  expect([status, body.issues?.[0]?.message]).toEqual([400, expect.stringContaining(`${reason}.`)]);
});

test.each([
  [{ cron: "61 * * * *" }, "cron"],
  [{ cron: "* * * * * *" }, "cron"],
  [{ cron: "0 0 30 2 *" }, "cron"],
  [{ cron: "soon" }, "cron"],
  [{ timeZone: "Mars/Olympus" }, "timeZone"],
  [{ run: { image: "not an image" } }, "run.image"],
])("%j is rejected with its field", async (wrong, path) => {
  const answer = await ada.request(api.schedules.create, {
    body: {
      projectId: project,
      name: "N",
      cron: yearly,
      run: { image: "suite:1" },
      ...wrong,
    },
  });
  expect([answer.status, answer.body.issues?.[0]?.path]).toEqual([400, path]);
});

test("a folder outside of the test project is refused with its field, wherever runs are requested", async () => {
  for (const folder of ["../x", "a b/../z", "..", "a\\..\\b"]) {
    const path = (issues: unknown) => ({ status: 400, body: { error: "Validation failed", issues } });
    const message = "must be a folder of the test project, such as tests/checkout, without .. parts";
    const run = { image: "suite:1", folder };
    const of = (field: string) => path([{ path: field, message: `\`${field}\` ${message}.` }]);
    expect(await ada.raw(api.schedules.create, { body: { projectId: project, name: "Nightly", cron: yearly, run } })).toMatchObject(
      of("run.folder"),
    );
    expect(await ada.raw(api.executions.create, { body: { ...run, projectId: project } })).toMatchObject(of("folder"));
    expect(await ada.raw(api.projects.change, { params: { id: project }, body: { runSettings: { folder } } })).toMatchObject(
      of("runSettings.folder"),
    );
    const trigger = {
      name: "Main",
      host: "github",
      repository: "https://github.com/acme/app",
      events: ["push"],
      run: { ...run, source: null },
    };
    expect(await ada.raw(api.triggers.create, { params: { id: project }, body: trigger })).toMatchObject(of("run.folder"));
  }
  expect((await made({ run: { image: "suite:1", folder: "tests/..hidden/a..b" } })).run.folder).toBe("tests/..hidden/a..b");
});

test("a folder that an earlier release stored still starts its runs", async () => {
  const { id } = await made();
  const run = JSON.stringify({ image: "suite:1", folder: "../x" });
  await server.ctx.db.asSystem((tx) => tx.updateTable("schedules").set({ run }).where("id", "=", id).execute());
  const listed = (await ada.call(api.schedules.list, { query: { project } })).data.find((one) => one.id === id);
  expect(listed?.run.folder).toBe("../x");
  expect((await ada.call(api.schedules.run, { params: { id } })).data.folder).toBe("../x");
});

test("an expression can be previewed before it is saved", async () => {
  const { body } = await ada.request(api.schedules.preview, { query: { cron: "0 3 * * *", timeZone: "Asia/Tokyo" } });
  expect(body.data.nextRuns).toHaveLength(5);
  for (const at of body.data.nextRuns) expect(at).toMatch(/T18:00:00\.000Z$/);
  expect((await ada.request(api.schedules.preview, { query: { cron: "never" } })).status).toBe(400);
  const both = await ada.request(api.schedules.preview, { query: { cron: "never", timeZone: "Mars/Olympus" } });
  expect(both).toMatchObject({ status: 400, body: { issues: [{ path: "cron" }, { path: "timeZone" }] } });
});

test("another organization's schedule does not exist, and viewers cannot change any", async () => {
  const eve = await server.signUp();
  const schedule = await made();
  for (const [route, change] of [
    [api.schedules.get, {}],
    [api.schedules.change, { body: { name: "Mine" } }],
    [api.schedules.run, {}],
    [api.schedules.delete, {}],
  ] as const) {
    const [foreign, never] = [
      await eve.raw(route, { params: { id: schedule.id }, ...change }),
      await eve.raw(route, { params: { id: newId() }, ...change }),
    ];
    expect([foreign.status, foreign.body]).toEqual([404, never.body]);
  }
  expect(
    (await eve.request(api.schedules.create, { body: { projectId: project, name: "N", cron: yearly, run: { image: "suite:1" } } })).body
      .error,
  ).toBe("Project not found");
  expect((await eve.call(api.schedules.list, { query: { project } })).data).toEqual([]);
  const viewer = await newApiKey(ada, { name: "v", role: "viewer" });
  expect((await server.request(api.schedules.delete, { params: { id: schedule.id }, headers: { "x-api-key": viewer } })).status).toBe(403);
});

test("a due time starts one run with any number of servers, and the schedule moves on", async () => {
  const own = await newProject(ada);
  const schedules = await Promise.all(Array.from({ length: 8 }, () => made({ run: { image: "suite:1", groupName: "nightly" } }, ada, own)));
  for (let round = 1; round <= 2; round++) {
    for (const { id } of schedules) await due(id);
    // Both servers' own timed jobs check as well.
    await Promise.all([server, other, server, other].map((process) => startDue(process.ctx)));
    const runs = await runsOf(own);
    expect(runs).toHaveLength(8 * round);
    expect(runs[0]).toMatchObject({
      trigger: "schedule",
      requestedBy: { id: null, name: "Schedule Nightly" },
      groupName: "nightly",
      status: "PENDING",
    });
  }
  const runs = await runsOf(own);
  for (const { id } of schedules) {
    const schedule = await read(id);
    expect(runs.map((run) => run.id)).toContain(schedule.last?.executionId);
    expect(Date.parse(schedule.nextRunAt ?? "")).toBeGreaterThan(Date.now());
  }
});

test("missed runs are caught up with one run, or skipped, as configured", async () => {
  const own = await newProject(ada);
  const [once, skip] = [await made({ name: "A" }, ada, own), await made({ name: "B", missedRuns: "skip" }, ada, own)];
  for (const { id } of [once, skip]) await due(id, 2 * missedAfterMs);
  await started(once.id);
  await started(skip.id);
  expect((await runsOf(own)).map((run) => run.requestedBy?.name)).toEqual(["Schedule A"]);
  expect((await read(skip.id)).last).toMatchObject({ executionId: null, reason: "Missed: no server was there at its time." });
});

test("a rejected run, or one skipped for an active run, is shown at the schedule, which continues", async () => {
  const poor = await startTestServer({ DEFAULT_PLAN: "free" });
  try {
    const bob = await poor.signUp();
    const own = await newProject(bob);
    const { id } = (
      await bob.call(api.schedules.create, {
        body: {
          projectId: own,
          name: "N",
          cron: yearly,
          skipWhileActive: true,
          run: { image: "suite:1" },
        },
      })
    ).data;
    const come = async () => {
      await poor.ctx.db.asSystem((tx) => tx.updateTable("schedules").set({ next_run_at: new Date() }).execute());
      await startDue(poor.ctx);
      await expect
        .poll(async () => Date.parse((await bob.call(api.schedules.get, { params: { id } })).data.nextRunAt ?? "") > Date.now())
        .toBe(true);
      return (await bob.call(api.schedules.get, { params: { id } })).data.last;
    };
    const first = await come();
    expect(first?.reason).toBeNull();
    expect(await come()).toMatchObject({
      executionId: first?.executionId,
      reason: `Skipped: execution ${first?.executionId} had not ended.`,
    });
    await poor.worker(api.dispatch.update, { taskId: first?.executionId, status: "PASSED" });
    for (let run = 1; run < 50; run++) await queueRun(bob);
    expect((await come())?.reason).toMatch(/^Test run limit reached: /);
    await bob.call(api.projects.delete, { params: { id: own } });
    expect((await bob.call(api.schedules.list)).data).toEqual([]);
  } finally {
    await poor.close();
  }
});

test("two concurrent changes of a schedule are both stored", async () => {
  const { id } = await made();
  const change = (body: object) => () => ada.request(api.schedules.change, { params: { id }, body });
  const answers = await gate(
    server.ctx.db,
    (tx) => tx.selectFrom("schedules").select("id").where("id", "=", id).forUpdate().executeTakeFirstOrThrow(),
    [change({ name: "Weekly" }), change({ missedRuns: "skip" })],
  );
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect(await read(id)).toMatchObject({ name: "Weekly", missedRuns: "skip" });
});

test("a run can be started now, once per key, and a paused schedule stays paused", async () => {
  const own = await newProject(ada);
  const { id } = await made({ paused: true }, ada, own);
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => ada.request(api.schedules.run, { params: { id }, headers: { "idempotency-key": `now-${id}` } })),
  );
  expect(new Set(answers.map((answer) => answer.body.data.id)).size).toBe(1);
  const executionId = answers[0]?.body.data.id ?? expect.fail("no run");
  expect(await read(id)).toMatchObject({ paused: true, nextRunAt: null, last: { executionId, status: "PENDING", errorCode: null } });
  await ada.call(api.executions.cancel, { params: { id: executionId } });
  expect((await read(id)).last).toMatchObject({ status: "ERROR", errorCode: "CANCELLED" });
  expect((await ada.call(api.schedules.list, { query: { project: own } })).data[0]?.last).toMatchObject({ errorCode: "CANCELLED" });
  await ada.call(api.executions.delete, { params: { id: executionId } });
  expect((await read(id)).last).toMatchObject({ executionId, status: null });
});

test("for any check times and outages, each check starts at most one run, no run twice, and catches up as configured", () => {
  const cron = fc.constantFrom("0 * * * *", "30 2 * * *", "15 6,18 * * 1-5");
  const timeZone = fc.constantFrom("UTC", "Europe/Berlin", "America/St_Johns", "Australia/Lord_Howe");
  const gaps = fc.array(fc.oneof(fc.integer({ min: 1000, max: missedAfterMs }), fc.integer({ min: missedAfterMs, max: 3 * 86_400_000 })), {
    minLength: 1,
    maxLength: 25,
  });
  // Around both changes to and from daylight saving time.
  const begin = fc.constantFrom("2026-03-27T12:00:00Z", "2026-10-23T12:00:00Z", "2026-06-01T00:00:00Z");
  fc.assert(
    fc.property(cron, timeZone, gaps, begin, (expression, zone, looks, from) => {
      const times = { cron: expression, timeZone: zone };
      for (const missedRuns of ["once", "skip"] as const) {
        let now = new Date(from);
        let dueAt = nextTime(times, now);
        let seenUntil = now;
        for (const gap of looks) {
          now = new Date(now.getTime() + gap);
          if (!dueAt || dueAt > now) continue;
          const { start, next } = whatIsDue({ ...times, missedRuns, dueAt }, now);
          // The latest time since the last check, counted one by one.
          let latest = dueAt;
          for (let at = nextTime(times, seenUntil); at && at <= now; at = nextTime(times, at)) latest = at;
          expect(start).toBe(missedRuns === "once" || now.getTime() - latest.getTime() <= missedAfterMs);
          expect(next && next > now).toBe(true);
          expect(next).toEqual(nextTime(times, now));
          dueAt = next;
          seenUntil = now;
        }
      }
    }),
    { numRuns: 20 },
  );
});

test("a run that is rejected for its worker labels does not count against the month's runs", async () => {
  const eve = await server.signUp();
  const own = await newProject(eve);
  for (let i = 0; i < 20; i++) await queueRun(eve, { workerLabels: [`l${i}`] });
  const { id } = await made({ run: { image: "suite:1", workerLabels: ["another"] } }, eve, own);
  await due(id);
  await startDue(server.ctx);
  const readOwn = async () => (await eve.call(api.schedules.get, { params: { id } })).data;
  await expect.poll(async () => (await readOwn()).last?.reason).toMatch(/^Too many combinations of labels: /);
  expect((await eve.call(api.organizations.usage)).data.testRuns.used).toBe(20);
});
