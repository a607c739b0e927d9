import { buffer } from "node:stream/consumers";
import { crc32, deflateRawSync, gzipSync } from "node:zlib";
import tar from "tar-stream";
import { describe, expect, test } from "vitest";
import { collectFiles, statusesOf } from "../testing/collect-files.ts";

const green = '<testsuite name="s" tests="1"><testcase classname="c" name="works"/></testsuite>';
const red =
  '<?xml version="1.0"?>\n<testsuites><testsuite name="u"><testcase name="bad"><failure message="no"/></testcase></testsuite></testsuites>';
const ctrf = JSON.stringify({
  results: { tool: { name: "x" }, summary: { failed: 1 }, tests: [{ name: "bad", status: "failed", duration: 1 }] },
});

test("results are read with any file extension", async () => {
  const found = async (path: string, content: string | Buffer) => statusesOf(await collectFiles({ "a.xml": green, [path]: content }));
  for (const path of ["b.junit", "b.xunit", "b.txt", "b.log", "b.xml.1", "b.xml.bak", "results", "data.bin", "b.html"])
    expect([path, await found(path, red)]).toEqual([path, ["works: passed", "bad: failed"]]);
  for (const path of ["b.txt", "ctrf", "b.log"]) expect([path, await found(path, ctrf)]).toEqual([path, ["bad: failed", "works: passed"]]);
  for (const content of ["1..1\nnot ok 1 bad\n", "not ok 1 bad\n1..1\n", "TAP version 13\nnot ok 1 bad\n1..1\n"])
    expect(await found("output.txt", content)).toEqual(["works: passed", "bad: failed"]);
  expect(await found("b", Buffer.from(`\ufeff${red}`, "utf16le"))).toEqual(["works: passed", "bad: failed"]);
});

/** A zip of one file, as every tool writes it. */
function zipOf(name: string, content: string): Buffer {
  const [packed, path] = [deflateRawSync(content), Buffer.from(name)];
  const sizes = Buffer.alloc(12);
  sizes.writeUInt32LE(crc32(content), 0);
  sizes.writeUInt32LE(packed.length, 4);
  sizes.writeUInt32LE(Buffer.byteLength(content), 8);
  const lengths = Buffer.alloc(4);
  lengths.writeUInt16LE(path.length, 0);
  const common = Buffer.concat([Buffer.from("14000000080000000000", "hex"), sizes, lengths]);
  const local = Buffer.concat([Buffer.from("504b0304", "hex"), common, path, packed]);
  const entry = Buffer.concat([Buffer.from("504b01021400", "hex"), common, Buffer.alloc(14), path]);
  const end = Buffer.alloc(22);
  end.write("504b0506", "hex");
  end.writeUInt16LE(1, 8);
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(entry.length, 12);
  end.writeUInt32LE(local.length, 16);
  return Buffer.concat([local, entry, end]);
}

async function tarOf(files: Record<string, string>): Promise<Buffer> {
  const pack = tar.pack();
  for (const [name, content] of Object.entries(files)) pack.entry({ name }, content);
  pack.finalize();
  return buffer(pack);
}

test("unsupported archives and formats with results are named", async () => {
  const unread = async (path: string, content: string | Buffer) => (await collectFiles({ "a.xml": green, [path]: content })).unread;
  const archives: Record<string, Buffer> = {
    "shard2.zip": zipOf("TEST-b.xml", red),
    "blob-report/report-1.zip": zipOf("report.jsonl", '{"method":"onBlobReportMetadata","params":{"version":2}}\n'),
    "shard2.tar": await tarOf({ "notes.md": "hi", "b.junit": red }),
    "shard2.tgz": gzipSync(await tarOf({ "b.json": ctrf })),
    "shard2.tar.gz": gzipSync(await tarOf({ "TEST-b.xml": red })),
    "results-2.tar.xz": Buffer.from("fd377a585a0000", "hex"),
  };
  for (const [path, content] of Object.entries(archives)) expect([path, await unread(path, content)]).toEqual([path, [path]]);
  const formats: Record<string, string> = {
    "TestResult.xml": '<?xml version="1.0"?>\n<test-results name="a.dll" total="3" failures="1"><test-suite/></test-results>',
    "mocha.out.json": '{"stats":{"suites":1,"tests":9,"passes":0,"pending":0,"failures":9,"start":"x"},"tests":[]}',
    "messages.ndjson": '{"meta":{"protocolVersion":"27.0.0"}}\n{"testRunStarted":{}}\n',
    "rspec.json": '{"version":"3.13.0","examples":[{"status":"failed"}],"summary":{"failure_count":1}}',
    "output.json":
      '{"generator":"Robot 7.2","generated":"2026-11-22T10:00:00","rpa":false,"suite":{"name":"S","tests":[{"name":"a","status":"FAIL"}]}}',
    "newman.json": '{"collection":{},"run":{"stats":{},"failures":[{}]}}',
  };
  for (const [path, content] of Object.entries(formats)) expect([path, await unread(path, content)]).toEqual([path, [path]]);
});

