import { lookup } from "node:dns/promises";
import { isIP } from "node:net";
import { isPublicAddress } from "@gantry/host/public-address.ts";

/** Whether a registry (`host` or `host:port`) has a host name whose addresses are all on the public internet. */
export async function isPublicHost(registry: string): Promise<boolean> {
  const host = registry.replace(/:\d+$/, "").replace(/^\[|\]$/g, "");
  // Everything that a resolver treats as an address, such as 2130706433 or 0x7f.1, has only digits or no letter in its last part.
  if (isIP(host) !== 0 || !/(^|\.)[a-z][a-z\d-]*$/i.test(host)) return false;
  const addresses = await lookup(host, { all: true }).catch(() => []);
  return addresses.length > 0 && addresses.every(({ address }) => isPublicAddress(address));
}
