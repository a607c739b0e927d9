import { readdir, readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type Docker from "dockerode";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { importImage, shellSuite, testDocker } from "./engines/testing/images.ts";
import { textOf } from "./testing/protocol-server.ts";
import { filesOf, numbers, untilExited, untilRemoved } from "./testing/recorded-run.ts";
import { openBench, startProcess, type WorkerBench } from "./testing/worker.ts";

const image = "gantry-test/restarted-worker:1";

describe("a worker", () => {
  let bench: WorkerBench;
  let docker: Docker;
  let host: string;

  beforeAll(async () => {
    ({ docker, host } = await testDocker());
    await importImage(docker, image, shellSuite);
  });
  afterEach(() => bench.close());

  const open = async (settings: Record<string, string> = {}) => {
    bench = await openBench(host, settings);
    return bench;
  };

  describe("stopped and restarted", () => {
    it("adopts a run that its predecessor left, without missing a line", async () => {
      await open();
      const first = await bench.start();
      const run = bench.server.queue({ image, command: "seq 1 100; sleep 3; seq 101 3000; exit 8" });
      await expect.poll(() => textOf(run)).toBe(numbers(1, 100));
      await first.stop();
      expect(run.updates.map(({ status }) => status)).toEqual(["RUNNING"]);
      const second = await bench.start();
      expect(second.id).toBe(first.id);
      expect(await run.ended).toMatchObject({ exitCode: 8, error: null });
      expect(textOf(run)).toBe(numbers(1, 3000));
      await untilRemoved(docker, run);
    });

    it("collects a run's output and files from while no worker was running, masked, with the stored lease token", async () => {
      await open();
      const first = await bench.start();
      const command = 'echo before; sleep 1; echo "$TOKEN"; mkdir reports; echo "$TOKEN" > reports/r.txt; exit 4';
      const run = bench.server.queue({ image, command, variables: [{ name: "TOKEN", value: "s3cr3t=value\nof two lines", secret: true }] });
      await expect.poll(() => textOf(run)).toBe("before\n");
      await first.stop();
      const leases = join(bench.config.dataDir, "worker/leases");
      const [name = ""] = await readdir(leases);
      expect((await stat(join(leases, name))).mode & 0o777).toBe(0o600);
      expect(JSON.parse(await readFile(join(leases, name), "utf8"))).toEqual({ leaseToken: run.run.leaseToken, secretNames: ["TOKEN"] });
      await untilExited(docker, run);
      // For later runs it is not secret any more.
      run.run = { ...run.run, variables: [] };
      await bench.start();
      expect(await run.ended).toMatchObject({ exitCode: 4, error: null });
      expect(textOf(run)).toBe("before\n****\n");
      expect(await filesOf(run.report)).toEqual({ "reports/r.txt": "****\n" });
      await expect.poll(() => readdir(leases)).toEqual([]);
    });

    it("masks a file of an adopted run, its lines and its secrets, although the suite has deleted it", async () => {
      await open();
      const first = await bench.start();
      const value = '{\n  "client": "acme shop",\n  "private_key": "first line\\nsecond line"\n}\n';
      const command =
        'printf "before %s\\n" "$ACCOUNT"; cp "$ACCOUNT" copy; rm "$ACCOUNT"; sleep 3; cat copy; printf "the second line\\nfirst line\\nsecond line\\n"; exit 4';
      const variables = [{ name: "ACCOUNT", value: "/run/gantry/secrets/ACCOUNT", secret: false }];
      const run = bench.server.queue({ image, command, variables, files: [{ name: "ACCOUNT", value }] });
      const before = "before /run/gantry/secrets/ACCOUNT\n";
      await expect.poll(() => textOf(run)).toBe(before);
      await first.stop();
      await bench.start();
      expect(await run.ended).toMatchObject({ exitCode: 4, error: null });
      expect(textOf(run)).not.toMatch(/acme|first line|private_key/);
      expect(textOf(run).startsWith(`${before}****`)).toBe(true);
      expect(textOf(run)).toContain("the ****");
      await expect.poll(() => readdir(join(bench.config.dataDir, "worker/leases"))).toEqual([]);
    });

    it("waits for a predecessor that is still running, so that no run is handled by both", async () => {
      await open();
      const first = await bench.start();
      const run = bench.server.queue({ image, command: "echo up; sleep 2; echo down" });
      await expect.poll(() => textOf(run)).toBe("up\n");
      const second = await bench.start();
      // That it does not take the run over has no event.
      await sleep(600);
      expect(second.running()).toEqual([]);
      await first.stop();
      expect(await run.ended).toMatchObject({ exitCode: 0 });
      expect(textOf(run)).toBe("up\ndown\n");
    });

    it("removes the container of an attempt that is over", async () => {
      await open();
      const first = await bench.start();
      const run = bench.server.queue({ image, command: "echo up; sleep 60" });
      await expect.poll(() => textOf(run)).toBe("up\n");
      await first.stop();
      run.over = true;
      await bench.start();
      await untilRemoved(docker, run);
    });

    it("stops its runs on shutdown if configured to, and reports them as cancelled", async () => {
      await open({ STOP_RUNS_ON_EXIT: "true" });
      const worker = await bench.start();
      const run = bench.server.queue({ image, command: "echo up; sleep 60" });
      await expect.poll(() => textOf(run)).toBe("up\n");
      await worker.stop();
      expect(await run.ended).toMatchObject({ error: { code: "CANCELLED", message: expect.stringContaining("worker") } });
      await untilRemoved(docker, run);
    });
  });

  describe("killed at critical points", () => {
    it.each([
      "after-claim",
      "after-create",
      "after-start",
      "mid-log",
      "after-exit",
      "mid-archive",
      "report-packed",
      "report-stored",
      "facts-sent",
    ])("leaves one outcome and a complete log: %s", async (point) => {
      await open();
      // A larger report is uploaded before the results, a small one with them.
      const zeros = point === "report-stored" ? 200_000 : 0;
      const run = bench.server.queue({
        image,
        command: `seq 1 500; mkdir reports; echo r > reports/r.txt; head -c ${zeros} /dev/zero > reports/zeros; sleep 0.5; seq 501 700; exit 5`,
      });
      const doomed = await startProcess(bench.config, { CRASH_AT: point });
      expect(await doomed.exited).toBe("SIGKILL");
      if (point === "after-claim") bench.server.requeue(run);
      await bench.start();
      if (point === "after-create") {
        await expect.poll(() => run.updates.at(-1)?.status).toBe("PENDING");
      } else {
        expect(await run.ended).toMatchObject({ exitCode: 5, error: null });
        expect(textOf(run)).toBe(numbers(1, 700));
        expect(await filesOf(run.report)).toEqual({ "reports/r.txt": "r\n", "reports/zeros": "\0".repeat(zeros) });
        expect(run.updates.filter(({ status }) => status === "ANALYZING")).toHaveLength(1);
      }
      await untilRemoved(docker, run);
    });
  });
});
