import { parentPort, workerData } from "node:worker_threads";
import { z } from "zod";
import type { ReadSpecification } from "../read-specification.ts";
import { DocumentError } from "./document.ts";
import { limitArrays } from "./limit-arrays.ts";
import type { ReaderAnswer } from "./read-in-thread.ts";

/** Bytes in, blocks and cases out: the work that an unknown file causes stays in this thread. */
const { kind, bytes } = z
  .object({ kind: z.enum(["pdf", "docx", "markdown", "openapi"]), bytes: z.instanceof(Uint8Array) })
  .parse(workerData);

// Before the readers are loaded, which take the constructors that are there.
limitArrays(64 * 1024 * 1024);

// A reader that cannot be loaded is no fault of the document: the thread ends with this error.
const read = await loadReader();
parentPort?.postMessage(await answer());

async function answer(): Promise<ReaderAnswer> {
  try {
    return { specification: await read(bytes) };
  } catch (error) {
    if (error instanceof DocumentError) return { refusal: error.message };
    // What a library throws is about its inside; the user is told what to do.
    return { refusal: "The document is damaged and cannot be read. Save it again and upload the new file." };
  }
}

async function loadReader(): Promise<(bytes: Uint8Array) => Promise<ReadSpecification> | ReadSpecification> {
  if (kind === "openapi") return (await import("../openapi/read-openapi.ts")).readOpenApi;
  const { readWithRules } = await import("../read-specification.ts");
  const reader =
    kind === "markdown"
      ? (await import("./markdown.ts")).readMarkdown
      : kind === "docx"
        ? (await import("./docx.ts")).readDocx
        : (await import("./pdf.ts")).readPdf;
  return async (bytes) => readWithRules(await reader(bytes));
}
