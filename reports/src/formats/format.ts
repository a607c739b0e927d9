import { closeSync, createReadStream, openSync, readFileSync, readSync } from "node:fs";
import { open, readFile } from "node:fs/promises";
import { join } from "node:path";
import { pipeline } from "node:stream";
import { createGunzip } from "node:zlib";
import type { ReportFormatName, TestKind, TestResult } from "@gantry/contract/results/schemas.ts";
import { archiveLimits } from "../archive/archive-limits.ts";
import { smallBytes } from "../archive/write-entry.ts";
import { decode, decodePieces, encodingOf } from "./decode.ts";
import { readGzipHead } from "./gzip-head.ts";
import type { Loose } from "./loose-json.ts";
import type { RunTimes } from "./run-times.ts";

/** A file of a report, as input for formats. */
export interface ReportFile {
  /** Relative to the report's root, without the `.gz` of a compressed file. */
  path: string;
  /** The same with its `.gz`. */
  storedPath: string;
  /** On disk. */
  sizeBytes: number;
  /** The first 4 KiB, as text. */
  head: string;
  /** It is compressed and cannot be decompressed as a whole; the head may be shorter. */
  isDamaged?: true;
  /** The decoded text, in pieces. */
  pieces(): AsyncIterable<string>;
  /** The whole text. @throws TooLarge above 64 MiB. */
  text(): Promise<string>;
}

/** What a report says about itself in addition to its tests. */
export interface Totals extends RunTimes {
  /** Failures and errors according to the report's own summary. */
  failed: number;
  /** The number of all tests, if the format's producers agree on what it includes. */
  total?: number;
  /** What looks like a failure although its runner does not count it as one. */
  possibleFailure?: string;
}

/** A report format. `read` throws for files that it cannot read. */
export interface ReportFormat {
  name: ReportFormatName;
  /** Whether a file is in this format, by its name and its head. */
  matches(file: ReportFile): boolean;
  /** The same for a parsed JSON document, for unusual orders of keys. */
  matchesJson?(document: Loose): boolean;
  /** Calls `report` with the file's own summary, at most once per file. */
  read(file: ReportFile, report: (totals: Totals) => void): AsyncIterable<FoundTest>;
}

/** A file embedded in a report: a screenshot in base64. */
export interface EmbeddedFile {
  name: string;
  contentType: string;
  bytes: Uint8Array;
}

/** A test from a file, before the contract's limits are applied. */
export interface FoundTest extends Omit<TestResult, "retries" | "flaky" | "tags" | "attachments" | "attempts" | "tries" | "kind"> {
  retries?: number;
  flaky?: boolean;
  tags?: string[];
  attachments?: TestResult["attachments"];
  attempts?: TestResult["attempts"];
  /** For a format with several attempts in one result. For others, `startedAtMs` and `lane` say when the only one ran. */
  tries?: TestResult["tries"];
  /** The runner's worker, thread or process. */
  lane?: string;
  /** Results with the same key are attempts of one test as far as `retryNumber` or `isRetried` says so; otherwise a repeated name means two tests. */
  retryKey?: string;
  /** The report says that this is a further attempt: 1 is the first retry. */
  retryNumber?: number;
  /** The start of the test itself, as the report gives it; milliseconds since 1970. */
  startedAtMs?: number;
  /** The start of its file, which orders attempts in several files. */
  fileStartedAtMs?: number;
  /** The end of the attempt. Without it, a `retryNumber` is not believed. */
  finishedAtMs?: number;
  /** The report says that another attempt followed. */
  isRetried?: boolean;
  /** The machine that ran it. */
  host?: string;
  /** `outside`: a hook, a file, a suite or the run failed, which no test reports. Without it a result from a file is a test; one from the console, if its name allows it. */
  kind?: TestKind;
  /** The report has no name for it; `name` is derived from its context. */
  isUnnamed?: boolean;
  embedded?: EmbeddedFile[];
  /** A hook, or a failure around tests, that the report's own totals do not include. */
  isUncounted?: boolean;
  /** Whether its runner counts it as failed depends on settings that are not in the report: a risky test of PHPUnit 9. */
  isRisky?: boolean;
  /** The file that it was read from; `undefined` where a format has a file for each result. */
  reportFile?: string;
  /** `line` is where it failed. A passed test has none, so it tells no tests apart. */
  isLineOfFailure?: boolean;
  /** Another test of the report has its file, suite, name and variant. */
  hasNamesake?: boolean;
  /** The runner, if the report shows which one it was. */
  runner?: "playwright" | "jest" | "vitest" | "cucumber" | "go";
  /** The runner that measured its duration once and writes that number into all of its formats, if both are known. */
  clock?: "playwright" | "jest" | "vitest" | "mocha" | "node" | "behave";
  /** Its suites and its name in the other formats of its runner, where those have others. */
  elsewhere?: { suite: string[]; name: string };
  /** Its entry has a sign of a failure, and its runner may count it as passed all the same: a sentence. */
  possibleFailure?: string;
  /** The report's id of this result. */
  resultId?: string;
  /** A failed set-up: a separate failure only if none of these results failed. */
  showsIn?: string[];
}

