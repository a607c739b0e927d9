/** Why there was no response. */
export class ConnectionError extends Error {
  /** Whether waiting can help: the server may be starting, or the network may come back. */
  readonly isTemporary: boolean;
  constructor(message: string, isTemporary: boolean) {
    super(message);
    this.isTemporary = isTemporary;
  }
}

/** The server accepted the request, but its response did not come. It may have done what was asked. */
export class ResponseLost extends ConnectionError {
  constructor(message: string) {
    super(message, true);
  }
}

/** Temporary failures, while a server restarts or a network is down, with their descriptions. */
const temporary: Readonly<Record<string, string>> = {
  ECONNREFUSED: "connection refused",
  ECONNRESET: "connection reset",
  ECONNABORTED: "connection aborted",
  EPIPE: "connection closed",
  ETIMEDOUT: "timed out",
  EHOSTUNREACH: "no route to the host",
  EHOSTDOWN: "the host is down",
  ENETUNREACH: "the network is unreachable",
  ENETDOWN: "the network is down",
  EAI_AGAIN: "the name server does not answer",
  UND_ERR_CONNECT_TIMEOUT: "timed out",
  UND_ERR_HEADERS_TIMEOUT: "timed out",
  UND_ERR_BODY_TIMEOUT: "timed out",
  UND_ERR_SOCKET: "connection closed",
};

/** Describes an error of `fetch` after the request was sent. */
export function responseLost(url: string, error: unknown): ConnectionError {
  const { code } = causeOf(error);
  const isTimeout = (error instanceof Error && error.name === "TimeoutError") || temporary[code] === "timed out";
  if (isTimeout) return new ResponseLost(`The server at ${url} accepted the request but did not answer in time.`);
  if (temporary[code] === undefined) return connectionError(url, error);
  return new ResponseLost(`The server at ${url} accepted the request but ended the connection before its answer (${code}).`);
}

/** Turns an error of `fetch` into a sentence with its cause and, where possible, what to do. */
export function connectionError(url: string, error: unknown): ConnectionError {
  if (error instanceof Error && error.name === "TimeoutError") return new ConnectionError(`Cannot reach ${url}: timed out.`, true);
  const { code, message, name } = causeOf(error);
  const words = temporary[code];
  if (words !== undefined) return new ConnectionError(`Cannot reach ${url}: ${words} (${code}).`, true);
  if (code === "ENOTFOUND")
    return new ConnectionError(`Cannot reach ${url}: no such host, ${new URL(url).hostname} has no address (ENOTFOUND).`, false);
  if (message === "bad port") return new ConnectionError(`Cannot reach ${url}: port ${new URL(url).port} is never used for HTTP.`, false);
  // OpenSSL's own text names its source files.
  if (isNotTls(code)) return new ConnectionError(`Cannot reach ${url}: no TLS there (${code}).\n${tlsAdvice(code, url)}`, false);
  const detail = code === "" || message.includes(code) ? message : `${message} (${code})`;
  if (isAboutTls(code)) return new ConnectionError(`Cannot reach ${url}: ${detail}.\n${tlsAdvice(code, url)}`, false);
  // Node 24 gives no code.
  if (name === "HTTPParserError")
    return new ConnectionError(`${url} does not answer in HTTP${code && ` (${code})`}. ${checkAddress}`, false);
  return new ConnectionError(`Cannot reach ${url}: ${detail}.`, false);
}

export const checkAddress = "Check the address: --server or GANTRY_URL.";

/** The innermost cause with a code; if several addresses were tried, the first one's. */
function causeOf(error: unknown): { code: string; message: string; name: string } {
  if (!(error instanceof Error)) return { code: "", message: String(error), name: "" };
  const inner = error instanceof AggregateError && error.errors.length > 0 ? error.errors[0] : error.cause;
  const code = "code" in error && error.code !== undefined ? String(error.code) : "";
  const own = { code, message: error.message, name: error.name };
  if (inner === undefined) return own;
  const found = causeOf(inner);
  return found.code === "" && own.code !== "" ? own : found;
}

const isAboutTls = (code: string): boolean =>
  code === "EPROTO" || /^ERR_(SSL|TLS)_|^(CERT|CRL)_|SELF_SIGNED|ISSUER_CERT|LEAF_SIGNATURE|CERT_/.test(code);

const isNotTls = (code: string): boolean =>
  code === "ERR_SSL_WRONG_VERSION_NUMBER" || code === "ERR_SSL_PACKET_LENGTH_TOO_LONG" || code === "EPROTO";

function tlsAdvice(code: string, url: string): string {
  if (isNotTls(code))
    return `The server at this address does not use TLS. Perhaps the address should be ${url.replace(/^https:/, "http:")}`;
  if (code === "ERR_TLS_CERT_ALTNAME_INVALID") return "The certificate is for another name. Use the name that it was issued for.";
  if (code === "CERT_HAS_EXPIRED" || code === "CERT_NOT_YET_VALID")
    return "Renew the server's certificate, or correct this machine's clock.";
  return "This machine does not trust the certificate. If you have your own certificate authority, set its file: NODE_EXTRA_CA_CERTS=/path/to/ca.pem";
}
