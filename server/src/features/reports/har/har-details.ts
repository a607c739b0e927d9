import type { HarBody, HarRequestDetails } from "@gantry/contract/har/schemas.ts";
import { at, listAt, type Loose, textAt } from "@gantry/reports/formats/loose-json.ts";
import { cut, positiveAt } from "./har-requests.ts";

const maxFields = 200;
const maxName = 300;
const maxValue = 4_000;
const maxBody = 65_536;

const phases = ["blocked", "dns", "connect", "ssl", "send", "wait", "receive"] as const;

/** Headers, bodies and timings of one request. */
export function detailsOf(entry: Loose): HarRequestDetails {
  const request = at(entry, "request");
  const response = at(entry, "response");
  const timings = at(entry, "timings");
  return {
    httpVersion: short(textAt(response, "httpVersion") ?? textAt(request, "httpVersion")),
    statusText: short(textAt(response, "statusText")),
    serverAddress: short(textAt(entry, "serverIPAddress")),
    requestHeaders: fieldsAt(request, "headers"),
    query: fieldsAt(request, "queryString"),
    requestBody: requestBody(request),
    responseHeaders: fieldsAt(response, "headers"),
    responseBody: responseBody(response),
    timings: phases.flatMap((phase) => {
      const durationMs = positiveAt(timings, phase);
      return durationMs === undefined ? [] : [{ phase, durationMs }];
    }),
  };
}

const short = (text: string | undefined) => (text === undefined ? null : cut(text, maxName));

function fieldsAt(value: Loose, key: string): HarRequestDetails["query"] {
  return listAt(value, key)
    .slice(0, maxFields)
    .map((field) => ({ name: cut(textAt(field, "name") ?? "", maxName), value: cut(textAt(field, "value") ?? "", maxValue) }));
}

function requestBody(request: Loose): HarBody | null {
  const data = at(request, "postData");
  if (typeof data !== "object" || data === null) return null;
  const fields = fieldsAt(data, "params");
  const asLines = fields.length > 0 ? fields.map(({ name, value }) => `${name}=${value}`).join("\n") : undefined;
  return body(data, textAt(data, "text") ?? asLines, positiveAt(request, "bodySize"));
}

function responseBody(response: Loose): HarBody | null {
  const content = at(response, "content");
  if (typeof content !== "object" || content === null) return null;
  return body(content, textAt(content, "text"), positiveAt(content, "size"));
}

/** @param holder has the body's type, and how it is encoded */
function body(holder: Loose, text: string | undefined, sizeBytes: number | undefined): HarBody {
  const found = text !== undefined && textAt(holder, "encoding") === "base64" ? decoded(text) : { text, isCut: false, isBinary: false };
  const isCut = found.isCut || (found.text?.length ?? 0) > maxBody;
  return {
    contentType: short(textAt(holder, "mimeType")),
    sizeBytes: sizeBytes ?? null,
    text: found.text?.slice(0, maxBody) ?? null,
    isCut,
    isBinary: found.isBinary,
    // Playwright names the file that it wrote next to the HAR file.
    file: short(textAt(holder, "_file")),
  };
}

/** Only what is needed of a long body is decoded. Four characters are three bytes. */
function decoded(base64: string): { text: string | undefined; isCut: boolean; isBinary: boolean } {
  const isCut = base64.length > maxBody * 4;
  const bytes = Buffer.from(base64.slice(0, maxBody * 4), "base64");
  try {
    const text = new TextDecoder("utf-8", { fatal: true }).decode(bytes, { stream: isCut });
    const isBinary = text.includes("\0");
    return { text: isBinary ? undefined : text, isCut: isCut && !isBinary, isBinary };
  } catch {
    return { text: undefined, isCut: false, isBinary: true };
  }
}
