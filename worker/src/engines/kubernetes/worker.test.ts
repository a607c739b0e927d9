import { describe, it } from "vitest";
import { outputOf, type Recorded, textOf } from "../../testing/protocol-server.ts";
import { filesOf, numbers } from "../../testing/recorded-run.ts";
import { openBench, startProcess, type WorkerBench } from "../../testing/worker.ts";
import { noCluster, shellImage, testCluster, workerSettings } from "../testing/kubernetes.ts";
import { newClaimedService } from "../testing/new-run.ts";

interface ClusterBench extends WorkerBench, AsyncDisposable {
  settings: Record<string, string>;
  countPods(run: Recorded): Promise<number>;
}

/** A namespace of its own: a worker removes the pods of runs that its server does not know. */
async function openClusterBench(): Promise<ClusterBench> {
  const cluster = await testCluster();
  const settings = workerSettings(cluster);
  const bench = await openBench(undefined, settings);
  return {
    ...bench,
    settings,
    countPods: async ({ run }) => {
      const query = { namespace: cluster.namespace, labelSelector: `gantry.task=${run.taskId}` };
      return (await cluster.core.listNamespacedPod(query)).items.length;
    },
    [Symbol.asyncDispose]: async () => {
      await bench.close();
      await cluster[Symbol.asyncDispose]();
    },
  };
}

/** The shell text of a service that answers on a port for ever. */
const serving = (port: number) => `while true; do echo hello | nc -l -p ${port}; done`;

