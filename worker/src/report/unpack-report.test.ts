import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PassThrough, Readable } from "node:stream";
import { pino } from "pino";
import { afterAll, expect, test } from "vitest";
import { tarOf } from "@gantry/reports/testing/tar-of.ts";
import { type CopiedFolder, EngineError, type Running } from "../engines/engine.ts";
import { openReportReaders } from "./report-readers.ts";
import { retryWhileDiskFull } from "./retry-while-disk-full.ts";
import { mountSmallDisk } from "../testing/small-disk.ts";
import { unpackReport } from "./unpack-report.ts";

const readers = openReportReaders();
const folder = await mkdtemp(join(tmpdir(), "gantry-unpack-"));
afterAll(async () => {
  await readers.close();
  await rm(folder, { recursive: true, force: true });
});

/** A container whose report is requested several times, with a different outcome each time. */
function containerWith(turns: readonly (() => CopiedFolder | Promise<CopiedFolder>)[]): Running {
  let asked = 0;
  return {
    startedAt: new Date(),
    imageDigest: undefined,
    environment: new Map(),
    notes: [],
    services: [],
    logs: Readable.from([]),
    wait: () => new Promise(() => {}),
    async *copyOut() {
      const turn = turns[Math.min(asked++, turns.length - 1)];
      if (turn) yield await turn();
    },
    stop: async () => {},
    detach: () => {},
    usage: async () => undefined,
    remove: async () => {},
  };
}

const log = pino({ level: "silent" });
const unpacking = (deadlineMs: number, diskFullMs?: number) => ({
  readers,
  owner: "ada",
  root: join(folder, "report"),
  limits: { maxBytes: 1e6, maxFiles: 10 },
  secrets: [],
  deadlineMs,
  retry: retryWhileDiskFull(new AbortController().signal, log, diskFullMs),
  log,
});

const away = (): never => {
  throw new EngineError("ENGINE_FAILED", "The container engine did not answer.", { retryable: true });
};

test("a report is copied completely after the engine was unreachable and then failed in the middle", async () => {
  const tar = await tarOf([
    { name: "reports/a.xml", content: "<testsuite/>" },
    { name: "reports/b.txt", content: "b".repeat(5_000) },
  ]);
  const brokenOff = (): CopiedFolder => {
    const stream = new PassThrough();
    stream.write(tar.subarray(0, 1_500), () => stream.destroy(new Error("aborted")));
    return { folder: "reports", tar: stream };
  };
  const running = containerWith([away, brokenOff, () => ({ folder: "reports", tar: Readable.from([tar]) })]);
  const report = await unpackReport(running, ["reports"], unpacking(30_000));
  expect(report).toMatchObject({ unread: undefined, notes: [] });
  expect(report.files.map(({ path }) => path).sort()).toEqual(["reports/a.xml", "reports/b.txt"]);
  expect((await readFile(join(folder, "report/reports/b.txt"), "utf8")).length).toBe(5_000);
});

test("secrets are masked in text files, in the names of all files, and in the notes about files that are left out", async () => {
  const image = "PNG\r\n\x1a\n\0\0\0\rIHDR s3cr3t";
  const tar = await tarOf([
    { name: "reports/of-s3cr3t/a.txt", content: "is s3cr3t" },
    { name: "reports/s3cr3t.png", content: image },
    { name: `reports/${"x".repeat(100)}-s3cr3t/\x01`, content: "" },
  ]);
  const running = containerWith([() => ({ folder: "reports", tar: Readable.from([tar]) })]);
  const report = await unpackReport(running, ["reports"], { ...unpacking(30_000), secrets: [{ value: "s3cr3t" }] });
  expect(report.files).toEqual([
    { path: "reports/of-****/a.txt", sizeBytes: 7 },
    { path: "reports/****.png", sizeBytes: image.length },
  ]);
  expect(await readFile(join(folder, "report/reports/of-****/a.txt"), "utf8")).toBe("is ****");
  expect(await readFile(join(folder, "report/reports/****.png"), "utf8")).toBe(image);
  expect(report.notes).toEqual([expect.stringContaining("was left out: its name holds a control character")]);
  expect(report.notes[0]).not.toContain("s3cr");
});

test("without an engine the report is lost, and a note says so", async () => {
  const report = await unpackReport(containerWith([away]), ["reports"], unpacking(700));
  expect(report.files).toEqual([]);
  expect(report.notes).toEqual([expect.stringContaining("did not answer")]);
});

test.runIf(process.getuid?.() === 0)("a report is copied when the disk has room again, and a note says so when it stays full", async () => {
  const tar = await tarOf([
    { name: "reports/a.txt", content: "a".repeat(20_000) },
    { name: "reports/b.txt", content: "b".repeat(600_000) },
  ]);
  const disk = await mountSmallDisk(1);
  try {
    await disk.fill();
    const copied = (): CopiedFolder => ({ folder: "reports", tar: Readable.from([tar]) });
    const onDisk = (diskFullMs: number) => ({ ...unpacking(30_000, diskFullMs), root: join(disk.path, "reports/report") });
    const lost = await unpackReport(containerWith([copied]), ["reports"], onDisk(700));
    expect(lost).toMatchObject({ root: undefined, files: [], unread: "The report is unavailable: the worker's disk is full." });

    const freed = async () => {
      await disk.free();
      return copied();
    };
    const report = await unpackReport(containerWith([copied, freed]), ["reports"], onDisk(600_000));
    expect(report).toMatchObject({ unread: undefined, notes: [] });
    expect(report.files.map(({ sizeBytes }) => sizeBytes)).toEqual([20_000, 600_000]);
  } finally {
    await disk.close();
  }
});

test.each([
  { what: "a file", secrets: [], pages: 73 },
  { what: "the masked copy of a file", secrets: [{ value: "geheimnis" }], pages: 74 + 73 },
])("$what whose last bytes do not fit on the disk is not accepted as complete", async ({ secrets, pages }) => {
  const tar = await tarOf([{ name: "reports/part.txt", content: `geheimnis${"x".repeat(299_991)}` }]);
  const disk = await mountSmallDisk(1);
  try {
    await disk.fill(pages * 4096);
    const target = { ...unpacking(30_000, 1), root: join(disk.path, "reports/report"), secrets };
    const report = await unpackReport(containerWith([() => ({ folder: "reports", tar: Readable.from([tar]) })]), ["reports"], target);
    expect(report).toMatchObject({ root: undefined, files: [], unread: "The report is unavailable: the worker's disk is full." });
  } finally {
    await disk.close();
  }
});
