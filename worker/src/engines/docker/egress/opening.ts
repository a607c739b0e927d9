import { BlockList, isIP } from "node:net";
import { neverReachable } from "./address-ranges.ts";

/** The name of the worker's own machine in `RUN_EGRESS_ALLOW` and in the hosts file of runs. */
export const machineName = "host.gantry.internal";

/** An entry of `RUN_EGRESS_ALLOW`. It allows TCP and UDP. */
export interface Opening {
  /** A host name, an IP address or a network in CIDR notation; `host.gantry.internal` for every address of the worker's machine. */
  host: string;
  /** First and last port. */
  ports: readonly [number, number];
}

const familyOf = (address: string): "ipv4" | "ipv6" => (isIP(address) === 6 ? "ipv6" : "ipv4");
// One each, because a list treats an IPv4 address like its IPv4-mapped one.
const never = { ipv4: new BlockList(), ipv6: new BlockList() };
for (const range of neverReachable) {
  const [network = "", bits] = range.split("/");
  never[familyOf(network)].addSubnet(network, Number(bits), familyOf(network));
}

/** Whether no setting may allow this address: metadata, link-local, loopback, multicast. */
export const isNeverReachable = (address: string): boolean => never[familyOf(address)].check(address, familyOf(address));

/**
 * Parses an entry such as `db.corp:5432`, `host.gantry.internal:8000-8100`, `10.1.0.0/16:443` or `[fd00::5]:443`.
 * @throws Error that says what is wrong with the entry
 */
export function parseOpening(entry: string): Opening {
  const match = /^(?:\[([\da-f:.]+(?:\/\d{1,3})?)\]|([^:[\]\s]+)):(\d{1,5})(?:-(\d{1,5}))?$/i.exec(entry);
  const host = (match?.[1] ?? match?.[2] ?? "").toLowerCase();
  const first = Number(match?.[3]);
  const last = Number(match?.[4] ?? first);
  if (!match || !isHost(host) || first < 1 || last < first || last > 65_535)
    throw new Error(
      `${entry} is not a host with a port; write ${machineName}:8080, db.example.com:5432, 10.1.0.0/16:443 or [fd00::5]:8000-8100`,
    );
  if (isIP(host) !== 0 && isNeverReachable(host)) throw new Error(`${entry} is an address that no suite may reach`);
  return { host, ports: [first, last] };
}

function isHost(host: string): boolean {
  const [address = "", bits, ...more] = host.split("/");
  if (bits === undefined) return isIP(address) !== 0 || isHostName(address);
  const family = isIP(address);
  return more.length === 0 && family !== 0 && /^\d+$/.test(bits) && Number(bits) <= (family === 6 ? 128 : 32);
}

/** In lower case. Only digits and dots: a mistyped address. */
export const isHostName = (text: string): boolean =>
  /^(?=.{1,253}$)[a-z\d_]([a-z\d_-]*[a-z\d_])?(\.[a-z\d_]([a-z\d_-]*[a-z\d_])?)*$/.test(text) && !/^[\d.]+$/.test(text);
