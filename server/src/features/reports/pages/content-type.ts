const types: Readonly<Record<string, string>> = {
  html: "text/html; charset=utf-8",
  htm: "text/html; charset=utf-8",
  css: "text/css; charset=utf-8",
  js: "text/javascript; charset=utf-8",
  mjs: "text/javascript; charset=utf-8",
  json: "application/json; charset=utf-8",
  map: "application/json; charset=utf-8",
  xml: "text/xml; charset=utf-8",
  txt: "text/plain; charset=utf-8",
  log: "text/plain; charset=utf-8",
  md: "text/plain; charset=utf-8",
  tap: "text/plain; charset=utf-8",
  csv: "text/csv; charset=utf-8",
  png: "image/png",
  jpg: "image/jpeg",
  jpeg: "image/jpeg",
  gif: "image/gif",
  webp: "image/webp",
  svg: "image/svg+xml",
  ico: "image/x-icon",
  mp4: "video/mp4",
  webm: "video/webm",
  woff: "font/woff",
  woff2: "font/woff2",
  ttf: "font/ttf",
  pdf: "application/pdf",
  zip: "application/zip",
  wasm: "application/wasm",
};

/** By the file extension; anything else is downloaded as bytes. */
export function contentTypeOf(path: string): string {
  const ending = path.slice(path.lastIndexOf(".") + 1).toLowerCase();
  return types[ending] ?? "application/octet-stream";
}

const inertTypes = /^(?:image\/(?!svg)|video\/)/;

/** For files at the dashboard's origin: pictures and videos stay what they are, and nothing else is a page, a script or a style there. */
export function inertTypeOf(path: string): string {
  const type = contentTypeOf(path);
  return inertTypes.test(type) ? type : "application/octet-stream";
}
