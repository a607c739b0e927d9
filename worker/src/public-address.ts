import ipaddr from "ipaddr.js";

// What the internet can be reached by is one block of IPv6; everything else is special or not given out.
const globalUnicast = ipaddr.parseCIDR("2000::/3");
/** Public by its number, yet the door of a cloud's own machinery to each of its machines. */
const cloudMachinery = new Set(["168.63.129.16"]);

/**
 * Whether an IP address belongs to the public internet: not this machine, not a private network, not a cloud's metadata, nothing that
 * carries another address inside (mapped, NAT64, 6to4, Teredo), no multicast or reserved block.
 */
export function isPublicAddress(text: string): boolean {
  if (!ipaddr.isValid(text)) return false;
  const address = ipaddr.parse(text);
  if (address.range() !== "unicast") return false;
  if (address instanceof ipaddr.IPv6) return address.match(globalUnicast);
  return !cloudMachinery.has(address.toString());
}
