import { FirewallError, runIn } from "./firewall.ts";

/** What is known about an engine beforehand. */
export interface EngineFacts {
  isLocal: boolean;
  isPodman: boolean;
  /** The response to `GET /info`. */
  info: unknown;
}

/** Why the network rules for suites cannot be set. */
export interface Obstacle {
  /** A part of a sentence. */
  reason: string;
  /** What to do: a sentence. */
  remedy: string;
}

export const networksNotFound: Obstacle = {
  reason: "the networks of the container engine cannot be found on this machine",
  remedy: "Run the worker as root, beside the engine.",
};

/** What prevents network rules with this engine; `undefined`: nothing that is known beforehand. */
export function engineObstacle({ isLocal, isPodman, info }: EngineFacts): Obstacle | undefined {
  if (!isLocal) return { reason: "the container engine is on another machine", remedy: "Run the worker on the engine's machine." };
  if (process.platform !== "linux" || systemOf(info).includes("Docker Desktop"))
    return { reason: "the container engine runs in a virtual machine", remedy: "Use Docker Engine on Linux." };
  if (isPodman) return { reason: "Gantry sets them for Docker only", remedy: "Use Docker Engine instead of Podman." };
  if (isRootless(info)) return { reason: "the container engine runs rootless", remedy: "Run the engine as root." };
  return undefined;
}

/** Why this process cannot change the kernel's packet filter; `undefined`: it can. */
export async function firewallObstacle(): Promise<Obstacle | undefined> {
  const tries = [runIn(undefined, "nft", ["list", "tables"]), runIn(undefined, "iptables-save", ["-t", "mangle"])];
  const problems = (await Promise.allSettled(tries)).flatMap((outcome) =>
    outcome.status === "rejected" ? [outcome.reason as unknown] : [],
  );
  return problems.length < tries.length ? undefined : firewallProblem(problems);
}

/** Combines the errors of all programs that were tried into one reason. */
export function firewallProblem(errors: readonly unknown[]): Obstacle {
  const problems = errors.map((error) => (error instanceof FirewallError ? error : new FirewallError(String(error))));
  const installed = problems.filter(({ isMissing }) => !isMissing);
  if (installed.length === 0) return { reason: "neither nft nor iptables is installed", remedy: "Install one: apt-get install nftables" };
  if (installed.every(({ message }) => /not permitted|permission denied|must be root/i.test(message)))
    return { reason: "this user may not change network rules", remedy: "Run the worker as root, or with CAP_NET_ADMIN." };
  return {
    reason: "the kernel does not take them",
    remedy: `See its message: ${installed.map(({ message }) => message).join("; ")}`,
  };
}

function systemOf(info: unknown): string {
  return typeof info === "object" && info !== null && "OperatingSystem" in info ? String(info.OperatingSystem) : "";
}

function isRootless(info: unknown): boolean {
  const options = typeof info === "object" && info !== null && "SecurityOptions" in info ? info.SecurityOptions : undefined;
  return Array.isArray(options) && options.some((option) => String(option).includes("name=rootless"));
}
