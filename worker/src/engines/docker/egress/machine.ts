import { readFileSync } from "node:fs";
import { isIP } from "node:net";
import { networkInterfaces } from "node:os";
import { addressOf, type NetworkNamespace } from "./namespace.ts";
import { isNeverReachable } from "./opening.ts";

/** Bridges created by container engines, and those of runs in another engine. Everything behind them belongs to this machine. */
const containerBridge = /^(docker\d+|br-[\da-f]{12}|podman\d+|cni-podman\d+|gnty\w{11})$/;

/**
 * All addresses of the worker's machine, and the networks of its container engines, as the kernel routes them; interfaces that are down count too.
 * In CIDR notation, sorted.
 */
export function machineAddresses(): string[] {
  const all = new Set([...localAddresses(), ...localAddresses6(), ...containerNetworks()]);
  // Link-local addresses come and go with every container, and are denied anyway.
  return [...all].filter((address) => !isNeverReachable(address.split("/")[0] ?? "")).sort();
}

/** `/proc/net/fib_trie` has an address on one line and its type on the following ones. */
function localAddresses(): string[] {
  const found: string[] = [];
  let address = "";
  for (const line of read("/proc/net/fib_trie").split("\n")) {
    address = /(?:\|--|\+--) ([\d.]+)/.exec(line)?.[1] ?? address;
    const bits = /\/(\d+) host LOCAL/.exec(line)?.[1];
    if (bits !== undefined) found.push(`${address}/${bits}`);
  }
  return found;
}

function localAddresses6(): string[] {
  return [...read("/proc/net/if_inet6").matchAll(/^([\da-f]{32}) /gm)].map(
    ([, digits = ""]) => `${(digits.match(/.{4}/g) ?? []).join(":")}/128`,
  );
}

function containerNetworks(): string[] {
  return read("/proc/net/route")
    .split("\n")
    .map((line) => line.split("\t"))
    .filter(([name = "", , gateway]) => containerBridge.test(name) && gateway === "00000000")
    .map(([, destination = "", , , , , , mask = ""]) => `${addressOf(destination)}/${bitsOf(mask)}`);
}

const bitsOf = (mask: string): number => [...Number.parseInt(mask, 16).toString(2)].filter((bit) => bit === "1").length;

/** An address at which a suite reaches the worker's machine; `undefined` when there is none that a container can use. */
export function machineAddress(namespace: NetworkNamespace): string | undefined {
  const all = Object.entries(networkInterfaces()).flatMap(([name, addresses = []]) =>
    addresses.filter(({ internal, family }) => !internal && family === "IPv4").map(({ address }) => ({ name, address })),
  );
  // From the engine's own namespace, the default route leads to this machine. From ours, docker0 is always there.
  const gateway = namespace.isOwn ? undefined : namespace.gateway;
  return (all.find(({ address }) => address === gateway) ?? all.find(({ name }) => name === "docker0") ?? all[0])?.address;
}

/** The DNS servers that the engine may query for a suite: the machine's, and those in Docker's configuration. */
export function resolvers(): string[] {
  const files = ["/etc/resolv.conf", "/run/systemd/resolve/resolv.conf"].map(read);
  const named = files.flatMap((text) => [...text.matchAll(/^\s*nameserver\s+(\S+)/gm)].map(([, address = ""]) => address));
  // The engine itself queries a server on loopback.
  return [...named, ...dockerDns()].filter((address) => isIP(address) !== 0 && !address.includes("%") && !/^(127\.|::1$)/.test(address));
}

function dockerDns(): string[] {
  try {
    const settings: unknown = JSON.parse(readFileSync("/etc/docker/daemon.json", "utf8"));
    if (typeof settings !== "object" || settings === null || !("dns" in settings) || !Array.isArray(settings.dns)) return [];
    return settings.dns.map(String);
  } catch {
    return [];
  }
}

function read(path: string): string {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return "";
  }
}
