import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { newProject } from "../../../testing/given/project.ts";
import { queueRun } from "../../../testing/given/run.ts";
import { api } from "@gantry/contract/api.ts";
import { type Person, startTestServer, type TestServer } from "../../../testing/start-server.ts";

let server: TestServer;
let ada: Person;
beforeAll(async () => {
  server = await startTestServer({ DEFAULT_PLAN: "enterprise" });
  ada = await server.signUp();
});
afterAll(() => server.close());

type Outcome = "passed" | "failed" | "skipped" | { status: string; [more: string]: unknown };

const queued = async (projectId: string, more: Parameters<typeof queueRun>[1] = {}) => (await queueRun(ada, { projectId, ...more })).id;

async function end(taskId: string, results: Record<string, Outcome>, more: object = {}) {
  const tests = Object.entries(results).map(([name, outcome]) => ({
    name,
    suite: ["cart"],
    filePath: "tests/cart.test.js",
    durationMs: 10,
    ...(typeof outcome === "string" ? { status: outcome, ...(outcome === "failed" ? { message: `${name} broke` } : {}) } : outcome),
  }));
  const status = tests.some((one) => one.status === "failed") ? "FAILED" : "PASSED";
  const answer = await server.worker(api.dispatch.update, { taskId, status, results: { formats: ["junit"], tests }, ...more });
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return taskId;
}

const runOf = async (projectId: string, results: Record<string, Outcome>, more: object = {}) => end(await queued(projectId, more), results);
const testsOf = async (projectId: string, query = "") =>
  (await ada.raw(api.tests.list, { query: { project: projectId, ...Object.fromEntries(new URLSearchParams(query)) } })).body;
const only = async (projectId: string, name: string) => (await testsOf(projectId, `&search=${encodeURIComponent(name)}`)).data[0];

/** Only runs reported by a pipeline have a commit: here it is written to the same place. */
async function onCommit(projectId: string, commitSha: string, results: Record<string, Outcome>, branches: object = {}) {
  return end(await queuedOn(projectId, { commitSha, ...branches }), results);
}

async function queuedOn(projectId: string, context: object) {
  const id = await queued(projectId);
  const ciContext = JSON.stringify({ source: "github", repository: "shop", prNumber: 7, ...context });
  await server.ctx.db.withTenant(ada.organizationId, (tx) =>
    tx.updateTable("executions").set({ ci_context: ciContext }).where("id", "=", id).execute(),
  );
  return id;
}

test("a test's page says how it does, since which run and commit it fails, and what became of it run by run", async () => {
  const project = await newProject(ada);
  const good = await onCommit(project, "aaaa111", { pays: "passed", adds: "passed" });
  const first = await onCommit(project, "bbbb222", { pays: "failed", adds: "passed" });
  await runOf(project, { pays: "skipped" });
  const last = await onCommit(project, "cccc333", { pays: "failed", adds: { status: "passed", durationMs: 90 } });

  const list = await testsOf(project);
  expect(list.pagination.total).toBe(2);
  expect(list.data.map((one) => one.name)).toEqual(["adds", "pays"]);
  const listed = list.data[1];
  expect(listed).toMatchObject({
    lastStatus: "failed",
    lastExecutionId: last,
    runs: 3,
    failures: 2,
    failuresInARow: 2,
    broken: true,
    flaky: false,
    lastFailure: { executionId: last, message: "pays broke" },
  });
  expect(listed?.passRate).toBeCloseTo(1 / 3);
  expect(listed?.history.map((one) => one.status)).toEqual(["passed", "failed", "skipped", "failed"]);

  const { data } = await ada.call(api.tests.get, { params: { id: listed?.id ?? "" } });
  expect(data.firstFailing).toMatchObject({ executionId: first, commitSha: "bbbb222", repository: "shop", prNumber: 7, runsSince: 2 });
  expect(data.lastPassing).toMatchObject({ executionId: good, commitSha: "aaaa111" });

  const pages = [await ada.request(api.tests.history, { params: { id: listed?.id ?? "" }, query: { limit: "3" } })];
  pages.push(
    await ada.request(api.tests.history, {
      params: { id: listed?.id ?? "" },
      query: { limit: "3", cursor: pages[0]?.body.pagination.nextCursor ?? "" },
    }),
  );
  expect(pages.flatMap((one) => one.body.data.map((entry) => entry.outcome))).toEqual(["failed", "skipped", "failed", "passed"]);
  expect(pages[1]?.body.pagination).toMatchObject({ nextCursor: null, total: 4 });
  expect(pages[0]?.body.data[0]).toMatchObject({ executionId: last, image: "suite:1", message: "pays broke", durationMs: 10 });

  const seen = (await ada.call(api.executions.tests, { params: { id: first }, query: { status: "failed" } })).data[0];
  expect(seen).toMatchObject({ testId: listed?.id, isNew: true });
  expect((await ada.call(api.executions.tests, { params: { id: last }, query: { status: "failed" } })).data[0]?.isNew).toBe(false);
});

