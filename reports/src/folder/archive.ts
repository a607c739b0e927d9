import { closeSync, constants, createReadStream, mkdirSync, openSync, readFileSync, unlinkSync, writeFileSync } from "node:fs";
import { open } from "node:fs/promises";
import { dirname, join } from "node:path";
import { PassThrough, Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import tar from "tar-stream";
import { type Link, lostLinks } from "./left-out-links.ts";
import { isLogOfResults, mayHoldResults } from "./may-hold-results.ts";

export interface ArchiveLimits {
  maxFiles: number;
  maxTotalBytes: number;
  maxFileBytes: number;
  /** Folders in a path. */
  maxDepth: number;
  maxPathBytes: number;
  /** The number of entries that are read, kept or not. */
  maxEntries: number;
}

export const archiveLimits: ArchiveLimits = {
  maxFiles: 10_000,
  maxTotalBytes: 1024 ** 3,
  maxFileBytes: 256 * 1024 ** 2,
  maxDepth: 32,
  maxPathBytes: 900,
  maxEntries: 100_000,
};

export interface ArchivedFile {
  /** Relative to the root, `/` between parts. */
  path: string;
  sizeBytes: number;
}

export interface Extracted {
  files: ArchivedFile[];
  sizeBytes: number;
  /** What was skipped and why, in sentences for the user; at most a few dozen. */
  notes: string[];
  /** Reading ended at the limit of entries: later ones are unknown. */
  isCut: boolean;
  /** Files that may contain test results were skipped, or reading ended before all files were seen. */
  mayLackResults: boolean;
}

/** The stream is not a tar, or is truncated. The caller removes what was written so far. */
export class ArchiveError extends Error {}

const maxNotes = 20;
const mostLinks = 10_000;

/** Smaller files are read and written in one call, because every turn through the thread pool costs more. Most files of a report are smaller. */
export const smallBytes = 128 * 1024;

/**
 * The only way to extract a report from a tar stream. Writes only regular files and the folders they need, each created exclusively
 * (`O_EXCL`, `O_NOFOLLOW`) under plain names inside `root`, which must be a new directory of ours. Links, devices, absolute names or names with `..`,
 * names that collide when case is ignored, and everything above a limit are skipped with a note.
 * @throws {ArchiveError} for a stream that is not a tar.
 */
export async function extractArchive(
  source: Readable,
  root: string,
  given: Partial<ArchiveLimits> = {},
  prefix = "",
  hide: Hide = asIs,
): Promise<Extracted> {
  const limits = { ...archiveLimits, ...given };
  const intake = createIntake(root, limits, prefix, hide);
  const extract = tar.extract();
  const feeding = pipeline(source, extract).catch((error: unknown) => {
    throw asArchiveError(error);
  });
  // Handled below; without this an early error would be unhandled.
  feeding.catch(() => undefined);
  try {
    for await (const entry of extract) {
      if (intake.isCut) {
        source.destroy();
        // If the source has ended already, it would wait forever for its next entry to be read.
        extract.destroy();
        await feeding.catch(() => undefined);
        return intake.result();
      }
      await intake.take({
        name: entry.header.name,
        type: entry.header.type ?? "file",
        sizeBytes: entry.header.size ?? 0,
        content: Readable.from(entry),
        linkTarget: entry.header.linkname ?? undefined,
      });
      entry.resume();
    }
  } catch (error) {
    source.destroy();
    await feeding.catch(() => undefined);
    throw asArchiveError(error);
  }
  await feeding;
  return intake.result();
}

export interface Entry {
  name: string;
  /** `file`, `directory`, or anything else, which is skipped. */
  type: string;
  sizeBytes: number;
  content: Readable;
  /** For a symbolic or hard link. */
  linkTarget?: string | undefined;
}

export interface Intake {
  take(entry: Entry): Promise<void>;
  /** The limit of entries is reached: ignore further ones. */
  readonly isCut: boolean;
  result(): Extracted;
}

/** The rules of `extractArchive` for any source of entries. `prefix` is prepended to every name. */
export function createIntake(root: string, limits: ArchiveLimits, prefix = "", hide: Hide = asIs): Intake {
  const files = new Map<string, ArchivedFile>();
  /** Kept files without results: they make room for those that may have some. */
  const replaceable: ArchivedFile[] = [];
  const folders = new Set<string>();
  const taken = new Map<string, "file" | "folder">();
  const links: Link[] = [];
  const notes: string[] = [];
  const tooMany = `a report holds at most ${limits.maxFiles} files`;
  let sizeBytes = 0;
  let leftOut = 0;
  let entries = 0;
  let mayLackResults = false;

  function leaveOut(name: string, why: string) {
    leftOut++;
    if (notes.length < maxNotes) notes.push(`${printable(hide(name))} was left out: ${why}`);
  }

  /** Skips a regular file. */
  async function leaveFileOut(entry: Entry, why: string) {
    leaveOut(entry.name, why);
    mayLackResults ||= await holdsResults(entry);
  }

  function makeRoom(): boolean {
    const other = replaceable.pop();
    if (!other) return false;
    unlinkSync(join(root, ...other.path.split("/")));
    files.delete(other.path);
    sizeBytes -= other.sizeBytes;
    leaveOut(other.path, tooMany);
    return true;
  }

  /** The target of a hard link is another entry. */
  function linkOf({ name, type }: Entry, target: string): Link {
    const inside = (path: string) => (prefix ? `${prefix}/${path}` : path);
    return { name: inside(name), type, target: type === "symlink" ? target : inside(target) };
  }

  /** Every folder on the path, in its first spelling: `A/x` and `a/y` are not merged. */
  function claimFolders(parts: readonly string[]): boolean {
    for (let depth = 1; depth <= parts.length; depth++) {
      const folder = parts.slice(0, depth).join("/");
      const held = taken.get(folded(folder));
      if (held === "file" || (held === "folder" && !folders.has(folder))) return false;
    }
    for (let depth = 1; depth <= parts.length; depth++) {
      const folder = parts.slice(0, depth).join("/");
      folders.add(folder);
      taken.set(folded(folder), "folder");
    }
    return true;
  }

  return {
    get isCut() {
      return entries >= limits.maxEntries;
    },
    async take(entry) {
      entries++;
      if (entry.type === "directory") return;
      if (entry.linkTarget && links.length < mostLinks) links.push(linkOf(entry, entry.linkTarget));
      if (entry.type !== "file" && entry.type !== "contiguous-file")
        return leaveOut(entry.name, `it is a ${entry.type}, only regular files are kept`);
      const path = prefix ? `${prefix}/${entry.name}` : entry.name;
      const refusal = refuseName(path, limits);
      if (refusal) return leaveFileOut(entry, refusal);
      if (entry.sizeBytes > limits.maxFileBytes) return leaveFileOut(entry, `it is larger than ${limits.maxFileBytes} bytes`);
      if (sizeBytes + entry.sizeBytes > limits.maxTotalBytes)
        return leaveFileOut(entry, `a report holds at most ${limits.maxTotalBytes} bytes`);
      const parts = normalized(path).split("/");
      const plain = parts.join("/");
      if (files.size >= limits.maxFiles && !(mayHoldResults(plain) && makeRoom())) return leaveFileOut(entry, tooMany);
      if (taken.has(folded(plain)) || !claimFolders(parts.slice(0, -1))) return leaveFileOut(entry, "another file or folder has this name");
      taken.set(folded(plain), "file");
      const written = await writeNew(root, plain, entry);
      sizeBytes += written;
      const file = { path: plain, sizeBytes: written };
      files.set(plain, file);
      if (!mayHoldResults(plain)) replaceable.push(file);
    },
    result() {
      if (leftOut > notes.length) notes.push(`${leftOut - notes.length} more were left out`);
      const isCut = entries >= limits.maxEntries;
      if (lostLinks(links, files.keys()).length > 0) mayLackResults = true;
      if (isCut) notes.push(`it has ${limits.maxEntries} files and folders or more; what comes after these was not read`);
      if (mayLackResults) notes.push("files that may hold test results are among those that were left out");
      return { files: [...files.values()], sizeBytes, notes, isCut, mayLackResults: mayLackResults || isCut };
    },
  };
}

/** Whether skipping a file loses results. Small logs are read to find out. */
async function holdsResults(entry: Entry): Promise<boolean> {
  if (!mayHoldResults(entry.name)) return false;
  if (!/\.(?:txt|log)$/i.test(entry.name) || entry.sizeBytes > smallBytes) return true;
  const pieces: Buffer[] = [];
  for await (const piece of entry.content) pieces.push(piece);
  return isLogOfResults(Buffer.concat(pieces).toString("utf8"));
}

const createNew = constants.O_WRONLY | constants.O_CREAT | constants.O_EXCL | constants.O_NOFOLLOW;

async function writeNew(root: string, path: string, entry: Entry): Promise<number> {
  const target = join(root, ...path.split("/"));
  mkdirSync(dirname(target), { recursive: true, mode: 0o700 });
  if (entry.sizeBytes <= smallBytes) return writeSmall(target, entry);
  const handle = await open(target, createNew, 0o600);
  let written = 0;
  try {
    for await (const piece of entry.content) {
      const bytes: Buffer = piece;
      written += bytes.length;
      // The header has the size; a longer stream is cut there.
      if (written > entry.sizeBytes) throw tooMuch();
      // Not `write`: on a disk that becomes full it writes a part, without an error.
      await handle.appendFile(bytes);
    }
  } finally {
    await handle.close();
  }
  if (written !== entry.sizeBytes) throw tooLittle();
  return written;
}

/** In one call: for a file of a few kilobytes, every turn through the thread pool costs more than the writing. */
async function writeSmall(target: string, entry: Entry): Promise<number> {
  const pieces: Buffer[] = [];
  let bytes = 0;
  for await (const piece of entry.content) {
    pieces.push(piece);
    bytes += piece.length;
    if (bytes > entry.sizeBytes) throw tooMuch();
  }
  if (bytes !== entry.sizeBytes) throw tooLittle();
  const file = openSync(target, createNew, 0o600);
  try {
    writeFileSync(file, Buffer.concat(pieces, bytes));
  } finally {
    closeSync(file);
  }
  return bytes;
}

/** An error of this machine is not the archive's fault. */
const systemCodes = new Set<unknown>(["ENOSPC", "EDQUOT", "EIO", "EROFS", "EMFILE", "ENFILE", "ENOMEM", "EACCES", "EPERM"]);

/** The tar reader's own message does not help the sender. An error of this machine (a full disk) is passed on. */
function asArchiveError(error: unknown): Error {
  if (error instanceof ArchiveError) return error;
  if (error instanceof Error && "code" in error && systemCodes.has(error.code)) return error;
  return new ArchiveError("The report's archive is damaged or ends too early.");
}

const tooMuch = () => new ArchiveError("The report's archive holds more than its headers say.");
const tooLittle = () => new ArchiveError("The report's archive ends in the middle of a file.");

function refuseName(path: string, limits: ArchiveLimits): string | undefined {
  if (path.includes("\0")) return "its name holds a NUL";
  if (path.includes("\\")) return "its name holds a backslash";
  if (/\p{Cc}/u.test(path)) return "its name holds a control character";
  if (path.startsWith("/") || /^[A-Za-z]:/.test(path)) return "its name is absolute";
  const parts = normalized(path).split("/");
  if (parts.some((part) => part === "..")) return "its name leads outside the report";
  if (parts.some((part) => part === "")) return "it has no name";
  if (parts.length > limits.maxDepth) return `it lies deeper than ${limits.maxDepth} folders`;
  if (Buffer.byteLength(path) > limits.maxPathBytes) return "its name is too long";
  if (parts.some((part) => Buffer.byteLength(part) > 240)) return "a part of its name is too long";
  return undefined;
}

/** `./a//b/./c` becomes `a/b/c`; `..` stays and is rejected. */
function normalized(path: string): string {
  return path
    .split("/")
    .filter((part) => part !== "" && part !== ".")
    .join("/");
}

const folded = (path: string) => path.normalize("NFC").toLowerCase();

/** Masks secrets in a name before it is cut. */
type Hide = (name: string) => string;
const asIs: Hide = (name) => name;

function printable(name: string): string {
  const shown = name.replace(/[\p{Cc}\p{Cf}]/gu, "?");
  return shown.length > 120 ? `${shown.slice(0, 117)}…` : shown;
}

/** The same files as a tar stream, for uploading them to the server. */
export function packArchive(root: string, files: readonly ArchivedFile[]): Readable {
  const pack = tar.pack();
  const out = new PassThrough();
  const sending = (async () => {
    for (const file of files) {
      const header = { name: file.path, size: file.sizeBytes, mode: 0o600, type: "file" as const };
      const path = join(root, ...file.path.split("/"));
      if (file.sizeBytes <= smallBytes) await addWhole(pack, header, readFileSync(path));
      else await pipeline(createReadStream(path, { flags: "r" }), handled(pack.entry(header)));
    }
    pack.finalize();
  })();
  sending.catch((error: Error) => pack.destroy(error));
  pipeline(pack, out).catch(() => undefined);
  return out;
}

function addWhole(pack: tar.Pack, header: Parameters<tar.Pack["entry"]>[0], content: Buffer): Promise<void> {
  return new Promise((resolve, reject) => {
    handled(pack.entry(header, content, (error) => (error ? reject(error) : resolve())));
  });
}

/** An aborted upload destroys the entry being written, which emits an error: without a listener the process would exit. */
function handled(entry: ReturnType<tar.Pack["entry"]>): ReturnType<tar.Pack["entry"]> {
  return entry.on("error", () => undefined);
}
