import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, readlinkSync, rmSync, statSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { pack } from "tar-stream";
import { afterEach, beforeEach, expect, it } from "vitest";
import { foldersArchive, gnuArchive } from "./gnu-archive.ts";
import { PackedBlocks } from "./packed-blocks.ts";

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), "gantry-gnu-"));
});
afterEach(() => rmSync(dir, { recursive: true, force: true }));

/** Unpacks with busybox, as in a container. */
async function unpacked(archive: Readable): Promise<string> {
  const folders = new PackedBlocks();
  const target = join(dir, "target");
  mkdirSync(target);
  const files = await buffer(Readable.from(gnuArchive(archive, folders)));
  const again = await buffer(Readable.from(foldersArchive(folders)));
  for (const input of [files, again]) execFileSync("/bin/busybox", ["tar", "-xf", "-"], { cwd: target, input });
  return target;
}

const small = (pieces: Buffer) =>
  Readable.from(Array.from({ length: Math.ceil(pieces.length / 100) }, (_, at) => pieces.subarray(at * 100, at * 100 + 100)));

it("keeps all names, links, modes and times of a repository, also those that are long or no text", async () => {
  const work = join(dir, "work");
  const long = `${"a".repeat(120)}/${"é".repeat(100)}/${"b".repeat(200)}`;
  mkdirSync(join(work, long), { recursive: true });
  writeFileSync(join(work, long, "file"), "deep");
  writeFileSync(join(work, "run.sh"), "#!/bin/sh\n", { mode: 0o755 });
  writeFileSync(Buffer.concat([Buffer.from(`${work}/`), Buffer.from([0x66, 0xff, 0xfe])]), "no text");
  writeFileSync(Buffer.concat([Buffer.from(`${work}/${"c".repeat(150)}`), Buffer.from([0xff])]), "long, no text");
  symlinkSync(`../${"x".repeat(150)}`, join(work, "long-link"));
  symlinkSync("/etc/passwd", join(work, "link"));
  const git = (...args: string[]) =>
    execFileSync("git", ["-c", "user.name=a", "-c", "user.email=a@b", "-c", "tar.umask=0", ...args], {
      cwd: work,
      env: { ...process.env, GIT_COMMITTER_DATE: "@1000000000 +0000" },
    });
  git("init", "--quiet");
  git("add", "--all");
  git("commit", "--quiet", "--message=all");
  const target = await unpacked(small(git("archive", "--format=tar", "--prefix=gantry/source/", "HEAD")));
  const root = join(target, "gantry/source");
  const names = (folder: string) =>
    readdirSync(folder, { encoding: "buffer" })
      .map((name) => name.toString("latin1"))
      .sort();
  expect(names(root)).toEqual(names(work).filter((name) => name !== ".git"));
  expect(readFileSync(join(root, long, "file"), "utf8")).toBe("deep");
  expect([readlinkSync(join(root, "long-link")), readlinkSync(join(root, "link"))]).toEqual([`../${"x".repeat(150)}`, "/etc/passwd"]);
  const facts = (name: string) => [statSync(join(root, name)).mode & 0o7777, statSync(join(root, name)).mtimeMs];
  expect(facts("run.sh")).toEqual([0o777, 1e12]);
  expect(facts("a".repeat(120))).toEqual([0o777, 1e12]);
  expect(facts(`${long}/file`)).toEqual([0o666, 1e12]);
});

it("puts files into folders that nobody may write, and gives the folders their own rights and time", async () => {
  const archive = pack();
  const mtime = new Date(1_200_000_000_000);
  archive.entry({ name: "cache/mod", type: "directory", mode: 0o555, mtime });
  archive.entry({ name: "cache/mod/file", mode: 0o444, mtime }, "x");
  archive.entry({ name: "cache/mod/link", type: "symlink", linkname: "../../elsewhere" });
  archive.entry({ name: "cache/mod/same", type: "link", linkname: "cache/mod/file" });
  archive.finalize();
  const target = await unpacked(Readable.from([await buffer(archive)]));
  const { mode, mtimeMs } = statSync(join(target, "cache/mod"));
  expect([mode & 0o7777, mtimeMs]).toEqual([0o555, mtime.getTime()]);
  expect(readdirSync(join(target, "cache/mod")).sort()).toEqual(["file", "link", "same"]);
  expect(statSync(join(target, "cache/mod/same")).nlink).toBe(2);
});

it("notices an archive that is cut or changed", async () => {
  const archive = pack();
  archive.entry({ name: "cache/file" }, "x".repeat(2_000));
  archive.finalize();
  const whole = await buffer(archive);
  const read = (bytes: Buffer) => buffer(Readable.from(gnuArchive(small(bytes), new PackedBlocks())));
  await expect(read(whole)).resolves.toBeDefined();
  for (const length of [0, 100, 512, 1_500, 2_560])
    await expect(read(whole.subarray(0, length))).rejects.toThrow("damaged: it ends too early");
  const flipped = Buffer.from(whole);
  flipped[3] = 0;
  await expect(read(flipped)).rejects.toThrow("a header has a wrong sum");
  await expect(read(Buffer.from("nothing like it".repeat(100)))).rejects.toThrow("damaged");
});

it("needs little memory for many folders", () => {
  const folders = new PackedBlocks();
  const header = Buffer.alloc(512);
  for (let at = 0; at < 250_000; at += 1) {
    const own = Buffer.from(header);
    own.write(`root/.npm/folder-${at}`);
    folders.add([own]);
  }
  let count = 0;
  for (const piece of folders.read()) count += piece.length / 512;
  expect(count).toBe(250_000);
});
