import { closeSync, constants, lstatSync, opendirSync, openSync, readFileSync, readlinkSync, type Stats } from "node:fs";
import { open } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
import { type Entry, smallBytes } from "../archive/write-entry.ts";

/** Deeper files are ignored; a suite may have created endless folders. */
const deepest = 64;

/**
 * The files below a folder that a suite wrote, each as `name` and its path in the folder. Follows no links. Synchronous on purpose: nothing else waits in
 * a reader process, and the thread pool would make it ten times slower.
 */
export function* walkFolder(folder: string, name: string, depth = 1): Generator<Entry> {
  const entries = opendirSync(folder);
  try {
    for (let entry = entries.readSync(); entry !== null; entry = entries.readSync()) {
      const path = join(folder, entry.name);
      const stats = statsOf(path);
      if (stats === undefined) continue;
      if (stats === "unreachable") {
        yield { name: `${name}/${entry.name}`, type: tooLong, sizeBytes: 0, content: Readable.from([]), isUnseen: true };
        continue;
      }
      if (stats.isDirectory() && depth < deepest) {
        yield { name: `${name}/${entry.name}`, type: "directory", sizeBytes: 0, content: Readable.from([]) };
        yield* walkFolder(path, `${name}/${entry.name}`, depth + 1);
      } else if (!isWhiteout(stats)) yield new FolderEntry(path, `${name}/${entry.name}`, stats);
    }
  } finally {
    entries.closeSync();
  }
}

const tooLong = "file or folder with a path that is too long";

/** A suite that enters one folder after the other can write below a path that is longer than the system's limit. */
function statsOf(path: string): Stats | "unreachable" | undefined {
  try {
    return lstatSync(path, { throwIfNoEntry: false });
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENAMETOOLONG") return "unreachable";
    throw error;
  }
}

class FolderEntry implements Entry {
  readonly name: string;
  readonly type: string;
  readonly sizeBytes: number;
  readonly linkTarget: string | undefined;
  readonly isUnseen: boolean;
  readonly changedAt: number;
  readonly #path: string;

  constructor(path: string, name: string, stats: Stats) {
    this.#path = path;
    this.name = name;
    this.type = stats.isFile()
      ? "file"
      : stats.isSymbolicLink()
        ? "symlink"
        : stats.isDirectory()
          ? "folder too deep to look into"
          : "special file";
    this.isUnseen = stats.isDirectory();
    this.sizeBytes = stats.size;
    this.changedAt = stats.mtimeMs / 1000;
    this.linkTarget = stats.isSymbolicLink() ? readlinkSync(path) : undefined;
  }

  /** Opened on demand. */
  get content(): Readable {
    return Readable.from(this.sizeBytes <= smallBytes ? [smallFile(this.#path)] : bytesOf(this.#path));
  }
}

const plainly = constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK;

function smallFile(path: string): Buffer {
  const file = openSync(path, plainly);
  try {
    return readFileSync(file);
  } finally {
    closeSync(file);
  }
}

async function* bytesOf(path: string): AsyncGenerator<Buffer> {
  const handle = await open(path, plainly);
  try {
    for await (const bytes of handle.createReadStream({ autoClose: false })) yield bytes;
  } finally {
    await handle.close();
  }
}

/** How an overlay file system marks that the container deleted a file of its image. */
function isWhiteout(stats: Stats): boolean {
  return stats.isCharacterDevice() && stats.rdev === 0;
}
