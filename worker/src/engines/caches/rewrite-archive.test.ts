import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { extract, type Header, pack } from "tar-stream";
import { expect, it } from "vitest";
import { rewriteArchive } from "./rewrite-archive.ts";

type Given = Partial<Header> & { name: string };

async function archiveOf(entries: readonly (Given & { content?: string })[]): Promise<Buffer> {
  const archive = pack();
  for (const { content, ...header } of entries) archive.entry(header, content ?? "");
  archive.finalize();
  return buffer(archive);
}

const folder = { name: ".npm/", type: "directory", mode: 0o700, uid: 1000, gid: 1001 } as const;
const rewritten = async (archive: Buffer | Readable, path = "/root/.npm") =>
  buffer(rewriteArchive(archive instanceof Readable ? archive : Readable.from([archive]), path));

async function entriesIn(archive: Buffer): Promise<Header[]> {
  const reading = extract();
  reading.end(archive);
  const found: Header[] = [];
  for await (const entry of reading) {
    found.push(entry.header);
    entry.resume();
  }
  return found;
}

it("names everything from the root, also what links lead to inside the folder", async () => {
  const archive = await archiveOf([
    folder,
    { name: ".npm/file", content: "text", mode: 0o640, mtime: new Date(1_577_934_245_000) },
    { name: ".npm/hard", type: "link", linkname: ".npm/file" },
    { name: ".npm/soft", type: "symlink", linkname: "../../etc/passwd" },
    { name: `.npm/${"long/".repeat(60)}ä`, content: "x" },
  ]);
  expect(await entriesIn(await rewritten(archive))).toMatchObject([
    { name: "root/.npm", type: "directory", mode: 0o700, uid: 1000, gid: 1001 },
    { name: "root/.npm/file", size: 4, mode: 0o640, mtime: new Date(1_577_934_245_000) },
    { name: "root/.npm/hard", type: "link", linkname: "root/.npm/file" },
    { name: "root/.npm/soft", type: "symlink", linkname: "../../etc/passwd" },
    { name: `root/.npm/${"long/".repeat(60)}ä`, size: 1 },
  ]);
});

it("leaves out devices, pipes and extended attributes, and keeps the numbers of large users", async () => {
  const archive = await archiveOf([
    folder,
    { name: ".npm/zero", type: "character-device", devmajor: 1, devminor: 5 },
    { name: ".npm/disk", type: "block-device", devmajor: 8, devminor: 0 },
    { name: ".npm/pipe", type: "fifo" },
    { name: ".npm/file", content: "x", pax: { uid: "4000000000", "SCHILY.xattr.security.capability": "all" } },
  ]);
  const entries = await entriesIn(await rewritten(archive));
  expect(entries.map(({ name }) => name)).toEqual(["root/.npm", "root/.npm/file"]);
  expect(entries[1]?.pax).toEqual({ path: "root/.npm/file", uid: "4000000000" });
});

const whole = { name: ".npm/file", content: "x" };
it.each([
  ["names another folder", [folder, { name: ".ssh/key", content: "x" }], /archive of something else/],
  ["leaves its folder", [folder, { name: ".npm/../../etc/passwd", content: "x" }], /archive of something else/],
  ["begins at the root", [folder, { name: "/.npm/file", content: "x" }], /archive of something else/],
  ["links to a file outside", [folder, { name: ".npm/hard", type: "link", linkname: "etc/passwd" }], /archive of something else/],
  ["is of a link", [{ name: ".npm", type: "symlink", linkname: "/etc" }], /\/root\/\.npm is a link/],
  ["is of a file", [{ name: ".npm", content: "x" }], /\/root\/\.npm is not a folder/],
  ["is empty", [], /no archive/],
] as const)("refuses an archive that %s", async (_what, entries, message) => {
  await expect(rewritten(await archiveOf(entries as never))).rejects.toThrow(message);
});

it("refuses an archive that breaks off, or that the engine's error follows", async () => {
  const archive = await archiveOf([folder, { name: ".npm/file", content: "x".repeat(100_000) }, whole]);
  await expect(rewritten(archive.subarray(0, 50_000))).rejects.toThrow();
  const error = Buffer.from('{"message":"archive/tar: write too long"}\n'.repeat(30));
  await expect(rewritten(Buffer.concat([archive.subarray(0, 101_888), error]))).rejects.toThrow();
  const failing = async function* () {
    yield archive.subarray(0, 70_000);
    throw new Error("socket hang up");
  };
  await expect(rewritten(Readable.from(failing()))).rejects.toThrow();
});

it("stops reading the engine's archive when the reader has enough", async () => {
  let closed = false;
  const endless = async function* () {
    try {
      yield await archiveOf([folder]).then((archive) => archive.subarray(0, 512));
      const file = (await archiveOf([{ name: ".npm/file", content: "x".repeat(10_000) }])).subarray(0, 10_752);
      for (;;) yield file;
    } finally {
      closed = true;
    }
  };
  let bytes = 0;
  for await (const piece of rewriteArchive(Readable.from(endless()), "/root/.npm")) {
    bytes += piece.length;
    if (bytes > 1_000_000) break;
  }
  await expect.poll(() => closed).toBe(true);
});

it("refuses a folder with more files than it reads, without holding them", async () => {
  const most = 20_000;
  const header = (await archiveOf([{ name: ".npm/small", content: "" }])).subarray(0, 512);
  const many = Buffer.concat(Array.from({ length: 1000 }, () => header));
  const archive = async function* () {
    yield (await archiveOf([folder])).subarray(0, 512);
    for (let count = 0; count < most; count += 1000) yield many;
    yield header;
    yield Buffer.alloc(1024);
  };
  let bytes = 0;
  const read = async () => {
    for await (const piece of rewriteArchive(Readable.from(archive()), "/root/.npm", most)) bytes += piece.length;
  };
  await expect(read()).rejects.toThrow("more than 20,000 files and folders");
  expect(bytes).toBeLessThan(600 * (most + 2));
});
