import { isUtf8 } from "node:buffer";
import { open, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { ArchivedFile } from "@gantry/reports/archive/archive-limits.ts";
import { kindOfArchive } from "@gantry/reports/folder/content-of-file.ts";
import { decode } from "@gantry/reports/formats/decode.ts";
import { hasTapNearStart } from "@gantry/reports/formats/tap/format.ts";
import { badRequest, type HttpError, invalidField, malformedJson } from "../../platform/errors.ts";
import { rejectDeepJson } from "../../platform/http/bodies/json-depth.ts";

interface Body {
  root: string;
  files: ArchivedFile[];
  fields: Record<string, unknown>;
}

/** The fields that name the project. */
interface Project {
  project?: unknown;
  projectId?: unknown;
}

const projectOf = ({ project, projectId }: Project): unknown => projectId ?? project;

/** Of a report that came without a name. */
export const nameOfBody = "report";
const headBytes = 4096;
/** An envelope is read into memory. */
const maxEnvelopeBytes = 64 * 1024 * 1024;
/** Each becomes a file. */
const maxResults = 20_000;
/** Suites may be nested. Code that reads a report may recurse. */
const maxLevels = 1_000;

/**
 * Renames a body that came as one file according to its content. A JSON object with `report` is an envelope: the report as text or as JSON, and the
 * fields that could be in the query. A list of Allure results is split into its files. @throws 400 for an envelope that is not JSON.
 */
export async function unwrapBody(upload: Body, parameters: Project & { format?: unknown }): Promise<Body> {
  const [file] = upload.files;
  // A file with a name of its own is named in the error about its content.
  if (upload.files.length === 1 && file?.path === nameOfBody && file.sizeBytes === 0) throw reportMissing("The report is empty.");
  if (!file || upload.files.length > 1 || (/\.(?:json|xml|tap|txt|gz)$/i.test(file.path) && parameters.format !== "allure")) return upload;
  const bytes = await readHead(join(upload.root, file.path));
  rejectArchive(file.path, bytes);
  const head = decode(bytes);
  const isJson = /^\s*[[{]/.test(head);
  const mayBeEnvelope = /^\s*\{/.test(head) && (projectOf(parameters) === undefined || /"report"\s*:/.test(head));
  if (isJson && file.sizeBytes <= maxEnvelopeBytes && (mayBeEnvelope || parameters.format === "allure" || /^\s*\[/.test(head))) {
    const { report, ...fields } = await readEnvelope(join(upload.root, file.path), mayBeEnvelope, parameters);
    await rm(join(upload.root, file.path));
    const files = await writeReports(upload.root, report, textOf(fields["format"] ?? parameters.format));
    return { ...upload, files, fields: { ...upload.fields, ...fields } };
  }
  return { ...upload, files: [await renamed(upload.root, file, nameFor(head, textOf(parameters.format), file.path))] };
}

/** Only a body that is said to be a tar archive is unpacked. */
function rejectArchive(path: string, head: Buffer): void {
  const kind = kindOfArchive(head);
  if (kind === undefined) return;
  const what = path === nameOfBody ? "The body" : path.slice(0, 200);
  const isWhat = kind === "gzip" ? "is compressed with gzip" : `is an archive (${kind})`;
  const alone =
    kind === "gzip"
      ? " One compressed report needs the header Content-Encoding: gzip, or in a form a name that ends in .xml.gz or .json.gz."
      : "";
  throw badRequest("Report not readable", {
    message: `${what} ${isWhat} and was not unpacked. Send the report files themselves, several of them as files of one form. Or send a tar archive as the body, with the content type application/x-tar, or application/gzip for a .tar.gz.${alone}`,
    code: "REPORT_NOT_READABLE",
  });
}

const textOf = (value: unknown) => (typeof value === "string" ? value : undefined);

async function readEnvelope(
  path: string,
  mayBeEnvelope: boolean,
  parameters: Project,
): Promise<{ report: unknown; [field: string]: unknown }> {
  const content = await readFile(path);
  if (mayBeEnvelope && !isUtf8(content)) throw malformedJson("The body is not valid UTF-8 text.");
  const text = decode(content);
  rejectDeepJson(text, maxLevels);
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    throw malformedJson("The body is not valid JSON.");
  }
  const isEnvelope = mayBeEnvelope && typeof body === "object" && body !== null && "report" in body;
  if (!isEnvelope) {
    rejectEnvelopeWithoutReport(body, parameters);
    return { report: body };
  }
  return { ...(body as object), report: reportIn(body as object) };
}

/** A report may have a field of this name, too: only one that would be the project's only name counts. @throws 400 */
function rejectEnvelopeWithoutReport(body: unknown, parameters: Project): void {
  if (typeof body !== "object" || body === null || projectOf(parameters) !== undefined) return;
  if ("projectId" in body || "project" in body) throw reportMissing("The body has no field `report`.");
}

/** @throws 400 for a report that is neither text nor JSON */
function reportIn(envelope: object): unknown {
  const report: unknown = Reflect.get(envelope, "report");
  if (report === "" || report === null) throw reportMissing("The field `report` is empty.");
  if (typeof report !== "string" && typeof report !== "object")
    throw invalidField("report", "must be the report: its text, or its JSON as an object or a list");
  return report;
}

function reportMissing(what: string): HttpError {
  const message = `${what} Send the report as the body, as a file of a form, or in the field \`report\` of a JSON body.`;
  return badRequest("Report missing", { message, code: "REPORT_MISSING" });
}

async function writeReports(root: string, report: unknown, format: string | undefined): Promise<ArchivedFile[]> {
  const isAllure = (one: unknown) => format === "allure" || (typeof one === "object" && one !== null && "uuid" in one);
  if (Array.isArray(report) && report.length > maxResults && report.every(isAllure))
    throw badRequest("Report not readable", {
      message: `The list has ${report.length} results, and ${maxResults} at most are read. Send them as an archive, or in several uploads.`,
      code: "REPORT_NOT_READABLE",
    });
  if (Array.isArray(report) && report.length > 0 && report.every(isAllure))
    return Promise.all(report.map((one, index) => write(root, `${index}-result.json`, JSON.stringify(one))));
  const text = typeof report === "string" ? report : JSON.stringify(report ?? "");
  const name = isAllure(report) ? "0-result.json" : nameFor(text.slice(0, headBytes), format);
  return [{ ...(await write(root, name, text)), sentPath: nameOfBody }];
}

async function write(root: string, name: string, text: string): Promise<ArchivedFile> {
  await writeFile(join(root, name), text, { flag: "wx", mode: 0o600 });
  return { path: name, sizeBytes: Buffer.byteLength(text) };
}

async function renamed(root: string, file: ArchivedFile, name: string): Promise<ArchivedFile> {
  if (name === file.path) return file;
  await rename(join(root, file.path), join(root, name));
  return { ...file, path: name, sentPath: file.sentPath ?? file.path };
}

async function readHead(path: string): Promise<Buffer> {
  const handle = await open(path, "r");
  try {
    const { bytesRead, buffer } = await handle.read(Buffer.alloc(headBytes), 0, headBytes, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}

/** Formats are detected by the file extension first, so the name gets another one: `results.log` with XML becomes `results.log.xml`. */
function nameFor(head: string, format: string | undefined, name = nameOfBody): string {
  if (format === "tap") return `${name}.tap`;
  if (format === "allure") return "0-result.json";
  if (/^\s*</.test(head)) return `${name}.xml`;
  if (/^\s*[[{]/.test(head)) return /"uuid"\s*:/.test(head) && !/"results"\s*:/.test(head) ? "0-result.json" : `${name}.json`;
  // Go before 1.24 writes no event about a package that it cannot build.
  if (/^(?:# \S+ \[\S+\.test\]\r?$|FAIL\t\S+ \[(?:build|setup) failed\])/m.test(head)) return `${name}.json`;
  return hasTapNearStart(head) ? `${name}.tap` : name;
}
