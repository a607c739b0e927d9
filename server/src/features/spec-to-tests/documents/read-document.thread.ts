import { parentPort, workerData } from "node:worker_threads";
import { z } from "zod";
import { DocumentError, type SpecificationDocument } from "./document.ts";
import { limitArrays } from "./limit-arrays.ts";

/** Bytes in, blocks out: what a stranger's file makes its reader do stays in this thread. */
const { kind, bytes } = z.object({ kind: z.enum(["pdf", "docx", "markdown"]), bytes: z.instanceof(Uint8Array) }).parse(workerData);

// Before the readers are loaded, which take the constructors that are there.
limitArrays(64 * 1024 * 1024);

try {
  parentPort?.postMessage({ document: await read() });
} catch (error) {
  // What a library throws is about its inside; the user is told what to do.
  const message =
    error instanceof DocumentError ? error.message : "The document is damaged and cannot be read. Save it anew and upload it again.";
  parentPort?.postMessage({ refusal: message });
}

async function read(): Promise<SpecificationDocument> {
  if (kind === "markdown") return (await import("./markdown.ts")).readMarkdown(bytes);
  if (kind === "docx") return (await import("./docx.ts")).readDocx(bytes);
  return (await import("./pdf.ts")).readPdf(bytes);
}
