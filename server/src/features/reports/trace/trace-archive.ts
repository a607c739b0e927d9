import { createHash } from "node:crypto";
import { Readable } from "node:stream";
import JSZip from "jszip";

/** Why a trace is not read, as a sentence for the user. */
export class TraceError extends Error {}

const maxFiles = 50_000;
/** Limit for everything that is read from one archive. */
const maxUnpackedBytes = 256 * 1024 * 1024;
/** A longer line is a snapshot of a page, which nothing here needs. */
const maxLineBytes = 512 * 1024;
const damaged = "It is damaged, or not a zip file.";

/** The files of a `trace.zip`. What is unpacked is counted as it comes out, so that a small file cannot become a large one. */
export class TraceArchive {
  readonly #zip: JSZip;
  #unpackedBytes = 0;

  private constructor(zip: JSZip) {
    this.#zip = zip;
  }

  /** @throws {TraceError} when it is not a zip, or has too many files */
  static async open(content: Buffer): Promise<TraceArchive> {
    // Before the directory is read, which takes long.
    const end = content.lastIndexOf(Buffer.from("PK\x05\x06"));
    if (end === -1 || end + 22 > content.length) throw new TraceError(damaged);
    const tooMany = new TraceError(`It contains more than ${maxFiles.toLocaleString("en")} files.`);
    if (content.readUInt16LE(end + 10) > maxFiles) throw tooMany;
    const zip = await JSZip.loadAsync(content).catch(() => {
      throw new TraceError(damaged);
    });
    if (Object.keys(zip.files).length > maxFiles) throw tooMany;
    return new TraceArchive(zip);
  }

  /** Files at the top of the archive whose name ends like this. */
  names(ending: string): string[] {
    return Object.keys(this.#zip.files).filter((name) => name.endsWith(ending) && !name.includes("/"));
  }

  /** A file, or `undefined` when there is none or it is larger than `mostBytes`. */
  async bytes(name: string, mostBytes: number): Promise<Buffer | undefined> {
    const pieces: Buffer[] = [];
    let sizeBytes = 0;
    for await (const piece of this.#pieces(name)) {
      sizeBytes += piece.length;
      if (sizeBytes > mostBytes) return undefined;
      pieces.push(piece);
    }
    return sizeBytes === 0 ? undefined : Buffer.concat(pieces);
  }

  /** The objects of a file that has one in each line. Lines that are too long, or no objects, are left out. */
  async *lines(name: string): AsyncGenerator<Record<string, unknown>> {
    let rest: Buffer[] = [];
    let restBytes = 0;
    for await (const piece of this.#pieces(name)) {
      let start = 0;
      for (let end = piece.indexOf(10); end !== -1; end = piece.indexOf(10, start)) {
        const sizeBytes = restBytes + end - start;
        const parsed =
          sizeBytes > 0 && sizeBytes <= maxLineBytes ? objectIn(Buffer.concat([...rest, piece.subarray(start, end)])) : undefined;
        if (parsed) yield parsed;
        rest = [];
        restBytes = 0;
        start = end + 1;
      }
      restBytes += piece.length - start;
      // Only the length of a long line is kept.
      if (restBytes > maxLineBytes) rest = [];
      else if (start < piece.length) rest.push(piece.subarray(start));
    }
    const last = restBytes > maxLineBytes ? undefined : objectIn(Buffer.concat(rest));
    if (last) yield last;
  }

  async *#pieces(name: string): AsyncGenerator<Buffer> {
    const entry = this.#zip.file(name);
    if (!entry) return;
    try {
      // The library returns streams of Node's old kind.
      for await (const piece of new Readable().wrap(entry.nodeStream()) as AsyncIterable<Buffer>) {
        this.#unpackedBytes += piece.length;
        if (this.#unpackedBytes > maxUnpackedBytes)
          throw new TraceError("It unpacks to more than 256 MiB. Open it with `npx playwright show-trace`.");
        yield piece;
      }
    } catch (error) {
      throw error instanceof TraceError ? error : new TraceError(damaged);
    }
  }
}

const snapshot = Buffer.from('{"type":"frame-snapshot"');

function objectIn(line: Buffer): Record<string, unknown> | undefined {
  if (line.length === 0 || line.subarray(0, snapshot.length).equals(snapshot)) return undefined;
  try {
    const value: unknown = JSON.parse(line.toString("utf8"));
    return typeof value === "object" && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : undefined;
  } catch {
    return undefined;
  }
}

/** Where Playwright keeps the text of a source file: first from 1.60 on, then before. */
export function sourceNames(file: string): string[] {
  const hash = createHash("sha1").update(file).digest("hex");
  const ending = /\.\w{1,8}$/.exec(file)?.[0] ?? ".txt";
  return [`src/${hash}${ending}`, `src/${hash}.txt`, `resources/src@${hash}.txt`];
}
