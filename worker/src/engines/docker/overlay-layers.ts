import { closeSync, constants, lstatSync, opendirSync, openSync, readFileSync, type Stats } from "node:fs";
import { open, readFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { Readable } from "node:stream";
import type { ContainerInspectInfo } from "dockerode";
import type { CopiedEntry } from "../engine.ts";

/** Where an overlay file system keeps a container's files on this machine. */
export interface Layers {
  /** What the container itself wrote. */
  upper: string;
  lowers: readonly string[];
}

/** The layers of a container, when this process can read them as plain directories; else `undefined`. */
export async function layersOf(info: ContainerInspectInfo): Promise<Layers | undefined> {
  const { Name, Data } = info.GraphDriver ?? {};
  if (Name !== "overlay2" && Name !== "overlay") return undefined;
  // The client's types know the data of one driver only.
  const { UpperDir, LowerDir } = { ...Data } as { UpperDir?: string; LowerDir?: string };
  if (!UpperDir || !LowerDir || !(await overlayIsPlain())) return undefined;
  try {
    return lstatOrMissing(UpperDir)?.isDirectory() ? { upper: UpperDir, lowers: LowerDir.split(":") } : undefined;
  } catch {
    // Only root may look there.
    return undefined;
  }
}

let plain: Promise<boolean> | undefined;

/** With these two on, an upper layer holds references in place of files. Source: the kernel's overlayfs documentation. */
function overlayIsPlain(): Promise<boolean> {
  plain ??= Promise.all(["redirect_dir", "metacopy"].map((name) => readFile(`/sys/module/overlay/parameters/${name}`, "utf8"))).then(
    (values) => values.every((value) => value.trim() === "N"),
    () => false,
  );
  return plain;
}

/**
 * What a container that has ended wrote into a folder. No link is followed, on the way or inside. `untouched`: nothing was written there;
 * `unknown`: the image leads there by a link, which only the engine resolves.
 */
export function upperFolder(layers: Layers, path: string): AsyncIterable<CopiedEntry> | "untouched" | "unknown" {
  const parts = path.split("/").filter(Boolean);
  for (let depth = 1; depth <= parts.length; depth += 1) {
    const part = join(...parts.slice(0, depth));
    const upper = lstatOrMissing(join(layers.upper, part));
    if (upper === undefined) return isLinkInImage(layers, parts, depth) ? "unknown" : "untouched";
    if (!upper.isDirectory()) return "untouched";
  }
  return walk(join(layers.upper, ...parts), basename(path));
}

/** Some layer of the image has a link at this part of the path, or at a later one. */
function isLinkInImage(layers: Layers, parts: readonly string[], from: number): boolean {
  for (const lower of layers.lowers) {
    for (let depth = from; depth <= parts.length; depth += 1) {
      const stats = lstatOrMissing(join(lower, ...parts.slice(0, depth)));
      if (stats?.isSymbolicLink()) return true;
      if (stats === undefined) break;
    }
  }
  return false;
}

/** Nobody keeps what lies deeper; a suite may have made folders without end. */
const deepest = 64;

async function* walk(folder: string, name: string, depth = 1): AsyncGenerator<CopiedEntry> {
  const entries = opendirSync(folder);
  try {
    for (let entry = entries.readSync(); entry !== null; entry = entries.readSync()) {
      const path = join(folder, entry.name);
      const stats = lstatOrMissing(path);
      if (stats === undefined) continue;
      if (stats.isDirectory() && depth < deepest) yield* walk(path, `${name}/${entry.name}`, depth + 1);
      else if (!isWhiteout(stats)) yield new UpperEntry(path, `${name}/${entry.name}`, stats);
    }
  } finally {
    entries.closeSync();
  }
}

/** Up to this size one read at once is quicker than a stream; most files of a report are smaller. */
const smallBytes = 128 * 1024;

class UpperEntry implements CopiedEntry {
  readonly name: string;
  readonly type: string;
  readonly sizeBytes: number;
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
    this.sizeBytes = stats.size;
  }

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

/** How an overlay notes that the container removed a file of its image. */
function isWhiteout(stats: Stats): boolean {
  return stats.isCharacterDevice() && stats.rdev === 0;
}

/** Synchronous on purpose: the engine's disk is local, and a run asks some forty times, mostly for what is not there. */
function lstatOrMissing(path: string): Stats | undefined {
  try {
    return lstatSync(path, { throwIfNoEntry: false });
  } catch (error) {
    if (error instanceof Error && "code" in error && ["ENOENT", "ENOTDIR", "ENAMETOOLONG"].includes(String(error.code))) return undefined;
    throw error;
  }
}
