import { api } from "@gantry/contract/api.ts";
import { mkdir, readdir, rename, symlink, unlink, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import fc from "fast-check";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { newId } from "../../platform/crypto/ids.ts";
import { gate } from "../../testing/gate.ts";
import { type Answer, type Person, startTestServer, type TestServer } from "../../testing/start-server.ts";
import { untilNotBusy } from "../../testing/until-not-busy.ts";
import { chargeStorage } from "./charge-storage.ts";
import { clearLeftovers } from "./clear-leftovers.ts";
import { type Correction, reconcileStorage } from "./reconcile-storage.ts";
import { takeNext } from "../../testing/given/claimed-run.ts";
import { queueRun } from "../../testing/given/run.ts";

/** How many runs each of the 64 workers ends: 3 take a few seconds; for manual runs `GANTRY_STORAGE_ROUNDS=50`. */
const rounds = Number(process.env["GANTRY_STORAGE_ROUNDS"] ?? 3);
const finishers = 64;

let server: TestServer;
let ada: Person;
beforeAll(async () => {
  server = await startTestServer({ DEFAULT_PLAN: "enterprise", DATABASE_POOL_SIZE: "80" });
});
afterAll(() => server?.close());
beforeEach(async () => {
  ada = await server.signUp();
});

const usedBytes = async (): Promise<number> => (await ada.call(api.organizations.usage)).data.storage.used;
const runOf = async (id: string) => (await ada.call(api.executions.get, { params: { id } })).data;
const say = (taskId: string, more: object) => server.worker(api.dispatch.update, { taskId, ...more });
const insist = (taskId: string, more: object): Promise<Answer> => untilNotBusy(() => say(taskId, more));
const reportOf = (sizeBytes: number) => [{ path: "index.html", content: Buffer.alloc(sizeBytes, "x").toString("base64") }];
const foldersOfReports = () => readdir(join(server.ctx.config.dataDir, "storage/objects/reports", ada.organizationId)).catch(() => []);
const queued = async (): Promise<string> => (await queueRun(ada, { image: "shop/e2e:1" })).id;

/** Claims the only queued run for as long as the test takes: without heartbeats its lease would expire on a slow machine. */
async function claimed(): Promise<string> {
  const id = await queued();
  await takeNext(server, { waitMs: 30_000 });
  const { rows } = await server.ctx.db.asSystem((tx) =>
    sql`update run_leases set lease_until = now() + interval '1 hour' where execution_id = ${id} returning attempt`.execute(tx),
  );
  expect(rows).toEqual([{ attempt: 1 }]);
  return id;
}

/** Runs whose record, or whose organization's counter, differs from the ledger; empty if all is well. */
async function disagreements(): Promise<unknown[]> {
  const { rows } = await server.ctx.db.asSystem((tx) =>
    sql`
      with booked as (select org_id, execution_id, sum(bytes) as bytes from storage_entries group by 1, 2)
      select e.id, e.storage_bytes, coalesce(b.bytes, 0) as booked from executions e
      left join booked b on b.org_id = e.org_id and b.execution_id = e.id where e.storage_bytes <> coalesce(b.bytes, 0)
      union all
      select o.id, o.current_storage_used_bytes, coalesce(sum(b.bytes), 0) from organizations o
      left join booked b on b.org_id = o.id group by o.id having o.current_storage_used_bytes <> coalesce(sum(b.bytes), 0)`.execute(tx),
  );
  return rows;
}

test(
  "64 concurrent workers with duplicate messages and continuous recounts: counter, ledger, records and disk agree",
  async () => {
    // Each pair has one run that a worker ends with a report, measured on disk, and one whose bytes are only reported.
    const [small, large] = [fc.integer({ min: 0, max: 3000 }), fc.integer({ min: 1, max: 2 ** 30 })];
    const sizes = fc.sample(fc.tuple(small, large), { numRuns: (finishers * rounds) / 2 });
    const reports: (() => Promise<Answer[]>)[] = [];
    for (const [sizeBytes] of sizes) {
      const taskId = await claimed();
      const end = () => insist(taskId, { attempt: 1, status: "ANALYZING", exitCode: 0, report: reportOf(sizeBytes) });
      reports.push(() => Promise.all([end(), end()]));
    }
    const words: (() => Promise<Answer[]>)[] = [];
    for (const [, sizeBytes] of sizes) {
      const taskId = await queued();
      const end = () => insist(taskId, { status: "PASSED", storageBytes: sizeBytes });
      words.push(() => Promise.all([end(), end()]));
    }
    const waiting = sizes.flatMap((_, index) => [reports[index], words[index]]);
    const refused: string[] = [];
    let finished = false;
    let counts = 0;
    const corrections: Correction[] = [];
    const count = async (pauseMs: number) => {
      while (!finished) {
        corrections.push(...(await reconcileStorage(server.ctx)));
        counts++;
        await sleep(pauseMs);
      }
    };
    const counting = Promise.all([count(50), count(0), count(0)]);
    await Promise.all(
      Array.from({ length: finishers }, async () => {
        for (let finish = waiting.shift(); finish; finish = waiting.shift())
          for (const { status, body } of await finish()) refused.push(...(status === 200 ? [] : [`${status} ${JSON.stringify(body)}`]));
      }),
    ).finally(() => {
      finished = true;
    });
    await counting;
    expect(refused).toEqual([]);
    expect(counts).toBeGreaterThan(2);
    // No recount found anything to correct, so no charge was ever lost, even temporarily.
    expect(corrections).toEqual([]);
    const total = sizes.flat().reduce((sum, sizeBytes) => sum + sizeBytes, 0);
    expect(await usedBytes()).toBe(total);
    expect(await disagreements()).toEqual([]);
    expect(await reconcileStorage(server.ctx)).toEqual([]);
  },
  480_000 + 15_000 * rounds,
);

test("a callback with more than 1 TiB or an impossible end time is rejected", async () => {
  const id = await queued();
  for (const storageBytes of [2 ** 40 + 1, 2 ** 50, Number.MAX_SAFE_INTEGER])
    expect((await say(id, { status: "PASSED", storageBytes })).status).toBe(400);
  for (const finishedAt of ["0001-01-01T00:00:00Z", "9999-12-31T23:59:59Z"])
    expect((await say(id, { status: "PASSED", finishedAt })).body.message).toContain("finishedAt");
  expect(await usedBytes()).toBe(0);
  expect((await say(id, { status: "PASSED", storageBytes: 2 ** 40 })).status).toBe(200);
  expect(await usedBytes()).toBe(2 ** 40);
});

test("zero bytes make no entry, and an invalid amount is rejected without a change", async () => {
  const id = await queued();
  const before = await usedBytes();
  const charge = (bytes: number) =>
    server.ctx.db.withTenant(ada.organizationId, (tx) => chargeStorage(tx, id, "worker", bytes), { lock: "organization" });
  for (const bytes of [-1, Number.NaN, Number.POSITIVE_INFINITY, Number("1e309"), 0.5, 2 ** 53])
    await expect(charge(bytes)).rejects.toThrow("not an amount of bytes");
  for (const bytes of ["-1", "NaN", "1e309", "-1e309", '"many"', "0.5", "[]", "9007199254740993"]) {
    const answer = await server.worker(api.dispatch.update, `{"taskId":"${id}","status":"PASSED","storageBytes":${bytes}}`);
    expect([bytes, answer.status]).toEqual([bytes, 400]);
  }
  expect((await runOf(id)).status).toBe("PENDING");
  await charge(0);
  expect((await say(id, { status: "PASSED", storageBytes: 0 })).status).toBe(200);
  expect(await usedBytes()).toBe(before);
  expect(await runOf(id)).toMatchObject({ status: "PASSED", storageBytes: 0 });
  const entries = await server.ctx.db.asSystem((tx) =>
    tx.selectFrom("storage_entries").select("kind").where("execution_id", "=", id).execute(),
  );
  expect(entries).toEqual([]);
});

test("correcting the counter corrects the run's record, too, and is reported once", async () => {
  const id = await claimed();
  await say(id, { attempt: 1, status: "ANALYZING", exitCode: 0, report: reportOf(500) });
  const before = await usedBytes();
  // Someone deleted files manually.
  await writeFile(join(server.ctx.config.dataDir, "storage/objects/reports", ada.organizationId, id, "index.html"), Buffer.alloc(120, "y"));
  expect(await reconcileStorage(server.ctx)).toEqual([
    { organizationId: ada.organizationId, beforeBytes: before, afterBytes: before - 380 },
  ]);
  expect(await runOf(id)).toMatchObject({ storageBytes: 120 });
  expect(await disagreements()).toEqual([]);
  expect(await reconcileStorage(server.ctx)).toEqual([]);
});

test("bytes charged during a recount are counted, too", async () => {
  const [id, other] = [await claimed(), await queued()];
  await say(id, { attempt: 1, status: "ANALYZING", exitCode: 0, report: reportOf(500) });
  await writeFile(join(server.ctx.config.dataDir, "storage/objects/reports", ada.organizationId, id, "index.html"), Buffer.alloc(120, "y"));
  const before = await usedBytes();
  await gate(server.ctx.db, (tx) => chargeStorage(Object.assign(tx, { organizationId: ada.organizationId }), other, "worker", 1000), [
    () => reconcileStorage(server.ctx),
  ]);
  expect(await usedBytes()).toBe(before - 380 + 1000);
  expect(await disagreements()).toEqual([]);
  // Later tests claim the only queued run.
  await say(other, { status: "PASSED" });
});

test.each([
  ["a counter hidden by rounding", 2n ** 53n + 1n, [2n ** 40n]],
  ["the largest possible counter", 2n ** 63n - 1n, [100n]],
  ["amounts accepted by earlier versions", 2n ** 55n, [2n ** 53n - 1n, 2n ** 53n + 1n, 2n ** 54n]],
  ["a sum that overflows the counter", 5n, [2n ** 63n - 1n, 2n ** 63n - 1n]],
])("%s is corrected, once", async (_name, counter, amounts) => {
  const cap = (bytes: bigint) => Number(bytes < 2n ** 40n ? bytes : 2n ** 40n);
  const ids: string[] = [];
  for (const bytes of amounts) {
    const id = await queued();
    ids.push(id);
    await say(id, { status: "PASSED" });
    await server.ctx.db.asSystem(async (tx) => {
      await sql`insert into storage_entries (org_id, execution_id, kind, bytes) values (${ada.organizationId}, ${id}, 'worker', ${bytes})`.execute(
        tx,
      );
      await sql`update executions set storage_bytes = ${bytes} where id = ${id}`.execute(tx);
    });
  }
  await server.ctx.db.asSystem((tx) =>
    sql`update organizations set current_storage_used_bytes = ${counter} where id = ${ada.organizationId}`.execute(tx),
  );
  const total = amounts.reduce((sum, bytes) => sum + cap(bytes), 0);
  expect(await reconcileStorage(server.ctx)).toEqual([
    { organizationId: ada.organizationId, beforeBytes: Number(counter), afterBytes: total },
  ]);
  expect(await usedBytes()).toBe(total);
  for (const [index, bytes] of amounts.entries()) expect((await runOf(ids[index] ?? "")).storageBytes).toBe(cap(bytes));
  expect(await disagreements()).toEqual([]);
  expect(await reconcileStorage(server.ctx)).toEqual([]);
  await say(ids[0] ?? "", { status: "PASSED", storageBytes: 2 ** 40 });
  expect(await usedBytes()).toBe(total + 2 ** 40 - cap(amounts[0] ?? 0n));
});

test("an unreadable store corrects nothing, because its files still exist", async () => {
  const id = await claimed();
  await say(id, { attempt: 1, status: "ANALYZING", exitCode: 0, report: reportOf(500) });
  const before = await usedBytes();
  const folder = join(server.ctx.config.dataDir, "storage/objects/reports", ada.organizationId);
  await rename(folder, `${folder}.aside`);
  // A symlink to itself: reading it fails, even as root.
  await symlink(folder, folder);
  expect(await reconcileStorage(server.ctx)).toEqual([]);
  expect(await usedBytes()).toBe(before);
  await unlink(folder);
  await rename(`${folder}.aside`, folder);
  expect(await reconcileStorage(server.ctx)).toEqual([]);
});

test("a crash's leftovers are deleted; files of runs and those being written stay", async () => {
  const [kept, ended, active] = [await claimed(), await claimed(), await claimed()];
  await say(kept, { attempt: 1, status: "ANALYZING", exitCode: 0, report: reportOf(10) });
  await say(ended, { attempt: 1, status: "ANALYZING", exitCode: 0 });
  const unknown = newId();
  for (const id of [ended, active, unknown])
    await server.ctx.storage.put(`reports/${ada.organizationId}/${id}/index.html`, Buffer.from("left"));
  const shot = `screenshots/${ada.organizationId}/${newId()}/image`;
  const attachment = `attachments/${ada.organizationId}/${newId()}/file`;
  for (const key of [shot, attachment]) await server.ctx.storage.put(key, Buffer.from("left"));
  // An organization that this database does not know.
  const elsewhere = `reports/${newId()}/${newId()}/index.html`;
  await server.ctx.storage.put(elsewhere, Buffer.from("not ours"));
  const scratch = join(server.ctx.config.dataDir, "storage/scratch");
  await mkdir(join(scratch, "report-old"));
  await server.ctx.storage.scratch();
  const inThePast = new Date(Date.now() - 48 * 3_600_000);
  await utimes(join(scratch, "report-old"), inThePast, inThePast);
  const before = await usedBytes();
  expect(await clearLeftovers(server.ctx)).toEqual({ scratch: 0, reports: 2, screenshots: 1, attachments: 1 });
  const left: string[] = await foldersOfReports();
  expect([kept, ended, active, unknown].map((id) => left.includes(id))).toEqual([true, false, true, false]);
  expect(await server.ctx.storage.stat(elsewhere)).toBeDefined();
  for (const key of [shot, attachment]) expect(await server.ctx.storage.stat(key)).toBeUndefined();
  // The change time cannot be set, so the limit decides what is old.
  expect((await readdir(scratch)).length).toBe(2);
  expect(await server.ctx.storage.clearScratch(60_000)).toBe(0);
  expect(await server.ctx.storage.clearScratch(0)).toBe(2);
  expect(await usedBytes()).toBe(before);
  expect((await runOf(kept)).reportUrl).not.toBeNull();
  expect(await clearLeftovers(server.ctx)).toEqual({ scratch: 0, reports: 0, screenshots: 0, attachments: 0 });
});

test("callbacks only increase the counter: the same once, less not at all, more by the difference, also concurrently", async () => {
  const id = await queued();
  const used = async (storageBytes: number, status = "FAILED") => {
    expect((await say(id, { status, storageBytes })).status).toBe(200);
    return usedBytes();
  };
  expect(await used(50_000)).toBe(50_000);
  expect(await used(50_000)).toBe(50_000);
  expect(await used(10, "PASSED")).toBe(50_000);
  expect(await used(0, "RUNNING")).toBe(50_000);
  expect(await used(50_001)).toBe(50_001);
  await Promise.all([70_000, 60_000, 90_000, 80_000, 90_000, 5].map((storageBytes) => say(id, { status: "PASSED", storageBytes })));
  expect(await usedBytes()).toBe(90_000);
  expect(await runOf(id)).toMatchObject({ storageBytes: 90_000 });
  expect(await disagreements()).toEqual([]);
});
