import { createWriteStream } from "node:fs";
import { basename, join } from "node:path";
import { Readable, Transform } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGunzip } from "node:zlib";
import type { FastifyRequest } from "fastify";
import { pathText, quoteField } from "@gantry/contract/read-fields.ts";
import { type ArchivedFile, ArchiveError, extractArchive } from "@gantry/worker/reports/archive.ts";
import { badRequest, HttpError } from "../../platform/http/errors.ts";

/** What arrived: files in `root`, and what was said beside them. */
export interface Upload {
  root: string;
  files: ArchivedFile[];
  fields: Record<string, unknown>;
  notes: string[];
}

/** Of a form, beside its files. */
const maxFormFields = 100;
const maxFieldBytes = 1024 * 1024;

export interface UploadLimits {
  maxFiles: number;
  maxTotalBytes: number;
}

/**
 * Writes the body into `root` as it comes: a form's files, an archive's, or the body as one file. @throws 413 past the limits, 400 for a body
 * that breaks off or is not what it says.
 */
export async function receiveUpload(request: FastifyRequest, root: string, limits: UploadLimits): Promise<Upload> {
  const type = (request.headers["content-type"] ?? "").split(";", 1)[0]?.trim().toLowerCase() ?? "";
  const body = request.headers["content-encoding"] === "gzip" ? unzipped(request.raw) : request.raw;
  try {
    if (type === "multipart/form-data") return await receiveForm(request, root, limits);
    if (type === "application/x-tar") return await receiveArchive(body, root, limits);
    if (/^application\/(?:x-)?(?:gzip|tgz|tar\+gzip)$/.test(type)) return await receiveArchive(unzipped(body), root, limits);
    const room = { bytes: limits.maxTotalBytes };
    return { root, files: [await writeFile(body, root, "report", room)], fields: {}, notes: [] };
  } catch (error) {
    // The rest is read and thrown away: unread, it would stand before this connection's next request.
    request.raw.unpipe();
    request.raw.resume();
    if (error instanceof HttpError) throw error;
    if (error instanceof ArchiveError) throw unreadable(error.message);
    if (error instanceof Error && "code" in error && error.code === "FST_FIELDS_LIMIT")
      throw unreadable(`The form has more than ${maxFormFields} fields beside its files.`);
    throw unreadable("The body broke off, or is not what its content type says.");
  }
}

function unzipped(body: Readable): Readable {
  const gunzip = createGunzip();
  body.once("error", (error) => gunzip.destroy(error));
  return body.pipe(gunzip);
}

function unreadable(message: string): HttpError {
  return badRequest("Report not readable", { message, code: "REPORT_NOT_READABLE" });
}

async function receiveArchive(body: Readable, root: string, limits: UploadLimits): Promise<Upload> {
  const { files, notes } = await extractArchive(body, root, limits);
  return { root, files, fields: {}, notes };
}

async function receiveForm(request: FastifyRequest, root: string, limits: UploadLimits): Promise<Upload> {
  const upload: Upload = { root, files: [], fields: {}, notes: [] };
  const room = { bytes: limits.maxTotalBytes };
  const partLimits = { files: limits.maxFiles, fields: maxFormFields, fieldSize: maxFieldBytes, fileSize: limits.maxTotalBytes };
  for await (const part of request.parts({ limits: { ...partLimits, parts: limits.maxFiles + maxFormFields } })) {
    if (part.type === "file") upload.files.push(await writeFile(part.file, root, nameOf(part.filename, upload.files), room));
    // Half a report could look green.
    else if (part.valueTruncated) throw fieldTooLarge(part.fieldname);
    else if (part.fieldname === "report") {
      const report = typeof part.value === "string" ? part.value : JSON.stringify(part.value);
      upload.files.push(await writeFile(Readable.from([report]), root, nameOf("report", upload.files), room));
    } else upload.fields[part.fieldname] = part.value;
  }
  return upload;
}

/** The sender's name as one plain name of ours: formats are told apart by it, and attachments are found by it. */
function nameOf(sent: string, taken: readonly ArchivedFile[]): string {
  const plain =
    basename(sent.replaceAll("\\", "/"))
      .replace(/[^\w.@ -]/g, "_")
      .replace(/^\.+/, "")
      .slice(-150) || "report";
  return taken.some((file) => file.path.toLowerCase() === plain.toLowerCase()) ? `${taken.length}-${plain}` : plain;
}

async function writeFile(content: Readable, root: string, name: string, room: { bytes: number }): Promise<ArchivedFile> {
  let sizeBytes = 0;
  const counter = new Transform({
    transform(piece: Buffer, _encoding, done) {
      sizeBytes += piece.length;
      room.bytes -= piece.length;
      done(room.bytes < 0 ? tooLarge() : null, piece);
    },
  });
  await pipeline(content.iterator({ destroyOnReturn: false }), counter, createWriteStream(join(root, name), { flags: "wx", mode: 0o600 }));
  return { path: name, sizeBytes };
}

function fieldTooLarge(name: string): HttpError {
  return new HttpError(413, {
    error: "Payload too large",
    message: `${quoteField(pathText([name]))} is larger than ${maxFieldBytes / 1024 / 1024} MiB. Send a report of this size as a file of the form, or as the body.`,
    code: "PAYLOAD_TOO_LARGE",
  });
}

function tooLarge(): HttpError {
  return new HttpError(413, {
    error: "Payload too large",
    message: "The report is larger than this installation keeps (REPORT_MAX_BYTES).",
    code: "PAYLOAD_TOO_LARGE",
  });
}
