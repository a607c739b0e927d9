import { isIP } from "node:net";
import { isPublicAddress } from "@gantry/host/public-address.ts";
import { type AllowList, allowsAddress, allowsHost, hostOf } from "@gantry/host/allow-list.ts";
import { type OutboundError, addressNotAllowed } from "./outbound-error.ts";

/** Returns why connecting to an IP address is not allowed; `undefined`: it is. */
export type CheckAddress = (address: string) => OutboundError | undefined;

/** A URL whose text is allowed; `checkAddress` checks each IP address that its name resolves to. */
export interface CheckedUrl {
  url: URL;
  checkAddress: CheckAddress;
}

/**
 * Checks the text of a URL that a tenant chose: https, no credentials, and no literal IP address of a network that is not public, nor
 * `localhost`. The URL parser normalizes all spellings of an IPv4 address (decimal, octal, hexadecimal, shortened).
 * @throws {OutboundError} `ADDRESS_REFUSED` with the reason.
 */
export function checkUrl(text: string, allow: AllowList): CheckedUrl {
  if (!URL.canParse(text)) throw addressNotAllowed("The address is not a URL: write it like https://hooks.example.com/path.");
  const url = new URL(text);
  if (url.protocol !== "https:" && url.protocol !== "http:") throw addressNotAllowed("The URL must begin with https://.");
  if (url.username !== "" || url.password !== "")
    throw addressNotAllowed("The URL must not contain a user name or password. Use the fields for them.");
  const host = hostOf(url);
  const isAllowed = allowsHost(allow, url);
  const isPlain = url.protocol === "http:";
  const checkAddress: CheckAddress = (address) => {
    if (isAllowed || allowsAddress(allow, address)) return undefined;
    if (!isPublicAddress(address)) return notPublic(host);
    return isPlain ? needsHttps() : undefined;
  };
  // A host name may still resolve to an allowed network; its addresses decide.
  if (isPlain && !isAllowed && isIP(host) === 0 && allow.ranges.length === 0) throw needsHttps();
  const known = knownAddresses(host).map(checkAddress);
  // One that is allowed is enough: the name is resolved when the request is sent.
  if (known.length > 0 && known.every((refusal) => refusal !== undefined)) throw known[0];
  return { url, checkAddress };
}

/** Addresses that need no resolver: RFC 6761 gives names below `localhost` to this machine. */
function knownAddresses(host: string): string[] {
  if (isIP(host) !== 0) return [host];
  return /(?:^|\.)localhost$/.test(host) ? ["127.0.0.1", "::1"] : [];
}

const needsHttps = () => addressNotAllowed("The URL must begin with https://.");

const notPublic = (host: string) =>
  addressNotAllowed(
    `${host} is not an address of the public internet. The operator of this installation can allow it with the setting OUTBOUND_ALLOW.`,
  );
