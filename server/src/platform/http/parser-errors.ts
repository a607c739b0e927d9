import { securityHeaders } from "./security-headers.ts";

const answers: Record<string, readonly [string, string]> = {
  HPE_HEADER_OVERFLOW: ["431 Request Header Fields Too Large", "Request headers too large"],
  ERR_HTTP_REQUEST_TIMEOUT: ["408 Request Timeout", "Request timed out"],
};

/** What Node's HTTP parser refuses never reaches the application: the same envelope and headers, written by hand. */
export function parserErrorAnswer(error: Error & { code?: string }, production: boolean): string {
  const [status, text] = answers[error.code ?? ""] ?? ["400 Bad Request", "Bad request"];
  const body = JSON.stringify({ success: false, error: text });
  const headers = {
    ...securityHeaders(production),
    "content-type": "application/json; charset=utf-8",
    "content-length": String(Buffer.byteLength(body)),
    connection: "close",
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  return `HTTP/1.1 ${status}\r\n${lines.join("\r\n")}\r\n\r\n${body}`;
}
