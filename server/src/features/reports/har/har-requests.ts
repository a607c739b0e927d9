import type { HarFile, HarRequest } from "@gantry/contract/har/schemas.ts";
import type { HarType } from "@gantry/contract/har/constants.ts";
import { at, type Loose, numberAt, textAt } from "@gantry/reports/formats/loose-json.ts";

const maxRequests = 2_000;
const maxUrl = 2_000;
const maxText = 300;

/** The list of a file's requests. Failed ones are kept first, because they are what a reader looks for. */
export function listRequests(entries: readonly Loose[]): HarFile {
  const starts = entries.map((entry) => Date.parse(textAt(entry, "startedDateTime") ?? ""));
  const first = starts.reduce((least, at) => (at < least ? at : least), Number.POSITIVE_INFINITY);
  const failed = entries.map(isFailed);
  const totalFailed = failed.filter(Boolean).length;
  let roomForOthers = Math.max(0, maxRequests - totalFailed);
  const requests: HarRequest[] = [];
  for (const [index, entry] of entries.entries()) {
    if (requests.length === maxRequests) break;
    if (!failed[index] && roomForOthers-- <= 0) continue;
    requests.push(summarize(entry, index, (starts[index] ?? Number.NaN) - first));
  }
  return { requests, totalRequests: entries.length, totalFailed };
}

function summarize(entry: Loose, index: number, startMs: number): HarRequest {
  const request = at(entry, "request");
  const response = at(entry, "response");
  return {
    index,
    method: cut(textAt(request, "method") ?? "GET", 20),
    url: cut(textAt(request, "url") ?? "", maxUrl),
    status: statusOf(entry),
    failure: failureOf(entry),
    type: typeOf(entry),
    sizeBytes: sizeOf(response),
    startMs: Number.isFinite(startMs) ? Math.round(startMs) : null,
    durationMs: positiveAt(entry, "time") ?? null,
  };
}

/** Chrome and Playwright write 0, or -1, when no response arrived. */
function statusOf(entry: Loose): number | null {
  const status = numberAt(at(entry, "response"), "status");
  return status !== undefined && status > 0 ? Math.round(status) : null;
}

function isFailed(entry: Loose): boolean {
  const status = statusOf(entry);
  return status === null || status >= 400;
}

/** Playwright, Chrome and WebKit each have their own field. */
function failureOf(entry: Loose): string | null {
  const response = at(entry, "response");
  const reason = textAt(response, "_failureText") ?? textAt(response, "_error") ?? textAt(entry, "_error");
  return reason === undefined ? null : cut(reason, maxText);
}

function sizeOf(response: Loose): number | null {
  const transferred = positiveAt(response, "_transferSize");
  const body = positiveAt(response, "bodySize");
  return transferred || body || (positiveAt(at(response, "content"), "size") ?? body ?? null);
}

const resourceTypes: Readonly<Record<string, HarType>> = {
  document: "document",
  xhr: "fetch",
  fetch: "fetch",
  eventsource: "fetch",
  script: "script",
  stylesheet: "style",
  image: "image",
  font: "font",
  media: "media",
  websocket: "websocket",
};

/** Only for content types; browsers name what they load more exactly. */
const contentTypes: readonly (readonly [RegExp, HarType])[] = [
  [/^(?:text\/html|application\/xhtml\+xml)/, "document"],
  [/^(?:text|application)\/(?:x-)?(?:java|ecma)script/, "script"],
  [/^text\/css/, "style"],
  [/^image\//, "image"],
  [/^(?:font\/|application\/(?:x-)?font-|application\/vnd\.ms-fontobject)/, "font"],
  [/^(?:audio|video)\//, "media"],
  [/^(?:application\/(?:[\w.-]+\+)?(?:json|xml|x-ndjson|graphql|grpc)|text\/(?:xml|event-stream))/, "fetch"],
];

function typeOf(entry: Loose): HarType {
  const named = textAt(entry, "_resourceType")?.toLowerCase();
  if (named !== undefined && Object.hasOwn(resourceTypes, named)) return resourceTypes[named] ?? "other";
  if (/^wss?:/i.test((textAt(at(entry, "request"), "url") ?? "").slice(0, 4))) return "websocket";
  const contentType = (textAt(at(at(entry, "response"), "content"), "mimeType") ?? "").slice(0, maxText).toLowerCase();
  return contentTypes.find(([pattern]) => pattern.test(contentType))?.[1] ?? "other";
}

/** HAR files write -1 for what is not known. */
export function positiveAt(value: Loose, key: string): number | undefined {
  const found = numberAt(value, key);
  return found === undefined || found < 0 ? undefined : found;
}

export const cut = (text: string, most: number) => (text.length > most ? `${text.slice(0, most)}…` : text);
