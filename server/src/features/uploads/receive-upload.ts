import { createWriteStream } from "node:fs";
import { mkdir, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { Readable, Transform } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { FastifyRequest } from "fastify";
import { IngestDetails } from "@gantry/contract/ingest/schemas.ts";
import { pathText, quoteField } from "@gantry/contract/read-fields.ts";
import { ReadingEnded } from "@gantry/host/readers/reading.ts";
import { containsResults } from "@gantry/reports/folder/archive-inside.ts";
import { type ArchivedFile, archiveLimits } from "@gantry/reports/archive/archive-limits.ts";
import { isDiskFull } from "@gantry/host/file-problem.ts";
import { badRequest, HttpError, invalidField } from "../../platform/errors.ts";
import type { StorageLeft } from "../organizations/run-quota.ts";
import { reportTooLarge } from "./open-body.ts";
import { nameOfBody } from "./unwrap-body.ts";
import { type UploadReaders, type UploadReaderJobs, uploadTimeoutMs } from "./upload-reader-jobs.ts";
import { UploadNames } from "./upload-names.ts";
import type { UploadReservation } from "./upload-space.ts";

/** Compressions other than gzip that HTTP knows. Other values are mistakes, such as `utf-8`, and say nothing about the body. */
const unreadEncodings: ReadonlySet<string> = new Set(["br", "zstd", "deflate", "compress"]);

/** A received upload: the files in `root`, and the other fields. */
export interface Upload {
  root: string;
  files: ArchivedFile[];
  fields: Record<string, unknown>;
  notes: string[];
  /** Files that may have results were skipped. */
  mayLackResults: boolean;
}

/** Fields of a form, without its files. */
const maxFormFields = 100;
const maxFieldBytes = 1024 * 1024;

interface UploadLimits {
  maxFiles: number;
  maxTotalBytes: number;
}

export interface UploadReading {
  readers: UploadReaders;
  /** Its disk usage in bytes. */
  reservation: UploadReservation;
  /** The organization's remaining storage; `undefined` when nothing new will be stored. */
  quota: StorageLeft | undefined;
  /** The organization that sends it. */
  owner: string;
  limits: UploadLimits;
  /** The query parameters about the body. */
  parameters: UploadReaderJobs["open"]["options"]["parameters"];
}

/**
 * Receives a body into the empty directory `scratch`: a form's files, or the body as one file, which a reader process then unpacks.
 * @throws 413, 429 or 503 past the limits, 400 for a truncated body or one that does not match its content type; `ReadingEnded`
 */
export async function receiveUpload(request: FastifyRequest, scratch: string, reading: UploadReading): Promise<Upload> {
  const root = join(scratch, "report");
  await mkdir(root, { mode: 0o700 });
  const type = (request.headers["content-type"] ?? "").split(";", 1)[0]?.trim().toLowerCase() ?? "";
  const encoding = request.headers["content-encoding"]?.trim().toLowerCase() ?? "";
  const isGzipped = encoding === "gzip";
  const isArchive = /^application\/(?:x-tar|(?:x-)?(?:gzip|tgz|tar\+gzip))$/.test(type);
  try {
    if (unreadEncodings.has(encoding))
      throw unreadable(
        `The body is compressed (content-encoding: ${encoding}) and was not unpacked. Compress it with gzip, or not at all.`,
      );
    if (type === "multipart/form-data") return await open(await receiveForm(request, root, reading), false, reading);
    const room = new Room(reading, isArchive ? headerBytes : 0);
    const refusal = room.refusal(Number(request.headers["content-length"] ?? 0));
    if (refusal) throw refusal;
    if (!isArchive) {
      const file = await writeFile(request.raw, root, nameOfBody, room);
      return await open({ root, files: [file], fields: {}, notes: [], mayLackResults: false }, isGzipped, reading);
    }
    const { sizeBytes } = await writeFile(request.raw, scratch, "body", room);
    const gzipLayers = (isGzipped ? 1 : 0) + (type === "application/x-tar" ? 0 : 1);
    return await unpack({ file: join(scratch, "body"), sizeBytes, gzipLayers }, root, reading);
  } catch (error) {
    // Read and drop the rest: left unread, it would precede this connection's next request.
    request.raw.unpipe();
    request.raw.resume();
    if (error instanceof HttpError || error instanceof ReadingEnded || isDiskFull(error)) throw error;
    if (error instanceof Error && "code" in error && error.code === "FST_FIELDS_LIMIT")
      throw unreadable(`The form has more than ${maxFormFields} fields in addition to its files.`);
    throw unreadable("The body is incomplete, or does not match its content type.");
  }
}

/** An archive is larger than its files: headers, padding, skipped entries. */
export const headerBytes = 256 * 1024 ** 2;

async function unpack(
  { file, sizeBytes, gzipLayers }: { file: string; sizeBytes: number; gzipLayers: number },
  root: string,
  { readers, owner, limits, reservation }: UploadReading,
): Promise<Upload> {
  const mostBytes = gzipLayers > 0 ? limits.maxTotalBytes : Math.min(limits.maxTotalBytes, sizeBytes);
  await reservation.reserve(mostBytes);
  const options = { source: { file, gzipLayers }, root, limits: { ...archiveLimits, ...limits }, prefix: "", secrets: [] };
  const { items, result } = await readers.read("unpack", options, { owner, deadlineMs: uploadTimeoutMs });
  if (result.refusal !== undefined) throw unreadable(result.refusal);
  await rm(file);
  reservation.returnBytes(sizeBytes + mostBytes - sizeOf(items));
  return { root, files: items, fields: {}, notes: result.notes, mayLackResults: result.mayLackResults };
}

const sizeOf = (files: readonly ArchivedFile[]): number => files.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0);

