import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type Docker from "dockerode";
import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, expect, test, vi } from "vitest";
import { DiskWatch } from "./disk-watch.ts";

const path = process.env["PATH"];
afterEach(() => {
  process.env["PATH"] = path;
  vi.useRealTimers();
});

test("stops a run whose measurements fail for two minutes, and does not take them for nothing written", async () => {
  const layer = await mkdtemp(join(tmpdir(), "gantry-layer-"));
  const info = { Id: "a".repeat(64), State: { Pid: 0 }, HostConfig: {}, Mounts: [], GraphDriver: { Data: { UpperDir: layer } } };
  const docker = { getContainer: () => ({ inspect: () => Promise.resolve(info) }) } as unknown as Docker;
  // Neither `du` nor anything else.
  process.env["PATH"] = layer;
  vi.useFakeTimers({ toFake: ["Date", "setInterval", "clearInterval"] });
  const disk = new DiskWatch(docker, true, 1_000_000);
  const stops: string[] = [];
  disk.watch("one", false, (why) => stops.push(why));
  for (let seconds = 0; seconds < 115; seconds += 1) await aSecond();
  expect(stops).toEqual([]);
  for (let seconds = 0; seconds < 30; seconds += 1) await aSecond();
  expect(stops).toEqual(["unmeasured"]);
  disk.close();
  await rm(layer, { recursive: true });
});

/** A second of the watch's time, in which what it starts really happens. */
async function aSecond(): Promise<void> {
  vi.advanceTimersByTime(1_000);
  await sleep(20);
}
