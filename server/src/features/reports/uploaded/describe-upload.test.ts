import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import tar from "tar-stream";
import { afterAll, expect, test } from "vitest";
import { extractArchive } from "@gantry/reports/folder/archive.ts";
import { describeUpload } from "./describe-upload.ts";

const folder = await mkdtemp(join(tmpdir(), "gantry-describe-"));
afterAll(() => rm(folder, { recursive: true, force: true }));

async function described(names: readonly string[], limits: Parameters<typeof extractArchive>[2]): Promise<string> {
  const root = await mkdtemp(join(folder, "report-"));
  const pack = tar.pack();
  for (const name of names) pack.entry({ name }, name.endsWith(".xml") ? "<testsuite/>" : "");
  pack.finalize();
  const { files, notes, mayLackResults } = await extractArchive(Readable.from(pack), root, limits);
  return describeUpload({ root, files, fields: {}, notes, mayLackResults });
}

const empty = Array.from({ length: 6 }, (_, at) => `${at}.bin`);

test.each([
  [[], {}, "It contains no files."],
  [
    ["report.xml"],
    { maxFileBytes: 5 },
    /^None of its files was stored\. Files .* may contain results were left out, for example: report\.xml .* larger than 5 bytes\. Send fewer/,
  ],
  [
    ["0.bin", "report.xml"],
    { maxTotalBytes: 5 },
    /^It contains 0\.bin \(empty\)\. Files .*: report\.xml was left out: a report holds at most 5 bytes\. Send fewer or smaller files\.$/,
  ],
  [
    empty,
    { maxFiles: 4 },
    /and 1 more file\. Files of the upload were left out, for example: 4\.bin was left out: a report holds at most 4 files\. Send fewer/,
  ],
  [empty, { maxEntries: 4 }, /for example: it has 4 files and folders or more; what comes after these was not read\. Send fewer/],
  [
    ["../a.xml", "b.txt"],
    {},
    /^It contains b\.txt \(empty\)\. .*for example: \.\.\/a\.xml was left out: its name leads outside the report\.$/,
  ],
])("an archive of %j within %j is described with what was left out", async (names, limits, sentence) => {
  expect(await described(names, limits)).toMatch(sentence);
});

test("a file is described by its content", async () => {
  await writeFile(join(folder, "a.xml"), "<coverage/>");
  const files = [{ path: "a.xml", sizeBytes: 11 }];
  expect(await describeUpload({ root: folder, files, fields: {}, notes: [], mayLackResults: false })).toBe(
    "It contains a.xml (XML, <coverage>).",
  );
});
