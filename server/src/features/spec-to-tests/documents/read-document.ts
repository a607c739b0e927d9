import { Readable } from "node:stream";
import type { ReaderPool } from "@gantry/host/readers/reader-pool.ts";
import { ReadingEnded } from "@gantry/host/readers/reading.ts";
import type { ReadSpecification } from "../rules/read-specification.ts";
import { DocumentError, documentLimits, ReaderFailure } from "../document/document.ts";
import type { SpecificationKind } from "./specification-kind.ts";
import { openSpecificationReaders, type SpecificationReaderJobs } from "./specification-reader-jobs.ts";

let readers: ReaderPool<SpecificationReaderJobs> | undefined;
const pieceBytes = 256 * 1024;

/**
 * Reads a document and its language, and applies the built-in rules. A separate process does all of this. It is ended if it takes too long, if it
 * uses too much memory, or if `signal` aborts.
 * @param owner the organization
 * @throws {DocumentError} if the document cannot be read, with a message for the user
 * @throws {ReaderFailure} if the server failed
 */
export async function readDocument(
  kind: SpecificationKind,
  bytes: Uint8Array,
  { owner, signal }: { owner: string; signal: AbortSignal },
): Promise<ReadSpecification> {
  readers ??= openSpecificationReaders();
  const reading = { owner, signal, deadlineMs: documentLimits.readSeconds * 1000, input: Readable.from(piecesOf(bytes)) };
  const { items, result } = await readers.read("document", { kind }, reading).catch((error: unknown) => {
    throw asDocumentError(error);
  });
  if ("refusal" in result) throw new DocumentError(result.refusal);
  const blocks = items.flatMap((item) => ("block" in item ? [item.block] : []));
  const drafts = items.flatMap((item) => ("draft" in item ? [item.draft] : []));
  if (!blocks.some((block) => block.kind !== "heading"))
    throw new DocumentError(
      kind === "pdf"
        ? "The PDF holds no text. A scanned document has to go through text recognition first."
        : "The document holds no text besides headings.",
    );
  const { notes, ...rest } = result;
  return { ...rest, document: { blocks, notes }, drafts };
}

function* piecesOf(bytes: Uint8Array): Generator<Uint8Array> {
  for (let start = 0; start < bytes.length; start += pieceBytes) yield bytes.subarray(start, start + pieceBytes);
}

function asDocumentError(error: unknown): unknown {
  if (!(error instanceof ReadingEnded)) return error;
  if (error.reason === "time")
    return new DocumentError(
      `The document took longer than ${documentLimits.readSeconds} seconds to read. Try again later, or split it and upload its parts one by one.`,
    );
  if (error.reason === "memory")
    return new DocumentError("The document needs more memory to read than an upload may take. Split it and upload its parts one by one.");
  return new ReaderFailure(`the process that reads documents failed: ${error.message}`, { output: error.detail });
}