test("a test that passes on a retry, or both passes and fails on one commit, is flaky; one that keeps failing is broken", async () => {
  const project = await newProject(ada);
  const retried = { status: "passed", retries: 1, flaky: true };
  await onCommit(project, "aaaa111", { retried, flips: "failed", breaks: "passed", fine: "passed" });
  await onCommit(project, "aaaa111", { retried: "passed", flips: "passed", breaks: "passed", fine: "passed" });
  await onCommit(project, "bbbb222", { retried: "passed", flips: "passed", breaks: "failed", fine: "passed" });
  const names = async (query: string) => (await testsOf(project, query)).data.map((one) => one.name);
  expect(await names("&flaky=true")).toEqual(["flips", "retried"]);
  expect(await names("&broken=true")).toEqual(["breaks"]);
  expect(await names("&status=failed")).toEqual(["breaks"]);
  expect(await names("&flaky=false&broken=false")).toEqual(["fine"]);
  for (let run = 0; run < 3; run++) await onCommit(project, "aaaa111", { flips: "failed" });
  expect(await names("&flaky=true")).toEqual(["retried"]);
  expect(await names("&broken=true")).toEqual(["breaks", "flips"]);
});

test("the order in which results come changes nothing of what is known of a test", async () => {
  const project = await newProject(ada);
  const outcomes: Outcome[] = ["failed", "passed", "failed", "failed", "skipped"];
  const inOrder = { name: "in order", ids: [] as string[] };
  const backwards = { name: "backwards", ids: [] as string[] };
  for (const one of [inOrder, backwards]) for (const _ of outcomes) one.ids.push(await queued(project));
  for (const [index, outcome] of outcomes.entries()) await end(inOrder.ids[index] ?? "", { [inOrder.name]: outcome });
  for (const [index, outcome] of [...outcomes.entries()].reverse()) await end(backwards.ids[index] ?? "", { [backwards.name]: outcome });
  const known = async (of: typeof inOrder) => {
    const found = await only(project, of.name);
    const { data } = await ada.call(api.tests.get, { params: { id: found?.id ?? "" } });
    const place = (id: string) => of.ids.indexOf(id);
    return {
      strip: data.history.map((one) => one.status),
      streak: data.failuresInARow,
      runs: data.runs,
      first: place(data.firstFailing?.executionId ?? ""),
      passing: place(data.lastPassing?.executionId ?? ""),
      last: place(data.lastExecutionId ?? ""),
    };
  };
  expect(await known(backwards)).toEqual(await known(inOrder));
  expect(await known(inOrder)).toMatchObject({
    strip: ["failed", "passed", "failed", "failed", "skipped"],
    streak: 2,
    first: 2,
    passing: 1,
    last: 4,
  });
});

test("a failed test of a run tells the same failure as before from another one", async () => {
  const project = await newProject(ada);
  const missing = { status: "failed", message: "Error: Executable doesn't exist at /ms-playwright/ffmpeg" } as const;
  const declined = { status: "failed", message: "Error: the order is confirmed\n\nExpected: placed\nReceived: declined" } as const;
  await runOf(project, { pays: "passed", ships: "passed" });
  const first = await runOf(project, { pays: missing, ships: missing });
  const second = await runOf(project, { pays: declined, ships: missing });
  const third = await runOf(project, { pays: declined, ships: missing });
  const sinceOf = async (id: string) => {
    const { data } = await ada.call(api.executions.tests, { params: { id } });
    return Object.fromEntries(data.map(({ name, failingSince }) => [name, failingSince]));
  };
  // Failures are stored with the analysis, after the verdict.
  await expect
    .poll(() => sinceOf(second))
    .toMatchObject({
      pays: { executionId: first, runs: 2, sameFailure: { executionId: second, number: 3, runs: 1 } },
      ships: { executionId: first, runs: 2, sameFailure: { executionId: first, number: 2, runs: 2 } },
    });
  await expect
    .poll(() => sinceOf(third))
    .toMatchObject({
      pays: { executionId: first, runs: 3, sameFailure: { executionId: second, number: 3, runs: 2 } },
      ships: { executionId: first, runs: 3, sameFailure: { executionId: first, runs: 3 } },
    });
});

