import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type S3Server, startS3Server } from "../../testing/s3-server.ts";
import { newId } from "../crypto/ids.ts";
import { openFileStore } from "./file-store.ts";
import type { ObjectStore } from "./object-store.ts";
import { openS3Store } from "./s3/s3-store.ts";

let folder: string;
let s3: S3Server;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "gantry-store-"));
  s3 = await startS3Server();
});
afterAll(async () => {
  await s3?.close();
  await rm(folder, { recursive: true, force: true });
});

const stores: readonly [string, () => Promise<ObjectStore>][] = [
  ["the data directory", () => openFileStore(join(folder, "files"))],
  ["a bucket", () => openS3Store(s3.settings, join(folder, "scratch"))],
];

async function textOf(store: ObjectStore, key: string, range?: { start: number; end: number }): Promise<string | undefined> {
  const found = await store.get(key, range);
  return found && (await buffer(found.stream)).toString();
}

async function directoryOf(store: ObjectStore, files: Record<string, string>): Promise<string> {
  const directory = await store.scratch();
  for (const [path, content] of Object.entries(files)) {
    await mkdir(dirname(join(directory, path)), { recursive: true });
    await writeFile(join(directory, path), content);
  }
  return directory;
}

async function putDirectory(store: ObjectStore, area: string, files: Record<string, string>, prefix = area): Promise<void> {
  const staged = await store.stageDirectory(area, await directoryOf(store, files));
  await staged.moveTo(prefix);
  await staged.discard();
}

const keysOf = async (store: ObjectStore, prefix: string) =>
  (await store.list(prefix)).map(({ key }) => key.slice(prefix.length + 1)).sort();

/** A name of 255 bytes in each of five folders: longer than a key of S3 may be. */
const longPath = Array.from({ length: 5 }, () => "n".repeat(250)).join("/");
const oddNames = [
  "ü – 漢字 ☃.txt",
  "a+b %41&c=d?e#f.txt",
  " leading and trailing ",
  "line\nbreak \u0001 control",
  ".index",
  ".data-1",
  longPath,
];

