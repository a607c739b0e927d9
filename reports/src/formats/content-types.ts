/** The types of files that tests attach, by extension. */
const types: Readonly<Record<string, string>> = {
  png: "image/png",
  jpg: "image/jpeg",
  jpeg: "image/jpeg",
  gif: "image/gif",
  webp: "image/webp",
  svg: "image/svg+xml",
  webm: "video/webm",
  mp4: "video/mp4",
  zip: "application/zip",
  txt: "text/plain",
  log: "text/plain",
  html: "text/html",
  json: "application/json",
  md: "text/markdown",
};

/** `application/octet-stream` for an unknown extension. */
export function contentTypeOf(path: string): string {
  return types[path.slice(path.lastIndexOf(".") + 1).toLowerCase()] ?? "application/octet-stream";
}

/** Including the dot; empty for an unknown type. */
export function extensionOf(contentType: string): string {
  const bare = contentType.split(";", 1)[0]?.trim().toLowerCase();
  const found = Object.entries(types).find(([, type]) => type === bare);
  return found ? `.${found[0]}` : "";
}