test("a failed test of a run says since which run and commit it fails, and which values differ", async () => {
  const project = await newProject(ada);
  const differs = { status: "failed", message: "\u001b[31mAssertionError\u001b[39m: totals\n\nExpected: 42\nReceived: 41" };
  await onCommit(project, "aaaa111", { pays: "passed", adds: "failed", ships: "failed" });
  const first = await onCommit(project, "bbbb222", { pays: "failed", adds: "passed" });
  await runOf(project, { pays: "skipped" });
  const last = await onCommit(project, "cccc333", { pays: differs, adds: "failed", ships: "passed" });
  const later = await onCommit(project, "dddd444", { pays: "failed" });
  const failuresOf = async (id: string) => {
    const { data } = await ada.call(api.executions.tests, { params: { id }, query: { status: "failed" } });
    return Object.fromEntries(
      data.map(({ name, failingSince, compared }) => [
        name,
        { failingSince: failingSince && { ...failingSince, sameFailure: undefined }, compared },
      ]),
    );
  };
  expect(await failuresOf(first)).toEqual({ pays: { failingSince: null, compared: null } });
  expect(await failuresOf(last)).toEqual({
    pays: {
      failingSince: { executionId: first, number: 2, at: expect.any(String), branch: null, commitSha: "bbbb222", runs: 2 },
      compared: { expected: "42", received: "41" },
    },
    adds: { failingSince: null, compared: null },
  });
  expect((await failuresOf(later))["pays"]?.failingSince).toMatchObject({ number: 2, runs: 3 });
  const pays = await only(project, "pays");
  await ada.call(api.tests.change, { params: { id: pays?.id ?? "" }, body: { owner: "team-checkout" } });
  const owned = await ada.call(api.executions.tests, { params: { id: last } });
  expect(owned.data.map(({ name, owner }) => [name, owner])).toEqual([
    ["pays", "team-checkout"],
    ["adds", null],
    ["ships", null],
  ]);
  const short = await ada.call(api.executions.tests, { params: { id: last }, query: { details: "false" } });
  expect(short.data.flatMap((one) => Object.keys(one))).not.toContain("failingSince");
});

