/** What a specification may be written in. */
export type SpecificationKind = "pdf" | "docx" | "markdown";

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

/**
 * By the name's last extension. A name without one is judged by the media type that the client gave. `undefined`: not a supported type.
 * The type never overrules an extension: clients guess it, and `plan.md.exe` is not Markdown, whatever type is sent with it.
 */
export function specificationKind(fileName: string, mediaType: string): SpecificationKind | undefined {
  const name = fileName.trim();
  const dot = name.lastIndexOf(".");
  if (dot !== -1) return lookUp(byExtension, name.slice(dot + 1).toLowerCase());
  return lookUp(byMediaType, mediaType.split(";")[0]?.trim().toLowerCase() ?? "");
}

function lookUp(kinds: Readonly<Record<string, SpecificationKind>>, key: string): SpecificationKind | undefined {
  return Object.hasOwn(kinds, key) ? kinds[key] : undefined;
}
