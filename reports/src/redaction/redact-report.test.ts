import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { compileSecrets } from "./redact.ts";
import { redactReport } from "./redact-report.ts";

const root = await mkdtemp(join(tmpdir(), "gantry-redact-"));
afterAll(() => rm(root, { recursive: true, force: true }));

/** Longer than a piece of the file, with characters that are cut by its end. */
const padding = `-${"🔑".repeat(20_000)}`;
const text = `<?xml version="1.0"?><t>p&lt;Kq71 p\\u003cKq71 p<Kq71${padding}p%3CKq71</t>`;
const masked = `<?xml version="1.0"?><t>**** **** ****${padding}****</t>`;
const bigEndian = (content: string) => Buffer.from(content, "utf16le").swap16();

test.each([
  ["UTF-16 with a byte order mark", Buffer.from(`\ufeff${text}`, "utf16le"), Buffer.from(`\ufeff${masked}`, "utf16le")],
  ["big-endian UTF-16 with a byte order mark", bigEndian(`\ufeff${text}`), bigEndian(`\ufeff${masked}`)],
  ["big-endian UTF-16 without one", bigEndian(text), bigEndian(masked)],
  ["UTF-8 with a byte order mark", Buffer.from(`\ufeff${text}`), Buffer.from(`\ufeff${masked}`)],
])("a file in %s is masked and stays one", async (_name, content, expected) => {
  await writeFile(join(root, "a.xml"), content);
  const files = await redactReport(root, [{ path: "a.xml", sizeBytes: content.length }], compileSecrets(["p<Kq71"]));
  expect(files).toEqual([{ path: "a.xml", sizeBytes: expected.length }]);
  expect((await readFile(join(root, "a.xml"))).equals(expected)).toBe(true);
});
