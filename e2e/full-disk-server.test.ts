import { readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { afterEach, expect, test } from "vitest";
import { api } from "@gantry/contract/api.ts";
import { tarOf } from "../reports/src/testing/tar-of.ts";
import { newProject } from "../server/src/testing/given/project.ts";
import { mountSmallDisk, type SmallDisk } from "../worker/src/testing/small-disk.ts";
import { answers } from "./program.ts";
import { type Person, type Stack, startStack } from "./stack.ts";

const isRoot = process.getuid?.() === 0;
const ends: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

/** `gantry server` alone, with its data directory on a small disk. */
async function onSmallDisk(maxFiles?: number): Promise<{ disk: SmallDisk; stack: Stack; ada: Person; project: string }> {
  const disk = await mountSmallDisk(64, maxFiles);
  ends.push(() => disk.close());
  const stack = await startStack({}, { serverDataDir: disk.path });
  ends.push(() => stack.close());
  const ada = await stack.person();
  return { disk, stack, ada, project: await newProject(ada) };
}

const cases = (count: number, output = "") =>
  Array.from({ length: count }, (_, index) => `<testcase classname="cart" name="t${index}"><system-out>${output}</system-out></testcase>`);
const junit = (count: number, output?: string) =>
  `<testsuites><testsuite name="cart" tests="${count}">${cases(count, output).join("")}</testsuite></testsuites>`;

/** Ways to send a report, each with more than a page of the disk. */
const uploads = async (): Promise<Record<string, { body: string | Uint8Array | FormData; type?: string }>> => {
  const form = new FormData();
  form.append("report", new Blob([junit(30, "f".repeat(4_000))]), "junit.xml");
  const tar = await tarOf([{ name: "junit.xml", content: junit(30, "t".repeat(4_000)) }]);
  // A few kilobytes that unpack to megabytes.
  const bomb = gzipSync(await tarOf([{ name: "junit.xml", content: junit(30, "z".repeat(100_000)) }]));
  return {
    file: { body: junit(30, "x".repeat(4_000)), type: "application/xml" },
    form: { body: form },
    archive: { body: tar, type: "application/x-tar" },
    "compressed archive": { body: bomb, type: "application/gzip" },
  };
};

const send = async (ada: Person, project: string, name: string) => {
  const { body, type } = (await uploads())[name] ?? {};
  const headers = type ? { "content-type": type } : {};
  return ada.raw(api.ingest.report, { query: { project }, body, headers });
};

const runs = async (ada: Person) => (await ada.call(api.executions.list, {})).data;

/** What an upload leaves in the folder for unfinished files. */
const scratch = (disk: SmallDisk) => readdir(join(disk.path, "storage", "scratch"));

const names = ["file", "form", "archive", "compressed archive"];

test.runIf(isRoot)(
  "uploads to a server whose disk is full get a 507 with a sentence, leave nothing, and succeed when there is space",
  async () => {
    const { disk, stack, ada, project } = await onSmallDisk();
    const kept = await send(ada, project, "file");
    expect(kept.status).toBe(201);
    for (const freeBytes of [0, 512 * 1024]) {
      await disk.free();
      await disk.fill(freeBytes);
      for (const name of freeBytes === 0 ? names : ["compressed archive"]) {
        const refused = await send(ada, project, name);
        expect(refused, `${name}, ${freeBytes} bytes free`).toMatchObject({
          status: 507,
          body: { success: false, code: "DISK_FULL", message: expect.stringContaining("disk is full") },
        });
        expect(refused.headers.get("retry-after")).toBe("10");
      }
    }
    await expect.poll(() => scratch(disk)).toEqual([]);
    // What needs no disk still works, and so does what is on it.
    expect(await answers(`${stack.url}/ready`)).toBe(true);
    expect(await runs(ada)).toHaveLength(1);
    expect((await ada.call(api.executions.tests, { params: { id: kept.body.data.id } })).data).toHaveLength(30);
    // A server that is restarted meanwhile starts, because it was here before.
    await stack.server.kill("SIGKILL");
    await stack.server.start();
    expect((await send(ada, project, "compressed archive")).status).toBe(507);
    await disk.free();
    for (const name of names)
      expect(await send(ada, project, name), name).toMatchObject({ status: 201, body: { data: { status: "PASSED" } } });
    expect(await runs(ada)).toHaveLength(1 + names.length);
    expect(stack.server.isAlive()).toBe(true);
  },
  500_000,
);

test.runIf(isRoot)(
  "the same when the disk has bytes but no inodes",
  async () => {
    const { disk, ada, project } = await onSmallDisk(300);
    const fillers: string[] = [];
    const isFull = async () => {
      const path = join(disk.path, `filler-${fillers.length}`);
      fillers.push(path);
      return writeFile(path, "").then(
        () => false,
        () => true,
      );
    };
    while (!(await isFull()));
    for (const name of names) expect(await send(ada, project, name), name).toMatchObject({ status: 507, body: { code: "DISK_FULL" } });
    expect(await runs(ada)).toEqual([]);
  },
  500_000,
);

test.runIf(isRoot)(
  "a run that ends while the server's disk is full keeps its verdict, its log and its whole report",
  async () => {
    const { disk, stack, ada } = await onSmallDisk();
    await stack.worker("worker").start();
    const image = await stack.image("reporting", {
      // One report that is sent with the run's end, one that is uploaded.
      entrypoint: `#!/bin/sh
mkdir -p /app/reports
echo page > /app/reports/index.html
[ "$1" = small ] || head -c 3000000 /dev/urandom > /app/reports/data.bin
echo "carried out"
exit 0
`,
    });
    await disk.fill();
    const started = await Promise.all(["small", "large"].map((folder) => ada.run({ image, folder })));
    await expect.poll(() => stack.server.output().split("the server's disk is full").length).toBeGreaterThan(3);
    await disk.free();
    for (const [index, { id }] of started.entries()) {
      const ended = await ada.ended(id);
      expect(ended).toMatchObject({ status: "PASSED", reportUrl: expect.any(String), notes: [] });
      expect(ended.storageBytes).toBeGreaterThan(index === 0 ? 0 : 3_000_000);
      expect(await ada.log(id)).toContain("carried out");
    }
  },
  500_000,
);
