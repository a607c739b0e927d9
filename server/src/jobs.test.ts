import { api } from "@gantry/contract/api.ts";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestDatabase } from "@gantry/host/postgres/testing.ts";
import { runAllJobs } from "./jobs.ts";
import { alertAllUsage } from "./features/organizations/alert-all-usage.ts";
import { expireAllQuarantine } from "./features/tests/quarantine/expire-quarantine.ts";
import { startDue } from "./features/schedules/start-due.ts";
import { reconcileStorage } from "./features/storage/reconcile-storage.ts";
import { addMember } from "./testing/add-member.ts";
import { type MailServer, startMailServer } from "./testing/mail-server.ts";
import { type Person, startTestServer, type TestServer } from "./testing/start-server.ts";
import { newProject } from "./testing/given/project.ts";
import { queueRun } from "./testing/given/run.ts";
import { claimRun } from "./testing/given/claimed-run.ts";

/** Three servers on one database, one store and one mail server; their own timers keep running. */
let dataDir: string;
let mailServer: MailServer;
let servers: TestServer[];
let server: TestServer;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "gantry-jobs-"));
  mailServer = await startMailServer();
  const env = { DATABASE_URL: await createTestDatabase(), DATA_DIR: dataDir, SMTP_URL: mailServer.url, SHARED: "true" };
  servers = [await startTestServer(env), await startTestServer(env), await startTestServer(env)];
  server = servers[0] as TestServer;
});
afterAll(async () => {
  for (const one of servers ?? []) await one.close();
  await mailServer?.close();
  await rm(dataDir, { recursive: true, force: true });
});

/** Runs every job on all servers at once: under the lock, as the timers do, and without it. */
const everywhere = () =>
  Promise.all(
    servers.flatMap(({ ctx }) => [
      runAllJobs(ctx),
      alertAllUsage(ctx),
      expireAllQuarantine(ctx),
      reconcileStorage(ctx),
      startDue(ctx),
      runAllJobs(ctx),
    ]),
  );

const mailed = async (organizationName: string) => {
  for (const one of servers) await one.outbox.idle();
  return mailServer.received
    .filter(({ mail }) => mail.subject?.startsWith(`${organizationName}: `))
    .map(({ to, mail }) => `${to[0]} ${mail.subject}`)
    .sort();
};

test("admins get one usage alert each at 50, 80, 90 and 100 percent, however many servers check", async () => {
  const ada = await server.signUp({ organizationName: "Harbour" });
  const second = await addMember(server, ada, "admin");
  await addMember(server, ada, "developer");
  const mostBytes = 524_288_000;
  const month = `${new Date().toISOString().slice(0, 7)}-01`;
  const told: string[] = [];
  for (const [percent, storage, runs] of [
    [49, "", ""],
    [50, "50% of storage used", "50% of test runs used"],
    [79, "", ""],
    [80, "80% of storage used", "80% of test runs used"],
    [90, "90% of storage used", "90% of test runs used"],
    // Falling and rising again sends no second alert.
    [60, "", ""],
    [94, "", ""],
    [100, "storage limit reached", "test run limit reached"],
  ] as const) {
    const used = Math.floor((mostBytes * percent) / 100);
    await server.ctx.db.asSystem(async (tx) => {
      // In the ledger, too: otherwise the recount running in parallel would revert it.
      await sql`insert into storage_entries (org_id, execution_id, kind, bytes) values (${ada.organizationId}, 'x', 'worker', ${used})
        on conflict (org_id, execution_id, kind) do update set bytes = excluded.bytes`.execute(tx);
      await sql`update organizations set current_storage_used_bytes = ${used} where id = ${ada.organizationId}`.execute(tx);
      await sql`insert into usage_months (org_id, month, test_runs) values (${ada.organizationId}, ${month}, ${Math.floor(percent / 2)})
        on conflict (org_id, month) do update set test_runs = excluded.test_runs`.execute(tx);
    });
    await everywhere();
    await everywhere();
    for (const news of [storage, runs]) if (news) told.push(...[ada, second].map(({ email }) => `${email} Harbour: ${news}`));
    // A timer of a server may be sending it just now.
    await expect.poll(() => mailed("Harbour"), { message: `at ${percent} percent` }).toEqual([...told].sort());
  }
});

async function runWithResult(who: Person, projectId: string): Promise<string> {
  const { id } = await queueRun(who, { projectId, image: "shop/e2e:1" });
  await claimRun(server, id);
  const test = { name: "pays", suite: ["cart"], filePath: "cart.test.ts", status: "failed", durationMs: 5, message: "broke" };
  await server.worker(api.dispatch.update, {
    taskId: id,
    attempt: 1,
    status: "ANALYZING",
    exitCode: 1,
    results: { formats: ["junit"], tests: [test] },
    report: [{ path: "index.html", content: Buffer.alloc(1000).toString("base64") }],
  });
  await server.ctx.background.idle("record");
  return id;
}

test("expires, starts and corrects everything exactly once", async () => {
  const ada = await server.signUp({ organizationName: "Quay" });
  const project = await newProject(ada, { name: "Shop" });
  const id = await runWithResult(ada, project);
  const testId = (await ada.call(api.tests.list, { query: { project } })).data[0]?.id;
  expect((await ada.request(api.quarantine.add, { body: { testId, reason: "flaky" } })).status).toBe(201);
  const schedule = { projectId: project, name: "Nightly", cron: "0 3 * * *", timeZone: "UTC", run: { image: "shop/e2e:1" } };
  const { id: scheduleId } = (await ada.call(api.schedules.create, { body: schedule })).data;
  const events = async () => (await ada.call(api.quarantine.events, { query: { testId } })).data.map((entry) => entry.event).reverse();
  const before = (await ada.call(api.executions.get, { params: { id } })).data.storageBytes;

  // A part of the report is deleted; an hour later everything is due.
  await writeFile(join(dataDir, "storage/objects/reports", ada.organizationId, id, "index.html"), Buffer.alloc(400));
  await server.ctx.db.asSystem(async (tx) => {
    await sql`update quarantine set expires_at = now() - interval '1 second' where org_id = ${ada.organizationId}`.execute(tx);
    await sql`update schedules set next_run_at = now() - interval '1 second' where org_id = ${ada.organizationId}`.execute(tx);
  });
  await everywhere();
  await everywhere();

  expect(await events()).toEqual(["quarantined", "expired"]);
  const runs = (await ada.call(api.executions.list, { query: { project } })).data;
  expect(runs.map(({ trigger }) => trigger)).toEqual(["schedule", "dashboard"]);
  expect((await ada.call(api.schedules.get, { params: { id: scheduleId } })).data.last).toMatchObject({ executionId: runs[0]?.id });
  expect((await ada.call(api.organizations.usage)).data).toMatchObject({ testRuns: { used: 2 }, storage: { used: before - 600 } });
  expect((await ada.call(api.executions.get, { params: { id } })).data.storageBytes).toBe(before - 600);
});
