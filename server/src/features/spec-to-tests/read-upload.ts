import { buffer } from "node:stream/consumers";
import { Id } from "@gantry/contract/ids.ts";
import { quoteField } from "@gantry/contract/read-fields.ts";
import { SpecToTestsForm, type SpecToTestsForm as Form, TestStyle } from "@gantry/contract/spec-to-tests/schemas.ts";
import { maxSpecificationBytes, specificationTypes, testStyles } from "@gantry/contract/spec-to-tests/constants.ts";
import type { FastifyRequest } from "fastify";
import { z } from "zod";
import { HttpError, badRequest, tooLarge } from "../../platform/errors.ts";
import { unknownFieldWarnings } from "../../platform/http/read-request.ts";
import { type SpecificationKind, contradictedType, specificationKind } from "./documents/specification-kind.ts";

export interface Upload {
  file: { name: string; kind: SpecificationKind; bytes: Uint8Array };
  form: Form;
  /** A sentence for each part that was ignored. */
  warnings: string[];
}

/** Every part that is read. */
const KnownParts = SpecToTestsForm.extend({ file: z.unknown() });

/** What a form may weigh next to its file. */
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
  const parts = await readParts(request);
  const { file } = parts;
  const kind = file && specificationKind(file.name, file.mediaType, file.bytes);
  if (kind === "swagger")
    throw unsupported(
      `“${file?.name.slice(0, 100)}” is a Swagger 2.0 description. Convert it to OpenAPI 3 first, for example with the Swagger Editor.`,
    );
  if (!file) throw fileRequired(missingFile(parts));
  if (!kind) throw unsupported(`“${file.name.slice(0, 100)}” is not a supported file type.`);
  if (file.bytes.length === 0) throw fileRequired(`“${file.name.slice(0, 100)}” is empty.`);
  const contradicted = contradictedType(kind, file.bytes);
  if (contradicted !== undefined) throw unsupported(`The content of “${file.name.slice(0, 100)}” is not that of ${contradicted}.`);
  return {
    file: { name: file.name, kind, bytes: file.bytes },
    form: readForm(parts.fields),
    warnings: unknownFieldWarnings(KnownParts, namesOf(parts)),
  };
}

interface Parts {
  file: { name: string; mediaType: string; bytes: Uint8Array } | undefined;
  fields: Map<string, string>;
  /** Names of the parts with a file that are not read. */
  otherFiles: Set<string>;
}

async function readParts(request: FastifyRequest): Promise<Parts> {
  const parts: Parts = { file: undefined, fields: new Map(), otherFiles: new Set() };
  try {
    const limits = { fileSize: maxSpecificationBytes, files: 10, fields: 100, fieldSize: 4096, parts: 110, headerPairs: 50 };
    for await (const part of request.parts({ limits })) {
      if (part.type === "field") parts.fields.set(part.fieldname, String(part.value));
      else if (part.fieldname !== "file") {
        parts.otherFiles.add(part.fieldname);
        part.file.resume();
      } else {
        const bytes = await buffer(part.file);
        if (part.file.truncated) throw fileTooLarge();
        if (parts.file) throw malformed("The part file was sent twice. Send one file.");
        parts.file = { name: part.filename || "document", mediaType: part.mimetype, bytes };
      }
    }
  } catch (error) {
    if (error instanceof HttpError) throw error;
    const code = error instanceof Error && "code" in error ? error.code : undefined;
    if (code === "FST_REQ_FILE_TOO_LARGE") throw fileTooLarge();
    throw malformed(
      code === "FST_PARTS_LIMIT" || code === "FST_FILES_LIMIT" || code === "FST_FIELDS_LIMIT"
        ? "The form has too many parts. Send one file in the part file, and projectId and testStyle as fields."
        : "The form could not be read. Send one file in the part file, and projectId and testStyle as fields.",
    );
  }
  return parts;
}

function namesOf({ fields, otherFiles }: Parts): Record<string, true> {
  return Object.fromEntries([...fields.keys(), ...otherFiles].map((name) => [name, true]));
}

function missingFile({ fields, otherFiles }: Parts): string {
  if (fields.has("file")) return "The part file is text: it needs a file name.";
  const [other] = otherFiles;
  return other === undefined ? "The part file is missing." : `The part file is missing; a file was sent as ${quoteField(other)}.`;
}

function readForm(fields: ReadonlyMap<string, string>): Form {
  const projectId = fields.get("projectId")?.trim();
  const testStyle = fields.get("testStyle")?.trim();
  const styles = testStyles.join(", ");
  if (!projectId)
    throw badRequest("projectId required", { message: "Name the project whose test cases these become.", code: "VALIDATION_FAILED" });
  if (!testStyle) throw badRequest("testStyle required", { message: `\`testStyle\` is required: ${styles}.`, code: "VALIDATION_FAILED" });
  if (!TestStyle.safeParse(testStyle).success)
    throw badRequest("Invalid testStyle", { message: `“${testStyle.slice(0, 100)}” is not one of: ${styles}.`, code: "VALIDATION_FAILED" });
  if (!Id.safeParse(projectId).success)
    throw badRequest("Invalid project ID format", { message: "`projectId` must be 24 hexadecimal digits.", code: "INVALID_ID" });
  return SpecToTestsForm.parse({ projectId, testStyle });
}

function malformed(message: string): HttpError {
  return badRequest("Malformed multipart body", { message, code: "MALFORMED_MULTIPART" });
}

function fileTooLarge(): HttpError {
  return tooLarge("File too large", {
    message: `A specification may have at most ${maxSpecificationBytes / 1024 / 1024} MB.`,
    code: "FILE_TOO_LARGE",
  });
}

function unsupported(reason: string): HttpError {
  const types = specificationTypes.join(", ");
  return badRequest(`Unsupported file type. Supported types: ${types}`, { message: withTypes(reason), code: "UNSUPPORTED_FILE_TYPE" });
}

const fileRequired = (reason: string) => badRequest("file required", { message: withTypes(reason), code: "VALIDATION_FAILED" });

const withTypes = (reason: string) => `${reason} Upload PDF, DOCX, Markdown or OpenAPI 3 (YAML or JSON).`;
