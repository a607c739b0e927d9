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

const documentNames = { pdf: "a PDF", docx: "a Word document (DOCX)" } as const;
const compoundFile = Buffer.from("d0cf11e0", "hex");

/**
 * The type that a file has by its name and not by its first bytes, such as `a PDF`; `undefined` when they agree. A Word document with a password
 * is a compound file: reading it says so.
 */
export function contradictedType(kind: SpecificationKind, bytes: Uint8Array): string | undefined {
  if ((kind !== "pdf" && kind !== "docx") || bytes.length === 0) return undefined;
  const start = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, 1024));
  const isGenuine =
    kind === "pdf" ? start.includes("%PDF-") : start.subarray(0, 2).toString() === "PK" || start.subarray(0, 4).equals(compoundFile);
  return isGenuine ? undefined : documentNames[kind];
}

function lookUp(kinds: Readonly<Record<string, SpecificationKind>>, key: string): SpecificationKind | undefined {
  return Object.hasOwn(kinds, key) ? kinds[key] : undefined;
}

/** By the key that every description begins with or, in JSON, has somewhere. */
function descriptionKind(bytes: Uint8Array): "openapi" | "swagger" | undefined {
  const text = new TextDecoder().decode(bytes);
  const key = (name: string, version: string) =>
    new RegExp(`(?:^|[{,])\\s*["']?${name}["']?\\s*:\\s*["']?${version}(?:\\.|["'\\s,}]|$)`, "m");
  if (key("openapi", "3").test(text)) return "openapi";
  return key("swagger", "[12]").test(text) ? "swagger" : undefined;
}
