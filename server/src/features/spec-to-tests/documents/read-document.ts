import type { ReadSpecification } from "../read-specification.ts";
import { DocumentError } from "./document.ts";
import { readInThread } from "./read-in-thread.ts";
import { Slots } from "./slots.ts";
import type { SpecificationKind } from "./specification-kind.ts";

/** Each reads at most one document, and each may take 256 MiB: the server keeps its memory and its other core. */
const slots = new Slots(2);

/**
 * Reads a document, its language and what the built-in rules make of it. All of that happens in a thread of its own, which is ended when it
 * takes too long, when its memory is used up, or when `signal` aborts.
 * @throws {DocumentError} when the document is at fault, in words for the user
 * @throws {ReaderFailure} when the server is at fault
 */
export async function readDocument(kind: SpecificationKind, bytes: Uint8Array, signal: AbortSignal): Promise<ReadSpecification> {
  return slots.use(signal, async () => {
    const specification = await readInThread({ program, fromSource, workerData: { kind, bytes } }, signal);
    if (!specification.document.blocks.some((block) => block.kind !== "heading"))
      throw new DocumentError(
        kind === "pdf"
          ? "The PDF holds no text. A scanned document has to go through text recognition first."
          : "The document holds no text besides headings.",
      );
    return specification;
  });
}

// Built, the thread lies beside the program in a file of its own; from its source it needs the loader that reads TypeScript.
const fromSource = import.meta.url.endsWith(".ts");
const program = fromSource
  ? `import(${quoted(import.meta.resolve("tsx/esm/api"))}).then(({ register }) => { register(); return import(${quoted(new URL("./read-document.thread.ts", import.meta.url).href)}); });`
  : new URL("./features/spec-to-tests/documents/read-document.thread.js", import.meta.url);

function quoted(text: string): string {
  return JSON.stringify(text);
}
