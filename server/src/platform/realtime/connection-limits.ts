import type { IncomingMessage } from "node:http";
import proxyAddr from "@fastify/proxy-addr";

/** Why the live channel rejects a connection. The messages are in `adapt-responses.ts`. */
export const originNotAllowed = "Origin not allowed";
export const addressFull = "Too many connections of this address";

export interface ConnectionLimits {
  /** Why a new connection is rejected; `undefined`: it is accepted. */
  refusalOf(request: IncomingMessage): string | undefined;
  /** Counts a connection until `end` is called. `undefined`: its address has reached the limit. */
  begin(request: IncomingMessage): (() => void) | undefined;
}

/**
 * Decides which clients may connect, before they authenticate.
 * @param options.allowedOrigins other origins whose pages may connect; the server's own origin always may, and programs send no origin
 * @param options.trustProxy addresses (CIDR) of proxies whose `X-Forwarded-For` is trusted
 * @param options.perAddress the maximum number of connections per address
 */
export function createConnectionLimits(options: {
  allowedOrigins: readonly string[];
  trustProxy: readonly string[];
  perAddress: number;
}): ConnectionLimits {
  const trusts = proxyAddr.compile([...options.trustProxy]);
  const connected = new Map<string, number>();
  const addressOf = (request: IncomingMessage) => proxyAddr(request, trusts);
  const isFull = (address: string) => (connected.get(address) ?? 0) >= options.perAddress;

  return {
    refusalOf(request) {
      if (!mayConnect(request, options.allowedOrigins)) return originNotAllowed;
      return isFull(addressOf(request)) ? addressFull : undefined;
    },
    begin(request) {
      const address = addressOf(request);
      if (isFull(address)) return undefined;
      connected.set(address, (connected.get(address) ?? 0) + 1);
      return () => {
        const left = (connected.get(address) ?? 1) - 1;
        if (left > 0) connected.set(address, left);
        else connected.delete(address);
      };
    },
  };
}

/** Browsers send the page's origin, and pages cannot change these headers. A proxy may pass the original host as `X-Forwarded-Host`. */
function mayConnect({ headers }: IncomingMessage, allowedOrigins: readonly string[]): boolean {
  const { origin, host } = headers;
  if (origin === undefined || allowedOrigins.includes(origin) || allowedOrigins.includes("*")) return true;
  const asked = URL.canParse(origin) ? new URL(origin).host : undefined;
  return asked !== undefined && (asked === host?.toLowerCase() || asked === headers["x-forwarded-host"]);
}