describe.each(stores)("%s", (_name, open) => {
  const area = () => `reports/${newId()}/${newId()}`;

  test("keeps objects as they were written, whole and in parts", async () => {
    const store = await open();
    const key = `logs/${newId()}/${newId()}.ndjson.gz`;
    expect([await store.get(key), await store.stat(key)]).toEqual([undefined, undefined]);
    expect(await store.put(key, Buffer.from("first"))).toBe(5);
    expect(await store.put(key, Readable.from([Buffer.from("0123"), Buffer.from("456789")]))).toBe(10);
    expect(await store.stat(key)).toMatchObject({ sizeBytes: 10, modifiedAt: expect.any(Date) as Date });
    expect(await textOf(store, key)).toBe("0123456789");
    expect(await textOf(store, key, { start: 2, end: 4 })).toBe("234");
    const { sizeBytes } = (await store.get(key, { start: 2, end: 4 })) ?? {};
    expect(sizeBytes).toBe(10);
    expect(await store.put(`${key}.empty`, Readable.from([]))).toBe(0);
    expect(await textOf(store, `${key}.empty`)).toBe("");
    expect(await store.remove(key)).toBe(10);
    expect(await store.get(key)).toBeUndefined();
  });

  test("keeps a large object", async () => {
    const store = await open();
    const key = `attachments/${newId()}/${newId()}/file`;
    const piece = Buffer.alloc(1024 ** 2, "0123456789abcdef");
    expect(await store.put(key, Readable.from(Array.from({ length: 21 }, () => piece)))).toBe(21 * 1024 ** 2);
    expect((await store.stat(key))?.sizeBytes).toBe(21 * 1024 ** 2);
    expect(await textOf(store, key, { start: 20 * 1024 ** 2 + 1, end: 20 * 1024 ** 2 + 4 })).toBe("1234");
  });

  test("leaves nothing of an object whose content breaks off", async () => {
    const store = await open();
    const key = `logs/${newId()}/${newId()}.ndjson.gz`;
    async function* broken() {
      yield Buffer.alloc(9 * 1024 ** 2);
      throw new Error("the source broke off");
    }
    await expect(store.put(key, Readable.from(broken()))).rejects.toThrow("the source broke off");
    expect(await store.stat(key)).toBeUndefined();
  });

  test("puts a directory in its place, with any names", async () => {
    const store = await open();
    const prefix = area();
    const files = {
      "index.html": "<p>",
      "data/a.json": "{}",
      "data/deep/b.txt": "",
      ...Object.fromEntries(oddNames.map((name) => [name, name])),
    };
    const staged = await store.stageDirectory(prefix, await directoryOf(store, files));
    expect(await store.list(prefix)).toEqual([]);
    expect(await store.stat(`${prefix}/index.html`)).toBeUndefined();
    await staged.moveTo(prefix);
    await staged.discard();
    expect(await keysOf(store, prefix)).toEqual(Object.keys(files).sort());
    for (const [path, content] of Object.entries(files)) {
      expect(await textOf(store, `${prefix}/${path}`), path).toBe(content);
      expect((await store.stat(`${prefix}/${path}`))?.sizeBytes, path).toBe(Buffer.byteLength(content));
    }
    expect(await textOf(store, `${prefix}/index.html`, { start: 1, end: 1 })).toBe("p");
    expect(await store.get(`${prefix}/data`)).toBeUndefined();
    expect(await store.get(`${prefix}/other.html`)).toBeUndefined();
    expect(await keysOf(store, `${prefix}/data`)).toEqual(["a.json", "deep/b.txt"]);
    expect((await store.folders(prefix)).sort()).toEqual(["data", longPath.split("/")[0]]);
    expect(await store.folders(`${prefix}/data`)).toEqual(["deep"]);
    expect(await store.remove(prefix)).toBe(Object.values(files).reduce((sum, text) => sum + Buffer.byteLength(text), 0));
    expect([await store.list(prefix), await store.folders(prefix), await store.stat(`${prefix}/index.html`)]).toEqual([[], [], undefined]);
  });

  test("replaces a directory and the directories in it, and adds one below it", async () => {
    const store = await open();
    const prefix = area();
    await putDirectory(store, prefix, { "index.html": "one", "old.html": "one" });
    await putDirectory(store, prefix, { "index.html": "retry" }, `${prefix}/gantry-retry-1`);
    expect(await keysOf(store, prefix)).toEqual(["gantry-retry-1/index.html", "index.html", "old.html"]);
    expect(await textOf(store, `${prefix}/gantry-retry-1/index.html`)).toBe("retry");
    expect(await store.folders(prefix)).toEqual(["gantry-retry-1"]);
    await putDirectory(store, prefix, { "index.html": "second" }, `${prefix}/gantry-retry-1`);
    expect(await textOf(store, `${prefix}/gantry-retry-1/index.html`)).toBe("second");
    expect(await textOf(store, `${prefix}/index.html`)).toBe("one");
    await putDirectory(store, prefix, { "index.html": "two" });
    expect(await keysOf(store, prefix)).toEqual(["index.html"]);
    expect(await textOf(store, `${prefix}/index.html`)).toBe("two");
  });

  test("two directories prepared at once: the last one moved counts, whichever was prepared first", async () => {
    const store = await open();
    const prefix = area();
    const first = await store.stageDirectory(prefix, await directoryOf(store, { "a.html": "first" }));
    const second = await store.stageDirectory(prefix, await directoryOf(store, { "a.html": "second" }));
    const third = await store.stageDirectory(prefix, await directoryOf(store, { "a.html": "third" }));
    await second.moveTo(prefix);
    await first.moveTo(prefix);
    for (const staged of [first, second, third]) await staged.discard();
    expect(await textOf(store, `${prefix}/a.html`)).toBe("first");
    expect(await store.remove(prefix)).toBe(5);
  });

  test("names folders, lists everything, and refuses keys that lead elsewhere", async () => {
    const store = await open();
    const [org, one, two] = [newId(), newId(), newId()];
    await putDirectory(store, `reports/${org}/${one}`, { "a/b.txt": "1" });
    await putDirectory(store, `reports/${org}/${two}`, { "c.txt": "2" });
    await store.put(`screenshots/${org}/${one}/image`, Buffer.from("3"));
    expect(await store.folders("reports")).toContain(org);
    expect((await store.folders(`reports/${org}`)).sort()).toEqual([one, two].sort());
    const all = (await store.list("")).filter(({ key }) => key.includes(org)).map(({ key }) => key.replaceAll(org, "org"));
    expect(all.sort()).toEqual([`reports/org/${one}/a/b.txt`, `reports/org/${two}/c.txt`, `screenshots/org/${one}/image`].sort());
    expect(await textOf(store, `screenshots/${org}/${one}/image`)).toBe("3");
    for (const key of ["../outside", "reports/../../outside", "a\0b/c/d"]) await expect(store.get(key), key).rejects.toThrow("not a key");
  });

  test("hides nothing of a neighbor whose name begins the same", async () => {
    const store = await open();
    const prefix = area();
    await putDirectory(store, prefix, { "a.txt": "1" });
    await putDirectory(store, `${prefix}0`, { "b.txt": "2" });
    expect(await store.remove(prefix)).toBe(1);
    expect(await textOf(store, `${prefix}0/b.txt`)).toBe("2");
  });
});

test("lists more than one page", async () => {
  const store = await openS3Store(s3.settings, join(folder, "scratch"));
  const org = newId();
  const ids = Array.from({ length: 1_003 }, () => newId());
  for (let from = 0; from < ids.length; from += 100)
    await Promise.all(ids.slice(from, from + 100).map((id) => store.put(`attachments/${org}/${id}/file`, Buffer.from("x"))));
  expect((await store.list(`attachments/${org}`)).map(({ key }) => key.split("/")[2])).toEqual(ids.toSorted());
  expect(await store.folders(`attachments/${org}`)).toEqual(ids.toSorted());
});

test("reads what was copied into the bucket file by file, and replaces it", async () => {
  const store = await openS3Store(s3.settings, join(folder, "scratch"));
  const prefix = `reports/${newId()}/${newId()}`;
  for (const path of ["index.html", "data/a b.json"]) await store.put(`${prefix}/${path}`, Buffer.from(path));
  expect(await keysOf(store, prefix)).toEqual(["data/a b.json", "index.html"]);
  expect(await textOf(store, `${prefix}/data/a b.json`)).toBe("data/a b.json");
  expect(await store.folders(prefix)).toEqual(["data"]);
  await putDirectory(store, prefix, { "new.html": "new" });
  expect(await keysOf(store, prefix)).toEqual(["new.html"]);
});
