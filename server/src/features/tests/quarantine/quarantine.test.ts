import { api } from "@gantry/contract/api.ts";
import fc from "fast-check";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { outsideTests } from "@gantry/contract/results/constants.ts";
import { gate } from "../../../testing/gate.ts";
import { claimRun, reportRun } from "../../../testing/given/claimed-run.ts";
import { newProject } from "../../../testing/given/project.ts";
import { queueRun } from "../../../testing/given/run.ts";
import { type Person, startTestServer, type TestServer } from "../../../testing/start-server.ts";

let server: TestServer;
let ada: Person;
let project: string;
beforeAll(async () => {
  server = await startTestServer({ DEFAULT_PLAN: "enterprise" });
  ada = await server.signUp();
  project = await newProject(ada, { runSettings: { autoQuarantine: true } });
});
afterAll(() => server.close());

let names = 0;
const fresh = (word: string) => `${word} ${++names}`;

const queued = async (groupName: string | null, projectId = project) =>
  (await queueRun(ada, { projectId, ...(groupName ? { groupName } : {}) })).id;

type Results = Record<string, "passed" | "failed" | "skipped">;

async function end(taskId: string, results: Results, status = Object.values(results).includes("failed") ? "FAILED" : "PASSED") {
  const tests = Object.entries(results).map(([name, outcome]) => ({ name, suite: ["cart"], status: outcome, durationMs: 5 }));
  const answer = await server.worker(api.dispatch.update, { taskId, status, results: { formats: ["junit"], tests } });
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return taskId;
}

const runOf = async (groupName: string | null, results: Results, to = project) => end(await queued(groupName, to), results);

async function quarantined(of = project): Promise<{ name: string; id: string }[]> {
  return (await ada.call(api.quarantine.list, { query: { project: of, limit: "100" } })).data;
}
const isIn = async (name: string, of = project) => (await quarantined(of)).some((entry) => entry.name === name);
const eventsOf = async (id: string) =>
  (await ada.call(api.quarantine.events, { query: { testId: id } })).data.map((entry) => entry.event).reverse();

async function testIdIn(executionId: string, name: string): Promise<string> {
  const { body } = await ada.request(api.executions.tests, { params: { id: executionId } });
  return body.data.find((entry) => entry.name === name)?.testId ?? "";
}

test("the third failure in a row in one group puts a test into quarantine, and one pass takes it out", async () => {
  const name = fresh("pays");
  const group = fresh("nightly");
  await runOf(group, { [name]: "failed" });
  await runOf(group, { [name]: "skipped", other: "passed" });
  await runOf(group, { [name]: "failed" });
  await runOf(group, { other: "passed" });
  expect(await isIn(name)).toBe(false);
  const third = await runOf(group, { [name]: "failed", other: "passed" });
  const entry = (await quarantined()).find((one) => one.name === name);
  expect(entry).toMatchObject({
    source: "auto",
    groupName: group,
    executionId: third,
    reason: `Failed 3 times in a row in runs of ${group}.`,
  });
  expect((await ada.call(api.executions.get, { params: { id: third } })).data.tests).toMatchObject({ failed: 1, quarantined: 1 });
  expect((await ada.call(api.executions.tests, { params: { id: third }, query: { status: "failed" } })).data).toMatchObject([
    { name, quarantined: true, isNew: false },
  ]);

  // A repeated callback has no effect.
  await end(third, { [name]: "failed", other: "passed" });
  expect(await eventsOf(entry?.id ?? "")).toEqual(["quarantined"]);
  await runOf(fresh("another group"), { [name]: "passed" });
  expect(await isIn(name)).toBe(false);
  expect(await eventsOf(entry?.id ?? "")).toEqual(["quarantined", "healed"]);
});

