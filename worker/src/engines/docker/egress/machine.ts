import { readFileSync } from "node:fs";
import { isIP } from "node:net";
import { networkInterfaces } from "node:os";
import type { NetworkNamespace } from "./namespace.ts";

/** Bridges that container engines make on their own, and those of runs in another engine. What is behind them belongs to this machine. */
const containerBridge = /^(docker\d+|br-[\da-f]{12}|podman\d+|cni-podman\d+|gnty\w{11})$/;

/** All addresses of the worker's machine, and the networks of its container engines. */
export function machineAddresses(): string[] {
  const found = Object.entries(networkInterfaces()).flatMap(([name, addresses = []]) =>
    addresses.flatMap(({ address, cidr }) => (containerBridge.test(name) && cidr !== null ? [cidr] : [address])),
  );
  return [...new Set(found)].sort();
}

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