// Pods take seconds to start and to go, in which nothing here is busy.
describe.skipIf(noCluster).concurrent(noCluster ? `skipped: ${noCluster}` : "a worker with a cluster", () => {
  it("carries out a run with its log and report, masked", async ({ expect }) => {
    await using bench = await openClusterBench();
    await bench.start();
    const command = 'echo "$TOKEN"; mkdir -p /app/reports; echo "$TOKEN" >/app/reports/r.txt; exit 4';
    const run = bench.server.queue({ image: shellImage, command, variables: [{ name: "TOKEN", value: "s3cr3t value", secret: true }] });
    expect(await run.ended).toMatchObject({ exitCode: 4, error: null });
    expect(textOf(run)).toBe("****\n");
    expect(await filesOf(run.report)).toEqual({ "reports/r.txt": "****\n" });
    await expect.poll(() => bench.countPods(run)).toBe(0);
  });

  it("ends a run at its time limit and when it is cancelled", async ({ expect }) => {
    await using bench = await openClusterBench();
    await bench.start();
    const long = bench.server.queue({ image: shellImage, command: "echo up; sleep 300", timeoutMs: 3_000 });
    const unwanted = bench.server.queue({ image: shellImage, command: "echo up; sleep 300" });
    await expect.poll(() => textOf(unwanted)).toContain("up\n");
    unwanted.order = "cancel";
    expect(await long.ended).toMatchObject({ error: { code: "TIMEOUT" } });
    expect(await unwanted.ended).toMatchObject({ error: { code: "CANCELLED" } });
    for (const run of [long, unwanted]) await expect.poll(() => bench.countPods(run)).toBe(0);
  });

  it("lets a suite reach its services, with logs of their own, masked", async ({ expect }) => {
    await using bench = await openClusterBench();
    await bench.start();
    const secret = { name: "TOKEN", value: "s3cr3t value", secret: true };
    const services = [
      newClaimedService(shellImage, "db", `echo "token $TOKEN"; ${serving(7101)}`, { variables: [secret], readyWhen: { port: 7101 } }),
      newClaimedService(shellImage, "brief", "sleep 2; exit 6"),
    ];
    const run = bench.server.queue({
      image: shellImage,
      command: "nc db 7101 </dev/null; sleep 6; exit 3",
      services,
      variables: [secret],
    });
    const { exitCode, error, results } = await run.ended;
    expect({ exitCode, error }).toEqual({ exitCode: 3, error: null });
    expect(textOf(run)).toBe("hello\n");
    expect(textOf(run, "system")).toContain("Ready: db, brief.\n");
    expect(outputOf(run, "db")).toBe("token ****\n");
    expect(results?.endedServices).toEqual(["The service brief ended while the suite ran: its exit code was 6."]);
    await expect.poll(() => bench.countPods(run)).toBe(0);
  });

  it("ends a run with the reason and the last lines of a service that does not become ready", async ({ expect }) => {
    await using bench = await openClusterBench();
    await bench.start();
    const failing = newClaimedService(shellImage, "db", 'echo first; echo "no room" >&2; exit 4', { readyWhen: { port: 7102 } });
    const services = [failing, newClaimedService(shellImage, "other", "sleep 60")];
    const run = bench.server.queue({ image: shellImage, command: "echo never", services });
    const { error, exitCode } = await run.ended;
    expect(exitCode).toBeNull();
    expect(error?.code).toBe("SERVICE_FAILED");
    // The node's log does not keep the order of the two streams.
    expect(error?.message).toMatch(
      /^The service db ended before it was ready: its exit code was 4\. Its last output:\n(?:first\nno room|no room\nfirst)$/,
    );
    expect(textOf(run)).toBe("");
    await expect.poll(() => bench.countPods(run)).toBe(0);
  });

  it("removes services when the run is cancelled while they start, and while the suite runs", async ({ expect }) => {
    await using bench = await openClusterBench();
    await bench.start();
    const slow = newClaimedService(shellImage, "db", "echo up; sleep 60", { readyWhen: { port: 7103 } });
    const starting = bench.server.queue({ image: shellImage, command: "true", services: [slow] });
    const plain = newClaimedService(shellImage, "db", "sleep 60");
    const running = bench.server.queue({ image: shellImage, command: "echo runs; sleep 60", services: [plain] });
    await expect.poll(() => outputOf(starting, "db")).toBe("up\n");
    starting.order = "cancel";
    await expect.poll(() => textOf(running)).toBe("runs\n");
    running.order = "cancel";
    for (const run of [starting, running]) {
      const { error, results } = await run.ended;
      expect(error?.code).toBe("CANCELLED");
      expect(results?.endedServices).toBeUndefined();
      await expect.poll(() => bench.countPods(run)).toBe(0);
    }
  });

  it.for(["services-started", "services-ready", "after-start", "mid-log", "after-exit"])(
    "leaves one outcome of a run with services when it is killed: %s",
    async (point, { expect }) => {
      await using bench = await openClusterBench();
      const services = [newClaimedService(shellImage, "db", `seq 1 100; ${serving(7105)}`, { readyWhen: { port: 7105 } })];
      const run = bench.server.queue({ image: shellImage, command: "seq 1 50; sleep 1; nc db 7105 </dev/null; exit 5", services });
      const doomed = await startProcess(bench.config, { ...bench.settings, CRASH_AT: point });
      expect(await doomed.exited).toBe("SIGKILL");
      await bench.start();
      if (point.startsWith("services-")) await expect.poll(() => run.updates.at(-1)?.status).toBe("PENDING");
      else {
        expect(await run.ended).toMatchObject({ exitCode: 5, error: null });
        expect(textOf(run)).toBe(`${numbers(1, 50)}hello\n`);
        expect(outputOf(run, "db")).toBe(numbers(1, 100));
        expect(run.updates.filter(({ status }) => status === "ANALYZING")).toHaveLength(1);
      }
      await expect.poll(() => bench.countPods(run)).toBe(0);
    },
  );

  it.for(["after-create", "after-start", "mid-log", "after-exit", "mid-archive", "facts-sent"])(
    "leaves one outcome and a complete log when it is killed: %s",
    async (point, { expect }) => {
      await using bench = await openClusterBench();
      const command = 'echo "$TOKEN"; seq 1 500; mkdir -p /app/reports; echo "$TOKEN" >/app/reports/r.txt; sleep 1; seq 501 700; exit 5';
      const run = bench.server.queue({ image: shellImage, command, variables: [{ name: "TOKEN", value: "s3cr3t value", secret: true }] });
      const doomed = await startProcess(bench.config, { ...bench.settings, CRASH_AT: point });
      expect(await doomed.exited).toBe("SIGKILL");
      await bench.start();
      if (point === "after-create") await expect.poll(() => run.updates.at(-1)?.status).toBe("PENDING");
      else {
        expect(await run.ended).toMatchObject({ exitCode: 5, error: null });
        expect(textOf(run)).toBe(`****\n${numbers(1, 700)}`);
        expect(await filesOf(run.report)).toEqual({ "reports/r.txt": "****\n" });
        expect(run.updates.filter(({ status }) => status === "ANALYZING")).toHaveLength(1);
      }
      await expect.poll(() => bench.countPods(run)).toBe(0);
    },
  );

  it("keeps a cache for the next run, and restores it in a run of its own when it is killed at that: files-put", async ({ expect }) => {
    await using bench = await openClusterBench();
    const path = "/root/.npm";
    const queue = (command: string) =>
      bench.server.queue({ image: shellImage, command, caches: [{ key: "npm-1", path, restoreKeys: [] }], cacheScopes: ["project"] });
    const show = `cat ${path}/deep/file 2>/dev/null || echo nothing`;
    const worker = await bench.start();
    const first = queue(`${show}; mkdir -p ${path}/deep; echo kept >${path}/deep/file`);
    expect(await first.ended).toMatchObject({ exitCode: 0, error: null });
    expect(textOf(first)).toBe("nothing\n");
    expect(textOf(first, "system")).toContain("Cache npm-1: not found.\n");
    await expect.poll(() => bench.countPods(first)).toBe(0);
    await worker.stop();
    const killed = queue(show);
    const doomed = await startProcess(bench.config, { ...bench.settings, CRASH_AT: "files-put" });
    expect(await doomed.exited).toBe("SIGKILL");
    await bench.start();
    await expect.poll(() => killed.updates.at(-1)?.status).toBe("PENDING");
    await expect.poll(() => bench.countPods(killed)).toBe(0);
    const second = queue(show);
    expect(await second.ended).toMatchObject({ exitCode: 0, error: null });
    expect(textOf(second)).toBe("kept\n");
    expect(textOf(second, "system")).toMatch(/^Cache npm-1: restored 0\.1 MB in \d+\.\d s\.\n$/);
  });
});
