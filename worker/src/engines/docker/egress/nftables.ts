import { type Firewall, FirewallError, type RuleOwner, runIn } from "./firewall.ts";
import type { EgressRule } from "./rules.ts";

const tablePrefix = "gantry-egress-";
const tableOf = ({ workerId }: RuleOwner): string => `${tablePrefix}${workerId}`;

/**
 * One table per worker. Its rules apply before the engine redirects published ports, so they see the address that the suite used, and they apply
 * regardless of changes that the engine makes to its own tables.
 */
export const nftables: Firewall = {
  name: "nft",

  async apply(namespace, owner, rules) {
    await runIn(namespace, "nft", ["-f", "-"], nftScript(owner, rules));
  },

  read: (namespace, owner) => unlessMissing(runIn(namespace, "nft", ["list", "table", "inet", tableOf(owner)])),

  async remove(namespace, owner) {
    await unlessMissing(runIn(namespace, "nft", ["delete", "table", "inet", tableOf(owner)]));
  },

  async workers(namespace) {
    const tables = await runIn(namespace, "nft", ["list", "tables", "inet"]);
    return [...tables.matchAll(/^table inet (\S+)$/gm)].flatMap(([, name = ""]) =>
      name.startsWith(tablePrefix) ? [name.slice(tablePrefix.length)] : [],
    );
  },
};

function unlessMissing(command: Promise<string>): Promise<string> {
  return command.catch((error: unknown) => {
    if (error instanceof FirewallError && /No such file or directory/.test(error.message) && !error.isMissing) return "";
    throw error;
  });
}

/** Input for `nft -f`, which applies it as one transaction. */
function nftScript(owner: RuleOwner, rules: readonly EgressRule[]): string {
  const table = tableOf(owner);
  return `add table inet ${table}
delete table inet ${table}
table inet ${table} {
  chain refuse {
    meta l4proto tcp reject with tcp reset
    reject with icmpx admin-prohibited
  }
  chain suite {
    ${rules.map(nftRule).join("\n    ")}
  }
  chain prerouting {
    type filter hook prerouting priority mangle; policy accept;
    iifname "${owner.bridges}*" jump suite
  }
  chain forward {
    type filter hook forward priority mangle; policy accept;
    iifname "${owner.bridges}*" oifname "${owner.allBridges}*" jump refuse
    oifname "${owner.bridges}*" ct direction original jump refuse
  }
}
`;
}

function nftRule(rule: EgressRule): string {
  return `${matchOf(rule)} ${rule.verdict === "accept" ? "accept" : "jump refuse"}`;
}

function matchOf(rule: EgressRule): string {
  if (rule.to === "replies") return "ct direction reply";
  if (rule.to === "neighbors") return "icmpv6 type { nd-router-solicit, nd-neighbor-solicit, nd-neighbor-advert }";
  const ports = rule.ports === undefined ? "" : ` meta l4proto { tcp, udp } th dport ${rule.ports.join("-")}`;
  if (rule.to === "machine")
    return `fib daddr type ${rule.ports === undefined ? "{ local, broadcast, anycast, multicast }" : "local"}${ports}`;
  return `${rule.family === 4 ? "ip" : "ip6"} daddr { ${rule.addresses.join(", ")} }${ports}`;
}
