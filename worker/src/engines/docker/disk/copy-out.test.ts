import { randomBytes } from "node:crypto";
import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type Docker from "dockerode";
import { pino } from "pino";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { newRun, readToEnd } from "../../engine.contract.ts";
import type { CopiedFolder, Engine, Running } from "../../engine.ts";
import { testEngine } from "../../testing/engine.ts";
import { importImage, shellSuite, testDocker } from "../../testing/images.ts";
import { openReportReaders, type ReportReaders } from "../../../report/report-readers.ts";
import { unpackReport } from "../../../report/unpack-report.ts";
import { copyOut } from "./copy-out.ts";
import { containerName } from "../api/labels.ts";

const limits = { maxBytes: 50_000_000, maxFiles: 2_000 };
const candidates = ["reports", "cypress/reports", "junit"];

/** Both ways of copying must produce the same report. */
describe.each(["from the layer on disk", "through the engine's archive"])("a report copied out %s", (way) => {
  let docker: Docker;
  let engine: Engine;
  let folder: string;
  let readers: ReportReaders;
  const image = `gantry-test/report-${randomBytes(4).toString("hex")}:1`;

  beforeAll(async () => {
    const test = await testDocker();
    docker = test.docker;
    await importImage(docker, image, {
      ...shellSuite,
      files: { "app/junit/baked.xml": "<testsuite/>", "etc/secret": "the image's own" },
      links: { "app/linked": "/opt/results" },
    });
    engine = testEngine(test.host);
    readers = openReportReaders();
    folder = await mkdtemp(join(tmpdir(), "gantry-report-"));
  });
  afterAll(async () => {
    await engine.close();
    await readers.close();
    await rm(folder, { recursive: true, force: true });
  });

  async function reportOf(command: string, wanted = candidates): Promise<{ files: Record<string, string>; notes: string[] }> {
    const run = newRun(image, command, { resources: { cpus: 2, memoryMb: 256 } });
    const running = await engine.start(run, new AbortController().signal);
    await readToEnd(running);
    const slow: Running = Object.create(running, {
      copyOut: {
        value: (folders: readonly string[]): AsyncIterable<CopiedFolder> =>
          copyOut(docker.getContainer(containerName(run)), "/app", undefined, folders),
      },
    });
    const root = join(folder, run.taskId);
    const unpacking = {
      readers,
      owner: "one",
      root,
      limits,
      secrets: [],
      deadlineMs: 50_000,
      retry: <T>(work: () => Promise<T>) => work(),
      log: pino({ level: "silent" }),
    };
    const unpacked = await unpackReport(way.includes("disk") ? running : slow, wanted, unpacking);
    await running.remove();
    const files = await Promise.all(unpacked.files.map(async ({ path }) => [path, await readFile(join(root, path), "latin1")] as const));
    if (unpacked.root !== undefined)
      expect((await readdir(root, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile())).toHaveLength(files.length);
    return { files: Object.fromEntries(files), notes: unpacked.notes };
  }

  it("contains every folder that the run wrote, under its own name", async () => {
    const { files } = await reportOf(
      "mkdir -p reports/data cypress/reports && echo one > reports/index.html && echo two > reports/data/a.json && echo three > cypress/reports/c.xml",
    );
    expect(files).toEqual({ "reports/index.html": "one\n", "reports/data/a.json": "two\n", "cypress/reports/c.xml": "three\n" });
  });

  it("is empty when the run wrote nothing, also when the image contains files there", async () => {
    expect(await reportOf("true")).toEqual({ files: {}, notes: [] });
  });

  it("contains only regular files: no links, no devices, nothing from outside", async () => {
    const { files, notes } = await reportOf(
      "mkdir -p reports/sub && cd reports && ln -s /etc/secret link && ln -s /etc dir && ln -s ../../../../etc/passwd climb && mkfifo pipe && echo ok > sub/fine.txt && ln sub/fine.txt hard",
    );
    expect(files["reports/sub/fine.txt"] ?? files["reports/hard"]).toBe("ok\n");
    expect(Object.values(files).join()).not.toMatch(/root:|the image's own/);
    expect(Object.keys(files).filter((path) => !["reports/sub/fine.txt", "reports/hard"].includes(path))).toEqual([]);
    expect(notes.join("\n")).toMatch(/link was left out/);
    expect(notes.join("\n")).toMatch(/pipe was left out/);
  });

  it("is empty when the folder itself is a link to the outside", async () => {
    const { files, notes } = await reportOf("ln -s /etc reports");
    expect(files).toEqual({});
    expect(notes.join("\n")).toMatch(/reports was left out/);
    // What it leads to is a folder of reports as well.
    expect((await reportOf("mkdir -p cypress/reports && ln -s cypress/reports reports && echo one > reports/a.xml")).files).toEqual({
      "cypress/reports/a.xml": "one\n",
    });
  });

  it("is found when the image links the folder elsewhere", async () => {
    const { files } = await reportOf("mkdir -p /opt/results && echo deep > /opt/results/r.xml", ["linked"]);
    // The engine returns a link as a link; its target stays where it is.
    expect(files).toEqual({});
  });

  it("skips a huge sparse file and files above the limit, and says so", async () => {
    const { files, notes } = await reportOf(
      "mkdir reports && truncate -s 200M reports/giant && cd reports && for n in $(seq 1 2100); do echo > f$n; done",
    );
    expect(Object.keys(files)).toHaveLength(2_000);
    expect(notes.join("\n")).toMatch(/more were left out/);
  });

  it("survives deeply nested folders", async () => {
    const { files } = await reportOf(
      "mkdir reports && echo top > reports/top.txt && cd reports && n=0; while [ $n -lt 700 ]; do mkdir d && cd d || break; n=$((n+1)); done; echo bottom > bottom.txt 2>/dev/null; true",
    );
    expect(files).toEqual({ "reports/top.txt": "top\n" });
  });
});
