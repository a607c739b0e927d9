import type { IncomingMessage, Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { finished } from "node:stream/promises";
import type { ErrorReply } from "@gantry/contract/errors.ts";
import { channelPath } from "@gantry/contract/events/constants.ts";
import { dropRest } from "../http/bodies/drop-body.ts";
import { HttpError } from "../errors.ts";
import { securityHeaders } from "../http/security-headers.ts";
import { type ArrivalLimits, whileArriving } from "../http/bodies/while-arriving.ts";
import { addressFull, originNotAllowed } from "./connection-limits.ts";

interface Refusal {
  code: string;
  message: string;
  /** Replaces the library's status. */
  status?: number;
}

/** The errors of the library and of the connection limits, and what the client gets. */
const refusals: Readonly<Record<string, Refusal>> = {
  [originNotAllowed]: {
    status: 403,
    code: "ORIGIN_NOT_ALLOWED",
    message:
      "Pages of this origin may not connect. The operator can allow it: ALLOWED_ORIGINS, or FRONTEND_URL if it is the dashboard's own address.",
  },
  [addressFull]: {
    status: 429,
    code: "TOO_MANY_CONNECTIONS",
    message: "Your address has reached the limit of live connections. Close some of them and connect again.",
  },
  "Transport unknown": { code: "TRANSPORT_UNKNOWN", message: "The query parameter `transport` must be polling or websocket." },
  "Session ID unknown": { code: "SESSION_UNKNOWN", message: "This session has ended, or another server process holds it. Connect again." },
  "Bad handshake method": { code: "BAD_METHOD", message: "A connection starts with GET." },
  Forbidden: { code: "FORBIDDEN", message: "This request is not allowed." },
  "Unsupported protocol version": { code: "PROTOCOL_VERSION", message: "The query parameter `EIO` must be 4." },
};

const errors: Readonly<Record<number, string>> = { 403: "Forbidden", 413: "Payload too large", 429: "Too many requests" };

/**
 * Adds our headers to every response below the live channel's path, and our envelope to every error: polling, preflight, upgrades. Ends requests
 * whose body stops arriving, because the library waits for a body forever.
 * Call it after the library has attached itself to the server, so that it sees what the library does to a response first.
 */
export function adaptResponses(server: Server, { production, arrival }: { production: boolean; arrival: ArrivalLimits }): void {
  const headers = securityHeaders(production);
  server.prependListener("request", (request: IncomingMessage, response: ServerResponse) => {
    if (!request.url?.startsWith(channelPath)) return;
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    if (!request.complete) limitBody(request, response, arrival);
    response.once("finish", () => dropRest(request));
    rejectInEnvelope(response);
  });
  server.prependListener("upgrade", (request: IncomingMessage, socket: Socket) => {
    if (request.url?.startsWith(channelPath)) respondToUpgrade(socket, headers);
  });
}

function limitBody(request: IncomingMessage, response: ServerResponse, arrival: ArrivalLimits): void {
  const writeHead = response.writeHead.bind(response) as (status: number, headers: Record<string, string>) => ServerResponse;
  const end = response.end.bind(response);
  whileArriving(request, arrival, () => finished(request)).catch((error: unknown) => {
    // The library itself handles a client that disconnects.
    if (!(error instanceof HttpError) || error.status !== 408) return;
    if (!response.headersSent) {
      const body = JSON.stringify({ success: false, ...error.reply } satisfies ErrorReply);
      writeHead(error.status, {
        "content-type": "application/json; charset=utf-8",
        "content-length": String(Buffer.byteLength(body)),
        connection: "close",
      });
      end(body);
    }
    request.socket.destroySoon();
  });
}

/** Delays the headers of an error until its body is known, and writes its own. */
function rejectInEnvelope(response: ServerResponse): void {
  const writeHead = response.writeHead.bind(response) as (status: number, ...rest: unknown[]) => ServerResponse;
  const end = response.end.bind(response) as (...rest: unknown[]) => ServerResponse;
  let refusedWith: number | undefined;
  response.writeHead = ((status: number, ...rest: unknown[]) => {
    if (status < 400) return writeHead(status, ...rest);
    refusedWith = status;
    return response;
  }) as ServerResponse["writeHead"];
  response.end = ((...rest: unknown[]) => {
    if (refusedWith === undefined) return end(...rest);
    // The library answers a wrong method of a known session with 500.
    const libraryMessage = typeof rest[0] === "string" ? messageIn(rest[0]) : "";
    const status = refusals[libraryMessage]?.status ?? (refusedWith >= 500 ? 400 : refusedWith);
    const body = envelope(status, libraryMessage);
    writeHead(status, { "content-type": "application/json; charset=utf-8", "content-length": String(Buffer.byteLength(body)) });
    return end(body);
  }) as ServerResponse["end"];
}

/** The library writes the response to an upgrade to the socket as text. */
function respondToUpgrade(socket: Socket, headers: Readonly<Record<string, string>>): void {
  const { write, end } = socket;
  const lines = Object.entries(headers)
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join("");
  const reworded = (given: unknown): unknown => {
    const status = typeof given === "string" ? /^HTTP\/1\.1 (\d{3}) [^\r]*\r\n/.exec(given) : null;
    if (typeof given !== "string" || !status) return given;
    socket.write = write;
    socket.end = end;
    const [firstLine, code] = status;
    if (code === "101") return firstLine + lines + given.slice(firstLine.length);
    const libraryMessage = given.split("\r\n\r\n")[1] ?? "";
    const refusedWith = refusals[libraryMessage]?.status ?? Number(code);
    const body = envelope(refusedWith, libraryMessage);
    const head = `connection: close\r\ncontent-type: application/json; charset=utf-8\r\ncontent-length: ${Buffer.byteLength(body)}\r\n`;
    return `HTTP/1.1 ${refusedWith} ${errors[refusedWith] ?? "Bad Request"}\r\n${lines}${head}\r\n${body}`;
  };
  socket.write = ((given: unknown, ...rest: unknown[]) => Reflect.apply(write, socket, [reworded(given), ...rest])) as Socket["write"];
  socket.end = ((given: unknown, ...rest: unknown[]) => Reflect.apply(end, socket, [reworded(given), ...rest])) as Socket["end"];
}

function messageIn(body: string): string {
  try {
    return String(Reflect.get(Object(JSON.parse(body)), "message"));
  } catch {
    return body;
  }
}

function envelope(status: number, libraryMessage: string): string {
  const { code, message } = refusals[libraryMessage] ?? { code: "BAD_REQUEST", message: "The request could not be read." };
  const tooLarge = { code: "PAYLOAD_TOO_LARGE", message: "The message is larger than the live channel accepts." };
  return JSON.stringify({
    success: false,
    error: errors[status] ?? "Bad request",
    ...(status === 413 ? tooLarge : { code, message }),
  } satisfies ErrorReply);
}
