import http from "node:http";
import https from "node:https";
import type { LookupFunction } from "node:net";
import { OutboundError } from "./outbound-error.ts";

export interface Limits {
  /** For the whole exchange: DNS, connection, request, the last byte of the response. */
  timeoutMs: number;
  /** Of the response body. */
  maxBytes: number;
}

const bodiless = new Set([204, 205, 304]);

/**
 * One request over a separate connection; redirects are not followed. The response is read whole.
 * @throws {OutboundError} `TIMEOUT`, `TOO_LARGE`, `UNREACHABLE`, or the error of `lookup`; the caller's own reason when its signal aborts.
 */
export async function sendRequest(url: URL, request: Request, limits: Limits, lookup?: LookupFunction): Promise<Response> {
  const body = request.body === null ? undefined : Buffer.from(await request.arrayBuffer());
  const deadline = AbortSignal.timeout(limits.timeoutMs);
  const signal = AbortSignal.any([request.signal, deadline]);
  try {
    return await exchange(url, { request, body, signal, maxBytes: limits.maxBytes, lookup });
  } catch (error) {
    if (request.signal.aborted) throw request.signal.reason;
    throw inWords(error, url, deadline.aborted ? limits.timeoutMs : undefined);
  }
}

interface Exchange {
  request: Request;
  body: Buffer | undefined;
  signal: AbortSignal;
  maxBytes: number;
  lookup: LookupFunction | undefined;
}

function exchange(url: URL, { request, body, signal, maxBytes, lookup }: Exchange): Promise<Response> {
  return new Promise((resolve, reject) => {
    const headers = Object.fromEntries(request.headers);
    if (body) headers["content-length"] = String(body.length);
    // Nothing is decompressed: a small compressed response may be huge.
    headers["accept-encoding"] = "identity";
    const sent = (url.protocol === "https:" ? https : http).request(url, {
      method: request.method,
      headers,
      signal,
      agent: false,
      ...(lookup ? { lookup } : {}),
    });
    sent.on("error", reject);
    sent.on("response", (incoming) => {
      readAll(incoming, maxBytes).then(
        (bytes) => resolve(toResponse(incoming, bytes)),
        (error: unknown) => {
          sent.destroy();
          reject(error);
        },
      );
    });
    sent.end(body);
  });
}

async function readAll(incoming: http.IncomingMessage, maxBytes: number): Promise<Buffer> {
  const pieces: Buffer[] = [];
  let length = 0;
  for await (const piece of incoming as AsyncIterable<Buffer>) {
    length += piece.length;
    if (length > maxBytes) throw new OutboundError("TOO_LARGE", `The answer is larger than ${Math.floor(maxBytes / 1024)} KiB.`);
    pieces.push(piece);
  }
  return Buffer.concat(pieces);
}

function toResponse(incoming: http.IncomingMessage, bytes: Buffer): Response {
  const headers = new Headers();
  for (let index = 0; index + 1 < incoming.rawHeaders.length; index += 2)
    headers.append(incoming.rawHeaders[index] ?? "", incoming.rawHeaders[index + 1] ?? "");
  const status = incoming.statusCode ?? 0;
  return new Response(bodiless.has(status) ? null : new Uint8Array(bytes), { status, headers });
}

function inWords(error: unknown, url: URL, timedOutAfterMs: number | undefined): OutboundError {
  if (error instanceof OutboundError) return error;
  if (timedOutAfterMs !== undefined)
    return new OutboundError("TIMEOUT", `${url.host} did not answer within ${timedOutAfterMs / 1000} s.`, { cause: error });
  return new OutboundError("UNREACHABLE", `${url.host} could not be reached: ${reasonOf(error)}.`, { cause: error });
}

const reasons: Readonly<Record<string, string>> = {
  ENOTFOUND: "its name is unknown",
  EAI_AGAIN: "its name could not be resolved",
  ECONNREFUSED: "nothing listens there",
  ECONNRESET: "it closed the connection",
  EHOSTUNREACH: "there is no way to it",
  ENETUNREACH: "there is no way to it",
  CERT_HAS_EXPIRED: "its certificate has expired",
  DEPTH_ZERO_SELF_SIGNED_CERT: "its certificate is self-signed",
  SELF_SIGNED_CERT_IN_CHAIN: "its certificate is signed by an unknown authority",
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: "its certificate is signed by an unknown authority",
  ERR_TLS_CERT_ALTNAME_INVALID: "its certificate is for another name",
};

function reasonOf(error: unknown): string {
  // After several addresses were tried: report the first one's reason.
  const one: unknown = error instanceof AggregateError ? error.errors[0] : error;
  if (!(one instanceof Error)) return "unknown reason";
  const code = "code" in one && typeof one.code === "string" ? one.code : "";
  return reasons[code] ?? (code || one.message);
}
