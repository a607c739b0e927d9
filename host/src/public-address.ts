import ipaddr from "ipaddr.js";

// One block of IPv6 is the public internet; everything else is special or unassigned.
const globalUnicast = ipaddr.parseCIDR("2000::/3");
/** Public by its number, but the endpoint of a cloud's internal services for each of its machines. */
const cloudMachinery = new Set(["168.63.129.16"]);

/**
 * Whether an IP address is on the public internet: not this machine, not a private network, not a cloud's metadata service, no address that embeds
 * another one (mapped, NAT64, 6to4, Teredo), no multicast or reserved block.
 */
export function isPublicAddress(text: string): boolean {
  if (!ipaddr.isValid(text)) return false;
  const address = ipaddr.parse(text);
  if (address.range() !== "unicast") return false;
  if (address instanceof ipaddr.IPv6) return address.match(globalUnicast);
  return !cloudMachinery.has(address.toString());
}
