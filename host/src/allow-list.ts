import { isIP } from "node:net";
import ipaddr from "ipaddr.js";

/** Exceptions for a self-hoster's own network, from `OUTBOUND_ALLOW`. */
export interface AllowList {
  /** Without a port: every port. */
  hosts: readonly { host: string; port?: number }[];
  /** CIDR. */
  ranges: readonly string[];
}

/**
 * Parses entries such as `gitlab.corp`, `gitlab.corp:8443`, `10.1.2.3`, `[fd00::1]:8080`, `10.0.0.0/8`.
 * @throws Error naming an invalid entry.
 */
export function parseAllowList(entries: readonly string[]): AllowList {
  const hosts: { host: string; port?: number }[] = [];
  const ranges: string[] = [];
  for (const entry of entries) {
    if (entry.includes("/")) {
      if (!ipaddr.isValidCIDR(entry)) throw notAnEntry(entry);
      ranges.push(entry);
    } else {
      hosts.push(parseHost(entry));
    }
  }
  return { hosts, ranges };
}

function parseHost(entry: string): { host: string; port?: number } {
  const bare = isIP(entry) === 6 ? `[${entry}]` : entry;
  const match = /^(\[[^\]]+\]|[^:[\]@\s]+)(?::(\d{1,5}))?$/.exec(bare);
  const url = match && URL.canParse(`http://${match[1]}`) ? new URL(`http://${match[1]}`) : undefined;
  const port = match?.[2] === undefined ? undefined : Number(match[2]);
  if (!url || (port !== undefined && (port < 1 || port > 65_535))) throw notAnEntry(entry);
  return { host: hostOf(url), ...(port === undefined ? {} : { port }) };
}

const notAnEntry = (entry: string) => new Error(`"${entry}" is not a host, a host:port or a network such as 10.0.0.0/8`);

/** Lower case, without brackets and trailing dot, so that each host has one spelling. */
export function hostOf(url: URL): string {
  return url.hostname.replace(/^\[|\]$/g, "").replace(/\.$/, "");
}

export function portOf(url: URL): number {
  return url.port === "" ? (url.protocol === "https:" ? 443 : 80) : Number(url.port);
}

export function allowsHost(allow: AllowList, url: URL): boolean {
  const [host, port] = [hostOf(url), portOf(url)];
  return allow.hosts.some((entry) => entry.host === host && (entry.port === undefined || entry.port === port));
}

export function allowsAddress(allow: AllowList, address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.parse(address);
  return allow.ranges.some((range) => {
    const [network, bits] = ipaddr.parseCIDR(range);
    return parsed.kind() === network.kind() && parsed.match([network, bits]);
  });
}
