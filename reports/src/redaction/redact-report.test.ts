import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { compileSecrets } from "./secret-patterns.ts";
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

const value = "tok_live_8fK2mPq0XyZ";
const stored = async (path: string, content: Buffer): Promise<Buffer> => {
  await writeFile(join(root, path), content);
  const [file] = await redactReport(root, [{ path, sizeBytes: content.length }], compileSecrets([value]));
  const now = await readFile(join(root, path));
  expect(file).toEqual({ path, sizeBytes: now.length });
  return now;
};

test.each(["trx", "TRX", "sql", "pem", "log.1", "stdout", "json5", "py", "no-such-ending", "png", "zip"])(
  "text named .%s is masked",
  async (ending) => {
    expect((await stored(`f.${ending}`, Buffer.from(`plain ${value} end\n`))).toString()).toBe("plain **** end\n");
  },
);

test.each([
  ["Latin-1", Buffer.from(`Z\xfcrich ${value} \x80\xff`, "latin1")],
  ["UTF-8 that the sample ends in the middle of", Buffer.from(`-${"🔑".repeat(5_000)} ${value}`)],
  ["UTF-16 with a byte order mark", Buffer.from(`\ufeffa ${value}`, "utf16le")],
  ["UTF-16 without one", Buffer.from(`a ${value}`, "utf16le")],
  ["`env -0`", Buffer.from(`A=1\0TOKEN=${value}\0`)],
  ["colors", Buffer.from(`\x1b[31m${value}\x1b[0m\x07\r\n`)],
])("a file of unknown ending in %s is masked", async (_name, content) => {
  const left = (await stored("f.unknown", content)).toString("latin1").replaceAll("\0", "");
  expect(left).toContain("****");
  expect(left).not.toContain(value);
});

const tarOf = (content: string) => {
  const header = Buffer.alloc(512);
  header.write("a.txt");
  header.write("ustar", 257);
  return Buffer.concat([header, Buffer.from(content)]);
};

test.each([
  ["an image", Buffer.concat([Buffer.from("89504e470d0a1a0a0000000d49484452000001900000012c0806000000", "hex"), Buffer.from(value)])],
  ["an archive without compression", Buffer.concat([Buffer.from("504b0304140000000000", "hex"), Buffer.from(value)])],
  ["a tar", tarOf(value)],
  ["a PDF", Buffer.from(`%PDF-1.4\n(${value}) Tj`)],
  ["data that begins like UTF-16", Buffer.concat([Buffer.from("fffe00dc0001", "hex"), Buffer.from(value)])],
])("%s stays as it is", async (_name, content) => {
  expect((await stored("f.unknown", content)).equals(content)).toBe(true);
});
