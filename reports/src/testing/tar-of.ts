import { pack } from "tar-stream";

export interface TarEntry {
  name: string;
  content?: string;
  type?: "file" | "symlink" | "directory";
}

/** An archive of these entries as they are; a link leads to `/etc/passwd`. */
export async function tarOf(entries: readonly TarEntry[]): Promise<Buffer> {
  const tar = pack();
  for (const { name, content = "", type = "file" } of entries)
    if (type === "file") tar.entry({ name, type }, content);
    else tar.entry(type === "symlink" ? { name, type, linkname: "/etc/passwd" } : { name, type });
  tar.finalize();
  const pieces: Buffer[] = [];
  for await (const piece of tar) pieces.push(piece as Buffer);
  return Buffer.concat(pieces);
}
