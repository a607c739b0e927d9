/** What a specification may be written in. */
export type SpecificationKind = "pdf" | "docx" | "markdown";

const byEnding: Readonly<Record<string, SpecificationKind>> = {
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

/** By the name's ending, else by the media type that the client gave; `undefined`: nothing that is read here. */
export function specificationKind(fileName: string, mediaType: string): SpecificationKind | undefined {
  const ending = /\.([a-z0-9]{1,10})$/i.exec(fileName.trim())?.[1]?.toLowerCase();
  const type = mediaType.split(";")[0]?.trim().toLowerCase() ?? "";
  return (
    (ending !== undefined && Object.hasOwn(byEnding, ending) ? byEnding[ending] : undefined) ??
    (Object.hasOwn(byMediaType, type) ? byMediaType[type] : undefined)
  );
}
