import { isIP } from "node:net";
import { type AllowList, allowsAddress, allowsHost, hostOf } from "./allow-list.ts";
import { type OutboundError, addressRefused } from "./outbound-error.ts";
import { isPublicAddress } from "@gantry/worker/public-address.ts";

/** Says why an IP address must not be connected to; `undefined`: it may. */
export type Refuse = (address: string) => OutboundError | undefined;

/** An address that may be asked, as far as its text tells; `refuse` judges each IP address that its name leads to. */
export interface Judged {
  url: URL;
  refuse: Refuse;
}

/**
 * Judges the text of an address that a tenant chose: https, no credentials, and no literal of a network that is not public. Every spelling of
 * an IPv4 address (decimal, octal, hexadecimal, shortened) is one and the same after the URL parser.
 * @throws {OutboundError} `ADDRESS_REFUSED`, saying why.
 */
export function judgeUrl(text: string, allow: AllowList): Judged {
  if (!URL.canParse(text)) throw addressRefused("The address is not a URL: write it like https://hooks.example.com/path.");
  const url = new URL(text);
  if (url.protocol !== "https:" && url.protocol !== "http:") throw addressRefused("The address must begin with https://.");
  if (url.username !== "" || url.password !== "")
    throw addressRefused("The address must not hold a user name or password: use the fields meant for them.");
  const host = hostOf(url);
  const isAllowed = allowsHost(allow, url);
  const isPlain = url.protocol === "http:";
  const refuse: Refuse = (address) => {
    if (isAllowed || allowsAddress(allow, address)) return undefined;
    if (!isPublicAddress(address)) return notPublic(host);
    return isPlain ? needsHttps() : undefined;
  };
  // A plain name may still lead into an allowed network; its addresses decide.
  if (isPlain && !isAllowed && isIP(host) === 0 && allow.ranges.length === 0) throw needsHttps();
  const refusal = isIP(host) === 0 ? undefined : refuse(host);
  if (refusal) throw refusal;
  return { url, refuse };
}

const needsHttps = () => addressRefused("The address must begin with https://: what is sent must not be readable on the way.");

const notPublic = (host: string) =>
  addressRefused(
    `${host} is not an address of the public internet. Whoever runs this installation can allow it with the setting OUTBOUND_ALLOW.`,
  );