export class TooLarge extends Error {
  constructor(maxBytes: number) {
    super(`it is larger than ${maxBytes / 2 ** 20} MiB`);
  }
}

const headBytes = 4096;
export const maxTextBytes = 64 * 1024 * 1024;

/** The first 4 KiB of a file. */
export function readHead(root: string, { path }: { path: string }): Buffer {
  const file = openSync(join(root, ...path.split("/")), "r");
  try {
    const head = Buffer.alloc(headBytes);
    return head.subarray(0, readSync(file, head, 0, headBytes, 0));
  } finally {
    closeSync(file);
  }
}

/** A file on disk with its head. @throws when it ends in `.gz` and cannot be decompressed */
export async function openReportFile(root: string, file: { path: string; sizeBytes: number }): Promise<ReportFile> {
  const path = join(root, ...file.path.split("/"));
  if (/\.gz$/i.test(file.path)) return compressedFile(path, file, await firstBytes(unzipped(path, maxTextBytes)));
  if (file.sizeBytes <= smallBytes) return fileOf(file, readFileSync(path));
  const handle = await open(path, "r");
  try {
    const { bytesRead, buffer } = await handle.read(Buffer.alloc(headBytes), 0, headBytes, 0);
    const head = buffer.subarray(0, bytesRead);
    const encoding = encodingOf(head);
    return {
      ...file,
      storedPath: file.path,
      head: decode(head, encoding),
      pieces: () => decodePieces(createReadStream(path), encoding),
      async text() {
        if (file.sizeBytes > maxTextBytes) throw new TooLarge(maxTextBytes);
        return decode(await readFile(path), encoding);
      },
    };
  } finally {
    await handle.close();
  }
}

/** A file whose bytes are in memory. */
export function fileOf({ path }: { path: string }, bytes: Buffer): ReportFile {
  const encoding = encodingOf(bytes);
  return {
    path,
    storedPath: path,
    sizeBytes: bytes.length,
    head: decode(bytes.subarray(0, headBytes), encoding),
    async *pieces() {
      yield decode(bytes, encoding);
    },
    text: () => Promise.resolve(decode(bytes, encoding)),
  };
}

/** A damaged file that ends in `.gz`, with as much of its head as can be decompressed. Reading its text throws. */
export async function openDamagedFile(root: string, file: { path: string; sizeBytes: number }): Promise<ReportFile> {
  const path = join(root, ...file.path.split("/"));
  return { ...compressedFile(path, file, await readGzipHead(path, headBytes)), isDamaged: true };
}

/** Decompressed each time it is read, because a small file may expand beyond memory. */
function compressedFile(path: string, file: { path: string; sizeBytes: number }, head: Buffer): ReportFile {
  const encoding = encodingOf(head);
  return {
    sizeBytes: file.sizeBytes,
    path: file.path.slice(0, -".gz".length),
    storedPath: file.path,
    head: decode(head, encoding),
    pieces: () => decodePieces(unzipped(path, archiveLimits.maxFileBytes), encoding),
    async text() {
      const pieces: Uint8Array[] = [];
      for await (const piece of unzipped(path, maxTextBytes)) pieces.push(piece);
      return decode(Buffer.concat(pieces), encoding);
    },
  };
}

async function firstBytes(pieces: AsyncIterable<Uint8Array>): Promise<Buffer> {
  let first = Buffer.alloc(0);
  for await (const piece of pieces) {
    first = Buffer.concat([first, piece]);
    if (first.length >= headBytes) break;
  }
  return first.subarray(0, headBytes);
}

async function* unzipped(path: string, maxBytes: number): AsyncIterable<Uint8Array> {
  // An error of either stream ends the loop below.
  const pieces: AsyncIterable<Uint8Array> = pipeline(createReadStream(path), createGunzip(), () => undefined);
  let sizeBytes = 0;
  for await (const piece of pieces) {
    sizeBytes += piece.length;
    if (sizeBytes > maxBytes) throw new TooLarge(maxBytes);
    yield piece;
  }
}
