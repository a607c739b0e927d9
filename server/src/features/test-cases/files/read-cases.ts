import { buffer } from "node:stream/consumers";
import type { Readable } from "node:stream";
import { maxImportedCases } from "@gantry/contract/test-cases/constants.ts";
import type { FileCases, UploadReaderJobs } from "../../uploads/upload-reader-jobs.ts";
import { InvalidCasesFile } from "./invalid-cases-file.ts";
import { readCsv } from "./read-csv.ts";
import { readJson } from "./read-json.ts";

type Cases = UploadReaderJobs["cases"];

/** A reading of the server's reader processes. The input is the file. */
export async function readCases({ format }: Cases["options"], _give: unknown, input: Readable): Promise<Cases["result"]> {
  const content = (await buffer(input)).toString("utf8");
  try {
    return { file: limited(format === "csv" ? readCsv(content) : readJson(content)) };
  } catch (error) {
    if (!(error instanceof InvalidCasesFile)) throw error;
    return { refused: { message: error.message, issues: error.issues } };
  }
}

function limited(file: FileCases): FileCases {
  const { length } = file.cases;
  if (length > 0 && length <= maxImportedCases) return file;
  throw new InvalidCasesFile(`A file can contain 1 to ${maxImportedCases} cases; this one contains ${length}.`, []);
}
