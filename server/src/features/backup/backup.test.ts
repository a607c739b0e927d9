import { api } from "@gantry/contract/api.ts";
import { createReadStream, createWriteStream } from "node:fs";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable, Writable } from "node:stream";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createTestDatabase } from "@gantry/host/postgres/testing.ts";
import { openDatabase } from "../../platform/db/database.ts";
import { openFileStore } from "../../platform/storage/file-store.ts";
import { password, type Person, startTestServer, type TestServer } from "../../testing/start-server.ts";
import { verifyAudit } from "../audit/verify-audit.ts";
import { readBackup } from "./read-backup.ts";
import { stopDeliveries, countPendingWork } from "./stop-deliveries.ts";
import { writeBackup } from "./write-backup.ts";
import { claimNext } from "../../testing/given/claimed-run.ts";
import { queueRun } from "../../testing/given/run.ts";

describe("a backup", () => {
  let server: TestServer;
  let ada: Person;
  let dir: string;
  let file: string;
  let executionId: string;
  beforeAll(async () => {
    dir = await mkdtemp(join(tmpdir(), "gantry-backup-"));
    file = join(dir, "backup.tar.gz");
    server = await startTestServer();
    ada = await server.signUp({ organizationName: "Grüße \\N & Söhne" });
    const project = await ada.request(api.projects.create, { body: { name: "Shop" } });
    await ada.call(api.projects.setVariable, {
      params: { id: project.body.data.id, name: "TOKEN" },
      body: { value: "s3cret-value", secret: true },
    });
    executionId = (await queueRun(ada, { image: "suite:1", groupName: "nightly" })).id;
    const nightly = { projectId: project.body.data.id, name: "Nightly", cron: "0 2 * * *", run: { image: "suite:1" } };
    expect((await ada.request(api.schedules.create, { body: nightly })).status).toBe(201);
    await server.signUp();
    await server.ctx.db.asSystem((tx) =>
      sql`insert into outbox (id, topic, due_at) values (${"f".repeat(24)}, 'mail', now() + interval '1 day')`.execute(tx),
    );
    await server.ctx.storage.put(`reports/${ada.organizationId}/${executionId}/index.html`, Readable.from(["<h1>report</h1>"]));
    await writeBackup(
      { databaseUrl: server.ctx.config.databaseUrl, dataDir: dir, storage: server.ctx.storage },
      createWriteStream(file),
      () => {},
    );
  });
  afterAll(async () => {
    await server.close();
    await rm(dir, { recursive: true, force: true });
  });

  test("fails with the error of a full disk, without hanging", async () => {
    const noSpace = Object.assign(new Error("ENOSPC: no space left on device, write"), { code: "ENOSPC", syscall: "write" });
    const full = new Writable({ write: (_chunk, _encoding, done) => done(noSpace) });
    const source = { databaseUrl: server.ctx.config.databaseUrl, dataDir: dir, storage: server.ctx.storage };
    await expect(writeBackup(source, full, () => {})).rejects.toBe(noSpace);
  });

  async function emptyInstallation() {
    const databaseUrl = await createTestDatabase();
    const dataDir = await mkdtemp(join(dir, "restored-"));
    const db = openDatabase(databaseUrl, { poolSize: 2, statementTimeoutMs: 0, onError: () => {} });
    return { databaseUrl, dataDir, db, storage: await openFileStore(join(dataDir, "storage")) };
  }

  test("restored without deliveries, sends no queued messages and starts no schedules", async () => {
    const target = await emptyInstallation();
    await readBackup(target, createReadStream(file), () => {});
    const before = await countPendingWork(target.db);
    expect(before).toMatchObject({ activeSchedules: 1, queuedRuns: 1 });
    expect(before.waitingMessages).toBeGreaterThan(0);
    await stopDeliveries(target.db);
    expect(await countPendingWork(target.db)).toEqual({ waitingMessages: 0, activeSchedules: 0, queuedRuns: 1 });
    await target.db.close();
  });

  test("restores accounts, runs, files, encrypted values and row-level security", async () => {
    const target = await emptyInstallation();
    await readBackup(target, createReadStream(file), () => {});
    await target.db.close();
    const again = await startTestServer({ DATABASE_URL: target.databaseUrl, DATA_DIR: target.dataDir });
    try {
      const session = await again.request(api.auth.login, { body: { email: ada.email, password } });
      expect(session.status).toBe(200);
      const back = again.personOf(session.body);
      for (const route of [api.projects.list, api.executions.list, api.auth.me])
        expect(await back.call(route)).toEqual(await ada.call(route));
      const run = { params: { id: executionId } };
      expect(await back.call(api.executions.get, run)).toEqual(await ada.call(api.executions.get, run));
      const object = await again.ctx.storage.get(`reports/${ada.organizationId}/${executionId}/index.html`);
      expect(await new Response(Readable.toWeb(object?.stream ?? Readable.from([])) as ReadableStream).text()).toBe("<h1>report</h1>");
      const claimed = await claimNext(again, { workerId: "worker-after" });
      expect(claimed?.variables).toEqual([{ name: "TOKEN", value: "s3cret-value", secret: true }]);
      // Sequences continue: new audit entries come after the restored ones.
      const { data: before } = await back.call(api.audit.list);
      for (let turn = 0; turn <= before.length; turn++)
        expect((await back.request(api.apiKeys.create, { body: { name: `after ${turn}` } })).status).toBe(201);
      expect((await back.call(api.audit.list)).data.slice(before.length + 1)).toEqual(before);
      expect((await verifyAudit(again.ctx.db)).faults).toEqual([]);
      const unsecured = await again.ctx.db.pool.query("select relname from pg_class where relrowsecurity and not relforcerowsecurity");
      expect(unsecured.rows).toEqual([]);
    } finally {
      await again.close();
    }
  });

  test("is not restored over an installation with accounts", async () => {
    const other = await startTestServer();
    try {
      const bob = await other.signUp();
      const target = { databaseUrl: other.ctx.config.databaseUrl, db: other.ctx.db, storage: other.ctx.storage };
      await expect(readBackup(target, createReadStream(file), () => {})).rejects.toThrow("already has accounts");
      expect((await bob.request(api.auth.me)).status).toBe(200);
    } finally {
      await other.close();
    }
  });

  test("that is truncated or not a backup restores nothing, and says so", async () => {
    const whole = await readFile(file);
    for (const [name, content] of [
      ["cut", whole.subarray(0, Math.floor(whole.length / 2))],
      ["other", Buffer.from("not an archive at all")],
    ] as const) {
      const target = await emptyInstallation();
      await writeFile(join(dir, name), content);
      await expect(readBackup(target, createReadStream(join(dir, name)), () => {})).rejects.toThrow(/damaged|too early/);
      const tables = await target.db.pool.query("select to_regclass('public.users') as users");
      if (tables.rows[0].users) expect(await target.db.asSystem((tx) => tx.selectFrom("users").select("id").execute())).toEqual([]);
      await target.db.close();
    }
  });
});
