import type { IncomingMessage } from "node:http";
import proxyAddr from "@fastify/proxy-addr";

/** What the live channel says of a connection that it does not accept. The words stand in `channel-answers.ts`. */
export const originRefused = "Origin not allowed";
export const addressFull = "Too many connections of this address";

export interface ConnectionLimits {
  /** Why a new connection is refused; `undefined`: it may be made. */
  refusalOf(request: IncomingMessage): string | undefined;
  /** Counts a connection until `end` is called. `undefined`: its address has as many as it may have. */
  begin(request: IncomingMessage): (() => void) | undefined;
}

/**
 * Decides which clients may open a connection, before anybody has said who they are.
 * @param options.allowedOrigins other origins whose pages may connect; pages of the server's own origin always may, programs send no origin
 * @param options.trustProxy addresses (CIDR) of proxies whose `X-Forwarded-For` is believed
 * @param options.perAddress how many connections an address may have at a time
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
      if (!mayConnect(request, options.allowedOrigins)) return originRefused;
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

/** A browser names the page's origin and lets no page choose these headers. A proxy may pass the host that the browser asked for as `X-Forwarded-Host`. */
function mayConnect({ headers }: IncomingMessage, allowedOrigins: readonly string[]): boolean {
  const { origin, host } = headers;
  if (origin === undefined || allowedOrigins.includes(origin) || allowedOrigins.includes("*")) return true;
  const asked = URL.canParse(origin) ? new URL(origin).host : undefined;
  return asked !== undefined && (asked === host?.toLowerCase() || asked === headers["x-forwarded-host"]);
}
