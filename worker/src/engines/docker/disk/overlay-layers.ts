import { lstatSync, readlinkSync, type Stats } from "node:fs";
import { readFile } from "node:fs/promises";
import { join, posix } from "node:path";
import type { ContainerInspectInfo } from "dockerode";

/** Where an overlay file system stores a container's files on this machine. */
export interface Layers {
  /** What the container itself wrote. */
  upper: string;
  lowers: readonly string[];
}

/** The layers of a container, if this process can read them as plain directories; otherwise `undefined`. */
export async function layersOf(info: ContainerInspectInfo): Promise<Layers | undefined> {
  const { Name, Data } = info.GraphDriver ?? {};
  if (Name !== "overlay2" && Name !== "overlay") return undefined;
  // The client's types cover the data of one driver only.
  const { UpperDir, LowerDir } = { ...Data } as { UpperDir?: string; LowerDir?: string };
  if (!UpperDir || !LowerDir || !(await overlayIsPlain())) return undefined;
  try {
    return lstatOrMissing(UpperDir)?.isDirectory() ? { upper: UpperDir, lowers: LowerDir.split(":") } : undefined;
  } catch {
    // Only root has access.
    return undefined;
  }
}

let plain: Promise<boolean> | undefined;

/** With either of these enabled, an upper layer contains references instead of files. Source: the kernel's overlayfs documentation. */
function overlayIsPlain(): Promise<boolean> {
  plain ??= Promise.all(["redirect_dir", "metacopy"].map((name) => readFile(`/sys/module/overlay/parameters/${name}`, "utf8"))).then(
    (values) => values.every((value) => value.trim() === "N"),
    () => false,
  );
  return plain;
}

/**
 * The directory of this machine where an ended container wrote a folder. Follows no links on the way. `untouched`: nothing was written there;
 * `unknown`: the image has a link on the path, which only the engine resolves. `link`: where the container's own link leads, an absolute path in it.
 */
export function upperFolder(layers: Layers, path: string): { directory: string } | { link: string } | "untouched" | "unknown" {
  const parts = path.split("/").filter(Boolean);
  for (let depth = 1; depth <= parts.length; depth += 1) {
    const part = join(...parts.slice(0, depth));
    const upper = lstatOrMissing(join(layers.upper, part));
    if (upper === undefined) return isLinkInImage(layers, parts, depth) ? "unknown" : "untouched";
    if (upper.isSymbolicLink()) {
      const folder = posix.join("/", ...parts.slice(0, depth - 1));
      return { link: posix.join(posix.resolve(folder, readlinkSync(join(layers.upper, part))), ...parts.slice(depth)) };
    }
    if (!upper.isDirectory()) return "untouched";
  }
  return { directory: join(layers.upper, ...parts) };
}

/** Whether `path` is a folder of the layer without a link on the way. */
export function isPlainPath(layer: string, path: string): boolean {
  const parts = path.split("/").filter(Boolean);
  return parts.every((_, depth) => lstatOrMissing(join(layer, ...parts.slice(0, depth + 1)))?.isDirectory());
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

/** Synchronous on purpose: the engine's disk is local, and a run checks about forty paths, most of them missing. */
function lstatOrMissing(path: string): Stats | undefined {
  try {
    return lstatSync(path, { throwIfNoEntry: false });
  } catch (error) {
    if (error instanceof Error && "code" in error && ["ENOENT", "ENOTDIR", "ENAMETOOLONG"].includes(String(error.code))) return undefined;
    throw error;
  }
}
