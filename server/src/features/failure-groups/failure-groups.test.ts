import { api } from "@gantry/contract/api.ts";
import type { FailureGroup } from "@gantry/contract/failure-groups/schemas.ts";
import { ReadingEnded } from "@gantry/host/readers/reading.ts";
import { sql } from "kysely";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { addMember } from "../../testing/add-member.ts";
import { gate } from "../../testing/gate.ts";
import { claimRun } from "../../testing/given/claimed-run.ts";
import { type MailServer, startMailServer } from "../../testing/mail-server.ts";
import { newProject } from "../../testing/given/project.ts";
import { runStories } from "../integrations/testing/run-stories.ts";
import { type Person, startTestServer, type TestServer } from "../../testing/start-server.ts";

let server: TestServer;
let mailServer: MailServer;
let ada: Person;
let projectId: string;
beforeAll(async () => {
  mailServer = await startMailServer();
  server = await startTestServer({
    DEFAULT_PLAN: "enterprise",
    FRONTEND_URL: "https://gantry.test",
    SMTP_URL: mailServer.url,
    FROM_EMAIL: "gantry@example.com",
  });
});
beforeEach(async () => {
  ada = await server.signUp({ name: "Ada" });
  projectId = await newProject(ada, { name: "Shop" });
});
afterAll(async () => {
  await server.close();
  await mailServer.close();
});

const failing = (name: string, message: string, more: object = {}) => ({
  name,
  suite: ["checkout"],
  filePath: "tests/checkout.spec.ts",
  status: "failed",
  durationMs: 5,
  message,
  ...more,
});
const discount = failing("applies a coupon", "AssertionError: expected 2500 to equal 2250");
const refused = failing("pays", "connect ECONNREFUSED 10.0.0.7:5432");

interface Story {
  tests?: object[];
  branch?: string;
  startedAt?: string;
}

/** A run that a worker has started. */
async function started(story: Story = {}): Promise<string> {
  const ciContext = { repository: "shop/web", branch: story.branch ?? "main", commitSha: "a".repeat(40) };
  const { id } = await runStories(server).queue(ada, { project: projectId, ciContext });
  await claimRun(server, id);
  const now = story.startedAt ?? new Date().toISOString();
  expect((await server.worker(api.dispatch.update, { taskId: id, attempt: 1, status: "RUNNING", startedAt: now })).status).toBe(200);
  return id;
}

const report = (taskId: string, tests: object[]) =>
  server.worker(api.dispatch.update, { taskId, attempt: 1, status: "ANALYZING", exitCode: 1, results: { formats: ["junit"], tests } });

async function end(taskId: string, tests: object[] = [discount]): Promise<void> {
  expect((await report(taskId, tests)).status).toBe(200);
  await settled();
}
const settled = () => server.outbox.idle();
/** What a person was told about regressions. */
const regressionMails = (person: Person) =>
  mailServer.received.flatMap(({ to, mail }) => (to.includes(person.email) && mail.subject?.includes("occurred again") ? [mail] : []));

async function failedRun(story: Story = {}): Promise<string> {
  const id = await started(story);
  await end(id, story.tests);
  return id;
}

type Query = Parameters<typeof listed>[0];
const list = (query: object = {}, person = ada) => person.call(api.failureGroups.list, { query: { project: projectId, ...query } });
const listed = async (query: object = {}, person = ada): Promise<FailureGroup[]> => (await list(query, person)).data;
const only = async (query?: Query): Promise<FailureGroup> => {
  const all = await listed(query);
  expect(all).toHaveLength(1);
  return all[0] as FailureGroup;
};
const change = (body: object, person = ada) => person.raw(api.failureGroups.change, { body });
const detail = async (id: string) => (await ada.call(api.failureGroups.get, { params: { id } })).data;
const auditOf = async (action: string) => (await ada.call(api.audit.list, { query: { action } })).data;

async function resolved(): Promise<FailureGroup> {
  const group = await only();
  expect((await change({ ids: [group.id], state: "resolved" })).body.data.modified).toBe(1);
  return group;
}

