import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { api } from "@gantry/contract/api.ts";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from "vitest";
import { clearLeftovers } from "../../../features/storage/clear-leftovers.ts";
import { reconcileStorage } from "../../../features/storage/reconcile-storage.ts";
import { claimRun } from "../../../testing/given/claimed-run.ts";
import { queueRun } from "../../../testing/given/run.ts";
import { type S3Server, startS3Server } from "../../../testing/s3-server.ts";
import { type Person, startTestServer, type TestServer } from "../../../testing/start-server.ts";
import { waitTimeoutMs } from "@gantry/host/testing/wait-timeout.ts";
import { openStore } from "../open-store.ts";

let s3: S3Server;
let server: TestServer;
let ada: Person;
beforeAll(async () => {
  s3 = await startS3Server();
  server = await startTestServer({ DEFAULT_PLAN: "enterprise", ...s3.env });
  ada = await server.signUp();
});
afterAll(async () => {
  await server?.close();
  await s3?.close();
});

const report = [{ path: "index.html", content: Buffer.from("<h1>All well</h1>").toString("base64") }];

async function claimed(): Promise<string> {
  const { id } = await queueRun(ada);
  await claimRun(server, id);
  // No one sends heartbeats while the storage does not answer.
  await server.ctx.db.asSystem((tx) =>
    sql`update run_leases set lease_until = now() + interval '1 hour' where execution_id = ${id}`.execute(tx),
  );
  await server.worker(api.dispatch.logs, {
    taskId: id,
    attempt: 1,
    chunks: [{ seq: 1, stream: "stdout", log: "a line of output\n", at: new Date().toISOString() }],
  });
  return id;
}

const end = (taskId: string) => server.worker(api.dispatch.update, { taskId, attempt: 1, status: "ANALYZING", exitCode: 0, report });
const runOf = async (id: string) => (await ada.call(api.executions.get, { params: { id } })).data;
const logOf = async (id: string) => (await ada.call(api.executions.logs, { params: { id } })).data.map(({ log }) => log).join("");
const onDisk = () => readdir(join(server.ctx.config.dataDir, "storage"));

async function textOfReport(id: string): Promise<string> {
  const { url } = (await ada.call(api.executions.reportLink, { params: { id } })).data;
  return (await fetch(new URL(url, server.url))).text();
}

async function archived(id: string): Promise<void> {
  await expect.poll(async () => (await server.ctx.storage.stat(`logs/${ada.organizationId}/${id}.ndjson.gz`)) !== undefined).toBe(true);
}

test("report and log of a run are in the bucket, are read from there, and leave with the run's retention", async () => {
  const id = await claimed();
  expect((await end(id)).status).toBe(200);
  await archived(id);
  expect(await textOfReport(id)).toContain("All well");
  expect(await logOf(id)).toContain("a line of output");
  expect(await onDisk()).toEqual(["scratch"]);
  expect(await reconcileStorage(server.ctx)).toEqual([]);
  expect(await clearLeftovers(server.ctx)).toMatchObject({ reports: 0 });
  expect(await textOfReport(id)).toContain("All well");
});

test("an uploaded report is in the bucket; what a crash left there is cleared away", async () => {
  const { projectId } = await queueRun(ada).then(async ({ id }) => runOf(id));
  const xml = '<testsuite name="s" tests="1"><testcase classname="c" name="works"/></testsuite>';
  const body = new FormData();
  body.append("projectId", String(projectId));
  body.append("report", new Blob([xml]), "junit.xml");
  const answer = await ada.call(api.ingest.report, { body });
  const { id } = answer.data;
  expect((await server.ctx.storage.list(`reports/${ada.organizationId}/${id}`)).map(({ sizeBytes }) => sizeBytes)).toEqual([xml.length]);
  await server.ctx.storage.put(`reports/${ada.organizationId}/${server.ctx.newId()}/lost.html`, Buffer.from("lost"));
  expect(await clearLeftovers(server.ctx)).toMatchObject({ reports: 1 });
});

test.each(["gone", "frozen"] as const)(
  "while the storage is %s a run's end is refused and can be repeated, and nothing else stops",
  async (how) => {
    const id = await claimed();
    const ended = await claimed();
    expect((await end(ended)).status).toBe(200);
    await archived(ended);
    if (how === "gone") await s3.kill();
    else s3.freeze();
    try {
      expect(await end(id)).toMatchObject({
        status: 507,
        body: { code: "STORAGE_UNAVAILABLE", message: "The storage for reports and logs cannot be used at the moment. Try again later." },
      });
      expect(await runOf(id)).toMatchObject({ verdict: null, reportUrl: null });
      const { url } = (await ada.call(api.executions.reportLink, { params: { id: ended } })).data;
      const asked = await fetch(new URL(url, server.url));
      expect([asked.status, ((await asked.json()) as { code: string }).code]).toEqual([503, "STORAGE_UNAVAILABLE"]);
      expect((await fetch(`${server.url}/ready`)).status).toBe(200);
    } finally {
      if (how === "gone") await s3.startAgain();
      else s3.thaw();
    }
    expect((await end(id)).status).toBe(200);
    expect(await textOfReport(id)).toContain("All well");
    expect(await textOfReport(ended)).toContain("All well");
  },
);

test("a server whose bucket cannot be reached starts; one whose bucket refuses does not", async () => {
  const dataDir = await mkdtemp(join(tmpdir(), "gantry-s3-"));
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
  const away = vi.fn();
  await openStore({ dataDir, s3: { ...s3.settings, endpoint: "http://127.0.0.1:1" } }, away);
  expect(away).toHaveBeenCalledWith(expect.stringContaining("ECONNREFUSED"));
  await expect(openStore({ dataDir, s3: { ...s3.settings, bucket: "no-such-bucket" } })).rejects.toThrow(
    /^S3_BUCKET: no-such-bucket cannot be written: NoSuchBucket/,
  );
  const credentials = { accessKeyId: "NOBODY", secretAccessKey: "wrong" };
  await expect(openStore({ dataDir, s3: { ...s3.settings, credentials } })).rejects.toThrow(/cannot be written: InvalidAccessKeyId/);
  await vi.waitFor(async () => expect(await server.ctx.storage.list(".check-")).toEqual([]), { timeout: waitTimeoutMs });
});