test.each([null, "another group"])(
  "after a pass in group %s ended a quarantine, three new failures of the old group are needed",
  async (other) => {
    for (const isByHand of [false, true]) {
      const [name, group] = [fresh("pays"), fresh("nightly")];
      if (isByHand) {
        for (let run = 0; run < 2; run++) await runOf(group, { [name]: "failed" });
        const id = await testIdIn(await runOf(null, { [name]: "failed" }), name);
        expect((await ada.request(api.quarantine.add, { body: { testId: id } })).status).toBe(201);
      } else for (let run = 0; run < 3; run++) await runOf(group, { [name]: "failed" });
      expect(await isIn(name)).toBe(true);
      const late = await queued(group);
      await runOf(other && fresh(other), { [name]: "passed" });
      expect(await isIn(name)).toBe(false);
      for (const expected of [false, false, true]) {
        const failed = await runOf(group, { [name]: "failed" });
        expect(await isIn(name)).toBe(expected);
        expect((await ada.call(api.executions.get, { params: { id: failed } })).data.tests?.quarantined).toBe(expected ? 1 : 0);
        // A late result, of a run before the pass, changes nothing.
        if (!expected) await end(late, { [name]: "failed" });
        expect(await isIn(name)).toBe(expected);
      }
    }
  },
);

const hooks = ['"before all" hook for "cart"', 'cart "before all" hook: seed for "pays"', "Configuration method setUp"];
test.each([...Object.values(outsideTests), ...hooks])("“%s” is no test and is never quarantined", async (name) => {
  const [group, to] = [fresh("nightly"), await newProject(ada, { runSettings: { autoQuarantine: true } })];
  for (let run = 0; run < 3; run++) await runOf(group, { [name]: "failed" }, to);
  const last = await runOf(group, { [name]: "failed", pays: "passed" }, to);
  expect(await quarantined(to)).toEqual([]);
  expect(await ada.request(api.quarantine.add, { body: { testId: await testIdIn(last, name) } })).toMatchObject({
    status: 400,
    body: { error: "Not a test", message: expect.stringContaining("cannot be quarantined") },
  });
  expect((await ada.call(api.ci.gate, { body: { taskId: last } })).data.status).toBe("FAILED");
});

test("a run without a verdict says which of its failures are quarantined, and changes nothing of it", async () => {
  const [name, group] = [fresh("pays"), fresh("nightly")];
  for (let run = 0; run < 3; run++) await runOf(group, { [name]: "failed" });
  const broken = await end(await queued(group), { [name]: "failed", other: "passed" }, "ERROR");
  expect((await ada.call(api.executions.get, { params: { id: broken } })).data.tests).toMatchObject({ failed: 1, quarantined: 1 });
  expect(await isIn(name)).toBe(true);
});

test("runs without a group, of changing groups, or with Auto-Quarantine off never put a test into quarantine", async () => {
  const name = fresh("pays");
  for (const group of [null, null, null, fresh("a"), fresh("b"), fresh("c")]) await runOf(group, { [name]: "failed" });
  expect(await isIn(name)).toBe(false);
  const off = await newProject(ada, { runSettings: { autoQuarantine: false } });
  for (let run = 0; run < 4; run++) await runOf("nightly", { [name]: "failed" }, off);
  expect(await quarantined(off)).toEqual([]);
});

interface Step {
  group: "a" | "b" | null;
  outcome: "passed" | "failed" | "skipped" | "absent" | "error";
}

/** The rule as the specification words it, run by run. */
function replay(steps: readonly Step[]): boolean {
  let inside = false;
  const inARow = { a: 0, b: 0 };
  for (const { group, outcome } of steps) {
    // A pass that ends a quarantine restarts the count in every group; another pass only in its own.
    if (outcome === "passed" && inside) Object.assign(inARow, { a: 0, b: 0 });
    if (outcome === "passed" && group) inARow[group] = 0;
    if (outcome === "passed") inside = false;
    if (outcome === "failed" && group && ++inARow[group] >= 3) inside = true;
  }
  return inside;
}

