import { promisify } from "node:util";
import { gunzip, gzip } from "node:zlib";
import { z } from "zod";

/** A directory in object storage: all its files one after the other in one object, and this index in another, which names it. */
export interface DirectoryIndex {
  /** The key of the object with the files' content. */
  data: string;
  /** By path within the directory. */
  files: ReadonlyMap<string, FileInData>;
}

export interface FileInData {
  /** Of its first byte in the data. */
  offset: number;
  sizeBytes: number;
}

const Stored = z.object({ data: z.string(), files: z.array(z.tuple([z.string(), z.int().min(0), z.int().min(0)])) });

const compress = promisify(gzip);
const decompress = promisify(gunzip);

export async function packIndex({ data, files }: DirectoryIndex): Promise<Buffer> {
  const stored: z.input<typeof Stored> = { data, files: [...files].map(([path, { offset, sizeBytes }]) => [path, offset, sizeBytes]) };
  return compress(JSON.stringify(stored));
}

/** @throws for anything that {@link packIndex} did not write */
export async function unpackIndex(bytes: Buffer): Promise<DirectoryIndex> {
  const { data, files } = Stored.parse(JSON.parse((await decompress(bytes)).toString()));
  return { data, files: new Map(files.map(([path, offset, sizeBytes]) => [path, { offset, sizeBytes }])) };
}