describe("the list", () => {
  test("has one entry for the same failure of several tests and runs, with counts, branches, trend and its latest run", async () => {
    const first = await failedRun({ branch: "main" });
    const last = await failedRun({
      branch: "fix/vat",
      tests: [discount, refused, failing("refunds", refused.message, { variant: "firefox, 22" })],
    });
    const [one, other] = await listed({ sort: "firstSeen", order: "asc" });
    expect(one).toMatchObject({
      projectId,
      state: "new",
      stateChangedAt: null,
      owner: null,
      category: "assertion",
      message: discount.message,
      test: { name: "applies a coupon", suite: ["checkout"], filePath: "tests/checkout.spec.ts", variant: null },
      occurrences: 2,
      executions: 2,
      tests: 1,
      lastRun: { taskId: last, number: 2, branch: "fix/vat", commitSha: "a".repeat(40) },
      branches: ["fix/vat", "main"],
      branchCount: 2,
      issues: [],
    });
    expect(one?.trend).toHaveLength(30);
    expect(one?.trend.at(-1)).toBe(2);
    expect(other).toMatchObject({ occurrences: 2, executions: 1, tests: 2, branches: ["fix/vat"] });
    expect(await detail(one?.id ?? "")).toMatchObject({
      fullMessage: discount.message,
      firstRun: { taskId: first, number: 1 },
      changes: [],
    });
    const { data, pagination } = await ada.call(api.failureGroups.occurrences, { params: { id: other?.id ?? "" } });
    expect(data.map(({ testName, variant, run }) => [testName, variant, run.taskId]).toSorted()).toEqual([
      ["pays", null, last],
      ["refunds", "firefox, 22", last],
    ]);
    expect(pagination.total).toBe(2);
  });

  test("is filtered and searched on the server; counts of states ignore the filter by state", async () => {
    await failedRun({ branch: "main" });
    await failedRun({ branch: "release/2", tests: [refused] });
    const [assertion] = await listed({ category: "assertion" });
    await change({ ids: [assertion?.id], state: "acknowledged", ownerId: ada.id });
    const found = async (query: object) => (await listed(query)).map(({ category }) => category);
    expect(await found({ branch: "release/2" })).toEqual(["connection-refused"]);
    expect(await found({ search: "TO EQUAL 2250" })).toEqual(["assertion"]);
    expect(await found({ search: "applies a" })).toEqual(["assertion"]);
    expect(await found({ search: "checkout.spec" })).toEqual(["connection-refused", "assertion"]);
    expect(await found({ search: "100%" })).toEqual([]);
    expect(await found({ owner: "me" })).toEqual(["assertion"]);
    expect(await found({ owner: "none" })).toEqual(["connection-refused"]);
    expect(await found({ owner: ada.id, state: "new" })).toEqual([]);
    expect(await found({ state: "new,acknowledged" })).toEqual(["connection-refused", "assertion"]);
    expect(await found({ fingerprint: assertion?.fingerprint })).toEqual(["assertion"]);
    expect((await list({ state: "new" })).counts).toEqual({ new: 1, regressed: 0, acknowledged: 1, resolved: 0, ignored: 0 });
  });

  test.each([
    ["lastSeen", "desc", ["c", "b", "a"]],
    ["firstSeen", "asc", ["a", "b", "c"]],
    ["tests", "desc", ["b", "c", "a"]],
  ])("is sorted by %s and paged without a gap", async (sort, order, expected) => {
    const fails = (name: string, where: string) => failing(name, `TypeError: ${where} is not a function`);
    await failedRun({ tests: [fails("1", "a")] });
    await failedRun({ tests: [fails("1", "b"), fails("2", "b"), fails("3", "b")] });
    await failedRun({ tests: [fails("1", "c"), fails("2", "c")] });
    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await list({ sort, order, limit: 1, ...(cursor ? { cursor } : {}) });
      seen.push(...page.data.map(({ message }) => message.charAt("TypeError: ".length)));
      expect(page.pagination.total).toBe(3);
      cursor = page.pagination.nextCursor ?? undefined;
    } while (cursor);
    expect(seen).toEqual(expected);
    const { pagination } = await list({ sort, order, limit: 1 });
    const other = await ada.raw(api.failureGroups.list, { query: { sort: "runs", cursor: pagination.nextCursor ?? "" } });
    expect([other.status, other.body.code]).toEqual([400, "INVALID_CURSOR"]);
  });

  test("leaves out deleted runs, and the same failure of another project is another entry", async () => {
    const first = await failedRun();
    const other = await newProject(ada);
    const mine = projectId;
    projectId = other;
    await failedRun();
    await change({ ids: [(await only()).id], state: "ignored" });
    projectId = mine;
    expect(await only()).toMatchObject({ state: "new" });
    await ada.request(api.executions.delete, { params: { id: first } });
    expect(await listed()).toEqual([]);
  });
});