async function deliver(taskId: string, name: string, outcome: Step["outcome"]) {
  if (outcome === "absent") return end(taskId, { other: "passed" });
  if (outcome === "error") return end(taskId, { [name]: "failed" }, "ERROR");
  return end(taskId, { [name]: outcome, other: "passed" }, outcome === "failed" ? "FAILED" : "PASSED");
}

const step: fc.Arbitrary<Step> = fc.record({
  group: fc.constantFrom("a", "a", "a", "b", null),
  outcome: fc.constantFrom("failed", "failed", "failed", "passed", "skipped", "absent", "error"),
});

test("results in any order, twice, late or at the same time give the quarantine that their runs' order gives", async () => {
  const story = fc.array(step, { minLength: 3, maxLength: 6 }).chain((steps) => {
    const all = steps.map((_, index) => index);
    const order = fc.shuffledSubarray(all, { minLength: all.length });
    return fc.record({ steps: fc.constant(steps), order, again: fc.subarray(all), atOnce: fc.boolean() });
  });
  await fc.assert(
    fc.asyncProperty(story, async ({ steps, order, again, atOnce }) => {
      const name = fresh("pays");
      const suffix = fresh("");
      const runs: string[] = [];
      for (const { group } of steps) runs.push(await queued(group && group + suffix));
      const say = (index: number) => deliver(runs[index] ?? "", name, steps[index]?.outcome ?? "absent");
      const deliveries = [...order, ...again];
      if (atOnce) await Promise.all(deliveries.map(say));
      else for (const index of deliveries) await say(index);
      expect(await isIn(name)).toBe(replay(steps));
    }),
    { numRuns: 25 },
  );
});

test("three failures and a pass give the same answer in all 24 orders", async () => {
  const orders = (rest: number[]): number[][] =>
    rest.length === 0 ? [[]] : rest.flatMap((first) => orders(rest.filter((one) => one !== first)).map((tail) => [first, ...tail]));
  const outcomes = ["failed", "failed", "failed", "passed"] as const;
  for (const order of orders([0, 1, 2, 3])) {
    const [name, group] = [fresh("pays"), fresh("nightly")];
    const runs: string[] = [];
    for (const _ of outcomes) runs.push(await queued(group));
    const [first, ...rest] = order;
    for (const index of [...rest, first ?? 0]) await deliver(runs[index] ?? "", name, outcomes[index] ?? "passed");
    expect(await isIn(name), `order ${order}`).toBe(false);
  }
});

const guard = async (quarantineGuard: boolean) =>
  expect((await ada.request(api.projects.change, { params: { id: project }, body: { runSettings: { quarantineGuard } } })).status).toBe(
    200,
  );
const gateOf = async (taskId: string) => (await ada.call(api.ci.gate, { body: { taskId } })).data;

test("a test that fails three times in a row is quarantined however many fail with it", async () => {
  for (const [failing, passing] of [
    [1, 0],
    [5, 0],
    [6, 0],
    [5, 5],
    [12, 1],
  ] as const) {
    const group = fresh("nightly");
    const failed = Array.from({ length: failing }, () => fresh("test"));
    const results: Results = Object.fromEntries([
      ...failed.map((name) => [name, "failed"] as const),
      ...Array.from({ length: passing }, () => [fresh("test"), "passed"] as const),
    ]);
    let last = "";
    for (let run = 0; run < 3; run++) last = await runOf(group, results);
    expect((await quarantined()).filter(({ name }) => failed.includes(name))).toHaveLength(failing);
    expect((await ada.call(api.executions.get, { params: { id: last } })).data).toMatchObject({
      tests: { quarantined: failing },
      notes: [],
    });
    expect(await gateOf(last)).toMatchObject({ status: "PASSED" });
  }
});

