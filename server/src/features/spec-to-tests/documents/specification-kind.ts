import { decodeText } from "../document/decode-text.ts";
import { documentLimits } from "../document/document.ts";
import { entryNames } from "./zip-directory.ts";

/** What a specification may be written in. */
export type SpecificationKind = "pdf" | "docx" | "markdown" | "openapi";

const byExtension: Readonly<Record<string, SpecificationKind>> = {
  pdf: "pdf",
  docx: "docx",
  md: "markdown",
  markdown: "markdown",
  mdown: "markdown",
  mkd: "markdown",
};

const byMediaType: Readonly<Record<string, SpecificationKind>> = {
  "application/pdf": "pdf",
  "application/x-pdf": "pdf",
  "application/vnd.openxmlformats-officedocument.wordprocessingml.document": "docx",
  "text/markdown": "markdown",
  "text/x-markdown": "markdown",
};

const dataExtension = /^(?:ya?ml|json)$/;
const dataType = /^(?:application|text)\/(?:[\w.-]+\+)?(?:x-)?(?:yaml|json)$|^application\/vnd\.oai\.openapi(?:\+json|\+yaml)?$/;

/**
 * By the name's last extension. A name without one is judged by the media type that the client gave. YAML and JSON count only when their content
 * is an OpenAPI description. `undefined`: not a supported type; `swagger`: an OpenAPI description of a version before 3.0.
 * The type never overrules an extension: clients guess it, and `plan.md.exe` is not Markdown, whatever type is sent with it.
 */
export function specificationKind(fileName: string, mediaType: string, bytes: Uint8Array): SpecificationKind | "swagger" | undefined {
  const name = fileName.trim();
  const dot = name.lastIndexOf(".");
  if (dot !== -1) {
    const extension = name.slice(dot + 1).toLowerCase();
    return dataExtension.test(extension) ? descriptionKind(bytes) : lookUp(byExtension, extension);
  }
  const type = mediaType.split(";")[0]?.trim().toLowerCase() ?? "";
  return dataType.test(type) ? descriptionKind(bytes) : lookUp(byMediaType, type);
}

const documentNames = { pdf: "a PDF", docx: "a Word document (DOCX)", markdown: "a Markdown file" } as const;
const zip = Buffer.from("PK\x03\x04");
/** Word's format before DOCX, and the container of a DOCX with a password. */
const compoundFile = Buffer.from("d0cf11e0a1b11ae1", "hex");
const pdf = Buffer.from("%PDF-");
const rtf = Buffer.from("{\\rtf");

/**
 * What a file should be by its name and is not by its bytes, such as `a PDF`; `undefined` when they agree. Does not parse the file: a damaged one agrees.
 */
export function contradictedType(kind: SpecificationKind, bytes: Uint8Array): string | undefined {
  const content = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  const starts = (mark: Buffer) => content.subarray(0, mark.length).equals(mark);
  switch (kind) {
    case "pdf":
      return content.subarray(0, 1024).includes(pdf) ? undefined : documentNames.pdf;
    case "docx":
      if (starts(compoundFile)) return `${documentNames.docx}: it is an old one (DOC), or has a password`;
      return starts(zip) && !isOtherArchive(content) ? undefined : documentNames.docx;
    case "markdown":
      return [pdf, zip, compoundFile, rtf].some(starts) || decodeText(bytes).includes("\0") ? documentNames.markdown : undefined;
    default:
      return undefined;
  }
}

/** Whether its directory can be read and lists no part of a Word document. */
function isOtherArchive(content: Buffer): boolean {
  const names = entryNames(content, documentLimits.archiveEntries);
  return names !== undefined && !names.some((name) => /^\/?word\/[^/]+\.xml$/i.test(name));
}

function lookUp(kinds: Readonly<Record<string, SpecificationKind>>, key: string): SpecificationKind | undefined {
  return Object.hasOwn(kinds, key) ? kinds[key] : undefined;
}

/** By the key that every description begins with or, in JSON, has somewhere. An empty file is taken for one, since it names no other type. */
function descriptionKind(bytes: Uint8Array): "openapi" | "swagger" | undefined {
  if (bytes.length === 0) return "openapi";
  const text = decodeText(bytes);
  const key = (name: string, version: string) =>
    new RegExp(`(?:^|[{,])\\s*["']?${name}["']?\\s*:\\s*["']?${version}(?:\\.|["'\\s,}]|$)`, "m");
  if (key("openapi", "3").test(text)) return "openapi";
  return key("swagger", "[12]").test(text) ? "swagger" : undefined;
}
