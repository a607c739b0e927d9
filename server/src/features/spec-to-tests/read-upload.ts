import { Id } from "@gantry/contract/ids.ts";
import {
  SpecToTestsForm,
  type SpecToTestsForm as Form,
  TestStyle,
  maxSpecificationBytes,
  specificationTypes,
  testStyles,
} from "@gantry/contract/spec-to-tests.ts";
import type { FastifyRequest } from "fastify";
import { HttpError, badRequest, tooLarge } from "../../platform/http/errors.ts";
import { type SpecificationKind, specificationKind } from "./documents/specification-kind.ts";

export interface Upload {
  file: { name: string; kind: SpecificationKind; bytes: Uint8Array };
  form: Form;
}

/** What a form may weigh beside its file. */
const formBytes = 64 * 1024;

/**
 * Reads the form. Checks in this order: multipart, size, type, fields.
 * @throws 400 and 413 in words that say what to send
 */
export async function readUpload(request: FastifyRequest): Promise<Upload> {
  if (!request.isMultipart())
    throw badRequest("Multipart form data required", {
      message: "Send multipart/form-data with the parts file, projectId and testStyle.",
      code: "MULTIPART_REQUIRED",
    });
  if (Number(request.headers["content-length"] ?? 0) > maxSpecificationBytes + formBytes) throw fileTooLarge();
  const { file, fields } = await readParts(request);
  const kind = file && specificationKind(file.name, file.mediaType);
  if (!file || !kind) throw unsupported(file ? `“${file.name.slice(0, 100)}” is none of them.` : "The part file is missing.");
  return { file: { name: file.name, kind, bytes: file.bytes }, form: readForm(fields) };
}

interface Parts {
  file: { name: string; mediaType: string; bytes: Uint8Array } | undefined;
  fields: Map<string, string>;
}

async function readParts(request: FastifyRequest): Promise<Parts> {
  const parts: Parts = { file: undefined, fields: new Map() };
  try {
    const limits = { fileSize: maxSpecificationBytes, files: 1, fields: 20, fieldSize: 4096, parts: 21, headerPairs: 50 };
    for await (const part of request.parts({ limits })) {
      if (part.type === "field") parts.fields.set(part.fieldname, String(part.value));
      else {
        const chunks: Buffer[] = [];
        for await (const chunk of part.file as AsyncIterable<Buffer>) chunks.push(chunk);
        if (part.file.truncated) throw fileTooLarge();
        parts.file = { name: part.filename || "document", mediaType: part.mimetype, bytes: Buffer.concat(chunks) };
      }
    }
  } catch (error) {
    if (error instanceof HttpError) throw error;
    if (error instanceof Error && "code" in error && error.code === "FST_REQ_FILE_TOO_LARGE") throw fileTooLarge();
    throw badRequest("Malformed multipart body", {
      message: "The form could not be read. Send one file in the part file, and projectId and testStyle as fields.",
      code: "MALFORMED_MULTIPART",
    });
  }
  return parts;
}

function readForm(fields: ReadonlyMap<string, string>): Form {
  const projectId = fields.get("projectId")?.trim();
  const testStyle = fields.get("testStyle")?.trim();
  const styles = testStyles.join(", ");
  if (!projectId)
    throw badRequest("projectId required", { message: "Name the project whose test cases these become.", code: "VALIDATION_FAILED" });
  if (!testStyle) throw badRequest("testStyle required", { message: `Give one of: ${styles}.`, code: "VALIDATION_FAILED" });
  if (!TestStyle.safeParse(testStyle).success)
    throw badRequest("Invalid testStyle", { message: `“${testStyle.slice(0, 100)}” is not one of: ${styles}.`, code: "VALIDATION_FAILED" });
  if (!Id.safeParse(projectId).success) throw badRequest("Invalid project ID format", { code: "INVALID_ID" });
  return SpecToTestsForm.parse({ projectId, testStyle });
}

function fileTooLarge(): HttpError {
  return tooLarge("File too large", {
    message: `A specification may have at most ${maxSpecificationBytes / 1024 / 1024} MB.`,
    code: "FILE_TOO_LARGE",
  });
}

function unsupported(reason: string): HttpError {
  const types = specificationTypes.join(", ");
  return badRequest(`Unsupported file type. Supported types: ${types}`, {
    message: `${reason} Upload a file of one of these types: ${types}.`,
    code: "UNSUPPORTED_FILE_TYPE",
  });
}
