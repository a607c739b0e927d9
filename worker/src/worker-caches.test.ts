import { readdir, rm, stat, truncate, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { dispatch } from "@gantry/contract/dispatch/routes.ts";
import type Docker from "dockerode";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { importImage, shellSuite, testDocker } from "./engines/testing/images.ts";
import { type Recorded, textOf } from "./testing/protocol-server.ts";
import { untilRemoved } from "./testing/recorded-run.ts";
import { mountSmallDisk } from "./testing/small-disk.ts";
import { openBench, startProcess, type WorkerBench } from "./testing/worker.ts";

const image = "gantry-test/caches-of-worker:1";
const MiB = 1024 * 1024;

interface Asked {
  key?: string;
  path?: string;
  restoreKeys?: string[];
  scopes?: string[];
  projectId?: string;
  organizationId?: string;
}

describe("a worker with a run that has caches", () => {
  let bench: WorkerBench;
  let docker: Docker;
  let host: string;

  beforeAll(async () => {
    ({ docker, host } = await testDocker());
    await importImage(docker, image, shellSuite);
  });
  afterEach(() => bench.close());

  async function open(settings: Record<string, string> = {}): Promise<void> {
    bench = await openBench(host, settings);
    await bench.start();
  }

  function queue(command: string, { key = "npm-1", path = "/root/.npm", restoreKeys = [], scopes = ["project"], ...owner }: Asked = {}) {
    return bench.server.queue({ image, command, caches: [{ key, path, restoreKeys }], cacheScopes: scopes, ...owner });
  }

  /** The end of a run, and of what the worker does after it. */
  async function ended(run: Recorded): Promise<{ code: number | null | undefined; out: string; lines: string }> {
    const { exitCode, error } = await run.ended;
    expect(error).toBeNull();
    await untilRemoved(docker, run);
    return { code: exitCode, out: textOf(run), lines: textOf(run, "system") };
  }
  const carriedOut = (command: string, asked: Asked = {}) => ended(queue(command, asked));

  const folder = () => join(bench.config.dataDir, "worker", "caches");
  const stored = async () => (await readdir(folder(), { recursive: true })).filter((name) => name.endsWith(".tar")).length;
  const unfinished = () => readdir(join(folder(), "unfinished")).catch(() => []);

  const fill = "mkdir -p /root/.npm/deep; echo kept > /root/.npm/deep/file";
  const show = "cat /root/.npm/deep/file 2>/dev/null || echo nothing";

  it("gives the next run of the project the folder as the first successful one left it", async () => {
    await open();
    const first = await carriedOut(`${show}; ${fill}`);
    expect(first.out).toBe("nothing\n");
    expect(first.lines).toContain("Cache npm-1: not found.\n");
    expect(first.lines).toMatch(/Cache npm-1: saved 0.1 MB\.|Caches are being saved after the end of the run/);
    const second = await carriedOut(`${show}; echo changed > /root/.npm/deep/file`);
    expect(second.out).toBe("kept\n");
    expect(second.lines).toMatch(/^Cache npm-1: restored 0\.1 MB in \d+\.\d s\.\n$/);
    // A saved cache does not change.
    expect((await carriedOut(show)).out).toBe("kept\n");
    expect(await stored()).toBe(1);
  });

  it("reports what it has, and deletes what was cleared; a run that is told so does not restore it", async () => {
    await open();
    await carriedOut(fill, { key: "npm-1" });
    await carriedOut(fill, { key: "npm-2" });
    const reported = () => bench.server.caches?.caches.map(({ key }) => key).sort();
    await expect.poll(reported).toEqual(["npm-1", "npm-2"]);
    const [first] = bench.server.caches?.caches.filter(({ key }) => key === "npm-1") ?? [];
    expect(first).toMatchObject({ path: "/root/.npm", scope: "project", organizationId: "a".repeat(24), projectId: "b".repeat(24) });
    expect(first?.taskId).toMatch(/^[0-9a-f]{24}$/);
    const told = queue(show);
    told.run.clearedCaches = [first?.id ?? ""];
    expect((await ended(told)).out).toBe("nothing\n");
    bench.server.clearedCaches = bench.server.caches?.caches.map(({ id }) => id) ?? [];
    await expect.poll(reported).toEqual([]);
    expect(await stored()).toBe(0);
  });

  it("does not save what a run has of a cache that was cleared while it ran", async () => {
    await open();
    await carriedOut(fill);
    await expect.poll(() => bench.server.caches?.caches.length).toBe(1);
    const run = queue(`${show}; sleep 15`);
    await expect.poll(() => textOf(run)).toBe("kept\n");
    bench.server.clearedCaches = bench.server.caches?.caches.map(({ id }) => id) ?? [];
    const { lines, code } = await ended(run);
    expect(code).toBe(0);
    expect(lines).toContain("Cache npm-1: not saved: the cache that the run had restored was cleared meanwhile.\n");
    expect(await stored()).toBe(0);
  });

  it("saves nothing of a suite that failed, was stopped, or left no folder", async () => {
    await open();
    expect((await carriedOut(`${fill}; exit 1`)).code).toBe(1);
    const late = queue(`${fill}; sleep 60`);
    late.run.timeoutMs = 1_000;
    expect((await late.ended).error?.code).toBe("TIMEOUT");
    await untilRemoved(docker, late);
    expect((await carriedOut("true")).lines).toMatch(/not saved: the suite left no \/root\/\.npm\.|being saved/);
    expect((await carriedOut(show)).lines).toMatch(/not found\. It was not saved last time: the suite left no \/root\/\.npm\./);
    expect(await readdir(folder()).catch(() => [])).not.toContain("a".repeat(24));
  });

  it("restores the newest cache of a restore key, and saves the new key beside it", async () => {
    await open();
    await carriedOut("mkdir /root/.npm; echo one > /root/.npm/file", { key: "npm-1" });
    await carriedOut("mkdir /root/.npm; echo two > /root/.npm/file", { key: "npm-2" });
    await carriedOut("mkdir /root/.npm; echo other > /root/.npm/file", { key: "pip-3" });
    const asked = { key: "npm-4", restoreKeys: ["npm-"] };
    const run = await carriedOut("cat /root/.npm/file; echo four > /root/.npm/file", asked);
    expect(run.out).toBe("two\n");
    expect(run.lines).toMatch(/Cache npm-4: restored 0\.1 MB from npm-2 in/);
    expect((await carriedOut("cat /root/.npm/file", asked)).out).toBe("four\n");
  });

  it("shows a cache to no other organization, project, path or scope", async () => {
    await open();
    await carriedOut(fill);
    const others: Asked[] = [
      { organizationId: "c".repeat(24) },
      { projectId: "c".repeat(24) },
      { path: "/root/.other" },
      { scopes: ["another"] },
      { scopes: [] },
    ];
    for (const asked of others) {
      const run = await carriedOut(`ls -A /root/.npm /root/.other 2>/dev/null; exit 3`, { restoreKeys: ["n"], ...asked });
      expect(run).toMatchObject({ out: "", lines: "Cache npm-1: not found.\n" });
    }
  });

  it("lets a pull request read the project's caches, and keeps its own from the project", async () => {
    await open();
    const pullRequest = { scopes: ["pr 7", "project"] };
    await carriedOut("mkdir /root/.npm; echo hostile > /root/.npm/deep", pullRequest);
    expect((await carriedOut(`${show}; ${fill}`)).out).toBe("nothing\n");
    expect((await carriedOut("cat /root/.npm/deep", pullRequest)).out).toBe("hostile\n");
    const other = { scopes: ["pr 8", "project"] };
    expect((await carriedOut(show, other)).out).toBe("kept\n");
    // What the project has is not saved for each pull request.
    expect(await stored()).toBe(2);
  });

  it("keeps one whole cache of two runs that save the same key at once", async () => {
    await open();
    const write = (text: string) => `mkdir /root/.npm; for i in $(seq 200); do echo ${text} > /root/.npm/$i; done; echo done`;
    const runs = [queue(write("one")), queue(write("two"))];
    await Promise.all(runs.map(ended));
    expect(await stored()).toBe(1);
    const { out } = await carriedOut("cat /root/.npm/* | sort | uniq -c");
    expect(out.trim()).toMatch(/^200 (?:one|two)$/);
  });

  it("keeps links, modes and times, and neither pipes nor anything outside of the folder", async () => {
    await open();
    const make = [
      "cd /root; mkdir -p .npm/a; echo x > .npm/a/f; chmod 4755 .npm/a/f; ln .npm/a/f .npm/hard; ln -s ../../../../etc/passwd .npm/out; ln -s a/f .npm/in",
      "ln -s /etc .npm/etc; mkfifo .npm/pipe; mknod .npm/zero c 1 5 2>/dev/null; touch -d '2020-01-02 03:04:05' .npm/a/f; mkdir .npm/empty; chmod 700 .npm/empty; echo outside > near",
      "long=$(printf 'n%.0s' $(seq 200)); echo long > .npm/$long; echo ä > .npm/ä; truncate -s 3M .npm/holes",
    ].join("; ");
    await carriedOut(make);
    const look =
      "cd /root; ls near 2>&1 | grep -c 'No such'; ls -A .npm | wc -l; stat -c '%a %Y %h' .npm/a/f; cat .npm/hard .npm/in; ls -l .npm/out .npm/etc | sed 's/.*-> //'; stat -c '%a %u %g' .npm/empty; ls .npm | grep -c nnnn; cat .npm/ä; stat -c %s .npm/holes; ls .npm/pipe .npm/zero 2>&1 | grep -c 'No such'";
    const { out } = await carriedOut(look);
    expect(out.trim().split("\n")).toEqual([
      "1",
      "9",
      "4755 1577934245 2",
      "x",
      "x",
      "/etc",
      "../../../../etc/passwd",
      "700 0 0",
      "1",
      "ä",
      String(3 * MiB),
      "2",
    ]);
  });

  it.each([
    ["a link", "ln -s /etc /root/.npm", "/root/.npm is a link. Name the folder that it leads to"],
    ["a file", "echo x > /root/.npm", "/root/.npm is not a folder"],
  ])("does not save %s in the folder's place", async (_what, command, reason) => {
    await open();
    await carriedOut(command);
    expect((await carriedOut("exit 2")).lines).toBe(`Cache npm-1: not found. It was not saved last time: ${reason}.\n`);
    expect(await unfinished()).toEqual([]);
  });

  it("saves no file name that is not UTF-8, because it would come back as another", async () => {
    await open();
    await carriedOut(`mkdir /root/.npm; touch "/root/.npm/$(printf 'a\\377b')"`);
    expect((await carriedOut("exit 2")).lines).toContain("it has file names that are not UTF-8.");
  });

  it("does not save more than a cache may have, and says so", async () => {
    await open({ CACHE_MAX_BYTES: String(2 * MiB) });
    await carriedOut("mkdir /root/.npm; head -c 3000000 /dev/zero > /root/.npm/big");
    expect((await carriedOut("mkdir /root/.npm; echo small > /root/.npm/f")).lines).toContain(
      "It was not saved last time: larger than 2 MB.",
    );
    expect(await unfinished()).toEqual([]);
    expect((await carriedOut("cat /root/.npm/f")).out).toBe("small\n");
  });

  it("removes the caches of the project that were used least recently", async () => {
    await open({ CACHE_PROJECT_BYTES: String(5 * MiB) });
    const save = (key: string) => carriedOut("mkdir /root/.npm; head -c 2000000 /dev/zero > /root/.npm/big", { key });
    await save("one");
    await save("two");
    await carriedOut("exit 1", { key: "one" });
    await save("three");
    const lines = await Promise.all(["one", "two", "three"].map(async (key) => (await carriedOut("exit 1", { key })).lines));
    expect(lines.map((line) => line.includes("restored"))).toEqual([true, false, true]);
  });

  it("goes on without a cache on a full disk, and saves again when there is space", async () => {
    const disk = await mountSmallDisk(64);
    try {
      bench = await openBench(host, { DATA_DIR: disk.path });
      await bench.start();
      await carriedOut("mkdir /root/.npm; head -c 20000000 /dev/zero > /root/.npm/big", { key: "old" });
      expect(await stored()).toBe(1);
      await disk.fill(5 * MiB);
      const run = await carriedOut("mkdir /root/.npm; head -c 20000000 /dev/zero > /root/.npm/big", { key: "new" });
      expect(run.code).toBe(0);
      // The old one had to go, which made room for the new one.
      expect((await carriedOut("exit 1", { key: "old" })).lines).toContain("Cache old: not found.");
      await disk.fill();
      expect((await stat(disk.path)).isDirectory()).toBe(true);
      await disk.free();
      await carriedOut(fill);
      expect((await carriedOut(show)).out).toBe("kept\n");
    } finally {
      await disk.close();
    }
  });

  const large = "mkdir /root/.npm; head -c 5000000 /dev/zero > /root/.npm/big; echo kept > /root/.npm/deep";

  it("leaves no part of a save in which the worker was killed", async () => {
    bench = await openBench(host);
    const run = queue(large);
    const killed = await startProcess(bench.config, { CRASH_AT: "cache-saving" });
    expect(await killed.exited).toBe("SIGKILL");
    expect(await unfinished()).toHaveLength(1);
    await bench.start();
    expect(await run.ended).toMatchObject({ exitCode: 0, error: null });
    await untilRemoved(docker, run);
    await expect.poll(unfinished).toEqual([]);
    // Whether the next start saved it depends on whether the run had been reported.
    expect(["", "big\ndeep\n"]).toContain((await carriedOut(`ls /root/.npm; ${large}`)).out);
    expect((await carriedOut("cat /root/.npm/deep")).out).toBe("kept\n");
  });

  it("saves after its restart if it was killed before the run was reported", async () => {
    bench = await openBench(host);
    const run = queue(large);
    bench.server.interfere = (path) => (path === dispatch.update.path ? 503 : undefined);
    const killed = await startProcess(bench.config, { CRASH_AT: "cache-saving" });
    expect(await killed.exited).toBe("SIGKILL");
    expect(await stored()).toBe(0);
    bench.server.interfere = undefined;
    await bench.start();
    expect(await run.ended).toMatchObject({ exitCode: 0, error: null });
    await untilRemoved(docker, run);
    expect((await carriedOut("cat /root/.npm/deep")).out).toBe("kept\n");
  });

  it.each([
    ["broken off", (file: string) => truncate(file, 3 * MiB + 100)],
    ["no archive", (file: string) => writeFile(file, "x".repeat(2 * MiB))],
    ["gone", (file: string) => rm(file)],
  ])("starts the suite without any part of a cache that is %s", async (_what, damage) => {
    await open();
    await carriedOut(large);
    const [name = ""] = (await readdir(folder(), { recursive: true })).filter((file) => file.endsWith(".tar"));
    await damage(join(folder(), name));
    const run = await carriedOut("ls -A /root/.npm; exit 4");
    expect(run).toMatchObject({ code: 4, out: "" });
    expect(run.lines).toMatch(/^Cache npm-1: not restored: the /);
    expect((await carriedOut("exit 1")).lines).toBe("Cache npm-1: not found.\n");
    await carriedOut(large);
    expect((await carriedOut("cat /root/.npm/deep")).out).toBe("kept\n");
  });

  it("restores a cache into folders that the image does not have, for a user who is not root", async () => {
    const own = "gantry-test/caches-of-user:1";
    await importImage(docker, own, { ...shellSuite, changes: ["USER 1234:5678"] });
    await open();
    const path = "/tmp/a/b/cache";
    const asUser = (command: string) => {
      const run = queue(command, { path });
      run.run.image = own;
      return ended(run);
    };
    await asUser("mkdir -p /tmp/a/b/cache; echo mine > /tmp/a/b/cache/file");
    const run = await asUser("cat /tmp/a/b/cache/file; echo more > /tmp/a/b/cache/more && stat -c '%u %g' /tmp/a/b/cache");
    expect(run.out).toBe("mine\n1234 5678\n");
  });

  it("does not restore what is too large for the run's own disk limit", async () => {
    await open({ RUN_DISK_BYTES: String(8 * MiB) });
    await carriedOut(large);
    expect((await carriedOut("ls /root/.npm")).lines).toContain(
      "Cache npm-1: not restored: together the caches have 4.8 MB, more than half",
    );
  });

  it("runs suites without caches when it keeps none, and says so", async () => {
    await open({ CACHE_DISK_BYTES: "0" });
    expect((await carriedOut(`${show}; ${fill}`)).lines).toBe(
      "Caches are not used: this worker keeps none (CACHE_DISK_BYTES=0). The run goes on without them.\n",
    );
    expect((await carriedOut(show)).out).toBe("nothing\n");
  });

  it("finds its caches again after a restart", async () => {
    bench = await openBench(host);
    const worker = await bench.start();
    await carriedOut(fill);
    await worker.stop();
    await bench.start();
    expect((await carriedOut(show)).out).toBe("kept\n");
  });
});