describe("a change", () => {
  test("sets state and owner of several failures, with its history and audit entries; unknown ids are ignored", async () => {
    await failedRun({ tests: [discount, refused] });
    const ids = (await listed()).map(({ id }) => id);
    const answer = await change({ ids: [...ids, "f".repeat(24)], state: "acknowledged", ownerId: ada.id });
    expect(answer.body.data).toEqual({ modified: 2 });
    expect(await listed()).toMatchObject(ids.map((id) => ({ id, state: "acknowledged", owner: { userId: ada.id, name: "Ada" } })));
    expect((await change({ ids, state: "acknowledged" })).body.data).toEqual({ modified: 0 });
    expect((await change({ ids: [ids[0]], ownerTeam: "Payments" })).body.data).toEqual({ modified: 1 });
    expect((await listed({ owner: "team:Payments" })).map(({ owner }) => owner)).toEqual([{ userId: null, name: "Payments" }]);
    const { changes } = await detail(ids[0] ?? "");
    expect(changes.map(({ what, from, to, by }) => [what, from, to, by?.name])).toEqual([
      ["owner", "Ada", "Payments", "Ada"],
      ["owner", null, "Ada", "Ada"],
      ["state", "new", "acknowledged", "Ada"],
    ]);
    expect((await auditOf("failure.state_changed")).map(({ targetId }) => targetId).toSorted()).toEqual(ids.toSorted());
    expect(await auditOf("failure.owner_changed")).toHaveLength(3);
    const titles = (await listed()).map(({ title }) => title);
    expect((await auditOf("failure.state_changed")).map(({ details }) => details["failure"]).toSorted()).toEqual(titles.toSorted());
  });

  test("is recorded with a shorter title if the message is long, also where an emoji would be cut in two", async () => {
    await failedRun({ tests: [failing("pays", `${"x".repeat(199)}😀 was declined`)] });
    expect((await change({ ids: [(await only()).id], state: "resolved" })).status).toBe(200);
    expect((await auditOf("failure.state_changed")).map(({ details }) => details["failure"])).toEqual([`${"x".repeat(199)}…`]);
  });

  test("has owners that can be listed: members and teams of the organization or project that own one, by name", async () => {
    await failedRun({ tests: [discount, refused] });
    const ids = (await listed()).map(({ id }) => id);
    const owners = async (query: { project?: string } = {}, person = ada) =>
      (await person.request(api.failureGroups.owners, { query })).body.data.owners;
    expect(await owners()).toEqual([]);
    await change({ ids: [ids[0]], ownerTeam: "Payments" });
    await change({ ids: [ids[1]], ownerId: ada.id });
    const both = [
      { userId: ada.id, name: "Ada" },
      { userId: null, name: "Payments" },
    ];
    expect(await owners()).toEqual(both);
    expect(await owners({ project: projectId })).toEqual(both);
    expect(await owners({ project: await newProject(ada, { name: "Blog" }) })).toEqual([]);
    expect(await owners({}, await server.signUp())).toEqual([]);
    await change({ ids, ownerTeam: "Payments" });
    expect(await owners()).toEqual([{ userId: null, name: "Payments" }]);
  });

  test("is refused for viewers, for the state `regressed` and for an owner who is not a member", async () => {
    await failedRun();
    const { id } = await only();
    const viewer = await addMember(server, ada, "viewer");
    const stranger = await server.signUp();
    expect((await change({ ids: [id], state: "resolved" }, viewer)).status).toBe(403);
    expect(await listed({}, viewer)).toHaveLength(1);
    expect((await change({ ids: [id], state: "regressed" })).status).toBe(400);
    expect((await change({ ids: [id] })).status).toBe(400);
    expect((await change({ ids: [id], ownerId: stranger.id })).body.error).toBe("User not found");
    expect((await change({ ids: [id], state: "resolved" }, stranger)).body.data).toEqual({ modified: 0 });
    expect(await only()).toMatchObject({ state: "new", owner: null });
  });

  test("keeps the failure when its owner leaves the organization", async () => {
    await failedRun();
    const mel = await addMember(server, ada, "developer");
    const { id } = await only();
    await change({ ids: [id], ownerId: mel.id });
    expect((await ada.request(api.users.remove, { params: { id: mel.id } })).status).toBe(200);
    expect(await only()).toMatchObject({ id, owner: null });
  });
});

