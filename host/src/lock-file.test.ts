import { spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { lockFile, readLockHolder, tryLockFile } from "./lock-file.ts";

const folder = mkdtempSync(join(tmpdir(), "gantry-lock-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test("exactly one of many processes gets the lock, and the others learn who holds it", async () => {
  const path = join(folder, "one");
  const outcomes = await Promise.all(Array.from({ length: 10 }, (_, index) => tryLockFile(path, `note ${index}`)));
  const held = outcomes.flatMap((outcome) => ("lock" in outcome ? [outcome.lock] : []));
  expect(held).toHaveLength(1);
  expect((await readLockHolder(path))?.pid).toBe(process.pid);
  await held[0]?.release();
  expect(await readLockHolder(path)).toBeUndefined();
});

test("exactly one of many processes takes over the lock of a dead process", async () => {
  const dead = spawnSync("true").pid;
  for (let round = 0; round < 50; round++) {
    const path = join(folder, `stale${round}`);
    writeFileSync(path, JSON.stringify({ pid: dead, note: "", startedAt: "1", token: `old${round}` }));
    const outcomes = await Promise.all(Array.from({ length: 10 }, () => tryLockFile(path)));
    expect(outcomes.filter((outcome) => "lock" in outcome)).toHaveLength(1);
  }
  expect(readdirSync(folder).filter((name) => /^stale\d+\./.test(name))).toEqual([]);
});

test("a process that got the dead holder's process id does not count as the holder", async () => {
  const path = join(folder, "reused");
  writeFileSync(path, JSON.stringify({ pid: process.pid, note: "", startedAt: "1", token: "old" }));
  expect("lock" in (await tryLockFile(path))).toBe(true);
});

test("waiting for the lock ends when it is free, or with an error at the timeout", async () => {
  const path = join(folder, "wait");
  const first = await lockFile(path, 0);
  await expect(lockFile(path, 100)).rejects.toThrow(`Process ${process.pid} has held`);
  const waiting = lockFile(path, 5_000);
  await first.release();
  await (await waiting).release();
});