test("other files have no effect", async () => {
  const { unread, notes, tests } = await collectFiles({
    "a.xml": green,
    "trace.zip": zipOf("test.trace", '{"type":"context-options"}'),
    "export.zip": zipOf("orders.xml", "<orders/>"),
    "backup.tar.gz": gzipSync(await tarOf({ "package.json": "{}", "log.txt": "hello" })),
    "broken.zip": Buffer.from("504b0304ffff", "hex"),
    "shot.png": Buffer.from("89504e470d0a1a0a", "hex"),
    "app.log": '{"level":30,"msg":"ok","failures":0}\n{"level":30}\n',
    "server.out": "ok, listening\n",
    "notes.txt": "ok 12 things\n1..2",
    "com.example.CartTest.txt": "Test set: com.example.CartTest\nTests run: 1, Failures: 0",
    "index.html": "<!DOCTYPE html><html><body>&lt;testsuite></body></html>",
    "docs.xml": "<doc><assembly><name>Shop</name></assembly></doc>",
    "testng-failed.xml": "<suite name='failed'/>",
    "tsconfig.vitest.json": "{ // comment\n}",
    "node_modules/x/fixture.junit": red,
    LICENSE: "MIT",
  });
  expect({ unread, notes, tests: tests.length }).toEqual({ unread: [], notes: [], tests: 1 });
});

test("a small zip whose entries share one bomb does not take the time of all of them", async () => {
  const name = Buffer.from("a.xml");
  const bomb = deflateRawSync(Buffer.alloc(16 * 1024 * 1024));
  const local = zipHeader("504b0304", 30, { 8: 8, 26: name.length }, { 18: bomb.length });
  const entry = Buffer.concat([zipHeader("504b0102", 46, { 10: 8, 28: name.length }, { 20: bomb.length }), name]);
  const directory = Buffer.concat(Array.from({ length: 5_000 }, () => entry));
  const before = Buffer.concat([local, name, bomb]);
  const end = zipHeader("504b0506", 22, {}, { 12: directory.length, 16: before.length });
  const { unread, tests } = await collectFiles({ "report.xml": green, "trace.zip": Buffer.concat([before, directory, end]) });
  expect({ unread, tests: tests.length }).toEqual({ unread: [], tests: 1 });
});

/** A header with 16-bit and 32-bit numbers at their places. */
function zipHeader(mark: string, length: number, words: Record<number, number>, longs: Record<number, number>): Buffer {
  const header = Buffer.alloc(length);
  header.write(mark, "hex");
  for (const [at, value] of Object.entries(words)) header.writeUInt16LE(value, Number(at));
  for (const [at, value] of Object.entries(longs)) header.writeUInt32LE(value, Number(at));
  return header;
}

test("JSON that only has the name of a report gets a note", async () => {
  const { unread, notes } = await collectFiles({ "a.xml": green, "test-results.json": '{"some":"thing"}', "cucumber.json": "[]" });
  expect({ unread, notes }).toEqual({
    unread: [],
    notes: ["test-results.json has the name of a report and holds none that Gantry reads."],
  });
});

describe("files that are compressed in a way that is not read", () => {
  const magics = { xz: "fd377a585a00", bz2: "425a6839", zst: "28b52ffd", lzma: "5d00008000" };

  test.each(Object.entries(magics))("a report by its name may hide failures: .%s", async (ending, magic) => {
    for (const name of ["surefire.xml", "bad.json", "run.trx", "out.tap"]) {
      const { unread } = await collectFiles({ "ok.xml": green, [`${name}.${ending}`]: Buffer.from(`${magic}0001`, "hex") });
      expect(unread).toEqual([`${name}.${ending}`]);
    }
  });

  test.each(Object.entries(magics))("any other one gives a note: .%s", async (ending, magic) => {
    const content = Buffer.from(`${magic}0001`, "hex");
    const names = ["b.dat", `core.${ending}`, `events.ndjson.${ending}`, `pictures.tar.${ending}`];
    const { unread, notes } = await collectFiles({ "ok.xml": green, ...Object.fromEntries(names.map((name) => [name, content])) });
    expect(unread).toEqual([]);
    expect(notes).toEqual([expect.stringMatching(/^b\.dat, core\..* and 1 more were not searched for results: of compressed files/)]);
  });

  test("what tools write next to results gives none", async () => {
    const xz = Buffer.from("fd377a585a000001", "hex");
    const { unread, notes } = await collectFiles({ "ok.xml": green, "coverage.tar.xz": xz, "coverage/all.json.xz": xz, "shot.png": "x" });
    expect({ unread, notes }).toEqual({ unread: [], notes: [] });
  });
});