// The branches of many tests' runs are read at once.
describe.each([1, 60])("a failure is new against the runs of its branch, with %i tests", (count) => {
  const main = { branch: "main" };
  const coupon = { branch: "fix/coupon", targetBranch: "main" };
  const cart = { branch: "feat/cart", targetBranch: "main" };
  const ageOf = async (id: string) => {
    const { data } = await ada.call(api.executions.tests, { params: { id }, query: { status: "failed", limit: 100 } });
    const ages = data.map(({ isNew, failingSince }) => JSON.stringify([isNew, failingSince && [failingSince.number, failingSince.runs]]));
    expect(ages).toHaveLength(count);
    return [...new Set(ages)].map((age) => JSON.parse(age));
  };
  const all = (outcome: "passed" | "failed") => Object.fromEntries(Array.from({ length: count }, (_, index) => [`pays ${index}`, outcome]));
  const [failed, passed] = [all("failed"), all("passed")];

  test("a pass on another branch in between does not make it new", async () => {
    const project = await newProject(ada);
    await onCommit(project, "aaaa111", failed, coupon);
    await onCommit(project, "bbbb222", passed, main);
    const again = await onCommit(project, "aaaa112", failed, coupon);
    expect(await ageOf(again)).toEqual([[false, [1, 2]]]);
  });

  test("the first run of a branch is compared with the branch that it is to be merged into", async () => {
    const project = await newProject(ada);
    await onCommit(project, "aaaa111", passed, main);
    await onCommit(project, "bbbb222", failed, coupon);
    const first = await onCommit(project, "cccc333", failed, cart);
    expect(await ageOf(first)).toEqual([[true, null]]);
    await onCommit(project, "dddd444", failed, main);
    const other = await onCommit(project, "eeee555", failed, { branch: "fix/tax", targetBranch: "main" });
    expect(await ageOf(other)).toEqual([[false, [4, 2]]]);
  });

  test("a branch in whose runs it always failed inherits the failure of the branch that it is to be merged into", async () => {
    const project = await newProject(ada);
    await onCommit(project, "aaaa111", passed, main);
    await onCommit(project, "bbbb222", failed, main);
    await onCommit(project, "cccc333", failed, coupon);
    expect(await ageOf(await onCommit(project, "dddd444", failed, coupon))).toEqual([[false, [2, 3]]]);
    // What fails or passes on main later does not belong to the branch, which has its own results since.
    await onCommit(project, "eeee555", passed, main);
    await onCommit(project, "ffff666", failed, main);
    expect(await ageOf(await onCommit(project, "dddd445", failed, coupon))).toEqual([[false, [2, 4]]]);
    await onCommit(project, "dddd446", passed, coupon);
    await onCommit(project, "dddd447", failed, coupon);
    expect(await ageOf(await onCommit(project, "dddd448", failed, coupon))).toEqual([[false, [9, 2]]]);
  });

  test("without a run on either branch, the last run of any decides", async () => {
    const project = await newProject(ada);
    await onCommit(project, "aaaa111", failed, { branch: "old" });
    expect(await ageOf(await onCommit(project, "bbbb222", failed, coupon))).toEqual([[false, [1, 2]]]);
    expect(await ageOf(await onCommit(project, "cccc333", failed))).toEqual([[false, [1, 3]]]);
  });

  test("runs that end in another order, and deleted runs, change nothing", async () => {
    const project = await newProject(ada);
    const [onMain, onBranch, later, first] = [
      await queuedOn(project, main),
      await queuedOn(project, coupon),
      await queuedOn(project, main),
      await queuedOn(project, cart),
    ];
    const last = await queuedOn(project, coupon);
    await end(last, failed);
    await end(first, failed);
    await end(later, passed);
    await end(onBranch, failed);
    await end(onMain, failed);
    expect(await ageOf(last)).toEqual([[false, [1, 3]]]);
    expect(await ageOf(first)).toEqual([[true, null]]);
    expect(await ageOf(onBranch)).toEqual([[false, [1, 2]]]);
    await ada.call(api.executions.delete, { params: { id: later } });
    await expect.poll(() => ageOf(first)).toEqual([[false, [1, 2]]]);
    expect(await ageOf(last)).toEqual([[false, [1, 3]]]);
  });
});

test("two runs are compared: new, known, fixed and newly flaky", async () => {
  const project = await newProject(ada);
  const group = { groupName: "nightly" };
  const before = await runOf(project, { a: "passed", b: "failed", c: "failed", d: "passed", gone: "passed" }, group);
  await runOf(project, { a: "failed" }, { groupName: "other" });
  const now = await runOf(
    project,
    { a: "failed", b: "failed", c: "passed", d: { status: "passed", retries: 1, flaky: true }, e: "failed", fresh: "passed" },
    group,
  );
  const { data } = await ada.call(api.tests.compare, { params: { id: now } });
  const names = (list: { name: string }[]) => list.map((one) => one.name);
  expect(data.with?.executionId).toBe(before);
  expect(data.counts).toEqual({ new: 2, known: 1, fixed: 1, newlyFlaky: 1, added: 1, missing: 1 });
  expect([data.new, data.known, data.fixed, data.newlyFlaky].map(names)).toEqual([["a", "e"], ["b"], ["c"], ["d"]]);
  expect(data.new[0]).toMatchObject({ before: "passed", now: "failed", message: "a broke" });
  expect((await ada.call(api.tests.compare, { params: { id: before } })).data).toMatchObject({ with: null, counts: { new: 2, added: 0 } });
  expect((await ada.call(api.tests.compare, { params: { id: before }, query: { with: now } })).data.counts).toMatchObject({
    fixed: 1,
    new: 1,
  });
  const elsewhere = await runOf(await newProject(ada), { a: "passed" });
  expect(await ada.request(api.tests.compare, { params: { id: now }, query: { with: elsewhere } })).toMatchObject({
    status: 400,
    body: { code: "DIFFERENT_PROJECTS" },
  });
});

