import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { type Firewall, FirewallError, type RuleOwner, runIn } from "./firewall.ts";
import type { EgressRule } from "./rules.ts";

/** A chain's name is too short for a worker's id, so the id is in a comment. */
const chainOf = ({ workerId }: RuleOwner): string => `GANTRY-${createHash("sha256").update(workerId).digest("hex").slice(0, 12)}`;
const commentOf = (workerId: string): string => `gantry-egress-${workerId}`;

const ipv4 = { family: 4, program: "iptables" } as const;
const ipv6 = { family: 6, program: "ip6tables" } as const;
/** A kernel without IPv6 needs no rules for it and rejects them. */
const families = existsSync("/proc/net/if_inet6") ? [ipv4, ipv6] : [ipv4];

/**
 * One chain per worker in the table `mangle`, which comes before the redirection of published ports and is not used by engines.
 * That table cannot reject a connection, so packets are dropped: a suite waits for its own timeout.
 */
export const iptables: Firewall = {
  name: "iptables",

  async apply(namespace, owner, rules) {
    for (const { family, program } of families) {
      await runIn(namespace, `${program}-restore`, ["-w", "10", "--noflush"], restoreInput(owner, rules, family));
      for (const jump of jumpsOf(owner)) {
        const exists = await runIn(namespace, program, ["-w", "10", "-t", "mangle", "-C", ...jump]).then(
          () => true,
          () => false,
        );
        // Checked first, because `-D` removes only one of two identical rules.
        if (!exists) await runIn(namespace, program, ["-w", "10", "-t", "mangle", "-I", ...jump]);
      }
    }
  },

  async read(namespace, owner) {
    const saved = await Promise.all(families.map(({ program }) => runIn(namespace, `${program}-save`, ["-t", "mangle"])));
    return saved
      .map((text) =>
        text
          .split("\n")
          .filter((line) => line.includes(chainOf(owner)) && line.startsWith("-A"))
          .join("\n"),
      )
      .join("\n")
      .trim();
  },

  async remove(namespace, owner) {
    const chain = chainOf(owner);
    for (const { program } of families) {
      const table = ["-w", "10", "-t", "mangle"];
      for (const jump of jumpsOf(owner)) await ignoreFailure(runIn(namespace, program, [...table, "-D", ...jump]));
      await ignoreFailure(runIn(namespace, program, [...table, "-F", chain]));
      await ignoreFailure(runIn(namespace, program, [...table, "-X", chain]));
    }
  },

  async workers(namespace) {
    const saved = await runIn(namespace, "iptables-save", ["-t", "mangle"]);
    return [...new Set([...saved.matchAll(/--comment "?gantry-egress-([\w.-]+)/g)].map(([, workerId = ""]) => workerId))];
  },
};

async function ignoreFailure(command: Promise<string>): Promise<void> {
  await command.catch((error: unknown) => {
    if (error instanceof FirewallError && error.isMissing) throw error;
  });
}

const jumpsOf = (owner: RuleOwner): string[][] => [
  ["PREROUTING", "-i", `${owner.bridges}+`, "-m", "comment", "--comment", commentOf(owner.workerId), "-j", chainOf(owner)],
  ["FORWARD", "-i", `${owner.bridges}+`, "-o", `${owner.allBridges}+`, "-m", "comment", "--comment", chainOf(owner), "-j", "DROP"],
  [
    "FORWARD",
    "-o",
    `${owner.bridges}+`,
    "-m",
    "conntrack",
    "--ctdir",
    "ORIGINAL",
    "-m",
    "comment",
    "--comment",
    chainOf(owner),
    "-j",
    "DROP",
  ],
];

/** Replaces the chain atomically; `PREROUTING` and `FORWARD` are not changed. */
function restoreInput(owner: RuleOwner, rules: readonly EgressRule[], family: 4 | 6): string {
  const chain = chainOf(owner);
  const lines = rules.flatMap((rule) =>
    matchesOf(rule, family).map((match) => `-A ${chain} ${match} -j ${rule.verdict === "accept" ? "RETURN" : "DROP"}`),
  );
  return `*mangle\n:${chain} - [0:0]\n${lines.join("\n")}\nCOMMIT\n`;
}

function matchesOf(rule: EgressRule, family: 4 | 6): string[] {
  if (rule.to === "replies") return ["-m conntrack --ctdir REPLY"];
  if (rule.to === "neighbors")
    return family === 4
      ? []
      : ["router-solicitation", "neighbour-solicitation", "neighbour-advertisement"].map((type) => `-p icmpv6 --icmpv6-type ${type}`);
  if (rule.to === "addresses" && rule.family !== family) return [];
  const addresses =
    rule.to === "machine" ? machineTypes(rule.ports === undefined, family) : rule.addresses.map((address) => `-d ${address}`);
  const ports = rule.ports;
  if (ports === undefined) return addresses;
  return addresses.flatMap((address) => ["tcp", "udp"].map((protocol) => `${address} -p ${protocol} --dport ${ports.join(":")}`));
}

function machineTypes(all: boolean, family: 4 | 6): string[] {
  const types = !all ? ["LOCAL"] : family === 4 ? ["LOCAL", "BROADCAST", "ANYCAST", "MULTICAST"] : ["LOCAL", "ANYCAST", "MULTICAST"];
  return types.map((type) => `-m addrtype --dst-type ${type}`);
}
