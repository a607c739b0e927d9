import { closeSync, constants, mkdirSync, openSync, writeFileSync } from "node:fs";
import { open } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Readable } from "node:stream";
import { ArchiveError } from "./archive-limits.ts";

export interface Entry {
  name: string;
  /** `file`, `directory`, or anything else, which is skipped. */
  type: string;
  sizeBytes: number;
  content: Readable;
  /** For a symbolic or hard link. */
  linkTarget?: string | undefined;
  /** It was not looked into, so it may hold anything. */
  isUnseen?: boolean;
  /** When it was last written, in seconds since 1970. */
  changedAt?: number | undefined;
}

/** Smaller files are read and written in one call, because every turn through the thread pool costs more. Most files of a report are smaller. */
export const smallBytes = 128 * 1024;

const createNew = constants.O_WRONLY | constants.O_CREAT | constants.O_EXCL | constants.O_NOFOLLOW;

/** Creates the file, and the folders that it needs. @returns its size */
export async function writeNew(root: string, path: string, entry: Entry): Promise<number> {
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

const tooMuch = () => new ArchiveError("The report's archive holds more than its headers say.");
const tooLittle = () => new ArchiveError("The report's archive ends in the middle of a file.");