test("with the guard on, nothing is quarantined by a run in which most tests failed, and run, gate and list of tests say so", async () => {
  await guard(true);
  const group = fresh("nightly");
  const suite = Array.from({ length: 6 }, () => fresh("test"));
  const results = (failing: number): Results =>
    Object.fromEntries(suite.map((name, index) => [name, index < failing ? ("failed" as const) : ("passed" as const)]));
  let last = "";
  for (let run = 0; run < 4; run++) last = await runOf(group, results(4));
  expect((await quarantined()).filter(({ name }) => suite.includes(name))).toEqual([]);
  const why = "Nothing was quarantined: 4 of 6 tests failed, and this project's quarantine guard skips runs in which most tests fail.";
  expect((await ada.call(api.executions.get, { params: { id: last } })).data.notes).toEqual([{ code: "QUARANTINE_SKIPPED", message: why }]);
  expect((await gateOf(last)).reason).toContain(why);
  expect((await ada.request(api.tests.list, { query: { project } })).body.quarantineSkipped).toMatchObject({
    executionId: last,
    message: why,
  });
  // A callback with other results removes the note, and a repeated one adds it again.
  await server.worker(api.dispatch.update, { taskId: last, status: "ERROR" });
  expect((await ada.call(api.executions.get, { params: { id: last } })).data.notes).toEqual([]);
  // Half of the tests are not most of them.
  for (let run = 0; run < 3; run++) last = await runOf(group, results(3));
  expect((await ada.call(api.executions.get, { params: { id: last } })).data.notes).toEqual([]);
  expect((await quarantined()).filter(({ name }) => suite.includes(name))).toHaveLength(3);
  expect((await ada.request(api.tests.list, { query: { project } })).body.quarantineSkipped).toBeNull();
});

test("the guard's skipped failures do not count later, also when it is switched off", async () => {
  await guard(true);
  const group = fresh("nightly");
  const suite = Array.from({ length: 6 }, () => fresh("test"));
  const results = (failing: number): Results =>
    Object.fromEntries(suite.map((name, index) => [name, index < failing ? ("failed" as const) : ("passed" as const)]));
  for (let run = 0; run < 4; run++) await runOf(group, results(6));
  await guard(false);
  // A test that fails alone is still quarantined, and a failure among most of them does not count towards it.
  await runOf(group, results(1));
  await runOf(group, results(1));
  expect(await isIn(suite[0] ?? "")).toBe(false);
  await runOf(group, results(1));
  expect((await quarantined()).filter(({ name }) => suite.includes(name))).toMatchObject([{ name: suite[0] }]);
});

test("a person puts a test into quarantine with reason, owner and expiry, changes it, and lifts it", async () => {
  const name = fresh("pays");
  const group = fresh("nightly");
  const id = await testIdIn(await runOf(group, { [name]: "failed" }), name);
  const wanted = { testId: id, reason: "Waits for a fix", owner: "payments", expiresAt: new Date(Date.now() + 3_600_000).toISOString() };
  const added = await ada.request(api.quarantine.add, { body: wanted });
  expect(added.body.data.keepUntil).toBeNull();
  expect(added).toMatchObject({ status: 201, body: { data: { ...wanted, id, source: "manual", quarantinedBy: { id: ada.id } } } });
  expect(await ada.request(api.quarantine.add, { body: wanted })).toMatchObject({ status: 409, body: { code: "ALREADY_QUARANTINED" } });
  const past = new Date(Date.now() - 1000).toISOString();
  expect(await ada.request(api.quarantine.change, { params: { id }, body: { expiresAt: past } })).toMatchObject({
    status: 400,
    body: { issues: [{ path: "expiresAt" }] },
  });
  const changed = await ada.request(api.quarantine.change, { params: { id }, body: { reason: "Fix is in review", expiresAt: null } });
  expect(changed.body.data).toMatchObject({ reason: "Fix is in review", owner: "payments", expiresAt: null });
  expect((await ada.request(api.quarantine.release, { params: { id } })).status).toBe(200);
  expect(await ada.request(api.quarantine.release, { params: { id } })).toMatchObject({
    status: 404,
    body: { error: "Test is not quarantined" },
  });
  expect(await eventsOf(id)).toEqual(["quarantined", "changed", "released"]);

  // Earlier failures no longer count; three new ones do.
  for (const inside of [false, false, true]) {
    await runOf(group, { [name]: "failed" });
    expect(await isIn(name)).toBe(inside);
  }
});

