import { Worker } from "node:worker_threads";
import { DocumentError, type SpecificationDocument, documentLimits } from "./document.ts";
import { Slots } from "./slots.ts";
import type { SpecificationKind } from "./specification-kind.ts";

/** Each reads at most one document, and each may take 256 MiB: the server keeps its memory and its other core. */
const slots = new Slots(2);

/**
 * Reads a document in a thread of its own, which is ended when it takes too long, when its memory is used up, or when `signal` aborts.
 * @throws {DocumentError} in words for the user
 */
export async function readDocument(kind: SpecificationKind, bytes: Uint8Array, signal: AbortSignal): Promise<SpecificationDocument> {
  return slots.use(signal, async () => {
    const document = await readInThread(kind, bytes, signal);
    if (!document.blocks.some((block) => block.kind !== "heading"))
      throw new DocumentError(
        kind === "pdf"
          ? "The PDF holds no text. A scanned document has to go through text recognition first."
          : "The document holds no text besides headings.",
      );
    return document;
  });
}

type Answer = { document: SpecificationDocument } | { refusal: string };

function readInThread(kind: SpecificationKind, bytes: Uint8Array, signal: AbortSignal): Promise<SpecificationDocument> {
  signal.throwIfAborted();
  const thread = new Worker(program, {
    eval: fromSource,
    workerData: { kind, bytes },
    env: {},
    stdin: false,
    stdout: true,
    stderr: true,
    resourceLimits: { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 32, stackSizeMb: 4 },
  });
  return new Promise<SpecificationDocument>((resolve, reject) => {
    const tooLong = setTimeout(
      () =>
        reject(
          new DocumentError(
            `The document took longer than ${documentLimits.readSeconds} seconds to read. Split it and upload its parts one by one.`,
          ),
        ),
      documentLimits.readSeconds * 1000,
    );
    const aborted = () => reject(signal.reason);
    signal.addEventListener("abort", aborted, { once: true });
    thread.once("message", (answer: Answer) =>
      "document" in answer ? resolve(answer.document) : reject(new DocumentError(answer.refusal)),
    );
    thread.once("error", (error) => reject(asRefusal(error)));
    thread.once("exit", () => {
      clearTimeout(tooLong);
      signal.removeEventListener("abort", aborted);
      reject(new DocumentError("The document cannot be read. Save it anew and upload it again."));
    });
  }).finally(() => thread.terminate());
}

function asRefusal(error: unknown): Error {
  if (error instanceof Error && "code" in error && error.code === "ERR_WORKER_OUT_OF_MEMORY")
    return new DocumentError("The document needs more memory to read than an upload may take. Split it and upload its parts one by one.");
  return error instanceof Error ? error : new Error(String(error));
}

// Built, the thread lies beside the program in a file of its own; from its source it needs the loader that reads TypeScript.
const fromSource = import.meta.url.endsWith(".ts");
const program = fromSource
  ? `import(${quoted(import.meta.resolve("tsx/esm/api"))}).then(({ register }) => { register(); return import(${quoted(new URL("./read-document.thread.ts", import.meta.url).href)}); });`
  : new URL("./features/spec-to-tests/documents/read-document.thread.js", import.meta.url);

function quoted(text: string): string {
  return JSON.stringify(text);
}
