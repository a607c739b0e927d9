import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { isIP } from "node:net";
import { NetworkNamespace } from "../docker/egress/namespace.ts";

/** Addresses around a container engine that accept TCP connections. */
export interface Surroundings {
  /** Runs a program in the engine's network namespace and returns what it printed. */
  inEngine(...command: string[]): string;
  /** The same on the other machine. */
  onOutside(...command: string[]): string;
  close(): Promise<void>;
}

/** Sends its name to every client, on every address of its network namespace. */
const listener = `const [name, ...ports] = process.argv.slice(1);
let open = 0;
for (const port of ports) require("net").createServer((socket) => socket.on("error", () => {}).end(name + "\\n")).listen(+port, "::", () => ++open === ports.length && console.log("ready"));`;

const wire = "gntest-wire";

/**
 * Adds another machine to a container engine's network: a network namespace that has `elsewhere` as its addresses. `machine` become addresses of the
 * engine's own machine. Both respond on `ports`, with the texts "elsewhere" and "machine". Everything happens in the engine's network namespace,
 * which must not be that of the tests' machine. Needs root.
 * @param device - an interface in the engine's network namespace
 */
export async function layOutSurroundings(
  device: string,
  { machine, elsewhere, ports }: { machine: readonly string[]; elsewhere: readonly string[]; ports: readonly number[] },
): Promise<Surroundings> {
  const namespace = NetworkNamespace.with(device);
  if (namespace === undefined || namespace.isOwn) throw new Error("the tests' container engine needs a separate network namespace");
  const inside = spawn(
    "nsenter",
    [`--net=/proc/${namespace.process}/ns/net`, process.execPath, "-e", listener, "machine", ...ports.map(String)],
    {
      stdio: ["ignore", "pipe", "inherit"],
    },
  );
  const outside = spawn("unshare", ["-n", process.execPath, "-e", listener, "elsewhere", ...ports.map(String)], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  await Promise.all([inside, outside].map((child) => once(child.stdout, "data")));
  // The process that identified the namespace may end during the tests.
  const inEngine = (...command: string[]) =>
    execFileSync("nsenter", [`--net=/proc/${inside.pid}/ns/net`, ...command], { encoding: "utf8" });
  const onOutside = (...command: string[]) =>
    execFileSync("nsenter", [`--net=/proc/${outside.pid}/ns/net`, ...command], { encoding: "utf8" });
  inEngine("ip", "link", "add", wire, "type", "veth", "peer", "name", wire, "netns", String(outside.pid));
  // Only Gantry's rules may separate networks here: Docker's own rules come after this one.
  inEngine("iptables", "-I", "FORWARD", "-j", "ACCEPT");
  inEngine("sh", "-c", "echo 1 > /proc/sys/net/ipv4/ip_forward; echo 1 > /proc/sys/net/ipv6/conf/all/forwarding");
  for (const ip of [inEngine, onOutside]) ip("ip", "link", "set", wire, "up");
  for (const address of ["10.77.0.1/24", "fd77::1/64"]) inEngine("ip", "addr", "add", address, "dev", wire, ...noCheck(address));
  for (const address of machine) inEngine("ip", "addr", "add", address, "dev", "lo", ...noCheck(address));
  for (const address of elsewhere) {
    onOutside("ip", "addr", "add", address, "dev", wire, ...noCheck(address));
    inEngine("ip", "route", "replace", address, "dev", wire);
  }
  onOutside("ip", "route", "add", "10.77.0.1", "dev", wire);
  onOutside("ip", "route", "add", "default", "via", "10.77.0.1");
  onOutside("ip", "-6", "route", "add", "fd77::1", "dev", wire);
  onOutside("ip", "-6", "route", "add", "default", "via", "fd77::1");
  return {
    inEngine,
    onOutside,
    close: async () => {
      inEngine("iptables", "-D", "FORWARD", "-j", "ACCEPT");
      for (const address of machine) inEngine("ip", "addr", "del", withBits(address), "dev", "lo");
      await Promise.all([inside, outside].map(end));
    },
  };
}

const withBits = (address: string): string => `${address}/${isIP(address) === 6 ? 128 : 32}`;

/** Without duplicate address detection, which would keep an IPv6 address from use for a second. */
const noCheck = (address: string): string[] => (isIP(address.split("/")[0] ?? "") === 6 ? ["nodad"] : []);

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, "close");
  child.kill("SIGKILL");
  await gone;
}