describe("a run is compared with", () => {
  const onBranch = async (projectId: string, ciContext: object, outcome: Outcome, more: Parameters<typeof queueRun>[1] = {}) => {
    const id = await queued(projectId, more);
    await server.ctx.db.withTenant(ada.organizationId, (tx) =>
      tx
        .updateTable("executions")
        .set({ ci_context: JSON.stringify(ciContext) })
        .where("id", "=", id)
        .execute(),
    );
    return end(id, { pays: outcome });
  };
  const compared = async (id: string, wanted?: string) =>
    (await ada.call(api.tests.compare, { params: { id }, query: wanted === undefined ? {} : { with: wanted } })).data;

  test("the last one that passed on its branch, and on its base branch", async () => {
    const project = await newProject(ada);
    const main = await onBranch(project, { branch: "main", commitSha: "aaaa111" }, "passed");
    const green = await onBranch(project, { branch: "fix", commitSha: "bbbb222" }, "passed");
    const red = await onBranch(project, { branch: "fix", commitSha: "cccc333" }, "failed");
    await onBranch(project, { branch: "main" }, "failed");
    await onBranch(project, { branch: "fix" }, "passed", { folder: "other" });
    const ci = { branch: "fix", targetBranch: "main", commitSha: "dddd444" };
    const now = await onBranch(project, ci, "failed", { image: "suite:2" });
    await onBranch(project, { branch: "fix" }, "passed");

    expect(await compared(now, "lastPassed")).toMatchObject({
      with: { executionId: green, number: 2 },
      baseBranch: "main",
      counts: { new: 1 },
      differences: [
        { what: "commit", before: "bbbb222", now: "dddd444" },
        { what: "image", before: "suite:1", now: "suite:2" },
      ],
    });
    expect(await compared(now, "lastPassedOnBase")).toMatchObject({ with: { executionId: main }, counts: { new: 1, known: 0 } });
    expect(await compared(now, "3")).toMatchObject({ with: { executionId: red }, counts: { new: 0, known: 1 } });
    expect((await compared(now, "#1")).with?.executionId).toBe(main);
    // Without a target branch, main or master is the base; the first run has nothing before it.
    expect(await compared(red, "lastPassedOnBase")).toMatchObject({ with: { executionId: main }, baseBranch: "main" });
    expect(await compared(main, "lastPassed")).toMatchObject({ with: null, baseBranch: null, differences: [] });
    for (const [wanted, status] of [
      ["999", 404],
      ["yesterday", 400],
      ["0", 400],
    ] as const)
      expect((await ada.raw(api.tests.compare, { params: { id: now }, query: { with: wanted } })).status).toBe(status);
  });

  test("the previous one of its suite, whatever the tag of its image", async () => {
    const project = await newProject(ada);
    const first = await onBranch(project, {}, "failed", { image: "registry.example.com:5000/team/suite:aaaa111" });
    await onBranch(project, {}, "passed", { image: "registry.example.com:5000/team/suite-two:1" });
    await onBranch(project, {}, "passed", { image: "registry.example.com:5000/team/suite:aaaa111", folder: "other" });
    const second = await onBranch(project, {}, "failed", { image: "registry.example.com:5000/team/suite:bbbb222" });
    const third = await onBranch(project, {}, "failed", { image: `registry.example.com:5000/team/suite@sha256:${"0".repeat(64)}` });
    expect(await compared(second)).toMatchObject({ with: { executionId: first }, counts: { new: 0, known: 1 } });
    expect(await compared(third)).toMatchObject({ with: { executionId: second } });
    expect((await compared(first)).with).toBeNull();
  });

  test("the previous one on its branch, else on the branch that it is to be merged into", async () => {
    const project = await newProject(ada);
    const main = await onBranch(project, { branch: "main" }, "passed");
    const other = await onBranch(project, { branch: "other", targetBranch: "main" }, "failed");
    const fix = { branch: "fix", targetBranch: "main" };
    const first = await onBranch(project, fix, "failed");
    await onBranch(project, { branch: "other", targetBranch: "main" }, "passed");
    const second = await onBranch(project, fix, "failed");
    expect(await compared(first)).toMatchObject({ with: { executionId: main }, counts: { new: 1, known: 0 } });
    expect(await compared(second)).toMatchObject({ with: { executionId: first }, counts: { new: 0, known: 1 } });
    // Without one on either, any.
    expect(await compared(await onBranch(project, { branch: "new", targetBranch: "release" }, "failed"))).toMatchObject({
      with: { executionId: second },
    });
    expect((await compared(other)).with?.executionId).toBe(main);
    const passOf = async (id: string) => (await ada.call(api.analysis.get, { params: { id } })).data.sinceLastPass?.taskId ?? null;
    await expect.poll(() => passOf(second)).toBe(main);
    expect(await passOf(await onBranch(project, { branch: "new", targetBranch: "release" }, "failed"))).toBeNull();
  });

  test("another one by the image's digest, if the same tag was built again", async () => {
    const project = await newProject(ada);
    const [old, now] = [`sha256:${"a".repeat(64)}`, `sha256:${"b".repeat(64)}`];
    const ran = async (imageDigest: string | undefined, image = "suite:latest") =>
      end(await queued(project, { image }), { pays: "passed" }, { imageDigest });
    const unknown = await ran(undefined);
    const before = await ran(old);
    const same = await ran(old);
    const rebuilt = await ran(now);
    const differences = async (id: string) => (await compared(id)).differences;
    // A worker of an earlier release does not tell the digest: that is no difference.
    expect(await differences(before)).toEqual([]);
    expect(await differences(same)).toEqual([]);
    expect(await differences(rebuilt)).toEqual([{ what: "imageDigest", before: old, now }]);
    expect(await differences(await ran(old, "suite:2"))).toEqual([{ what: "image", before: "suite:latest", now: "suite:2" }]);
    const digestOf = async (id: string) => (await ada.call(api.executions.get, { params: { id } })).data.imageDigest;
    expect([await digestOf(rebuilt), await digestOf(unknown)]).toEqual([now, null]);
  });

  test("another one by its variables' names, never by their values", async () => {
    const project = await newProject(ada);
    const before = await queued(project, { envVars: { SAME: "s3cret-a", OLD: "s3cret-b", TOKEN: "s3cret-c" } });
    const now = await queued(project, { envVars: { SAME: "s3cret-a", NEW: "s3cret-d", TOKEN: "s3cret-e" } });
    const startedAt = "2026-01-01T10:00:00.000Z";
    await end(before, { pays: "passed" }, { startedAt, finishedAt: "2026-01-01T10:01:00.000Z" });
    await end(now, { pays: "passed" }, { startedAt, finishedAt: "2026-01-01T10:03:00.000Z" });
    const comparison = await compared(now);
    expect(comparison).toMatchObject({
      with: { executionId: before },
      variables: { added: ["NEW"], removed: ["OLD"], changed: ["TOKEN"] },
      durations: { before: 60_000, now: 180_000 },
      differences: [],
    });
    expect(JSON.stringify(comparison)).not.toContain("s3cret");
  });
});