/** As if the hour had passed. */
const expireNow = (id: string) =>
  server.ctx.db.asSystem((tx) =>
    tx.updateTable("quarantine").set({ expires_at: sql<Date>`clock_timestamp()` }).where("test_id", "=", id).execute(),
  );

test("a test of a project that is being deleted is not put into quarantine", async () => {
  const own = await newProject(ada, { runSettings: {} });
  const name = fresh("pays");
  const testId = await testIdIn(await runOf(null, { [name]: "failed" }, own), name);
  const answers = await gate(
    server.ctx.db,
    (tx) => tx.updateTable("projects").set({ deleted_at: new Date() }).where("id", "=", own).execute(),
    [() => ada.request(api.quarantine.add, { body: { testId } })],
  );
  expect(answers).toMatchObject([{ status: 404 }]);
  expect(await eventsOf(testId)).toEqual([]);
});

test("one pass ends a quarantine by hand, unless it is kept until a time", async () => {
  const [name, kept, group] = [fresh("pays"), fresh("adds"), fresh("nightly")];
  const first = await runOf(group, { [name]: "failed", [kept]: "failed" });
  const [id, keptId] = [await testIdIn(first, name), await testIdIn(first, kept)];
  const running = await queued(group);
  const keepUntil = new Date(Date.now() + 3_600_000).toISOString();
  expect((await ada.call(api.quarantine.add, { body: { testId: id } })).data).toMatchObject({ keepUntil: null, expiresAt: null });
  const added = await ada.request(api.quarantine.add, { body: { testId: keptId, keepUntil } });
  expect(added).toMatchObject({ status: 201, body: { data: { keepUntil, expiresAt: keepUntil } } });
  // A run that was created before has no effect on what came after it.
  await deliver(running, name, "passed");
  expect(await isIn(name)).toBe(true);
  const failing = await runOf(group, { [name]: "failed", [kept]: "failed" });
  expect((await gateOf(failing)).quarantinedTests).toMatchObject([
    { name, keepUntil: null },
    { name: kept, keepUntil },
  ]);
  await runOf(null, { [name]: "passed", [kept]: "passed" });
  expect([await isIn(name), await isIn(kept)]).toEqual([false, true]);
  expect(await eventsOf(id)).toEqual(["quarantined", "healed"]);
  expect((await ada.call(api.tests.get, { params: { id: keptId } })).data).toMatchObject({ keepUntil, quarantine: { keepUntil } });
  const listed = (await ada.call(api.tests.list, { query: { project, search: kept } })).data;
  expect(listed).toMatchObject([{ quarantined: true, keepUntil }]);
  expect((await ada.call(api.quarantine.change, { params: { id: keptId }, body: { keepUntil: null } })).data).toMatchObject({
    keepUntil: null,
    expiresAt: null,
  });
  await runOf(null, { [kept]: "passed" });
  expect(await isIn(kept)).toBe(false);
});

test("keepUntil is a time to come within a year, belongs to quarantines by hand, and does not contradict expiresAt", async () => {
  const [name, group] = [fresh("pays"), fresh("nightly")];
  const id = await testIdIn(await runOf(group, { [name]: "failed" }), name);
  const after = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
  for (const body of [
    { keepUntil: after(-1) },
    { keepUntil: after(366) },
    { keepUntil: "tomorrow" },
    { keepUntil: after(2), expiresAt: after(3) },
    { keepUntil: after(2), expiresAt: null },
  ])
    expect(await ada.request(api.quarantine.add, { body: { testId: id, ...body } }), JSON.stringify(body)).toMatchObject({
      status: 400,
      body: { issues: [{ path: "keepUntil" }] },
    });
  expect(await isIn(name)).toBe(false);
  for (let run = 0; run < 2; run++) await runOf(group, { [name]: "failed" });
  expect(await ada.request(api.quarantine.change, { params: { id }, body: { keepUntil: after(1) } })).toMatchObject({ status: 400 });
  const byHand = await ada.request(api.quarantine.add, { body: { testId: id, keepUntil: after(364) } });
  expect(byHand).toMatchObject({ status: 201, body: { data: { source: "manual" } } });
});

