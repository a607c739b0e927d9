import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { extract, type Header, pack, type Pack } from "tar-stream";

/** Why a folder is not saved, as the end of a sentence for the user. */
export class CacheNotSaved extends Error {}

/** A folder with more is no cache that is worth its time, and each entry costs the worker some. */
const maxEntries = 250_000;
const kept: ReadonlySet<Header["type"]> = new Set(["file", "contiguous-file", "directory", "symlink", "link"]);

/**
 * Turns the engine's archive of a folder, whose names begin with the folder's last part, into one whose names are relative to `/`. Devices, pipes and
 * extended attributes are left out. What the entries contain is never looked at.
 * @param path the folder, absolute
 * @param most files and folders
 * @returns the bytes of the new archive. It ends with `CacheNotSaved` when the archive is not that of a folder, has too many entries, or is not complete
 */
export async function* rewriteArchive(archive: Readable, path: string, most = maxEntries): AsyncGenerator<Buffer> {
  const result = pack();
  const abandoned = new AbortController();
  const written = rewriteEntries(archive, { path, most }, result, abandoned.signal);
  written.catch((error: unknown) => result.destroy(error instanceof Error ? error : new Error(String(error))));
  try {
    for await (const piece of result) yield piece as Buffer;
    await written;
  } finally {
    abandoned.abort();
    archive.destroy();
    await written.catch(() => {});
  }
}

async function rewriteEntries(
  archive: Readable,
  { path, most }: { path: string; most: number },
  result: Pack,
  signal: AbortSignal,
): Promise<void> {
  const reading = extract();
  const read = pipeline(archive, reading, { signal });
  // Its error ends the loop too.
  read.catch(() => {});
  let entries = 0;
  for await (const entry of reading) {
    const { header } = entry;
    if (entries === 0) requireFolder(header, path);
    if (++entries > most) throw new CacheNotSaved(`it has more than ${most.toLocaleString("en-US")} files and folders`);
    const isFile = header.type === "file" || header.type === "contiguous-file";
    const sink = kept.has(header.type) ? result.entry(rewritten(header, path, isFile)) : undefined;
    if (sink !== undefined && isFile) await pipeline(entry, sink);
    else entry.resume();
  }
  await read;
  if (entries === 0) throw new CacheNotSaved("the container engine gave no archive of it");
  result.finalize();
}

/** Through a link, a cache would reach folders that it must not have, such as the files of a repository. */
export const linkRefused = (link: string): string => `${link} is a link. Name the folder that it leads to`;

function requireFolder({ type }: Header, path: string): void {
  if (type === "symlink") throw new CacheNotSaved(linkRefused(path));
  if (type !== "directory") throw new CacheNotSaved(`${path} is not a folder`);
}

function rewritten({ type, mode, uid, gid, mtime, name, linkname, size, pax }: Header, path: string, isFile: boolean) {
  // Numbers that do not fit into the fields.
  const ids = Object.fromEntries(Object.entries(pax ?? {}).filter(([field]) => field === "uid" || field === "gid"));
  const header = { name: inRoot(name, path), type, mode, uid, gid, mtime, size: isFile ? size : 0 };
  // A hard link names another entry, a symbolic link anything.
  const link = type === "link" ? inRoot(linkname, path) : type === "symlink" ? whole(linkname) : undefined;
  return { ...header, ...(link === undefined ? {} : { linkname: link }), ...(Object.keys(ids).length > 0 ? { pax: ids } : {}) };
}

/** `.npm/x` of `/root/.npm` → `root/.npm/x` */
function inRoot(name: string, path: string): string {
  const last = path.slice(path.lastIndexOf("/") + 1);
  const parts = whole(name).replace(/\/$/, "").split("/");
  if (parts[0] !== last || parts.includes("..")) throw new CacheNotSaved("the container engine gave an archive of something else");
  return [path.slice(1), ...parts.slice(1)].join("/");
}

function whole(name: string): string {
  if (name.includes("\uFFFD")) throw new CacheNotSaved("it has file names that are not UTF-8");
  return name;
}
