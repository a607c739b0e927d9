import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { nextWorkerStart } from "./worker-start.ts";

test("each start of a worker has a greater number than those before, also with a clock that was set back or a damaged file", async () => {
  const dataDir = await mkdtemp(join(tmpdir(), "gantry-start-"));
  onTestFinished(() => rm(dataDir, { recursive: true }));
  // Without the folder, the clock decides.
  expect(await nextWorkerStart(dataDir)).toBeGreaterThan(Date.parse("2026-01-01"));
  await mkdir(join(dataDir, "worker"));
  const first = await nextWorkerStart(dataDir);
  expect(await nextWorkerStart(dataDir)).toBeGreaterThan(first);
  const later = Date.now() + 3_600_000;
  await writeFile(join(dataDir, "worker", "start"), `${later}\n`);
  expect([await nextWorkerStart(dataDir), await nextWorkerStart(dataDir)]).toEqual([later + 1, later + 2]);
  await writeFile(join(dataDir, "worker", "start"), "x");
  expect(await nextWorkerStart(dataDir)).toBeGreaterThanOrEqual(first);
});