test("a quarantine by hand ends when it expires", async () => {
  const name = fresh("pays");
  const id = await testIdIn(await runOf(null, { [name]: "failed" }), name);
  const later = new Date(Date.now() + 3_600_000).toISOString();
  expect((await ada.request(api.quarantine.add, { body: { testId: id, expiresAt: later } })).status).toBe(201);
  expect(await isIn(name)).toBe(true);
  await expireNow(id);
  expect(await isIn(name)).toBe(false);
  const again = { testId: id, expiresAt: later };
  expect((await ada.request(api.quarantine.add, { body: again })).status).toBe(201);
  const told = ["quarantined", "expired", "quarantined"];
  expect(await eventsOf(id)).toEqual(told);
  // Expiry and the new quarantine have the same time, and are always listed in their order.
  for (let turn = 0; turn < 10; turn++) {
    await expireNow(id);
    expect((await ada.request(api.quarantine.add, { body: again })).status).toBe(201);
    told.push("expired", "quarantined");
  }
  expect(await eventsOf(id)).toEqual(told);
});

test("runs that are given a group later count in it, and those that are deleted no longer count", async () => {
  const name = fresh("pays");
  const group = fresh("nightly");
  const runs: string[] = [];
  for (let run = 0; run < 3; run++) runs.push(await runOf(null, { [name]: "failed" }));
  await ada.request(api.executions.bulkGroup, { body: { taskIds: runs, groupName: group } });
  expect(await isIn(name)).toBe(true);
  await ada.request(api.executions.bulkGroup, { body: { taskIds: runs.slice(0, 1), groupName: null } });
  expect(await isIn(name)).toBe(false);

  const other = fresh("pays");
  const [first] = [await runOf(group, { [other]: "failed" }), await runOf(group, { [other]: "failed" })];
  await ada.request(api.executions.delete, { params: { id: first } });
  await runOf(group, { [other]: "failed" });
  expect(await isIn(other)).toBe(false);
});

test("a reader of a verdict also sees what follows from it", async () => {
  const name = fresh("pays");
  const group = fresh("nightly");
  for (let run = 0; run < 2; run++) await runOf(group, { [name]: "failed" });
  const third = await queued(group);
  const results = { formats: ["junit"], tests: [{ name, suite: ["cart"], status: "failed", durationMs: 1 }] };
  await reportRun(server, await claimRun(server, third), "ANALYZING", { exitCode: 1, results });
  expect((await ada.call(api.executions.get, { params: { id: third } })).data.verdict).toBe("FAILED");
  expect(await isIn(name)).toBe(true);
});

test("another organization sees, changes and lifts nothing, and cannot tell a test from none", async () => {
  const name = fresh("pays");
  const id = await testIdIn(await runOf(null, { [name]: "failed" }), name);
  await ada.request(api.quarantine.add, { body: { testId: id } });
  const eve = await server.signUp();
  const none = "0".repeat(24);
  expect((await eve.call(api.quarantine.list, { query: { project } })).data).toEqual([]);
  expect((await eve.call(api.quarantine.events, { query: { testId: id } })).data).toEqual([]);
  for (const [route, body] of [
    [api.quarantine.change, { reason: "x" }],
    [api.quarantine.release, undefined],
  ] as const) {
    const foreign = await eve.raw(route, { params: { id }, body });
    expect(foreign.status).toBe(404);
    expect(foreign.body).toEqual((await eve.raw(route, { params: { id: none }, body })).body);
  }
  expect((await eve.request(api.quarantine.add, { body: { testId: id } })).body).toEqual(
    (await eve.request(api.quarantine.add, { body: { testId: none } })).body,
  );
  expect(await isIn(name)).toBe(true);
});
