import { randomBytes } from "node:crypto";
import { rmSync, statfsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type LoopDisk, makeLoopDisk } from "../../testing/loop-disk.ts";
import { type PrivateEngine, startPrivateEngine } from "../../testing/private-engine.ts";
import { newRun, readToEnd } from "../../engine.contract.ts";
import type { Engine, Running } from "../../engine.ts";
import { testEngine } from "../../testing/engine.ts";
import { importImage, shellSuite } from "../../testing/images.ts";
import { connectDocker } from "../api/connect.ts";

const MiB = 1024 ** 2;
const image = `gantry-test/${randomBytes(6).toString("hex")}:1`;
let disk: LoopDisk;
let daemon: PrivateEngine;
let engine: Engine;

beforeAll(async () => {
  disk = makeLoopDisk("ext4", 400);
  daemon = await startPrivateEngine(join(disk.folder, "data"));
  await importImage(connectDocker(daemon.socket), image, shellSuite);
  engine = testEngine(daemon.socket);
});
afterAll(async () => {
  await engine.close();
  await daemon.stop();
  disk.remove();
});

const start = (command: string) => engine.start(newRun(image, command), new AbortController().signal);
async function exitOf(running: Running) {
  const { exit } = await readToEnd(running);
  await running.remove();
  return exit;
}

test("stops the largest run, and leaves a small one alone", async () => {
  // Less to fill, but enough for the run to be measured more than once meanwhile.
  const filler = join(disk.folder, "filler");
  writeFileSync(filler, Buffer.alloc(free() - 200 * MiB));
  const small = await start("dd if=/dev/zero of=/tmp/a bs=1M count=20; while [ ! -e /tmp/end ]; do sleep 1; done");
  const large = await start("n=0; while true; do dd if=/dev/zero of=/tmp/f$n bs=1M count=10; n=$((n+1)); sleep 1; done");
  expect(await exitOf(large)).toMatchObject({ code: 137, diskFull: "engine" });
  expect(free()).toBeGreaterThan(100 * MiB);
  await small.stop(0);
  expect(await exitOf(small)).not.toHaveProperty("diskFull");
  rmSync(filler);
});

test("says that it may be the wrong run when nothing measured explains the loss", async () => {
  const running = await start("while true; do sleep 1; done");
  const filler = join(disk.folder, "filler");
  // The run is noted first, a second or more after its start.
  await sleep(5_000);
  writeFileSync(filler, Buffer.alloc(free() - 2 * MiB));
  expect(await exitOf(running)).toMatchObject({ code: 137, diskFull: "suspected" });
  rmSync(filler);
});

test("says that the disk was almost full when a suite fails by itself meanwhile, and nothing when it passes", async () => {
  const filler = join(disk.folder, "filler");
  const ends = (code: number) => start(`sleep 5; exit ${code}`);
  // Full from the start, so that neither is stopped for having filled it.
  writeFileSync(filler, Buffer.alloc(free() - 4 * MiB));
  const [failed, passed] = [await ends(3), await ends(0)];
  const [failedExit, passedExit] = await Promise.all([exitOf(failed), exitOf(passed)]);
  rmSync(filler);
  expect(failedExit).toMatchObject({ code: 3, diskWasLow: true });
  expect(passedExit.code).toBe(0);
  expect(passedExit).not.toHaveProperty("diskWasLow");
});

function free(): number {
  const { bavail, bsize } = statfsSync(disk.folder);
  return bavail * bsize;
}