test("insights say pass rate and duration by day and image, the slowest, the most failing and the flakiest tests", async () => {
  const project = await newProject(ada);
  const times = { startedAt: "2026-01-01T10:00:00.000Z", finishedAt: "2026-01-01T10:00:10.000Z" };
  const timed = async (results: Record<string, Outcome>) => {
    const id = await queued(project);
    await server.worker(api.dispatch.update, { taskId: id, status: "RUNNING", startedAt: times.startedAt });
    return end(id, results, { finishedAt: times.finishedAt, exitCode: 0 });
  };
  await timed({ slow: { status: "passed", durationMs: 900, variant: "chrome, 22" }, pays: "failed" });
  await timed({
    slow: { status: "passed", durationMs: 700, variant: "chrome, 22" },
    pays: "failed",
    shaky: { status: "passed", flaky: true, retries: 1 },
  });
  await timed({ pays: "passed" });
  const dropped = await timed({ pays: "failed" });
  await server.worker(api.dispatch.update, { taskId: await queued(project, { image: "other:1" }), status: "ERROR" });
  await ada.call(api.executions.delete, { params: { id: dropped } });
  const { data } = await ada.call(api.insights.get, { query: { project } });
  expect(data.totals).toMatchObject({
    runs: 4,
    passed: 1,
    failed: 2,
    errors: 1,
    averageDurationMs: 10_000,
    tests: { passed: 4, failed: 2, flaky: 1 },
  });
  expect(data.totals.passRate).toBeCloseTo(1 / 3);
  expect(data.days).toHaveLength(1);
  expect(data.images.map((one) => [one.image, one.runs])).toEqual([
    ["suite:1", 3],
    ["other:1", 1],
  ]);
  expect(data.slowest[0]).toMatchObject({ name: "slow", variant: "chrome, 22", averageDurationMs: 800, runs: 2 });
  expect(data.mostFailing).toMatchObject([{ name: "pays", failures: 2, runs: 3 }]);
  expect(data.flakiest).toMatchObject([{ name: "shaky", flakyRuns: 1 }]);
  expect((await ada.request(api.insights.get, { query: { from: "2026-02-02", to: "2026-02-01" } })).status).toBe(400);
});

