import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
import { setTimeout as sleep } from "node:timers/promises";
import type Docker from "dockerode";
import { extract } from "tar-stream";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { importImage, shellSuite, testDocker } from "./engines/testing/images.ts";
import { type Recorded, textOf } from "./testing/protocol-server.ts";
import { openBench, startProcess, type WorkerBench } from "./testing/worker.ts";

const image = "gantry-test/worker-shell:1";

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
  const containersOf = async ({ run }: Recorded) =>
    (await docker.listContainers({ all: true, filters: { label: [`gantry.task=${run.taskId}`] } })).length;
  const untilRemoved = (run: Recorded) => expect.poll(() => containersOf(run), { timeout: 5_000 }).toBe(0);
  const numbers = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => `${from + index}\n`).join("");

  describe("with one run", () => {
    it("carries it out from claim to facts, and leaves no container behind", async () => {
      await (await open()).start();
      const run = bench.server.queue({ image, command: "seq 1 200; echo oops >&2; exit 3" });
      const facts = await run.ended;
      expect(facts).toMatchObject({ attempt: 1, exitCode: 3, error: null });
      expect(run.updates.map(({ status }) => status)).toEqual(["RUNNING", "ANALYZING"]);
      expect(Date.parse(facts.finishedAt ?? "")).toBeGreaterThanOrEqual(Date.parse(facts.startedAt ?? "") - 50);
      expect(textOf(run)).toBe(numbers(1, 200));
      expect(textOf(run, "stderr")).toBe("oops\n");
      await untilRemoved(run);
    });

    it("gives the container what the platform promises, and masks what is secret in its output and its report", async () => {
      await (await open({ INJECT_ENV_VARS: "HOST_TOKEN", HOST_TOKEN: "h0st-t0ken-value" })).start();
      const variables = [
        { name: "TOKEN", value: "s3cr3t-token", secret: true },
        { name: "CI", value: "false", secret: false },
        { name: "PLAIN", value: "seen", secret: false },
        { name: "PIN", value: "123", secret: true },
      ];
      const command =
        'echo "$TASK_ID $CI $FRAMEWORK_AGNOSTIC $BASE_URL $PLAIN $TOKEN $HOST_TOKEN"; mkdir reports; echo "<p>$TOKEN</p>" > reports/index.html; env | sort > reports/env.txt';
      const run = bench.server.queue({ image, command, variables });
      await run.ended;
      expect(textOf(run)).toBe(`${run.run.taskId} true true http://target.example seen **** ****\n`);
      expect(textOf(run, "system")).toContain("Not masked, because shorter than 4 bytes: PIN");
      const report = await filesOf(run.report);
      expect(report["reports/index.html"]).toBe("<p>****</p>\n");
      expect(report["reports/env.txt"]).not.toMatch(/s3cr3t|WORKER_SECRET|DATA_DIR/);
    });

    it("sends a small report with the end and a large one before it, and keeps nothing of it on its own disk", async () => {
      await (await open()).start();
      for (const size of [5, 200_000]) {
        const run = bench.server.queue({ image, command: `mkdir reports; head -c ${size} /dev/zero > reports/zeros` });
        const { report } = await run.ended;
        expect(report === undefined).toBe(size > 5);
        expect(await filesOf(run.report)).toEqual({ "reports/zeros": "\0".repeat(size) });
      }
      await expect.poll(async () => (await readdir(join(bench.config.dataDir, "worker/reports"))).length).toBe(0);
    });

    it("reads the results of the report, without a secret in any of them", async () => {
      await (await open()).start();
      const command = `mkdir reports; cat > reports/junit.xml <<END
<testsuites><testsuite name="cart"><testcase name="adds" time="0.5"/><testcase name="pays"><failure message="no: &#116;op-s3cr3t">at $TOKEN</failure></testcase></testsuite></testsuites>
END
exit 1`;
      const run = bench.server.queue({ image, command, variables: [{ name: "TOKEN", value: "top-s3cr3t", secret: true }] });
      const { results } = await run.ended;
      expect(results?.formats).toEqual(["junit"]);
      expect(results?.tests.map(({ name, status }) => [name, status])).toEqual([
        ["adds", "passed"],
        ["pays", "failed"],
      ]);
      expect(JSON.stringify(results)).not.toContain("top-s3cr3t");
      expect(results?.tests[1]?.message).toContain("****");
    });

    it("reads the results from the console when there is no report", async () => {
      await (await open()).start();
      const run = bench.server.queue({
        image,
        command: "echo 'TAP version 13'; echo 1..2; echo 'ok 1 - one'; echo 'not ok 2 - two'; exit 1",
      });
      expect((await run.ended).results).toMatchObject({ formats: ["console"] });
    });

    it("reads a summary on the console that names no tests", async () => {
      await (await open()).start();
      const run = bench.server.queue({ image, command: "echo '  .!'; echo; echo '  1 passing (4ms)'; echo '  2 failing'; exit 2" });
      expect((await run.ended).results).toMatchObject({
        formats: ["console"],
        tests: [],
        counts: { runner: "Mocha", passed: 1, failed: 2, skipped: 0 },
      });
    });

    it("keeps the verdict when the report cannot be stored, and says why it is missing", async () => {
      await (await open()).start();
      bench.server.interfere = (path) => (path === "/executions/report" ? 500 : undefined);
      const run = bench.server.queue({ image, command: "mkdir reports; head -c 200000 /dev/zero > reports/zeros; exit 1" });
      expect(await run.ended).toMatchObject({
        exitCode: 1,
        error: null,
        results: { notes: [expect.stringContaining("report is unavailable")] },
      });
    });

    it("sends the report again while the server has no room for it", async () => {
      await (await open()).start();
      let refusals = 0;
      bench.server.interfere = (path) => (path === "/executions/report" && ++refusals <= 3 ? 507 : undefined);
      const run = bench.server.queue({ image, command: "mkdir reports; head -c 200000 /dev/zero > reports/zeros; exit 1" });
      expect(await run.ended).toMatchObject({ exitCode: 1, error: null });
      expect(refusals).toBeGreaterThan(3);
    });

    it("reports a start that cannot succeed as the end of the run, with the reason", async () => {
      await (await open()).start();
      const run = bench.server.queue({ image: "registry.invalid/none:1" });
      expect(await run.ended).toMatchObject({
        exitCode: null,
        error: { code: "IMAGE_UNAVAILABLE", message: expect.stringContaining("registry.invalid/none:1") },
      });
      expect(run.updates.map(({ status }) => status)).toEqual(["ANALYZING"]);
    });

    it("stops it within two seconds when it is cancelled, and keeps its report", async () => {
      await (await open()).start();
      const run = bench.server.queue({
        image,
        command: "trap '' TERM; mkdir reports; echo so far > reports/a.txt; echo up; while true; do sleep 1; done",
      });
      await expect.poll(() => textOf(run)).toBe("up\n");
      const before = Date.now();
      run.order = "cancel";
      expect(await run.ended).toMatchObject({ error: { code: "CANCELLED" } });
      // Up to a second of it until the next heartbeat.
      expect(Date.now() - before).toBeLessThan(3_500);
      expect(await filesOf(run.report)).toEqual({ "reports/a.txt": "so far\n" });
    });

    it("ends it at its time limit and says so", async () => {
      await (await open()).start();
      const run = bench.server.queue({ image, command: "echo up; sleep 60", timeoutMs: 1_000 });
      expect(await run.ended).toMatchObject({ error: { code: "TIMEOUT", message: expect.stringContaining("1 seconds") } });
      expect(textOf(run, "system")).toContain("limit of 1 seconds");
    });

    it("stops and removes the container without a word when the attempt is lost", async () => {
      await (await open()).start();
      const run = bench.server.queue({ image, command: "echo up; sleep 60" });
      await expect.poll(() => textOf(run)).toBe("up\n");
      run.order = "lost";
      await untilRemoved(run);
      expect(run.updates.map(({ status }) => status)).toEqual(["RUNNING"]);
    });

    it("says that it ran out of memory", async () => {
      await (await open()).start();
      const run = bench.server.queue({ image, command: "exec tail -c 400000000 /dev/zero", resources: { cpus: 1, memoryMb: 32 } });
      expect(await run.ended).toMatchObject({ exitCode: 137, error: { code: "OUT_OF_MEMORY", message: expect.stringContaining("32 MB") } });
    });
  });

  describe("with many runs", () => {
    it("carries out as many at once as it has slots, and loses no line of any", async () => {
      await (await open({ WORKER_SLOTS: "4" })).start();
      const runs = Array.from({ length: 24 }, (_, n) => bench.server.queue({ image, command: `seq 1 ${100 + n}; exit ${n % 5}` }));
      const facts = await Promise.all(runs.map(({ ended }) => ended));
      expect(facts.map(({ exitCode }) => exitCode)).toEqual(runs.map((_, n) => n % 5));
      for (const [n, run] of runs.entries()) expect(textOf(run)).toBe(numbers(1, 100 + n));
    }, 60_000);
  });

  describe("in trouble", () => {
    it("loses no line and no fact while the server is away", async () => {
      await (await open()).start();
      const run = bench.server.queue({ image, command: "n=0; while [ $n -lt 40 ]; do n=$((n+1)); echo $n; sleep 0.1; done; exit 6" });
      await expect.poll(() => textOf(run)).not.toBe("");
      await bench.server.close();
      await sleep(5_000);
      await bench.server.open();
      expect(await run.ended).toMatchObject({ exitCode: 6, error: null });
      expect(textOf(run)).toBe(numbers(1, 40));
    }, 30_000);

    it("does not mind answers that say not now", async () => {
      await (await open()).start();
      let refused = 0;
      bench.server.interfere = (path) => (path !== "/executions/claim" && refused++ % 3 !== 2 ? 503 : undefined);
      const run = bench.server.queue({ image, command: "seq 1 50; exit 2" });
      expect(await run.ended).toMatchObject({ exitCode: 2 });
      expect(textOf(run)).toBe(numbers(1, 50));
    }, 30_000);

    it("gives a run back that the engine cannot start now", async () => {
      await open();
      await bench.start({ dockerHost: host });
      const run = bench.server.queue({ image, resources: { cpus: 1, memoryMb: 1 } });
      await expect.poll(() => run.updates.map(({ status }) => status)).toEqual(["PENDING"]);
    });

    it("waits for an engine instead of failing runs, when none answers", async () => {
      await open();
      await bench.start({ dockerHost: "/nonexistent/docker.sock" });
      const run = bench.server.queue({ image });
      await sleep(1_500);
      expect(run.updates).toEqual([]);
    });
  });

  describe("stopped and started again", () => {
    it("goes on with a run that its predecessor left, and misses no line of it", async () => {
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
      await untilRemoved(run);
    }, 30_000);

    it("collects what a run printed and left while no worker was there", async () => {
      await open();
      const first = await bench.start();
      const run = bench.server.queue({ image, command: "echo before; sleep 1; echo after; mkdir reports; echo r > reports/r.txt; exit 4" });
      await expect.poll(() => textOf(run)).toBe("before\n");
      await first.stop();
      await sleep(1_500);
      await bench.start();
      expect(await run.ended).toMatchObject({ exitCode: 4, error: null });
      expect(textOf(run)).toBe("before\nafter\n");
      expect(await filesOf(run.report)).toEqual({ "reports/r.txt": "r\n" });
    }, 30_000);

    it("waits for a predecessor that is still there, so that no run is carried out by both", async () => {
      await open();
      const first = await bench.start();
      const run = bench.server.queue({ image, command: "echo up; sleep 2; echo down" });
      await expect.poll(() => textOf(run)).toBe("up\n");
      const second = await bench.start();
      await sleep(600);
      expect(second.running()).toEqual([]);
      await first.stop();
      expect(await run.ended).toMatchObject({ exitCode: 0 });
      expect(textOf(run)).toBe("up\ndown\n");
    }, 30_000);

    it("removes the container of an attempt that is over", async () => {
      await open();
      const first = await bench.start();
      const run = bench.server.queue({ image, command: "echo up; sleep 60" });
      await expect.poll(() => textOf(run)).toBe("up\n");
      await first.stop();
      run.over = true;
      await bench.start();
      await untilRemoved(run);
    }, 30_000);

    it("stops its runs as it goes when it is told to, and reports them as cancelled", async () => {
      await open({ STOP_RUNS_ON_EXIT: "true" });
      const worker = await bench.start();
      const run = bench.server.queue({ image, command: "echo up; sleep 60" });
      await expect.poll(() => textOf(run)).toBe("up\n");
      await worker.stop();
      expect(await run.ended).toMatchObject({ error: { code: "CANCELLED", message: expect.stringContaining("worker") } });
      await untilRemoved(run);
    });
  });

  describe("killed at a bad moment", () => {
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
    ])(
      "leaves one outcome and a whole log behind: %s",
      async (point) => {
        await open();
        // A larger report is stored before the facts, a small one with them.
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
          await expect.poll(() => run.updates.at(-1)?.status, { timeout: 10_000 }).toBe("PENDING");
        } else {
          expect(await run.ended).toMatchObject({ exitCode: 5, error: null });
          expect(textOf(run)).toBe(numbers(1, 700));
          expect(await filesOf(run.report)).toEqual({ "reports/r.txt": "r\n", "reports/zeros": "\0".repeat(zeros) });
          expect(run.updates.filter(({ status }) => status === "ANALYZING")).toHaveLength(1);
        }
        await untilRemoved(run);
      },
      30_000,
    );
  });
});

async function filesOf(tar: Recorded["report"]): Promise<Record<string, string>> {
  if (tar === undefined) return {};
  if (!Buffer.isBuffer(tar)) return Object.fromEntries(tar.map(({ path, content }) => [path, Buffer.from(content, "base64").toString()]));
  const files: Record<string, string> = {};
  const reader = extract();
  Readable.from([tar]).pipe(reader);
  for await (const entry of reader) {
    const parts: Buffer[] = [];
    for await (const part of entry as AsyncIterable<Buffer>) parts.push(part);
    files[entry.header.name] = Buffer.concat(parts).toString();
  }
  return files;
}
