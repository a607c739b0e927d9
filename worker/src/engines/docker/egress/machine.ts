import { readFileSync } from "node:fs";
import { isIP } from "node:net";
import { networkInterfaces } from "node:os";
import { addressOf, type NetworkNamespace } from "./namespace.ts";
import { isNeverReachable } from "./opening.ts";

/** Bridges that container engines make on their own, and those of runs in another engine. What is behind them belongs to this machine. */
const containerBridge = /^(docker\d+|br-[\da-f]{12}|podman\d+|cni-podman\d+|gnty\w{11})$/;

/**
 * All addresses of the worker's machine, and the networks of its container engines, as the kernel routes them: an interface without a cable counts.
 * In CIDR notation, sorted.
 */
export function machineAddresses(): string[] {
  const all = new Set([...localAddresses(), ...localAddresses6(), ...containerNetworks()]);
  // Link-local ones come and go with every container, and are denied anyway.
  return [...all].filter((address) => !isNeverReachable(address.split("/")[0] ?? "")).sort();
}

/** `/proc/net/fib_trie` has an address on one line and what becomes of it on the next ones. */
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

/** An address at which a suite reaches the worker's machine. `undefined` when the machine has none that a container can use. */
export function machineAddress(namespace: NetworkNamespace): string | undefined {
  const all = Object.entries(networkInterfaces()).flatMap(([name, addresses = []]) =>
    addresses.filter(({ internal, family }) => !internal && family === "IPv4").map(({ address }) => ({ name, address })),
  );
  // From a namespace of the engine's own, the way out leads to this machine. From ours, docker0 is there whatever cable is plugged in.
  const gateway = namespace.isOwn ? undefined : namespace.gateway;
  return (all.find(({ address }) => address === gateway) ?? all.find(({ name }) => name === "docker0") ?? all[0])?.address;
}

/** The DNS servers that the engine may ask for a suite: those of the machine, and those of Docker's configuration. */
export function resolvers(): string[] {
  const files = ["/etc/resolv.conf", "/run/systemd/resolve/resolv.conf"].map(read);
  const named = files.flatMap((text) => [...text.matchAll(/^\s*nameserver\s+(\S+)/gm)].map(([, address = ""]) => address));
  // The engine itself asks a server on loopback.
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
