import { createHash } from "node:crypto";
import { once } from "node:events";
import { mkdir, readdir, rm, writeFile } from "node:fs/promises";
import { type AddressInfo, connect, createServer } from "node:net";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { dispatch } from "@gantry/contract/dispatch/routes.ts";
import type Docker from "dockerode";
import { pino } from "pino";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { importImage, shellSuite, testDocker } from "./engines/testing/images.ts";
import { mountSmallDisk } from "./testing/small-disk.ts";
import { textOf } from "./testing/protocol-server.ts";
import { filesOf, numbers, untilExited, untilRemoved } from "./testing/recorded-run.ts";
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

  describe("with an engine whose networks it cannot access", () => {
    /** The engine at a TCP address, like one on another machine. */
    async function remoteEngine(): Promise<{ host: string; close(): void }> {
      const relay = createServer((client) => {
        const engine = connect(host.replace(/^unix:\/\//, ""));
        client.pipe(engine).pipe(client);
        for (const socket of [client, engine]) socket.on("error", () => {}).on("close", () => [client, engine].map((one) => one.destroy()));
      });
      await once(relay.listen(0, "127.0.0.1"), "listening");
      return { host: `tcp://127.0.0.1:${(relay.address() as AddressInfo).port}`, close: () => relay.close() };
    }

    it("claims no run when only public addresses are allowed, and exits with 4", async () => {
      await open();
      const remote = await remoteEngine();
      const run = bench.server.queue({ image, command: "true" });
      const worker = await startProcess(bench.config, { DOCKER_HOST: remote.host, RUN_NETWORK: "bridge", RUN_EGRESS: "public" });
      expect(await worker.exited).toBe(4);
      expect(run.updates).toEqual([]);
      remote.close();
    });

    it("runs suites with the default", async () => {
      await open({ RUN_NETWORK: "bridge" });
      const remote = await remoteEngine();
      await bench.start({ dockerHost: remote.host });
      const run = bench.server.queue({ image, command: "echo ran" });
      await run.ended;
      expect(textOf(run)).toBe("ran\n");
      remote.close();
    });
  });

  it("claims no run when the engine lacks the runtime of the settings, and exits with 4", async () => {
    await open();
    const run = bench.server.queue({ image, command: "true" });
    const worker = await startProcess(bench.config, { CONTAINER_RUNTIME: "no-such-runtime" });
    expect(await worker.exited).toBe(4);
    expect(run.updates).toEqual([]);
  });

  describe("with one run", () => {
    it("runs it from claim to report, and leaves no container behind", async () => {
      await (await open()).start();
      const run = bench.server.queue({ image, command: "seq 1 200; echo oops >&2; exit 3" });
      const facts = await run.ended;
      expect(facts).toMatchObject({ attempt: 1, exitCode: 3, error: null });
      expect(run.updates.map(({ status }) => status)).toEqual(["RUNNING", "ANALYZING"]);
      expect(Date.parse(facts.finishedAt ?? "")).toBeGreaterThanOrEqual(Date.parse(facts.startedAt ?? "") - 50);
      expect(textOf(run)).toBe(numbers(1, 200));
      expect(textOf(run, "stderr")).toBe("oops\n");
      await untilRemoved(docker, run);
    });

    it.runIf(process.getuid?.() === 0)("keeps the run while the disk has no room for its report, and then sends the report", async () => {
      const disk = await mountSmallDisk(8);
      try {
        // The disk has room for runs to be taken.
        await writeFile(join(disk.path, "other"), Buffer.alloc(6 * 1024 ** 2));
        await (await open({ DATA_DIR: disk.path })).start();
        const run = bench.server.queue({ image, command: "mkdir reports; seq 1 500000 > reports/numbers.txt" });
        const filters = { label: [`gantry.task=${run.run.taskId}`], status: ["exited"] };
        const ended = async () => (await docker.listContainers({ all: true, filters })).length;
        await expect.poll(ended).toBe(1);
        const { heartbeats } = run;
        await expect.poll(() => run.heartbeats).toBeGreaterThan(heartbeats + 2);
        expect(await ended()).toBe(1);
        expect(run.updates.map(({ status }) => status)).toEqual(["RUNNING"]);

        await rm(join(disk.path, "other"));
        const { exitCode, error, results } = await run.ended;
        expect({ exitCode, error, notes: results?.notes }).toEqual({ exitCode: 0, error: null, notes: [] });
        expect((await filesOf(run.report))["reports/numbers.txt"]).toBe(numbers(1, 500_000));
        await untilRemoved(docker, run);
      } finally {
        await disk.close();
      }
    });

    it.runIf(process.getuid?.() === 0)("takes no run without free inodes, says so, and takes runs again when there are some", async () => {
      const disk = await mountSmallDisk(8, 60);
      try {
        await open({ DATA_DIR: disk.path });
        const lines: string[] = [];
        await bench.start({}, pino({ level: "info" }, { write: (line) => void lines.push(line) }));
        await bench.server.queue({ image, command: "true" }).ended;
        const folder = join(disk.path, "other");
        await mkdir(folder);
        const fill = async () => {
          for (let n = 0; n < 100; n += 1) await writeFile(join(folder, String(n)), "");
        };
        await expect(fill()).rejects.toMatchObject({ code: "ENOSPC" });
        const complaints = () => {
          bench.server.endWaits();
          return lines.join("");
        };
        await expect.poll(complaints).toContain(`of the inodes of the disk under ${disk.path} is free: taking no runs`);
        const run = bench.server.queue({ image, command: "true" });
        await rm(folder, { recursive: true });
        expect((await run.ended).exitCode).toBe(0);
      } finally {
        await disk.close();
      }
    });

    it.runIf(process.getuid?.() === 0)(
      "waits at its first start while its disk is full, and at later starts picks up its runs at once",
      async () => {
        const disk = await mountSmallDisk(8);
        try {
          await disk.fill();
          await open({ DATA_DIR: disk.path });
          const first = bench.start();
          const run = bench.server.queue({ image, command: "echo first" });
          await expect.poll(() => readdir(disk.path)).toContain("worker");
          await disk.free();
          await (await first).stop();
          await disk.fill();
          await bench.start();
          await disk.free();
          await run.ended;
          expect(textOf(run)).toBe("first\n");
        } finally {
          await disk.close();
        }
      },
    );

    it("sets the documented environment, and masks secrets in its output and its report", async () => {
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

    it("masks base64 of a small file beside a large one, also in lines, and names the one that is too large for all encodings", async () => {
      await (await open()).start();
      const secretLines = (count: number) =>
        Array.from({ length: count }, (_, at) => createHash("sha256").update(`${count} ${at}`).digest("base64"));
      const files = [
        { name: "BIG", value: secretLines(1400).join("\n") },
        { name: "KEY", value: secretLines(30).join("\n") },
      ];
      const key = "/run/gantry/secrets/KEY";
      const command = `base64 ${key}; base64 ${key} | tr -d "\\n"; echo; mkdir reports; base64 ${key} > reports/key.b64; echo end`;
      const run = bench.server.queue({ image, command, files });
      await run.ended;
      expect(textOf(run)).toMatch(/\*{4}\nend\n$/);
      expect(textOf(run).replace(/\nend\n$/, "")).not.toMatch(/\w{8}/);
      expect((await filesOf(run.report))["reports/key.b64"]).not.toMatch(/\w{8}/);
      expect(textOf(run, "system")).toMatch(/too large to mask all their encodings .*: BIG\./);
    });

    it("sends a small report with the results and a large one before them, and keeps nothing on its own disk", async () => {
      await (await open()).start();
      for (const size of [5, 200_000]) {
        const run = bench.server.queue({ image, command: `mkdir reports; head -c ${size} /dev/zero > reports/zeros` });
        const { report } = await run.ended;
        expect(report === undefined).toBe(size > 5);
        expect(await filesOf(run.report)).toEqual({ "reports/zeros": "\0".repeat(size) });
      }
      await expect.poll(async () => (await readdir(join(bench.config.dataDir, "worker/reports"))).length).toBe(0);
    });

    it("reads the results of the report, with secrets masked", async () => {
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

    it("explains exit code 127 by the end of the output, with secrets masked, and leaves runs with results alone", async () => {
      await (await open()).start();
      const variables = [{ name: "TOKEN", value: "top-s3cr3t", secret: true }];
      const ends = async (command: string) => (await bench.server.queue({ image, command, variables }).ended).error;
      const error = (message: string) => ({ code: "ENTRYPOINT_FAILED", message });
      expect(await ends("nosuchcommand")).toEqual(
        error("Exit code 127: the entry point called a command that was not found: “nosuchcommand”."),
      );
      expect(await ends('echo "run.sh: line 1: $TOKEN: unbound variable" >&2; exit 127')).toEqual(
        error("Exit code 127. The output says: “run.sh: line 1: ****: unbound variable”."),
      );
      expect(await ends("echo '1..1'; echo 'ok 1 - one'; nosuchcommand")).toBeNull();
    });

    it("reads the results from the console when there is no report", async () => {
      await (await open()).start();
      const run = bench.server.queue({
        image,
        command: "echo 'TAP version 13'; echo 1..2; echo 'ok 1 - one'; echo 'not ok 2 - two'; exit 1",
      });
      expect((await run.ended).results).toMatchObject({ formats: ["console"] });
    });

    it("reads a summary on the console without test names", async () => {
      await (await open()).start();
      const run = bench.server.queue({ image, command: "echo '  .!'; echo; echo '  1 passing (4ms)'; echo '  2 failing'; exit 2" });
      expect((await run.ended).results).toMatchObject({
        formats: ["console"],
        tests: [],
        counts: { runner: "Mocha", passed: 1, failed: 2, skipped: 0 },
      });
    });

    it("keeps the verdict when the report cannot be stored, with a note", async () => {
      await (await open()).start();
      bench.server.interfere = (path) => (path === dispatch.report.path ? 500 : undefined);
      const run = bench.server.queue({ image, command: "mkdir reports; head -c 200000 /dev/zero > reports/zeros; exit 1" });
      expect(await run.ended).toMatchObject({
        exitCode: 1,
        error: null,
        results: { notes: [expect.stringContaining("report is unavailable")] },
      });
    });

    it("retries the report while the server has no space for it", async () => {
      await (await open()).start();
      let refusals = 0;
      bench.server.interfere = (path) => (path === dispatch.report.path && ++refusals <= 3 ? 507 : undefined);
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

    it("stops it when it is cancelled, although it ignores SIGTERM, and keeps its report", async () => {
      await (await open()).start();
      const run = bench.server.queue({
        image,
        command: "trap '' TERM; mkdir reports; echo so far > reports/a.txt; echo up; while true; do sleep 1; done",
      });
      await expect.poll(() => textOf(run)).toBe("up\n");
      run.order = "cancel";
      expect(await run.ended).toMatchObject({ error: { code: "CANCELLED" } });
      expect(await filesOf(run.report)).toEqual({ "reports/a.txt": "so far\n" });
    });

    it("ends it at its time limit and says so", async () => {
      await (await open()).start();
      const run = bench.server.queue({ image, command: "echo up; sleep 60", timeoutMs: 1_000 });
      expect(await run.ended).toMatchObject({ error: { code: "TIMEOUT", message: expect.stringContaining("1 seconds") } });
      expect(textOf(run, "system")).toContain("limit of 1 seconds");
    });

    it("names the whole limit when a retry reaches what other attempts left of it", async () => {
      await (await open()).start();
      const run = bench.server.queue({ image, command: "echo up; sleep 60", timeoutMs: 1_000, wholeTimeoutMs: 120_000 });
      expect(await run.ended).toMatchObject({
        error: {
          code: "TIMEOUT",
          message: "The run took longer than its limit of 2 minutes for all its attempts together and was stopped.",
        },
      });
      expect(textOf(run, "system")).toContain("limit of 2 minutes for all its attempts together");
    });

    it("stops and removes the container without a report when the attempt is lost", async () => {
      await (await open()).start();
      const run = bench.server.queue({ image, command: "echo up; sleep 60" });
      await expect.poll(() => textOf(run)).toBe("up\n");
      run.order = "lost";
      await untilRemoved(docker, run);
      expect(run.updates.map(({ status }) => status)).toEqual(["RUNNING"]);
    });

    it("reports that it ran out of memory", async () => {
      await (await open()).start();
      const run = bench.server.queue({ image, command: "exec tail -c 400000000 /dev/zero", resources: { cpus: 1, memoryMb: 32 } });
      expect(await run.ended).toMatchObject({ exitCode: 137, error: { code: "OUT_OF_MEMORY", message: expect.stringContaining("32 MB") } });
    });
  });

  describe("with many runs", () => {
    it("runs as many at once as it has slots, and loses no line", async () => {
      await (await open({ WORKER_SLOTS: "4" })).start();
      const runs = Array.from({ length: 24 }, (_, n) => bench.server.queue({ image, command: `seq 1 ${100 + n}; exit ${n % 5}` }));
      const facts = await Promise.all(runs.map(({ ended }) => ended));
      expect(facts.map(({ exitCode }) => exitCode)).toEqual(runs.map((_, n) => n % 5));
      for (const [n, run] of runs.entries()) expect(textOf(run)).toBe(numbers(1, 100 + n));
    });
  });

  describe("in trouble", () => {
    it("loses no line and no result while the server is unreachable", async () => {
      await (await open()).start();
      const run = bench.server.queue({ image, command: "n=0; while [ $n -lt 40 ]; do n=$((n+1)); echo $n; sleep 0.1; done; exit 6" });
      await expect.poll(() => textOf(run)).not.toBe("");
      await bench.server.close();
      await untilExited(docker, run);
      await bench.server.open();
      expect(await run.ended).toMatchObject({ exitCode: 6, error: null });
      expect(textOf(run)).toBe(numbers(1, 40));
    });

    it("retries after temporary errors", async () => {
      await (await open()).start();
      let refused = 0;
      bench.server.interfere = (path) => (path !== dispatch.claim.path && refused++ % 3 !== 2 ? 503 : undefined);
      const run = bench.server.queue({ image, command: "seq 1 50; exit 2" });
      expect(await run.ended).toMatchObject({ exitCode: 2 });
      expect(textOf(run)).toBe(numbers(1, 50));
    });

    it("returns a run that the engine cannot start now", async () => {
      await open();
      await bench.start({ dockerHost: host });
      const run = bench.server.queue({ image, resources: { cpus: 1, memoryMb: 1 } });
      await expect.poll(() => run.updates.map(({ status }) => status)).toEqual(["PENDING"]);
    });

    it("waits for an engine instead of failing runs, when none answers", async () => {
      await open();
      await bench.start({ dockerHost: "/nonexistent/docker.sock" });
      const run = bench.server.queue({ image });
      // That it does not fail the run has no event.
      await sleep(1_500);
      expect(run.updates).toEqual([]);
    });
  });
});