test("tests are listed in any order, page by page, none twice and none left out", async () => {
  const project = await newProject(ada);
  const many = Object.fromEntries(
    Array.from({ length: 23 }, (_, index) => [
      `test ${index % 7} ${index}`,
      { status: index % 3 ? "passed" : "failed", durationMs: index % 5 },
    ]),
  );
  await runOf(project, many);
  for (const sort of ["attention", "owner", "name", "lastRun", "passRate", "failures", "flaky", "p50", "p95"])
    for (const order of ["asc", "desc"]) {
      const seen: string[] = [];
      let cursor = "";
      do {
        const { data, pagination } = await testsOf(project, `&sort=${sort}&order=${order}&limit=5${cursor && `&cursor=${cursor}`}`);
        seen.push(...data.map((one) => one.name));
        cursor = pagination.nextCursor ?? "";
      } while (cursor);
      expect(new Set(seen).size, `${sort} ${order}`).toBe(23);
      expect(seen).toHaveLength(23);
    }
  // Without a project: the tests of all projects in one order.
  await runOf(await newProject(ada), many);
  const all: { id: string; p50DurationMs: number | null }[] = [];
  for (let cursor = "", isLast = false; !isLast; ) {
    const { body } = await ada.request(api.tests.list, { query: { sort: "p50", limit: 20, ...(cursor && { cursor }) } });
    all.push(...body.data);
    cursor = body.pagination.nextCursor ?? "";
    isLast = cursor === "";
    expect(body.pagination.total).toBeGreaterThanOrEqual(46);
    if (isLast) expect(new Set(all.map(({ id }) => id)).size).toBe(body.pagination.total);
  }
  const p50s = all.map((one) => one.p50DurationMs ?? -1);
  expect(p50s).toEqual([...p50s].sort((a, b) => b - a));
  const { pagination } = await testsOf(project, "&sort=name&limit=5");
  const ofAnotherOrder = await ada.request(api.tests.list, { query: { project, sort: "p50", cursor: pagination.nextCursor ?? "" } });
  expect(ofAnotherOrder).toMatchObject({ status: 400, body: { code: "INVALID_CURSOR" } });
  const forged = Buffer.from(JSON.stringify(["lastRun desc", "2026-99-99 10:00:00+00", "0".repeat(24)])).toString("base64url");
  expect((await ada.request(api.tests.list, { query: { sort: "lastRun", cursor: forged } })).status).toBe(400);
});

test("tests are listed broken first, then flaky, and those without an owner last in both directions", async () => {
  const project = await newProject(ada);
  const statuses = {
    "a good": "passed",
    "b flaky": { status: "passed", flaky: true },
    "c broken": "failed",
    "d broken": "failed",
  } as const;
  await runOf(project, statuses);
  const names = async (query: string) => (await testsOf(project, query)).data.map((one) => one.name);
  expect(await names("&sort=attention")).toEqual(["c broken", "d broken", "b flaky", "a good"]);
  expect(await names("&sort=attention&order=desc")).toEqual(["a good", "b flaky", "d broken", "c broken"]);
  const byName = (await testsOf(project, "&sort=name")).data;
  for (const [index, owner] of [
    [0, "zoe"],
    [2, "amy"],
  ] as const)
    await ada.call(api.tests.change, { params: { id: byName[index]?.id ?? "" }, body: { owner } });
  expect((await names("&sort=owner")).slice(0, 2)).toEqual(["c broken", "a good"]);
  expect((await names("&sort=owner&order=desc")).slice(0, 2)).toEqual(["a good", "c broken"]);
});

test("a deleted run leaves the history of its tests, and their last failure is the one before", async () => {
  const project = await newProject(ada);
  const before = await runOf(project, { pays: "failed" });
  const deleted = await runOf(project, { pays: "failed", gone: "passed" });
  const id = (await only(project, "pays"))?.id ?? "";
  await ada.call(api.executions.delete, { params: { id: deleted } });
  const { data } = await ada.call(api.tests.get, { params: { id } });
  expect(data).toMatchObject({
    runs: 1,
    failuresInARow: 1,
    lastExecutionId: before,
    lastFailure: { executionId: before, message: "pays broke" },
  });
  expect((await testsOf(project)).data.map((one) => one.name)).toEqual(["pays"]);
  expect((await ada.call(api.insights.get, { query: { project } })).data.totals).toMatchObject({
    runs: 1,
    tests: { failed: 1, passed: 0 },
  });
});

