import { createReadStream, readFileSync } from "node:fs";
import { open, readFile } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
import type { ReportFormatName, TestResult } from "@gantry/contract/test-results.ts";
import { smallBytes } from "./archive.ts";

/** A file of a report as formats see it. */
export interface ReportFile {
  /** Relative to the report's root. */
  path: string;
  sizeBytes: number;
  /** The first 4 KiB, as text. */
  head: string;
  open(): Readable;
  /** The whole file. @throws when it is larger than 64 MiB. */
  text(): Promise<string>;
}

/** One way a report is written. `matches` looks at name and head alone; `read` throws for what it cannot read. */
export interface ReportFormat {
  name: ReportFormatName;
  matches(file: ReportFile): boolean;
  read(file: ReportFile): AsyncIterable<FoundTest>;
}

/** A test as a file tells it, before the contract's limits are applied. `retryOf` joins tries that a format lists apart. */
export interface FoundTest extends Omit<TestResult, "retries" | "flaky" | "tags" | "attachments" | "attempts"> {
  retries?: number;
  flaky?: boolean;
  tags?: string[];
  attachments?: TestResult["attachments"];
  attempts?: TestResult["attempts"];
}

const headBytes = 4096;
const maxTextBytes = 64 * 1024 * 1024;

/** A file on disk, its head read once. */
export async function openReportFile(root: string, file: { path: string; sizeBytes: number }): Promise<ReportFile> {
  const path = join(root, ...file.path.split("/"));
  if (file.sizeBytes <= smallBytes) return inMemory(file, readFileSync(path));
  const handle = await open(path, "r");
  try {
    const { bytesRead, buffer } = await handle.read(Buffer.alloc(headBytes), 0, headBytes, 0);
    return {
      ...file,
      head: textOf(buffer.subarray(0, bytesRead)),
      open: () => createReadStream(path),
      async text() {
        if (file.sizeBytes > maxTextBytes) throw new Error(`it is larger than ${maxTextBytes / 2 ** 20} MiB`);
        return textOf(await readFile(path));
      },
    };
  } finally {
    await handle.close();
  }
}

function inMemory(file: { path: string; sizeBytes: number }, bytes: Buffer): ReportFile {
  return {
    ...file,
    head: textOf(bytes.subarray(0, headBytes)),
    open: () => Readable.from([bytes], { objectMode: false }),
    text: () => Promise.resolve(textOf(bytes)),
  };
}

const textOf = (bytes: Buffer): string => bytes.toString("utf8").replace(/^\uFEFF/, "");