describe("a resolved failure", () => {
  test("is regressed by a run that started later, and its owner gets one mail", async () => {
    await failedRun();
    const mel = await addMember(server, ada, "developer");
    const group = await resolved();
    await change({ ids: [group.id], ownerId: mel.id });
    const again = await failedRun({ branch: "main" });
    expect(await only()).toMatchObject({ id: group.id, state: "regressed", executions: 2 });
    const { changes } = await detail(group.id);
    expect(changes[0]).toMatchObject({ what: "state", from: "resolved", to: "regressed", by: null, taskId: again });
    await failedRun();
    const mails = regressionMails(mel);
    expect(mails).toHaveLength(1);
    expect(mails[0]?.subject).toBe("Shop: a resolved failure occurred again in run #2");
    expect(mails[0]?.text).toContain("expected 2500 to equal 2250");
    expect(mails[0]?.text).toContain(`https://gantry.test/failures?project=${projectId}&failure=${group.id}`);
  });

  test("is not regressed by a run that had started before, however late it ends, and not when that run is analyzed again", async () => {
    await failedRun();
    const early = await started();
    const late = await started({ startedAt: new Date(Date.now() - 60_000).toISOString() });
    const group = await resolved();
    await end(early);
    await end(late);
    expect(await only()).toMatchObject({ state: "resolved", executions: 3 });
    await ada.request(api.analysis.analyze, { params: { id: early } });
    await settled();
    expect(await only()).toMatchObject({ id: group.id, state: "resolved" });
  });

  test("stays ignored or acknowledged if that was set instead", async () => {
    await failedRun();
    const { id } = await only();
    await change({ ids: [id], state: "ignored" });
    await failedRun();
    expect(await only()).toMatchObject({ state: "ignored" });
  });

  test("tells the person who resolved it if nobody owns it, and nobody if a team does", async () => {
    await failedRun();
    const group = await resolved();
    await failedRun();
    expect(await only()).toMatchObject({ state: "regressed" });
    expect(regressionMails(ada)).toHaveLength(1);
    await change({ ids: [group.id], state: "resolved", ownerTeam: "Payments" });
    await failedRun();
    expect(await only()).toMatchObject({ state: "regressed" });
    expect(regressionMails(ada)).toHaveLength(1);
  });

  test("is regressed once by runs that end at the same time", async () => {
    await failedRun();
    const group = await resolved();
    const runs = [await started(), await started()];
    const hold = (tx: Parameters<Parameters<typeof server.ctx.db.asSystem>[0]>[0]) =>
      sql`select from failure_groups where id = ${group.id} for update`.execute(tx);
    await gate(
      server.ctx.db,
      hold,
      runs.map((id) => () => end(id, [discount, refused])),
    );
    const { state, changes } = await detail(group.id);
    expect([state, changes.filter(({ to }) => to === "regressed").length]).toEqual(["regressed", 1]);
    expect(regressionMails(ada)).toHaveLength(1);
    expect((await listed()).map(({ executions }) => executions).toSorted()).toEqual([2, 3]);
  });

  test("stays resolved when it is resolved while a run with it ends", async () => {
    await failedRun();
    const { id } = await only();
    await change({ ids: [id], state: "acknowledged" });
    const running = await started();
    const hold = (tx: Parameters<Parameters<typeof server.ctx.db.asSystem>[0]>[0]) =>
      sql`select from failure_groups where id = ${id} for update`.execute(tx);
    await gate(server.ctx.db, hold, [
      async () => {
        await change({ ids: [id], state: "resolved" });
      },
      () => end(running),
    ]);
    expect(await only()).toMatchObject({ state: "resolved", executions: 2 });
  });
});

