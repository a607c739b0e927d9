import { randomBytes } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { type AddressInfo, connect, createServer, type Server, type Socket } from "node:net";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { KubeConfig } from "@kubernetes/client-node";
import { pack } from "tar-stream";
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { sourceFolder } from "@gantry/contract/source-folder.ts";
import { rewriteArchive } from "../caches/rewrite-archive.ts";
import { containerName } from "../docker/api/labels.ts";
import { newRun, readToEnd } from "../engine.contract.ts";
import type { CachedFolder, Engine, RestoreOutcome, RunSpec } from "../engine.ts";
import { canImport, noCluster, shellImage, type TestCluster, testCluster } from "../testing/kubernetes.ts";
import { endlessArchive, sourceArchive } from "../testing/source-archive.ts";

const MiB = 1024 * 1024;
const folder = `${sourceFolder}/e2e/web`;
const never = new AbortController().signal;

describe.skipIf(noCluster)(noCluster ? `skipped: ${noCluster}` : "with a cluster", () => {
  let cluster: TestCluster;
  let engine: Engine;
  beforeAll(async () => {
    cluster = await testCluster();
    engine = cluster.engine();
  });
  afterAll(async () => {
    await engine.close();
    await cluster[Symbol.asyncDispose]();
  });

  const shell = (command: string, changes: Partial<RunSpec> = {}) => newRun(shellImage, command, changes);

  async function carryOut(run: RunSpec, on = engine): Promise<{ code: number; stdout: string; stderr: string }> {
    const running = await on.start(run, never);
    try {
      const { exit, stdout, stderr } = await readToEnd(running);
      return { code: exit.code, stdout, stderr };
    } finally {
      await running.remove();
    }
  }

  function cacheOf(bytes: Buffer): { cache: CachedFolder; outcomes: RestoreOutcome[] } {
    const outcomes: RestoreOutcome[] = [];
    return {
      outcomes,
      cache: { path: "/", bytes: bytes.length, read: () => Readable.from([bytes]), onRestored: (outcome) => outcomes.push(outcome) },
    };
  }

  async function cacheArchive(path: string): Promise<Buffer> {
    const archive = pack();
    archive.entry({ name: path.slice(path.lastIndexOf("/") + 1), type: "directory", mode: 0o755 });
    archive.entry({ name: `${path.slice(path.lastIndexOf("/") + 1)}/file`, mode: 0o644 }, "kept\n");
    archive.finalize();
    return buffer(Readable.from(rewriteArchive(archive as unknown as Readable, path)));
  }

  it("puts files there as an unprivileged user, in pods that keep the restricted standard", async () => {
    const restricted = cluster.engine({ podSecurity: "restricted" });
    onTestFinished(() => restricted.close());
    const { cache, outcomes } = cacheOf(await cacheArchive("/tmp/cache"));
    const command =
      "id -u; pwd; cat greeting.txt /tmp/cache/file; echo more >>greeting.txt && touch new && chmod 700 run.sh && echo written";
    const run = shell(command, { source: { folder, archive: () => sourceArchive("hello") }, caches: [cache] });
    expect(await carryOut(run, restricted)).toMatchObject({ code: 0, stdout: `1000\n${folder}\nhello\nkept\nwritten\n` });
    expect(outcomes).toEqual([{ ms: expect.any(Number) }]);
  });

  it.runIf(canImport)("starts without a cache whose folder the suite's user may not write to, and keeps the cache", async () => {
    const image = await cluster.image({ files: { "etc/keep": "" } }, { User: "1234" });
    const { cache, outcomes } = cacheOf(await cacheArchive("/opt/tools"));
    expect(await carryOut(newRun(image, "id -u; ls -d /opt", { caches: [cache] }))).toMatchObject({ stdout: "1234\n" });
    expect(outcomes.at(-1)).toEqual({ problem: "the suite's user may not write to the folder", isDamaged: false });
  });

  it("brings many files and a large one, byte by byte", async () => {
    const content = randomBytes(32 * MiB);
    const archive = () => {
      const files = pack();
      files.entry({ name: "gantry/source/", type: "directory", mode: 0o777 });
      files.entry({ name: "gantry/source/large", mode: 0o666 }, content);
      for (let at = 0; at < 3_000; at += 1)
        files.entry({ name: `gantry/source/${"folder-name-".repeat(12)}${at % 50}/${at}`, mode: 0o666 }, `${at}\n`);
      files.finalize();
      return files as unknown as Readable;
    };
    const command =
      "/gantry/busybox sha256sum large | cut -c1-64; cat folder-*/* | sort -n | /gantry/busybox md5sum; find . -type f | wc -l";
    const { stdout } = await carryOut(shell(command, { source: { folder: sourceFolder, archive }, resources: { cpus: 1, memoryMb: 64 } }));
    const { createHash } = await import("node:crypto");
    const numbers = Array.from({ length: 3_000 }, (_, at) => `${at}\n`).join("");
    const hash = (kind: string, text: Buffer | string) => createHash(kind).update(text).digest("hex");
    expect(stdout).toBe(`${hash("sha256", content)}\n${hash("md5", numbers)}  -\n3001\n`);
  });

  it("sends the files of a repository again when the connection breaks", async () => {
    const proxy = await startProxy(cluster.kubeconfig);
    onTestFinished(() => proxy.close());
    const cut = cluster.engine({ kubeconfig: proxy.kubeconfig });
    onTestFinished(() => cut.close());
    let calls = 0;
    const archive = () => {
      calls += 1;
      if (calls > 1) return sourceArchive("second");
      setTimeout(() => proxy.cut(), 1_000);
      return Readable.from(endlessArchive());
    };
    expect((await carryOut(shell("cat greeting.txt; ls ..", { source: { folder, archive } }), cut)).stdout).toBe("second\nweb\n");
    expect(calls).toBe(2);
  });

  it("is not adopted when its worker ended before its files were there, and leaves nothing", async () => {
    const workerId = `test-${randomBytes(6).toString("hex")}`;
    const doomed = cluster.engine({ workerId });
    const aborted = new AbortController();
    let sayAsked = () => {};
    const asked = new Promise<void>((resolve) => (sayAsked = resolve));
    const run = shell("echo never", { source: { folder, archive: () => (sayAsked(), Readable.from(endlessArchive())) } });
    const starting = doomed.start(run, aborted.signal);
    starting.catch(() => {});
    await asked;
    const successor = cluster.engine({ workerId });
    onTestFinished(() => Promise.all([successor.close(), doomed.close()]).then(() => {}));
    expect(await successor.leftovers()).toContainEqual({ taskId: run.taskId, attempt: 1 });
    expect(await successor.adopt(run)).toBeUndefined();
    await successor.discard(run);
    await expect.poll(() => successor.leftovers()).toEqual([]);
    aborted.abort(new Error("ended"));
    await expect(starting).rejects.toThrow();
  });

  it("archives nothing of a container that the cluster has ended", async () => {
    const run = shell("mkdir -p /root/.npm");
    const running = await engine.start(run, never);
    await readToEnd(running);
    const { namespace } = cluster;
    const name = containerName(run);
    await cluster.core.deleteNamespacedPod({ namespace, name, gracePeriodSeconds: 1 });
    await expect
      .poll(async () => (await cluster.core.listNamespacedPod({ namespace, fieldSelector: `metadata.name=${name}` })).items)
      .toEqual([]);
    await expect(running.archive?.("/root/.npm", never)).rejects.toThrow(/the cluster/);
    await running.remove();
  });
});

interface Proxy {
  kubeconfig: string;
  /** Closes all open connections. */
  cut(): void;
  close(): void;
}

/** Passes connections to the API server of a kubeconfig. */
async function startProxy(path: string): Promise<Proxy> {
  const config = new KubeConfig();
  config.loadFromFile(path);
  const target = new URL(config.getCurrentCluster()?.server ?? "");
  const sockets = new Set<Socket>();
  const server: Server = createServer((socket) => {
    const other = connect(Number(target.port || 443), target.hostname);
    for (const one of [socket, other]) {
      sockets.add(one);
      one.on("error", () => {}).on("close", () => (socket.destroy(), other.destroy(), sockets.delete(one)));
    }
    socket.pipe(other).pipe(socket);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const kubeconfig = `${path}-proxied`;
  const { port } = server.address() as AddressInfo;
  writeFileSync(kubeconfig, readFileSync(path, "utf8").replaceAll(target.origin, `https://127.0.0.1:${port}`), { mode: 0o600 });
  const cut = () => sockets.forEach((socket) => socket.destroy());
  return { kubeconfig, cut, close: () => (cut(), server.close()) };
}
