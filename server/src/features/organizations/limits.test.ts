import { api } from "@gantry/contract/api.ts";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { newId } from "../../platform/crypto/ids.ts";
import { type MailServer, startMailServer } from "../../testing/mail-server.ts";
import { type Answer, type Person, startTestServer, type TestServer } from "../../testing/start-server.ts";
import { alertAllUsage } from "./alert-all-usage.ts";
import { newApiKey } from "../../testing/given/api-key.ts";
import { newProject } from "../../testing/given/project.ts";

let server: TestServer;
let mailServer: MailServer;
beforeAll(async () => {
  mailServer = await startMailServer();
  server = await startTestServer({ SMTP_URL: mailServer.url, FRONTEND_URL: "https://gantry.example" });
});
afterAll(async () => {
  await server.close();
  await mailServer.close();
});
beforeEach(() => void (mailServer.received = []));

const asSystem: TestServer["ctx"]["db"]["asSystem"] = (work) => server.ctx.db.asSystem(work);
const setOrganization = (organizationId: string, values: Record<string, unknown>) =>
  asSystem((tx) => tx.updateTable("organizations").set(values).where("id", "=", organizationId).execute());
const thisMonth = `${new Date().toISOString().slice(0, 7)}-01`;
const setRuns = (organizationId: string, runs: number) =>
  asSystem((tx) =>
    tx
      .insertInto("usage_months")
      .values({ org_id: organizationId, month: thisMonth, test_runs: runs })
      .onConflict((at) => at.columns(["org_id", "month"]).doUpdateSet({ test_runs: runs }))
      .execute(),
  );
const run = (person: Person) => person.request(api.executions.create, { body: { image: "shop/e2e:1" } });
const usageOf = async (person: Person) => (await person.call(api.organizations.usage)).data;
/** The mails about an organization's usage; the server's own job may mail other organizations in parallel. */
const subjects = async (organizationName: string) => {
  await server.outbox.idle();
  return mailServer.received
    .filter(({ mail }) => mail.subject?.startsWith(`${organizationName}: `))
    .map(({ to, mail }) => `${to[0]?.split("@")[0]}: ${mail.subject}`)
    .sort();
};
const statuses = (answers: Answer[]) => ({
  accepted: answers.filter(({ status }) => status === 201).length,
  refused: answers.filter(({ status }) => status === 429).length,
});

describe("under parallel requests", () => {
  test("the last run of a month is granted once, through any endpoint", async () => {
    for (let round = 0; round < 5; round++) {
      const person = await server.signUp();
      const { data: project } = await person.call(api.projects.create, { body: { name: "Shop" } });
      await setRuns(person.organizationId, 49);
      const key = await newApiKey(person, { name: "pipeline" });
      const trigger = { projectId: project.id, image: "shop/e2e:1", ciContext: { repository: "shop/web", prNumber: 7 } };
      const answers = await Promise.all(
        // At most as many as there are connections: on a busy machine, waiting for one may exceed the server's limit.
        Array.from({ length: 15 }, (_, index) =>
          index % 3 === 0
            ? run(person)
            : index % 3 === 1
              ? server.request(api.ci.trigger, { body: trigger, headers: { "x-api-key": key } })
              : person.request(api.executions.request, {
                  body: {
                    projectId: project.id,
                    image: "shop/e2e:1",
                    command: "",
                    folder: "all",
                    config: {},
                  },
                }),
        ),
      );
      expect(answers.filter(({ status }) => status === 200 || status === 201)).toHaveLength(1);
      expect(answers.filter(({ body }) => body.error === "Test run limit reached")).toHaveLength(14);
      const rows = await asSystem((tx) => tx.selectFrom("executions").select("id").where("org_id", "=", person.organizationId).execute());
      const events = await asSystem((tx) =>
        tx.selectFrom("usage_events").select("execution_id").where("org_id", "=", person.organizationId).execute(),
      );
      const cycles = await asSystem((tx) =>
        tx.selectFrom("test_cycles").select("id").where("org_id", "=", person.organizationId).execute(),
      );
      expect([rows.length, events.length]).toEqual([1, 1]);
      expect(cycles.length).toBeLessThanOrEqual(1);
      expect((await usageOf(person)).testRuns).toEqual({ used: 50, limit: 50 });
    }
  });

  test("last month's usage does not count in this one", async () => {
    const person = await server.signUp();
    const lastMonth = new Date(Date.parse(thisMonth) - 1000).toISOString().slice(0, 7);
    await asSystem((tx) =>
      tx
        .insertInto("usage_months")
        .values({ org_id: person.organizationId, month: `${lastMonth}-01`, test_runs: 50 })
        .execute(),
    );
    expect((await run(person)).status).toBe(201);
    expect((await usageOf(person)).testRuns.used).toBe(1);
  });

  test("the last project of each plan is granted once", async () => {
    for (const [plan, most] of [
      ["free", 1],
      ["starter", 3],
    ] as const) {
      const person = await server.signUp();
      await setOrganization(person.organizationId, { plan });
      for (let index = 1; index < most; index++) await person.call(api.projects.create, { body: { name: `Early ${index}` } });
      const answers = await Promise.all(Array.from({ length: 15 }, () => person.request(api.projects.create, { body: { name: newId() } })));
      expect(statuses(answers)).toEqual({ accepted: 1, refused: 14 });
      expect((await usageOf(person)).projects).toEqual({ used: most, limit: most });
    }
  });

  test("deleting every run of the month frees no run, hides them all, and keeps their storage counted", async () => {
    const person = await server.signUp();
    const ids: string[] = [];
    for (let index = 0; index < 50; index++) ids.push((await run(person)).body.data.id);
    const finishing = ids.slice(0, 25).map((taskId) => server.worker(api.dispatch.update, { taskId, status: "PASSED", storageBytes: 10 }));
    const deleting = person.request(api.executions.bulkDelete, { body: { taskIds: ids } });
    await Promise.all([...finishing, deleting]);
    expect((await deleting).body.data).toEqual({ deleted: 50 });
    expect((await person.call(api.executions.list)).data).toEqual([]);
    expect((await person.call(api.configuration.imageMetrics, { params: { image: "shop/e2e:1" } })).data.runs).toBe(0);
    expect(await usageOf(person)).toMatchObject({ testRuns: { used: 50 }, storage: { used: 250 } });
    expect((await run(person)).status).toBe(429);
  });
});

