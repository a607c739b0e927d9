import { createReadStream } from "node:fs";
import { open, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Readable } from "node:stream";
import type { ReportFormatName, TestResult } from "@gantry/contract/test-results.ts";

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
  const handle = await open(path, "r");
  try {
    const { bytesRead, buffer } = await handle.read(Buffer.alloc(headBytes), 0, headBytes, 0);
    return {
      ...file,
      head: buffer
        .subarray(0, bytesRead)
        .toString("utf8")
        .replace(/^\uFEFF/, ""),
      open: () => createReadStream(path),
      async text() {
        if (file.sizeBytes > maxTextBytes) throw new Error(`it is larger than ${maxTextBytes / 2 ** 20} MiB`);
        return (await readFile(path, "utf8")).replace(/^\uFEFF/, "");
      },
    };
  } finally {
    await handle.close();
  }
}
