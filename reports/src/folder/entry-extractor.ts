import { unlinkSync } from "node:fs";
import { join } from "node:path";
import type { ArchivedFile, ArchiveLimits, Extracted } from "../archive/archive-limits.ts";
import { folded, normalized, printable, nameProblem } from "./entry-names.ts";
import { type Link, lostLinks } from "./left-out-links.ts";
import { isLogOfResults, mayContainResults } from "./may-contain-results.ts";
import { type Entry, smallBytes, writeNew } from "../archive/write-entry.ts";

/** Masks secrets in a name before it is cut. */
export type Hide = (name: string) => string;
export const asIs: Hide = (name) => name;

const maxNotes = 20;
const maxLinks = 10_000;

interface ExtractorOptions {
  prefix?: string;
  hide?: Hide;
  /** Files with exactly this time, in seconds since 1970, are ignored. */
  ignoredTime?: number | undefined;
}

/** The rules of `extractArchive` for any source of entries. `prefix` is prepended to every name. */
export class EntryExtractor {
  readonly #root: string;
  readonly #limits: ArchiveLimits;
  readonly #prefix: string;
  readonly #hide: Hide;
  readonly #ignoredTime: number | undefined;
  readonly #files = new Map<string, ArchivedFile>();
  /** Kept files without results: they make room for those that may have some. */
  readonly #replaceable: ArchivedFile[] = [];
  readonly #folders = new Set<string>();
  readonly #taken = new Map<string, "file" | "folder">();
  readonly #links: Link[] = [];
  readonly #notes: string[] = [];
  #sizeBytes = 0;
  #leftOut = 0;
  #entries = 0;
  #mayLackResults = false;

  constructor(root: string, limits: ArchiveLimits, { prefix = "", hide = asIs, ignoredTime }: ExtractorOptions = {}) {
    this.#root = root;
    this.#limits = limits;
    this.#prefix = prefix;
    this.#hide = hide;
    this.#ignoredTime = ignoredTime;
  }

  /** The limit of entries is reached: ignore further ones. */
  get isCut(): boolean {
    return this.#entries >= this.#limits.maxEntries;
  }

  async take(entry: Entry): Promise<void> {
    if (entry.type !== "directory" && entry.changedAt !== undefined && entry.changedAt === this.#ignoredTime) return;
    this.#entries++;
    if (entry.type === "directory") return;
    if (entry.isUnseen) this.#mayLackResults = true;
    if (entry.linkTarget && this.#links.length < maxLinks) this.#links.push(this.#linkOf(entry, entry.linkTarget));
    if (entry.type !== "file" && entry.type !== "contiguous-file")
      return this.#leaveOut(entry.name, `it is a ${entry.type}, only regular files are kept`);
    const name = this.#prefix ? `${this.#prefix}/${entry.name}` : entry.name;
    const refusal = nameProblem(name, this.#limits) ?? this.#sizeError(entry);
    if (refusal) return this.#leaveFileOut(entry, refusal);
    const path = normalized(name);
    if (!this.#hasRoomFor(path)) return this.#leaveFileOut(entry, this.#tooMany());
    if (!this.#claim(path)) return this.#leaveFileOut(entry, "another file or folder has this name");
    this.#keep({ path, sizeBytes: await writeNew(this.#root, path, entry) });
  }

  result(): Extracted {
    const notes = this.#notes;
    if (this.#leftOut > notes.length) notes.push(`${this.#leftOut - notes.length} more were left out`);
    if (lostLinks(this.#links, this.#files.keys()).length > 0) this.#mayLackResults = true;
    if (this.isCut) notes.push(`it has ${this.#limits.maxEntries} files and folders or more; what comes after these was not read`);
    if (this.#mayLackResults) notes.push("files that may hold test results are among those that were left out");
    const files = [...this.#files.values()];
    return { files, sizeBytes: this.#sizeBytes, notes, isCut: this.isCut, mayLackResults: this.#mayLackResults || this.isCut };
  }

  #sizeError({ sizeBytes }: Entry): string | undefined {
    const { maxFileBytes, maxTotalBytes } = this.#limits;
    if (sizeBytes > maxFileBytes) return `it is larger than ${maxFileBytes} bytes`;
    if (this.#sizeBytes + sizeBytes > maxTotalBytes) return `a report holds at most ${maxTotalBytes} bytes`;
    return undefined;
  }

  #tooMany(): string {
    return `a report holds at most ${this.#limits.maxFiles} files`;
  }

  /** A file that may contain results replaces one that does not. */
  #hasRoomFor(path: string): boolean {
    return this.#files.size < this.#limits.maxFiles || (mayContainResults(path) && this.#makeRoom());
  }

  #makeRoom(): boolean {
    const other = this.#replaceable.pop();
    if (!other) return false;
    unlinkSync(join(this.#root, ...other.path.split("/")));
    this.#files.delete(other.path);
    this.#sizeBytes -= other.sizeBytes;
    this.#leaveOut(other.path, this.#tooMany());
    return true;
  }

  /** Reserves the file's name and its folders' names. */
  #claim(path: string): boolean {
    if (this.#taken.has(folded(path)) || !this.#claimFolders(path.split("/").slice(0, -1))) return false;
    this.#taken.set(folded(path), "file");
    return true;
  }

  /** Every folder on the path, in its first spelling: `A/x` and `a/y` are not merged. */
  #claimFolders(parts: readonly string[]): boolean {
    const folders = parts.map((_, depth) => parts.slice(0, depth + 1).join("/"));
    for (const folder of folders) {
      const held = this.#taken.get(folded(folder));
      if (held === "file" || (held === "folder" && !this.#folders.has(folder))) return false;
    }
    for (const folder of folders) {
      this.#folders.add(folder);
      this.#taken.set(folded(folder), "folder");
    }
    return true;
  }

  #keep(file: ArchivedFile): void {
    this.#sizeBytes += file.sizeBytes;
    this.#files.set(file.path, file);
    if (!mayContainResults(file.path)) this.#replaceable.push(file);
  }

  #leaveOut(name: string, why: string): void {
    this.#leftOut++;
    if (this.#notes.length < maxNotes) this.#notes.push(`${printable(this.#hide(name))} was left out: ${why}`);
  }

  /** Skips a regular file. */
  async #leaveFileOut(entry: Entry, why: string): Promise<void> {
    this.#leaveOut(entry.name, why);
    this.#mayLackResults ||= await holdsResults(entry);
  }

  /** The target of a hard link is another entry. */
  #linkOf({ name, type }: Entry, target: string): Link {
    const inside = (path: string) => (this.#prefix ? `${this.#prefix}/${path}` : path);
    return { name: inside(name), type, target: type === "symlink" ? target : inside(target) };
  }
}

/** Whether skipping a file loses results. Small logs are read to find out. */
async function holdsResults(entry: Entry): Promise<boolean> {
  if (!mayContainResults(entry.name)) return false;
  if (!/\.(?:txt|log)$/i.test(entry.name) || entry.sizeBytes > smallBytes) return true;
  const pieces: Buffer[] = [];
  for await (const piece of entry.content) pieces.push(piece);
  return isLogOfResults(Buffer.concat(pieces).toString("utf8"));
}
