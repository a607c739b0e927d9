import { execFileSync } from "node:child_process";
import { existsSync, writeFileSync } from "node:fs";
import { findProgram } from "./debian-packages.ts";

/**
 * A network namespace for a second Docker daemon: two daemons in one namespace share `docker0` and flush each other's firewall rules.
 * A veth pair with NAT connects it to the outside. `mark` is 8 letters or digits.
 */
export function ensureOwnNetwork(mark: string): { namespacePath: string } {
  const { namespace, uplink, namespacePath } = namesOf(mark);
  if (!existsSync(namespacePath)) ip("netns", "add", namespace);
  if (!existsSync(`/sys/class/net/${uplink}`)) {
    const network = freeNetwork();
    ip("link", "add", uplink, "type", "veth", "peer", "name", "uplink", "netns", namespace);
    ip("addr", "add", `${network}.1/30`, "dev", uplink);
    ip("link", "set", uplink, "up");
    ip("-n", namespace, "addr", "add", `${network}.2/30`, "dev", "uplink");
    for (const device of ["lo", "uplink"]) ip("-n", namespace, "link", "set", device, "up");
    ip("-n", namespace, "route", "add", "default", "via", `${network}.1`);
  }
  writeFileSync("/proc/sys/net/ipv4/ip_forward", "1");
  for (const rule of rulesOf(mark, addressOf(uplink))) if (!iptables("-C", rule)) iptables("-I", rule);
  return { namespacePath };
}

/** Removes it, once no process uses the namespace. */
export function removeOwnNetwork(mark: string): void {
  const { namespace, uplink } = namesOf(mark);
  if (!existsSync(`/sys/class/net/${uplink}`)) return;
  for (const rule of rulesOf(mark, addressOf(uplink))) iptables("-D", rule);
  for (const args of [
    ["link", "delete", uplink],
    ["netns", "delete", namespace],
  ]) {
    try {
      ip(...args);
    } catch {
      // Already removed, or still in use: the next start reuses it.
    }
  }
}

/** An interface's name is limited to 15 bytes. */
const namesOf = (mark: string) => ({ namespace: `gantry-${mark}`, uplink: `gantry-${mark}`, namespacePath: `/run/netns/gantry-${mark}` });

type Rule = readonly [table: string, chain: string, ...rest: string[]];

function rulesOf(mark: string, network: string): Rule[] {
  const { uplink } = namesOf(mark);
  return [
    ["nat", "POSTROUTING", "-s", network, "!", "-o", uplink, "-j", "MASQUERADE"],
    ["filter", "FORWARD", "-i", uplink, "-j", "ACCEPT"],
    ["filter", "FORWARD", "-o", uplink, "-m", "conntrack", "--ctstate", "RELATED,ESTABLISHED", "-j", "ACCEPT"],
  ];
}

/** Whether the command succeeded; `-C` checks a rule, `-I` inserts it first, `-D` deletes it. */
function iptables(action: "-C" | "-I" | "-D", [table, chain, ...rest]: Rule): boolean {
  try {
    execFileSync(findProgram("iptables") ?? "iptables", ["-w", "10", "-t", table, action, chain, ...rest], { stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
}

function ip(...args: string[]): string {
  const program = findProgram("ip");
  if (program === undefined)
    throw new Error("Another Docker Engine runs here, and a second one needs the program `ip`: apt-get install iproute2");
  return execFileSync(program, args, { encoding: "utf8", stdio: ["ignore", "pipe", "pipe"] });
}

/** The first three numbers of a /24 network that no interface of the machine uses. */
function freeNetwork(): string {
  const used = ip("-4", "-o", "addr");
  const third = Array.from({ length: 200 }, (_, index) => 20 + index).find((part) => !used.includes(`inet 10.213.${part}.`));
  if (third === undefined) throw new Error("No free network for a second Docker Engine in 10.213.0.0/16.");
  return `10.213.${third}`;
}

function addressOf(device: string): string {
  const network = /inet (\d+\.\d+\.\d+)\.1\/30/.exec(ip("-4", "-o", "addr", "show", "dev", device))?.[1];
  if (network === undefined) throw new Error(`The interface ${device} has lost its address. Remove it: ip link delete ${device}`);
  return `${network}.0/30`;
}
