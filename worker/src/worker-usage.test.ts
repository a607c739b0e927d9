import { dispatch } from "@gantry/contract/dispatch/routes.ts";
import type { UsageSeries } from "@gantry/contract/timeline/schemas.ts";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { importImage, shellSuite, testDocker } from "./engines/testing/images.ts";
import type { Recorded } from "./testing/protocol-server.ts";
import { openBench, type WorkerBench } from "./testing/worker.ts";

const image = "gantry-test/worker-usage:1";
/** Needs its whole CPU for some seconds, with 30 MB of memory, and writes 20 MB. */
const burn = `dd if=/dev/zero of=/tmp/file bs=1M count=20 2>/dev/null; x=$(head -c 15000000 /dev/zero | tr '\\0' x)
  end=$(($(date +%s) + 6)); while [ $(date +%s) -lt $end ]; do i=0; while [ $i -lt 20000 ]; do i=$((i + 1)); done; done; echo "${"$"}{#x}"`;

const lastOf = (run: Recorded): UsageSeries => {
  const series = run.usage.at(-1)?.series;
  if (!series) throw new Error("no usage was sent");
  return series;
};
const highest = (values: UsageSeries["cpu"]) => Math.max(...(values ?? []).map((value) => value ?? 0));

describe("a worker records what a run uses", () => {
  let bench: WorkerBench;
  let host: string;

  beforeAll(async () => {
    const { docker, host: socket } = await testDocker();
    host = socket;
    await importImage(docker, image, shellSuite);
  });
  afterEach(() => bench.close());

  it("CPU up to its limit, memory, and the load of the machine", async () => {
    bench = await openBench(host);
    await bench.start();
    const run = bench.server.queue({ image, command: burn, resources: { cpus: 0.5, memoryMb: 256 } });
    const facts = await run.ended;
    expect(facts.exitCode).toBe(0);
    await expect.poll(() => run.usage.at(-1)?.series.cpu?.length ?? 0).toBeGreaterThanOrEqual(5);
    const series = lastOf(run);
    expect(Math.abs(Date.parse(series.startedAt) - Date.parse(facts.startedAt ?? ""))).toBeLessThan(2);
    // The limit holds on average; on a busy machine the container gets less.
    expect(highest(series.cpu)).toBeGreaterThan(50);
    expect(highest(series.cpu)).toBeLessThan(1000);
    expect(highest(series.memory)).toBeGreaterThan(15_000_000);
    expect(highest(series.memory)).toBeLessThan(257 * 1024 ** 2);
    expect(highest(series.machineCpu)).toBeGreaterThan(0);
    expect(highest(series.machineMemory)).toBeLessThanOrEqual(1000);
  });

  it("not at all when the run is over at once", async () => {
    bench = await openBench(host);
    await bench.start();
    const run = bench.server.queue({ image, command: "true" });
    await run.ended;
    await bench.server.queue({ image, command: "true" }).ended;
    expect(run.usage).toEqual([]);
  });

  it("without delaying the end when the server does not take it", async () => {
    bench = await openBench(host);
    let asked = 0;
    bench.server.interfere = (path) => {
      if (path !== dispatch.usage.path) return undefined;
      asked += 1;
      return new Promise(() => {});
    };
    await bench.start();
    const run = bench.server.queue({ image, command: "sleep 8; echo done" });
    expect((await run.ended).exitCode).toBe(0);
    expect(asked).toBeGreaterThan(0);
    expect(run.usage).toEqual([]);
  });

  it("of an adopted container in a series of its own", async () => {
    bench = await openBench(host);
    const first = await bench.start();
    const run = bench.server.queue({ image, command: "sleep 400", timeoutMs: 400_000 });
    await expect.poll(() => run.usage.length).toBeGreaterThan(0);
    await first.stop();
    await bench.start();
    await expect.poll(() => new Set(run.usage.map(({ workerStart }) => workerStart)).size).toBe(2);
    run.order = "cancel";
    await run.ended;
    const [before, after] = [run.usage[0], run.usage.at(-1)];
    expect(before?.series.startedAt).not.toBe(after?.series.startedAt);
  });
});
