import { describe, it } from "vitest";
import { type Recorded, textOf } from "../../testing/protocol-server.ts";
import { filesOf, numbers } from "../../testing/recorded-run.ts";
import { openBench, startProcess, type WorkerBench } from "../../testing/worker.ts";
import { noCluster, shellImage, testCluster, toolsImage } from "../testing/kubernetes.ts";

interface ClusterBench extends WorkerBench, AsyncDisposable {
  settings: Record<string, string>;
  countPods(run: Recorded): Promise<number>;
}

/** A namespace of its own: a worker removes the pods of runs that its server does not know. */
async function openClusterBench(): Promise<ClusterBench> {
  const cluster = await testCluster();
  const settings = {
    CONTAINER_ENGINE: "kubernetes",
    KUBECONFIG: cluster.kubeconfig,
    KUBERNETES_NAMESPACE: cluster.namespace,
    KUBERNETES_TOOLS_IMAGE: toolsImage,
    KUBERNETES_CPU_REQUEST_PERCENT: "5",
    IMAGE_LOCAL: "listed",
    IMAGE_LOCAL_LIST: "gantry.local/*",
    RUN_NETWORK: "pooled",
  };
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
});
