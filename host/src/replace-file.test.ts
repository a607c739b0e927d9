import { existsSync, readdirSync, readFileSync } from "node:fs";
import { type FileHandle, mkdtemp, open, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, test, vi } from "vitest";
import { replaceFile } from "./replace-file.ts";

let folder = "";
afterEach(async () => {
  vi.restoreAllMocks();
  await rm(folder, { recursive: true, force: true });
});

/** Records calls of fsync, each with the folder's content under the file's name at that moment. */
async function watchSyncs(path: string): Promise<string[]> {
  const handle = await open(folder);
  const prototype: FileHandle = Object.getPrototypeOf(handle);
  await handle.close();
  const syncs: string[] = [];
  const sync = prototype.sync;
  vi.spyOn(prototype, "sync").mockImplementation(async function (this: FileHandle) {
    const what = (await this.stat()).isDirectory() ? "folder" : await readFileOf(this);
    syncs.push(`${what}, then ${existsSync(path) ? readFileSync(path, "utf8") : "nothing"}`);
    return sync.call(this);
  });
  return syncs;
}

async function readFileOf(handle: FileHandle): Promise<string> {
  const { size } = await handle.stat();
  return readFileSync(`/proc/self/fd/${handle.fd}`, "utf8").slice(0, size);
}

test("syncs the new content before it replaces the old one, and its name afterwards", async () => {
  folder = await mkdtemp(join(tmpdir(), "gantry-replace-"));
  const path = join(folder, "lease.json");
  const syncs = await watchSyncs(path);
  await replaceFile(path, "first", 0o600);
  await replaceFile(path, "second", 0o600);
  expect(syncs).toEqual(["first, then nothing", "folder, then first", "second, then first", "folder, then second"]);
  expect((await stat(path)).mode & 0o777).toBe(0o600);
  expect(readdirSync(folder)).toEqual(["lease.json"]);
});
