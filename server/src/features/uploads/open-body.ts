import { createReadStream, createWriteStream } from "node:fs";
import { rename } from "node:fs/promises";
import { join } from "node:path";
import { Transform } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGunzip } from "node:zlib";
import type { ArchivedFile } from "@gantry/reports/archive/archive-limits.ts";
import { badRequest, HttpError, tooLarge } from "../../platform/errors.ts";
import { unwrapBody } from "./unwrap-body.ts";
import type { UploadReaderJobs } from "./upload-reader-jobs.ts";

type Open = UploadReaderJobs["open"];

/** The other fields of an envelope are short texts. */
const maxFieldsCharacters = 1024 * 1024;

/** Runs in a reader process. */
export async function openBody({ root, file, isGzipped, maxBytes, parameters }: Open["options"]): Promise<Open["result"]> {
  try {
    const plain = isGzipped ? await unzipped(root, file, maxBytes) : file;
    const opened = await unwrapBody({ root, files: [plain], fields: {} }, parameters);
    if (JSON.stringify(opened.fields).length > maxFieldsCharacters)
      throw tooLarge("Payload too large", {
        message: "The form's fields, not counting the report, are larger than 1 MiB.",
        code: "PAYLOAD_TOO_LARGE",
      });
    return { files: opened.files, fields: opened.fields };
  } catch (error) {
    if (error instanceof HttpError) return { refused: { status: error.status, reply: error.reply } };
    throw error;
  }
}

async function unzipped(root: string, file: ArchivedFile, maxBytes: number): Promise<ArchivedFile> {
  const path = join(root, file.path);
  let sizeBytes = 0;
  const counter = new Transform({
    transform(piece: Buffer, _encoding, done) {
      sizeBytes += piece.length;
      done(sizeBytes > maxBytes ? reportTooLarge() : null, piece);
    },
  });
  try {
    await pipeline(createReadStream(path), createGunzip(), counter, createWriteStream(`${path}.plain`, { flags: "wx", mode: 0o600 }));
  } catch (error) {
    const code = error instanceof Error && "code" in error ? String(error.code) : "";
    if (code.startsWith("Z_"))
      throw badRequest("Report not readable", {
        message: "The body is incomplete, or does not match its content type.",
        code: "REPORT_NOT_READABLE",
      });
    throw error;
  }
  await rename(`${path}.plain`, path);
  return { path: file.path, sizeBytes };
}

/** 413 for a body larger than the operator's limit. */
export function reportTooLarge(): HttpError {
  return tooLarge("Payload too large", {
    message: "The report is larger than this installation allows (REPORT_MAX_BYTES).",
    code: "PAYLOAD_TOO_LARGE",
  });
}
