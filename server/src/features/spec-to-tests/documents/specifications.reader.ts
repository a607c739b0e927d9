import { buffer } from "node:stream/consumers";
import { serveReaderJobs } from "@gantry/host/readers/serve-reader-jobs.ts";
import type { ReadSpecification } from "../rules/read-specification.ts";
import { DocumentError } from "../document/document.ts";
import { limitArrays } from "./limit-arrays.ts";
import type { SpecificationKind } from "./specification-kind.ts";
import type { SpecificationReaderJobs } from "./specification-reader-jobs.ts";

// Must run before the readers are imported: they capture the global constructors.
limitArrays(64 * 1024 * 1024);

serveReaderJobs<SpecificationReaderJobs>({
  async document({ kind }, give, input) {
    // If a reader cannot be loaded, the document is not at fault: rethrow the error.
    const read = await loadReader(kind);
    let specification: ReadSpecification;
    try {
      specification = await read(new Uint8Array(await buffer(input)));
    } catch (error) {
      if (error instanceof DocumentError) return { refusal: error.message };
      // Library errors describe internals. Tell the user what to do instead.
      return { refusal: "The document is damaged and cannot be read. Save it again and upload the new file." };
    }
    const { document, drafts, ...rest } = specification;
    await give(document.blocks.map((block) => ({ block })));
    await give(drafts.map((draft) => ({ draft })));
    return { ...rest, notes: document.notes };
  },
});

async function loadReader(kind: SpecificationKind): Promise<(bytes: Uint8Array) => Promise<ReadSpecification> | ReadSpecification> {
  if (kind === "openapi") return (await import("../openapi/read-openapi.ts")).readOpenApi;
  const { readWithRules } = await import("../rules/read-specification.ts");
  const reader =
    kind === "markdown"
      ? (await import("./markdown.ts")).readMarkdown
      : kind === "docx"
        ? (await import("./docx.ts")).readDocx
        : (await import("./pdf.ts")).readPdf;
  return async (bytes) => readWithRules(await reader(bytes));
}
