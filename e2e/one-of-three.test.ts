import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestDatabase } from "../host/src/postgres/testing.ts";
import { type MailServer, startMailServer } from "../server/src/testing/mail-server.ts";
import { workerAt } from "../server/src/testing/leased-calls.ts";
import { signUp } from "./stack.ts";
import { createServerProcess, type ServerProcess } from "./program.ts";
import { api } from "@gantry/contract/api.ts";
import { takeNext } from "../server/src/testing/given/claimed-run.ts";
import { newProject } from "../server/src/testing/given/project.ts";
import { queueRun } from "../server/src/testing/given/run.ts";

/** Three processes on one database, one store and one mail server, each with its own timers. */
let dataDir: string;
let mailServer: MailServer;
let servers: ServerProcess[];
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "gantry-three-"));
  mailServer = await startMailServer();
  const shared = { DATABASE_URL: await createTestDatabase(), DATA_DIR: dataDir, SMTP_URL: mailServer.url, SHARED: "true" };
  servers = await Promise.all(Array.from({ length: 3 }, () => createServerProcess(shared)));
  await Promise.all(servers.map((server) => server.start()));
});
afterAll(async () => {
  for (const server of servers ?? []) await server.close();
  await mailServer?.close();
  await rm(dataDir, { recursive: true, force: true, maxRetries: 20 });
});

test("jobs that are due on three servers at the same second run once: mails, ended quarantines, schedules", async () => {
  const [server] = servers;
  if (!server) throw new Error("no server");
  const ada = await signUp(server.url);
  const worker = workerAt(server.url, server.workerSecret);
  const projectId = await newProject(ada);
  const { id } = await queueRun(ada, { projectId });
  await takeNext({ worker });
  const failed = { name: "pays", suite: ["cart"], filePath: "cart.test.ts", status: "failed", durationMs: 5, message: "broke" };
  const results = { formats: ["junit"], tests: [failed] };
  await worker(api.dispatch.update, { taskId: id, attempt: 1, status: "ANALYZING", exitCode: 1, results });
  const testId = (await ada.call(api.tests.list, { query: { project: projectId } })).data[0]?.id;
  await ada.call(api.quarantine.add, { body: { testId, reason: "flaky" } });
  const nightly = { projectId, name: "Nightly", cron: "0 3 * * *", timeZone: "UTC", run: { image: "shop/e2e:1" } };
  const schedule = (await ada.call(api.schedules.create, { body: nightly })).data;

  await server.db.asSystem(async (tx) => {
    const ago = new Date(Date.now() - 1_000);
    await tx.updateTable("quarantine").set({ expires_at: ago }).where("org_id", "=", ada.organizationId).execute();
    await tx.updateTable("schedules").set({ next_run_at: ago }).where("org_id", "=", ada.organizationId).execute();
    const used = { current_storage_used_bytes: 471_859_201 };
    await tx.updateTable("organizations").set(used).where("id", "=", ada.organizationId).execute();
  });
  const told = () =>
    mailServer.received
      .map(({ mail }) => mail.subject)
      .filter((subject) => subject?.startsWith("Example: "))
      .sort();
  const alerts = [50, 80, 90].map((percent) => `Example: ${percent}% of storage used`);
  const events = async () => (await ada.call(api.quarantine.events, { query: { testId } })).data.map(({ event }) => event).reverse();
  const started = async () => (await ada.call(api.executions.list, { query: { project: projectId } })).data.map(({ trigger }) => trigger);
  // Each timer fires within a minute.
  await expect.poll(told, { interval: 500 }).toEqual(alerts);
  await expect.poll(events, { interval: 500 }).toEqual(["quarantined", "expired"]);
  // By now the timers of all servers have fired.
  await sleep(5_000);
  expect(told()).toEqual(alerts);
  expect(await events()).toEqual(["quarantined", "expired"]);
  expect(await started()).toEqual(["schedule", "dashboard"]);
  expect((await ada.call(api.schedules.get, { params: { id: schedule.id } })).data.last).toMatchObject({ reason: null });
});
