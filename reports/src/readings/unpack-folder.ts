import { createReadStream } from "node:fs";
import type { Readable } from "node:stream";
import { createGunzip } from "node:zlib";
import type { SendItems } from "@gantry/host/readers/reading.ts";
import { redactText } from "../redaction/redact.ts";
import { compileSecrets } from "../redaction/secret-patterns.ts";
import { redactReport } from "../redaction/redact-report.ts";
import { ArchiveError, type Extracted } from "../archive/archive-limits.ts";
import { EntryExtractor } from "../folder/entry-extractor.ts";
import { extractArchive } from "../folder/archive.ts";
import { walkFolder } from "../folder/walk-folder.ts";
import type { ReportReaderJobs } from "./report-reader-jobs.ts";

type Unpack = ReportReaderJobs["unpack"];

/** Runs in a reader process. */
export async function unpackFolder(
  options: Unpack["options"],
  give: SendItems<Unpack["item"]>,
  input: Readable,
): Promise<Unpack["result"]> {
  const { root } = options;
  const secrets = compileSecrets(options.secrets);
  let extracted: Extracted;
  try {
    extracted = await extract(options, input, (name) => redactText(secrets, name));
  } catch (error) {
    if (error instanceof ArchiveError) return { notes: [], isCut: false, mayLackResults: false, refusal: error.message };
    throw error;
  }
  await give(await redactReport(root, extracted.files, secrets));
  return { notes: extracted.notes, isCut: extracted.isCut, mayLackResults: extracted.mayLackResults };
}

async function extract(
  { source, root, limits, prefix, ignoredTime }: Unpack["options"],
  input: Readable,
  hide: (name: string) => string,
): Promise<Extracted> {
  if (source === "tar") return extractArchive(input, root, limits, prefix, hide, ignoredTime);
  if ("file" in source) return extractArchive(unzipped(createReadStream(source.file), source.gzipLayers), root, limits, prefix, hide);
  const extractor = new EntryExtractor(root, limits, { prefix, hide, ignoredTime });
  for (const entry of walkFolder(source.directory, source.name)) {
    if (extractor.isCut) break;
    await extractor.take(entry);
  }
  return extractor.result();
}

function unzipped(stream: Readable, layers: number): Readable {
  if (layers === 0) return stream;
  const gunzip = createGunzip();
  stream.once("error", (error) => gunzip.destroy(error));
  return unzipped(stream.pipe(gunzip), layers - 1);
}
