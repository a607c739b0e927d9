import { createReadStream } from "node:fs";
import { type FileHandle, open } from "node:fs/promises";
import { PassThrough, Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { constants, createGunzip, createInflateRaw } from "node:zlib";
import tar from "tar-stream";
import { isGzip, isTar, isZip, nameByContent } from "./content-of-file.ts";
import { decode } from "../formats/decode.ts";
import { readGzipHead } from "../formats/gzip-head.ts";
import { isOtherFile } from "./may-contain-results.ts";
import { reportFormats } from "../formats/registry.ts";
import { unreadFormatOf } from "../formats/unread-formats.ts";

const headBytes = 4096;
const maxEntries = 5_000;
const mostBytes = 256 * 1024 * 1024;
/** The limit for the central directory of a zip. */
const maxDirectoryBytes = 4 * 1024 * 1024;

/** The first file with test results in a zip, a tar or a tar.gz inside a report. Other kinds of archives are not searched. */
export async function resultsInArchive(path: string, head: Buffer): Promise<string | undefined> {
  try {
    if (isZip(head)) return await resultsInZip(path);
    if (isTar(head)) return await resultsInTar(createReadStream(path));
    return isGzip(head) ? await resultsInGzip(path) : undefined;
  } catch {
    // Damaged: its content is unknown.
    return undefined;
  }
}

/** Whether a file contains test results, by its name and its first bytes. */
export function containsResults(name: string, bytes: Buffer): boolean {
  if (isOtherFile(name)) return false;
  const path = /\.(?:jsonl?|ndjson|xml|trx|tap)$/i.test(name) ? name : nameByContent(name, bytes);
  if (path === undefined) return false;
  const head = decode(bytes);
  const file = { path, storedPath: name, head, sizeBytes: bytes.length, pieces: nothing, text: () => Promise.resolve(head) };
  return reportFormats.some((format) => format.matches(file)) || unreadFormatOf(file) !== undefined;
}

async function* nothing(): AsyncIterable<string> {}

async function resultsInGzip(path: string): Promise<string | undefined> {
  const head = await readGzipHead(path, headBytes);
  if (isTar(head)) return resultsInTar(through(createReadStream(path), createGunzip()));
  return containsResults("results", head) ? "results" : undefined;
}

/** Ends without an error where either stream is truncated. */
function through(source: Readable, target: NodeJS.ReadWriteStream): Readable {
  const out = new PassThrough();
  pipeline(source, target, out).catch(() => undefined);
  return out;
}

async function firstBytes(stream: Readable): Promise<Buffer> {
  const pieces: Buffer[] = [];
  let bytes = 0;
  for await (const piece of stream) {
    pieces.push(piece as Buffer);
    bytes += pieces.at(-1)?.length ?? 0;
    if (bytes >= headBytes) break;
  }
  return Buffer.concat(pieces).subarray(0, headBytes);
}

async function resultsInTar(source: Readable): Promise<string | undefined> {
  const extract = tar.extract();
  const feeding = pipeline(source, extract).catch(() => undefined);
  let entries = 0;
  let bytes = 0;
  try {
    for await (const entry of extract) {
      const { name, type, size = 0 } = entry.header;
      bytes += size;
      if (++entries > maxEntries || bytes > mostBytes) return undefined;
      if (type !== "file") entry.resume();
      else if (containsResults(name, await headOf(entry))) return name;
    }
    return undefined;
  } finally {
    source.destroy();
    await feeding;
  }
}

/** Reads the entry to its end, because the next one follows it. */
async function headOf(entry: AsyncIterable<unknown>): Promise<Buffer> {
  const pieces: Buffer[] = [];
  let bytes = 0;
  for await (const piece of entry) {
    if (bytes < headBytes) pieces.push(piece as Buffer);
    bytes += (piece as Buffer).length;
  }
  return Buffer.concat(pieces).subarray(0, headBytes);
}

/** https://pkware.cachefly.net/webdocs/casestudies/APPNOTE.TXT, without zip64. */
async function resultsInZip(path: string): Promise<string | undefined> {
  const file = await open(path, "r");
  try {
    const { size } = await file.stat();
    const end = await bytesAt(file, Math.max(0, size - 65_557), 65_557);
    const mark = end.lastIndexOf(Buffer.from("504b0506", "hex"));
    if (mark < 0) return undefined;
    const directory = await bytesAt(file, end.readUInt32LE(mark + 16), Math.min(maxDirectoryBytes, end.readUInt32LE(mark + 12)));
    for (let at = 0, entries = 0; at + 46 <= directory.length && entries < maxEntries; entries++) {
      const nameEnd = at + 46 + directory.readUInt16LE(at + 28);
      const name = directory.toString("utf8", at + 46, nameEnd);
      if (!isPartOfPage.test(name) && containsResults(name, await headInZip(file, directory, at))) return name;
      at = nameEnd + directory.readUInt16LE(at + 30) + directory.readUInt16LE(at + 32);
    }
    return undefined;
  } finally {
    await file.close();
  }
}

const isPartOfPage = /\/$|\.(?:jpe?g|png|gif|webp|svg|ico|css|[cm]?js|html?|woff2?|ttf|mp4|webm|trace|network|stacks)$/i;

async function headInZip(file: FileHandle, directory: Buffer, at: number): Promise<Buffer> {
  const method = directory.readUInt16LE(at + 10);
  const size = directory.readUInt32LE(at + 20);
  const start = directory.readUInt32LE(at + 42);
  const header = await bytesAt(file, start, 30);
  if (header.length < 30) return Buffer.alloc(0);
  const content = await bytesAt(file, start + 30 + header.readUInt16LE(26) + header.readUInt16LE(28), Math.min(size, 4 * headBytes));
  if (method === 0) return content.subarray(0, headBytes);
  if (method !== 8) return Buffer.alloc(0);
  // No more is inflated than is read: entries may share a place, and 16 KiB may hold 16 MiB.
  return firstBytes(through(Readable.from([content]), createInflateRaw({ finishFlush: constants.Z_SYNC_FLUSH })));
}

async function bytesAt(file: FileHandle, position: number, length: number): Promise<Buffer> {
  const { bytesRead, buffer } = await file.read(Buffer.alloc(length), 0, length, position);
  return buffer.subarray(0, bytesRead);
}