describe("owner rules", () => {
  afterEach(() => {
    vi.restoreAllMocks();
  });
  const rules = (text: string, person = ada) =>
    person.raw(api.failureGroups.setOwnerRules, { params: { id: projectId }, body: { rules: text } });

  test("set the owner of new failures by the file of their test; a change by hand stays", async () => {
    const mel = await addMember(server, ada, "developer");
    const saved = await rules(`# owners\n* @web\n/tests/checkout* ${mel.email.toUpperCase()}\n!x @y\n`);
    expect(saved.body.data.problems).toMatchObject([{ line: 4 }]);
    expect((await ada.call(api.failureGroups.ownerRules, { params: { id: projectId } })).data).toEqual(saved.body.data);
    const other = failing("logs in", "TypeError: user is null", { filePath: "tests/login.spec.ts" });
    await failedRun({ tests: [discount, other, failing("waits", "connect ECONNREFUSED 10.0.0.7:5432", { filePath: undefined })] });
    const owners = async () => (await listed()).map(({ category, owner }) => [category, owner]).toSorted();
    expect(await owners()).toEqual([
      ["assertion", { userId: mel.id, name: "Mel developer" }],
      ["connection-refused", null],
      ["exception", { userId: null, name: "@web" }],
    ]);
    const [mine] = await listed({ category: "assertion" });
    expect((await detail(mine?.id ?? "")).changes).toMatchObject([{ what: "owner", from: null, to: "Mel developer", by: null }]);
    await change({ ids: [mine?.id], ownerId: ada.id });
    await failedRun({ tests: [discount] });
    expect((await listed({ category: "assertion" }))[0]?.owner).toEqual({ userId: ada.id, name: "Ada" });
    expect(await auditOf("project.owner_rules_changed")).toHaveLength(1);
  });

  test("are changed by admins only, and a stranger's email is the name of a team", async () => {
    const [developer, stranger] = [await addMember(server, ada, "developer"), await server.signUp()];
    expect((await rules("* @web", developer)).status).toBe(403);
    expect((await rules(`* ${stranger.email}`)).status).toBe(200);
    await failedRun();
    expect(await only()).toMatchObject({ owner: { userId: null, name: stranger.email } });
  });

  test("never apply to a failure whose owner was changed by hand meanwhile", async () => {
    expect((await rules("* @web")).status).toBe(200);
    const reading = vi.spyOn(server.ctx.uploadReaders, "read");
    let open = () => {};
    const opened = new Promise<void>((resolve) => {
      open = resolve;
    });
    reading.mockImplementationOnce(async () => {
      await opened;
      const { id } = await only();
      return { items: [], result: [{ id, owner: "@web" }] };
    });
    const id = await started();
    expect((await report(id, [discount])).status).toBe(200);
    // The run and its failure are complete while the owner is still being looked for.
    await expect.poll(() => reading.mock.calls.length).toBe(1);
    expect((await ada.call(api.executions.get, { params: { id } })).data.status).toBe("FAILED");
    const group = await only();
    expect(group.owner).toBe(null);
    await change({ ids: [group.id], ownerTeam: "Payments" });
    await change({ ids: [group.id], ownerId: null });
    open();
    await settled();
    expect((await only()).owner).toBe(null);
  });

  test.each(["time", "memory"] as const)("that end their reader process by %s leave the failure without an owner", async (reason) => {
    expect((await rules("* @web")).status).toBe(200);
    const reading = vi.spyOn(server.ctx.uploadReaders, "read");
    reading.mockRejectedValueOnce(new ReadingEnded(reason, "it took too much"));
    await failedRun();
    expect(reading).toHaveBeenCalledTimes(1);
    expect(await only()).toMatchObject({ owner: null });
  });

  test("are applied by the next reader process if one fails", async () => {
    expect((await rules("* @web")).status).toBe(200);
    vi.spyOn(server.ctx.uploadReaders, "read").mockRejectedValueOnce(new ReadingEnded("failure", "its reader was ended"));
    await failedRun();
    await expect.poll(async () => (await only()).owner).toEqual({ userId: null, name: "@web" });
  });

  test("do not hold up a run with patterns and paths that are slow to compare", async () => {
    const lines = Array.from({ length: 400 }, () => "*a*b @x").join("\n");
    expect((await rules(lines)).status).toBe(200);
    const tests = Array.from({ length: 50 }, (_, index) =>
      failing(`t${index}`, `TypeError: ${"z".repeat(1 + index)} failed`, { filePath: "a".repeat(200) }),
    );
    await failedRun({ tests });
    expect((await listed({ limit: 100 })).length).toBe(50);
  });
});

test("a failure whose category is a guess says so, beside one that is certain", async () => {
  const guessed = failing("loads", "plugin acme-reporter is not installed, cannot load it");
  const taskId = await started();
  await end(taskId, [guessed, refused]);
  const listed = (await ada.call(api.failureGroups.list, { query: { project: projectId } })).data;
  expect(new Map(listed.map(({ category, isGuess }) => [category, isGuess]))).toEqual(
    new Map([
      ["missing-dependency", true],
      ["connection-refused", false],
    ]),
  );
  const clusters = (await ada.call(api.analysis.clusters, { query: { project: projectId } })).data;
  expect(clusters.map(({ category, isGuess }) => [category, isGuess]).toSorted()).toEqual([
    ["connection-refused", false],
    ["missing-dependency", true],
  ]);
  const alone = await started();
  await end(alone, [guessed]);
  const analysis = async () => (await ada.call(api.analysis.get, { params: { id: alone } })).data;
  expect(await analysis()).toMatchObject({ category: "missing-dependency", isGuess: true, summary: expect.stringContaining("probably") });
  // As a release stored it that did not record this.
  await server.ctx.db.asSystem((tx) =>
    sql`update execution_analyses set content = content - 'isGuess' where execution_id = ${alone}`.execute(tx),
  );
  expect((await analysis()).isGuess).toBe(true);
  const certain = await started();
  await end(certain, [refused]);
  expect((await ada.call(api.analysis.get, { params: { id: certain } })).data.isGuess).toBe(false);
});
