import { ReaderPool } from "@gantry/host/readers/reader-pool.ts";
import { readerProgram } from "@gantry/host/readers/reader-program.ts";
import type { DraftCase } from "../draft/draft-case.ts";
import type { ReadSpecification } from "../rules/read-specification.ts";
import type { Block } from "../document/document.ts";
import type { SpecificationKind } from "./specification-kind.ts";

/** What the reader processes for specifications read. */
// A type, not an interface: only a type has the index signature that `ReaderJobs` asks for.
export type SpecificationReaderJobs = {
  /** The input is the file. */
  document: {
    options: { kind: SpecificationKind };
    item: { block: Block } | { draft: DraftCase };
    /** `refusal`: why the document cannot be read, in words for the user. */
    result: (Omit<ReadSpecification, "document" | "drafts"> & { notes: string[] }) | { refusal: string };
  };
};

/** Two at once at most: the libraries that read PDF and Word take time and memory. None is kept ready, since few are read. */
export function openSpecificationReaders(): ReaderPool<SpecificationReaderJobs> {
  const program = readerProgram(
    import.meta.url,
    "./specifications.reader.ts",
    "./features/spec-to-tests/documents/specifications.reader.js",
  );
  return new ReaderPool({ program, warm: 0, max: 2, memoryMb: 256 });
}
