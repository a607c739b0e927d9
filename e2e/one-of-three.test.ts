import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { workerSecretHeader } from "@gantry/contract/dispatch/constants.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestDatabase } from "../host/src/postgres/testing.ts";
import { type MailServer, startMailServer } from "../server/src/testing/mail-server.ts";
import { leasedCalls } from "../server/src/testing/leased-calls.ts";
import { request, signUp } from "./stack.ts";
import { createServerProcess, type ServerProcess } from "./program.ts";

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
  await rm(dataDir, { recursive: true, force: true });
});

test("jobs that are due on three servers at the same second run once: mails, ended quarantines, schedules", async () => {
  const [server] = servers;
  if (!server) throw new Error("no server");
  const ada = await signUp(server.url);
  const send = async (method: string, path: string, body?: object) => (await ada.call(method, path, body)).body.data;
  const worker = leasedCalls((path, body) => request(server.url + path, "POST", { [workerSecretHeader]: server.workerSecret }, body));
  const { id: projectId } = await send("POST", "/api/projects", { name: "Shop" });
  const { id } = await send("POST", "/api/executions", { projectId, image: "shop/e2e:1" });
  await worker("/executions/claim", { workerId: "w", name: "w", engine: "fake", waitMs: 2000 });
  const failed = { name: "pays", suite: ["cart"], filePath: "cart.test.ts", status: "failed", durationMs: 5, message: "broke" };
  const results = { formats: ["junit"], tests: [failed] };
  await worker("/executions/update", { taskId: id, attempt: 1, status: "ANALYZING", exitCode: 1, results });
  const [known] = await send("GET", `/api/tests?project=${projectId}`);
  await send("POST", "/api/quarantine", { testId: known.id, reason: "flaky" });
  const nightly = { projectId, name: "Nightly", cron: "0 3 * * *", timeZone: "UTC", run: { image: "shop/e2e:1" } };
  const schedule = await send("POST", "/api/schedules", nightly);

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
  // Each level that was passed has its mail.
  const alerts = [50, 80, 90].map((percent) => `Example: ${percent}% of storage used`);
  const events = async () =>
    (await send("GET", `/api/quarantine/events?testId=${known.id}`)).map(({ event }: { event: string }) => event).reverse();
  const started = async () =>
    (await send("GET", `/api/executions?project=${projectId}`)).map(({ trigger }: { trigger: string }) => trigger);
  // Each timer fires within a minute.
  await expect.poll(told, { timeout: 75_000, interval: 500 }).toEqual(alerts);
  await expect.poll(events, { timeout: 75_000, interval: 500 }).toEqual(["quarantined", "expired"]);
  // By now the timers of all servers have fired.
  await sleep(5_000);
  expect(told()).toEqual(alerts);
  expect(await events()).toEqual(["quarantined", "expired"]);
  expect(await started()).toEqual(["schedule", "dashboard"]);
  expect((await send("GET", `/api/schedules/${schedule.id}`)).last).toMatchObject({ reason: null });
});
