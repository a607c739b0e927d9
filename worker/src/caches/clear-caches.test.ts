import { mkdtemp, readdir, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { pino } from "pino";
import { pack } from "tar-stream";
import { afterEach, beforeEach, expect, it } from "vitest";
import { CacheStore, type RequestedCache } from "./cache-store.ts";
import type { CacheLimits, StoredCache } from "./stored-cache.ts";

const MiB = 1024 * 1024;
const owner = { organizationId: "a".repeat(24), projectId: "b".repeat(24), taskId: "c".repeat(24) };
const limits: CacheLimits = { maxBytes: 10 * MiB, projectBytes: 10 * MiB, totalBytes: 20 * MiB, unusedMs: 60_000 };
const wanted = (key: string): RequestedCache => ({ key, path: "/root/.npm", restoreKeys: [] });

let dataDir: string;
let store: CacheStore;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "gantry-caches-"));
  await open();
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

async function open(changes: Partial<CacheLimits> = {}): Promise<void> {
  store = await CacheStore.open(dataDir, { ...limits, ...changes }, pino({ level: "silent" }));
}

async function archive(content: string | Buffer): Promise<Readable> {
  const packed = pack();
  packed.entry({ name: ".npm/", type: "directory" });
  packed.entry({ name: ".npm/file" }, content);
  packed.finalize();
  return Readable.from([await buffer(packed)]);
}
const save = (key: string, content: string | Buffer = key) =>
  store.save(owner, "project", wanted(key), () => archive(content), new AbortController().signal);
const find = (key: string): StoredCache | undefined => store.find(owner, ["project"], wanted(key));
const found = (key: string): StoredCache => find(key) ?? expect.fail(`${key} is not stored`);
const files = async () =>
  (await readdir(join(dataDir, "worker", "caches"), { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile()).length;
const clear = (...caches: StoredCache[]) => store.clear(new Set(caches.map(({ id }) => id)));

it("finds a cleared cache no more, and deletes its files; others stay, also for the next process", async () => {
  await save("one");
  await save("two");
  clear(found("one"));
  expect(find("one")).toBeUndefined();
  await expect.poll(files).toBe(2);
  const { id } = found("two");
  await open();
  expect(store.list()).toMatchObject([{ id, key: "two", path: "/root/.npm", scope: "project", taskId: owner.taskId }]);
});

it("lets a run that is restoring a cleared cache read it to the end, even if it is saved again meanwhile", async () => {
  await save("one", "first");
  const cache = found("one");
  const [reading, later] = [store.keepWhileRead(cache), store.keepWhileRead(cache)];
  const stream = reading.read();
  clear(cache);
  clear(cache);
  await save("one", "second");
  expect((await buffer(stream)).includes("first")).toBe(true);
  expect((await buffer(later.read())).includes("first")).toBe(true);
  reading.release();
  reading.release();
  expect((await buffer(later.read())).includes("first")).toBe(true);
  later.release();
  await expect.poll(files).toBe(2);
  // What the run found damaged is not the new cache.
  await store.discard(cache);
  const again = store.keepWhileRead(found("one"));
  expect((await buffer(again.read())).includes("second")).toBe(true);
});

it("does not clear the next cache of a key with an order for the one before", async () => {
  await save("one", "first");
  const before = found("one");
  clear(before);
  await save("one", "second");
  clear(before);
  expect(found("one").id).not.toBe(before.id);
});

it("counts a cleared cache towards the limits as long as a run reads it", async () => {
  await open({ projectBytes: 5 * MiB });
  await save("one", Buffer.alloc(3 * MiB));
  const reading = store.keepWhileRead(found("one"));
  clear(found("one"));
  await save("two", Buffer.alloc(3 * MiB));
  // Both together are more than the project may have.
  expect(find("two")).toBeUndefined();
  reading.release();
  await save("three", Buffer.alloc(3 * MiB));
  expect(store.list().map(({ key }) => key)).toEqual(["three"]);
});

it("deletes what a killed process had cleared, and notes without an archive", async () => {
  await save("one");
  const cache = found("one");
  store.keepWhileRead(cache);
  clear(cache);
  await save("two");
  await rm(join(dataDir, "worker", "caches", found("two").file));
  await open();
  expect(store.list()).toEqual([]);
  expect(await files()).toBe(0);
});

it("knows caches of earlier releases, which have no note, by the same id after a restart and after they were restored", async () => {
  await save("one");
  const { file } = found("one");
  await rm(join(dataDir, "worker", "caches", file.replace(/tar$/, "json")));
  await open();
  const { id, path } = found("one");
  expect(path).toBeNull();
  const usedAt = async () => (await stat(join(dataDir, "worker", "caches", file))).atimeMs;
  const before = await usedAt();
  store.keepWhileRead(found("one")).release();
  // When it was used is written after `release` has returned.
  await expect.poll(usedAt).not.toBe(before);
  await open();
  expect(found("one").id).toBe(id);
  clear(found("one"));
  await expect.poll(files).toBe(0);
});