/** Counts a body's bytes before they are written. */
class Room {
  readonly #reading: UploadReading;
  readonly #overheadBytes: number;
  #bytes = 0;

  /** `overheadBytes`: of an archive, in addition to its files. */
  constructor(reading: UploadReading, overheadBytes = 0) {
    this.#reading = reading;
    this.#overheadBytes = overheadBytes;
  }

  /** By REPORT_MAX_BYTES and the organization's storage; counts nothing. */
  refusal(bytes: number): HttpError | undefined {
    const { limits, quota } = this.#reading;
    const all = this.#bytes + bytes - this.#overheadBytes;
    if (all > limits.maxTotalBytes) return reportTooLarge();
    return quota && all > quota.leftBytes ? quota.limitError(all) : undefined;
  }

  take(bytes: number): HttpError | undefined {
    const refusal = this.refusal(bytes) ?? this.#reading.reservation.take(bytes);
    if (!refusal) this.#bytes += bytes;
    return refusal;
  }
}

/** A body in one file may be an envelope, or a list. */
async function open(
  upload: Upload,
  isGzipped: boolean,
  { readers, owner, limits, parameters, reservation }: UploadReading,
): Promise<Upload> {
  const [file, ...others] = upload.files;
  if (!file || others.length > 0) return upload;
  const { root, fields } = upload;
  const options = { root, file, isGzipped, maxBytes: limits.maxTotalBytes, parameters: { ...parameters, ...fields } };
  // The report in an envelope is written to a separate file.
  const mostBytes = isGzipped ? limits.maxTotalBytes : file.sizeBytes;
  await reservation.reserve(mostBytes);
  const { result } = await readers.read("open", options, { owner, deadlineMs: uploadTimeoutMs });
  if ("refused" in result) throw new HttpError(result.refused.status, result.refused.reply);
  reservation.returnBytes(file.sizeBytes + mostBytes - sizeOf(result.files));
  return { ...upload, files: result.files, fields: { ...fields, ...result.fields } };
}

