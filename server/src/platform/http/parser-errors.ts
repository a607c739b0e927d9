import type { ErrorReply } from "@gantry/contract/errors.ts";
import { securityHeaders } from "./security-headers.ts";

interface Answer extends Omit<ErrorReply, "success"> {
  status: string;
}

const answers: Readonly<Record<string, Answer>> = {
  HPE_HEADER_OVERFLOW: {
    status: "431 Request Header Fields Too Large",
    error: "Request headers too large",
    message: "The headers or the address of the request are too long.",
    code: "HEADERS_TOO_LARGE",
  },
  ERR_HTTP_REQUEST_TIMEOUT: {
    status: "408 Request Timeout",
    error: "Request timed out",
    message: "The request did not arrive in time.",
    code: "REQUEST_TIMEOUT",
  },
};

const notHttp: Answer = {
  status: "400 Bad Request",
  error: "Bad request",
  message: "The request is not valid HTTP.",
  code: "BAD_REQUEST",
};

/** Requests rejected by Node's HTTP parser never reach the application, so the envelope and headers are written manually. */
export function parserErrorResponse(error: Error & { code?: string }, production: boolean): string {
  const { status, ...refusal } = answers[error.code ?? ""] ?? notHttp;
  const body = JSON.stringify({ success: false, ...refusal } satisfies ErrorReply);
  const headers = {
    ...securityHeaders(production),
    "content-type": "application/json; charset=utf-8",
    "content-length": String(Buffer.byteLength(body)),
    connection: "close",
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  return `HTTP/1.1 ${status}\r\n${lines.join("\r\n")}\r\n\r\n${body}`;
}