describe("the error contains used, limit, plan and reset, as text and as numbers", () => {
  test("of runs, also after a downgrade has left more than the limit", async () => {
    const person = await server.signUp();
    await setRuns(person.organizationId, 61);
    const { status, headers, body } = await run(person);
    const { end } = (await usageOf(person)).period;
    expect(status).toBe(429);
    expect(body).toEqual({
      success: false,
      error: "Test run limit reached",
      message: `61 of 50 used on the free plan. Counting starts again on ${end.slice(0, 10)} (UTC). A larger plan allows more runs.`,
      code: "RUN_LIMIT_REACHED",
      quota: { used: 61, limit: 50, plan: "free", resetsAt: end },
    });
    const seconds = Number(headers.get("retry-after"));
    expect(Math.abs(Date.now() + seconds * 1000 - Date.parse(end))).toBeLessThan(60_000);
  });

  test("of storage and projects", async () => {
    const person = await server.signUp();
    await newProject(person, { name: "Shop" });
    await setOrganization(person.organizationId, { current_storage_used_bytes: 524_288_000 });
    expect((await run(person)).body).toMatchObject({
      error: "Storage limit reached",
      message: expect.stringMatching(/^524288000 of 524288000 bytes used on the free plan\. This limit does not reset with time\./),
      quota: { used: 524_288_000, limit: 524_288_000, plan: "free", resetsAt: null },
    });
    expect((await person.request(api.projects.create, { body: { name: "Other" } })).body).toMatchObject({
      error: "Project limit reached",
      message: expect.stringMatching(/^1 of 1 used on the free plan\./),
      quota: { used: 1, limit: 1, plan: "free", resetsAt: null },
    });
  });
});

describe("usage alerts", () => {
  test("every admin gets one mail per level of a month's runs, at the run that reaches it", async () => {
    const ada = await server.signUp({ email: `ada-${newId()}@example.com`, organizationName: "Harbour" });
    const other = await server.signUp();
    for (const role of ["admin", "developer"] as const) {
      const { id } = await server.signUp({ email: `${role}-${newId()}@example.com` });
      await asSystem((tx) => tx.insertInto("memberships").values({ org_id: ada.organizationId, user_id: id, role }).execute());
    }
    await setRuns(ada.organizationId, 24);
    for (let index = 0; index < 27; index++) await run(ada);
    await run(other);
    const told = (await subjects("Harbour")).map((line) => line.replace(/-[0-9a-f]{24}/, ""));
    const levels = ["50% of test runs used", "80% of test runs used", "90% of test runs used", "test run limit reached"];
    expect(told).toEqual(["ada", "admin"].flatMap((who) => levels.map((level) => `${who}: Harbour: ${level}`)));
    const last = mailServer.received.find(({ mail }) => mail.subject === "Harbour: test run limit reached")?.mail;
    expect(last?.text).toContain("50 of 50");
    expect(last?.html).toContain("https://gantry.example/settings/plan");
  });

  test("the job alerts about storage and downgrades, also when three processes run it at once", async () => {
    const ada = await server.signUp({ email: `s-${newId()}@example.com`, organizationName: "Quay" });
    const name = ada.email.split("@")[0];
    await setOrganization(ada.organizationId, { current_storage_used_bytes: 440_000_000 });
    await Promise.all([alertAllUsage(server.ctx), alertAllUsage(server.ctx), alertAllUsage(server.ctx)]);
    await alertAllUsage(server.ctx);
    const mine = () => subjects("Quay");
    const first = [`${name}: Quay: 50% of storage used`, `${name}: Quay: 80% of storage used`];
    expect(await mine()).toEqual(first);
    await setOrganization(ada.organizationId, { current_storage_used_bytes: 524_288_000 });
    await alertAllUsage(server.ctx);
    // Two levels at once: a mail for each.
    const all = [...first, `${name}: Quay: 90% of storage used`, `${name}: Quay: storage limit reached`];
    expect(await mine()).toEqual(all);
    await setOrganization(ada.organizationId, { current_storage_used_bytes: 300_000_000 });
    await alertAllUsage(server.ctx);
    expect(await mine()).toEqual(all);
  });

  test("members who disabled them get none, and an unlimited plan causes none", async () => {
    const names = { organizationName: "Pier" };
    const [quiet, unlimited] = [await server.signUp(names), await server.signUp(names)];
    await quiet.call(api.organizations.changeNotifications, { body: { usageAlerts: false } });
    await setRuns(quiet.organizationId, 45);
    await setOrganization(unlimited.organizationId, { plan: "enterprise" });
    await setRuns(unlimited.organizationId, 100_000);
    await alertAllUsage(server.ctx);
    await run(quiet);
    await run(unlimited);
    expect(await subjects("Pier")).toEqual([]);
  });
});