function unreadable(message: string): HttpError {
  return badRequest("Report not readable", { message, code: "REPORT_NOT_READABLE" });
}

async function receiveForm(request: FastifyRequest, root: string, reading: UploadReading): Promise<Upload> {
  const upload: Upload = { root, files: [], fields: {}, notes: [], mayLackResults: false };
  const names = new UploadNames();
  const bySentPath = new Map<string, ArchivedFile>();
  const add = async (sent: string, content: Readable) => {
    const { path, sentPath } = names.take(sent);
    const file: ArchivedFile = await writeFile(content, root, path, room);
    if (sentPath !== path) file.sentPath = sentPath;
    const namesake = bySentPath.get(sentPath);
    if (namesake) namesake.hasNamesake = file.hasNamesake = true;
    bySentPath.set(sentPath, file);
    upload.files.push(file);
  };
  const { limits } = reading;
  const room = new Room(reading);
  const partLimits = { files: limits.maxFiles, fields: maxFormFields, fieldSize: maxFieldBytes, fileSize: limits.maxTotalBytes };
  for await (const part of request.parts({ preservePath: true, limits: { ...partLimits, parts: limits.maxFiles + maxFormFields } })) {
    if (part.type === "file") {
      rejectDetailAsFile(part.fieldname);
      await add(part.filename, part.file);
    }
    // A partial report could look green.
    else if (part.valueTruncated) throw fieldTooLarge(part.fieldname);
    else if (isReport(part.fieldname, part.value)) {
      const report = typeof part.value === "string" ? part.value : JSON.stringify(part.value);
      await add(part.fieldname, Readable.from([report]));
    } else {
      rejectSecondValue(upload.fields, part.fieldname, part.value);
      upload.fields[part.fieldname] = part.value;
    }
  }
  if (upload.files.length === 0)
    throw badRequest("Report missing", {
      message: "The form has no file. Add the report as a file, or as a field named `report`.",
      code: "REPORT_MISSING",
    });
  return upload;
}

/** A file of this name would be ignored, and a run could pass without its exit code. @throws 400 */
function rejectDetailAsFile(name: string): void {
  if (/^(?:exit[-_]?code|shard[-_]?key)$/i.test(name))
    throw invalidField(name, "must be a field of the form, not a file: leave out its `filename`");
}

/** @throws 400 */
function rejectSecondValue(fields: Upload["fields"], name: string, value: unknown): void {
  const isDetail = Object.hasOwn(IngestDetails.shape, name) || name === "ciContext";
  if (isDetail && Object.hasOwn(fields, name) && fields[name] !== value)
    throw invalidField(name, "is in the form twice, with different values. Send it once");
}

/** The field `report`, or a part without a file name that contains results. */
function isReport(field: string, value: unknown): boolean {
  if (field === "report") return true;
  return typeof value === "string" && !(field in IngestDetails.shape) && containsResults("report", Buffer.from(value.slice(0, 4096)));
}

async function writeFile(content: Readable, root: string, path: string, room: Room): Promise<ArchivedFile> {
  let sizeBytes = 0;
  const target = join(root, ...path.split("/"));
  await mkdir(dirname(target), { recursive: true, mode: 0o700 });
  const counter = new Transform({
    transform(piece: Buffer, _encoding, done) {
      sizeBytes += piece.length;
      done(room.take(piece.length) ?? null, piece);
    },
  });
  await pipeline(content.iterator({ destroyOnReturn: false }), counter, createWriteStream(target, { flags: "wx", mode: 0o600 }));
  return { path, sizeBytes };
}

function fieldTooLarge(name: string): HttpError {
  return new HttpError(413, {
    error: "Payload too large",
    message: `${quoteField(pathText([name]))} is larger than ${maxFieldBytes / 1024 / 1024} MiB. Send a report of this size as a file of the form, or as the body.`,
    code: "PAYLOAD_TOO_LARGE",
  });
}