test("an owner is set by those who may write, and remembered", async () => {
  const project = await newProject(ada);
  await runOf(project, { pays: "failed" });
  const id = (await only(project, "pays"))?.id ?? "";
  expect((await ada.call(api.tests.change, { params: { id }, body: { owner: "payments" } })).data.owner).toBe("payments");
  expect((await testsOf(project, "&owner=payments")).data).toHaveLength(1);
  expect((await ada.call(api.tests.change, { params: { id }, body: { owner: null } })).data.owner).toBeNull();
});

test("another organization finds none of it, and cannot tell a test or run from none", async () => {
  const project = await newProject(ada);
  const run = await runOf(project, { pays: "failed" });
  const id = (await only(project, "pays"))?.id ?? "";
  const eve = await server.signUp();
  const none = "0".repeat(24);
  expect((await eve.call(api.tests.list, { query: { project } })).data).toEqual([]);
  expect((await eve.call(api.insights.get, { query: { project } })).data.totals.runs).toBe(0);
  for (const route of [api.tests.get, api.tests.history]) {
    const foreign = await eve.raw(route, { params: { id } });
    expect(foreign.status).toBe(404);
    expect(foreign.body).toEqual((await eve.raw(route, { params: { id: none } })).body);
  }
  expect((await eve.request(api.tests.change, { params: { id }, body: { owner: "eve" } })).status).toBe(404);
  const foreignRun = await eve.request(api.tests.compare, { params: { id: run } });
  expect(foreignRun.body).toEqual((await eve.request(api.tests.compare, { params: { id: none } })).body);
  const own = await eve.request(api.executions.create, { body: { image: "suite:1" } });
  expect((await eve.request(api.tests.compare, { params: { id: own.body.data.id }, query: { with: run } })).status).toBe(404);
});

test("a test that ten complete runs of its suite lacked is not seen lately: no longer broken, and back with its next outcome", async () => {
  const project = await newProject(ada);
  const suite = { image: "shop/e2e:1", command: "npm test", folder: "all" };
  await runOf(project, { pays: "failed", adds: "passed" }, suite);
  const runs = async (count: number, results: Record<string, Outcome>, more: object = {}) => {
    for (let index = 0; index < count; index += 1) await runOf(project, results, { ...suite, image: `shop/e2e:${index}`, ...more });
  };
  await runs(9, { adds: "passed" });
  // Another suite, and other files, say nothing about it.
  await runs(2, { adds: "passed" }, { command: "npm run phone" });
  await runs(2, { ships: { status: "passed", filePath: "tests/ship.test.js" } });
  expect(await only(project, "pays")).toMatchObject({ broken: true, stale: false });
  expect((await testsOf(project, "sort=attention")).data[0]?.name).toBe("pays");

  await runs(1, { adds: "passed" });
  expect(await only(project, "pays")).toMatchObject({ broken: false, flaky: false, stale: true, lastStatus: "failed" });
  expect((await testsOf(project, "stale=true")).data.map(({ name }) => name)).toEqual(["pays"]);
  expect((await testsOf(project, "broken=true")).data).toEqual([]);
  expect((await testsOf(project, "sort=attention&stale=false")).data.map(({ name }) => name)).toEqual(["adds", "ships"]);

  await runOf(project, { pays: "failed" }, suite);
  expect(await only(project, "pays")).toMatchObject({ broken: true, stale: false });
});

test("a test's state names the branch of its last run, and tests are filtered by it", async () => {
  const project = await newProject(ada);
  await onCommit(project, "aaaa111", { pays: "passed", adds: "passed" }, { branch: "main" });
  await onCommit(project, "bbbb222", { pays: "failed" }, { branch: "fix/vat" });
  expect(await only(project, "pays")).toMatchObject({ broken: true, lastBranch: "fix/vat" });
  const names = async (query: string) => (await testsOf(project, query)).data.map(({ name }) => name);
  expect(await names("branch=fix/vat")).toEqual(["pays"]);
  expect(await names("branch=main")).toEqual(["adds"]);
  expect(await names("branch=main&broken=true")).toEqual([]);
  await runOf(project, { pays: "passed" });
  expect(await only(project, "pays")).toMatchObject({ broken: false, lastBranch: null });
});
