import { isIP } from "node:net";
import { neverReachable, privateRanges } from "./address-ranges.ts";

/** A rule for packets from a suite. The first match decides; packets without a match are allowed. */
export type EgressRule = { verdict: "accept" | "refuse" } & (
  | { to: "replies" }
  /** What IPv6 needs to find its gateway; transports no data. */
  | { to: "neighbors" }
  /** Every address of the machine that routes the packet, broadcast and multicast. */
  | { to: "machine"; ports?: PortRange }
  | { to: "addresses"; family: 4 | 6; addresses: readonly string[]; ports?: PortRange }
);

export type PortRange = readonly [first: number, last: number];

export interface EgressPlan {
  egress: "private" | "public";
  /** DNS servers that the engine queries for a suite, from the suite's own network. */
  resolvers: readonly string[];
  /** Allowed ports of the worker's machine. */
  machinePorts: readonly PortRange[];
  /** Allowed single addresses; they may be the machine's. */
  addresses: readonly { address: string; ports: PortRange }[];
  /** Allowed networks, except for the machine's addresses in them. */
  networks: readonly { network: string; ports: PortRange }[];
  /** Addresses and networks of the worker's machine, for an engine in a separate network namespace, which does not know them. */
  machine: readonly string[];
}

const dns: PortRange = [53, 53];

/** The rules of a worker, in order. The same plan always gives the same rules. */
export function rulesOf(plan: EgressPlan): EgressRule[] {
  // One by one, because they may overlap.
  const machine = plan.machine.flatMap((address) => byFamily([address]));
  return [
    { to: "replies", verdict: "accept" },
    { to: "neighbors", verdict: "accept" },
    ...plan.resolvers.flatMap((address) => openTo(address, dns)),
    ...byFamily(neverReachable).map((group) => ({ ...group, verdict: "refuse" as const })),
    ...plan.addresses.flatMap(({ address, ports }) => openTo(address, ports)),
    ...plan.machinePorts.flatMap((ports): EgressRule[] => [
      { to: "machine", ports, verdict: "accept" },
      ...machine.map((group) => ({ ...group, ports, verdict: "accept" as const })),
    ]),
    { to: "machine", verdict: "refuse" },
    ...machine.map((group) => ({ ...group, verdict: "refuse" as const })),
    ...plan.networks.flatMap(({ network, ports }) => openTo(network, ports)),
    ...(plan.egress === "public" ? byFamily(privateRanges).map((group) => ({ ...group, verdict: "refuse" as const })) : []),
  ];
}

function openTo(address: string, ports: PortRange): EgressRule[] {
  return [{ to: "addresses", family: familyOf(address), addresses: [address], ports, verdict: "accept" }];
}

function byFamily(addresses: readonly string[]): { to: "addresses"; family: 4 | 6; addresses: readonly string[] }[] {
  return ([4, 6] as const)
    .map((family) => ({ to: "addresses" as const, family, addresses: addresses.filter((address) => familyOf(address) === family) }))
    .filter((group) => group.addresses.length > 0);
}

const familyOf = (address: string): 4 | 6 => (isIP(address.split("/")[0] ?? "") === 6 ? 6 : 4);
