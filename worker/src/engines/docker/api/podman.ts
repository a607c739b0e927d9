import { readFileSync } from "node:fs";
import type { DockerVersion, HostConfig } from "dockerode";

/**
 * Podman implements Docker's API with differences that this engine has to handle: they are here and in the other files named after it.
 * The code for Docker never uses them.
 */
export function isPodman({ Components }: Pick<DockerVersion, "Components">): boolean {
  return Components?.some(({ Name }) => Name.startsWith("Podman")) ?? false;
}

/**
 * Limits that Podman would otherwise set itself, to values that need a root with every capability: in a sandbox no container would start.
 * Processes are limited by the container's control group; this is the highest meaningful number.
 */
export function podmanUlimits(isLocal: boolean): NonNullable<HostConfig["Ulimits"]> {
  const most = (isLocal ? maxProcesses() : undefined) ?? usualLargest;
  return [{ Name: "nproc", Soft: most, Hard: most }];
}

/** The kernel's default for the largest pid. */
const usualLargest = 32_768;

/** For our own container, for which no other limit of open files is set. */
export const parkedUlimits: NonNullable<HostConfig["Ulimits"]> = [{ Name: "nofile", Soft: 1024, Hard: 1024 }];

/** The limit of this process, and so most likely of the engine next to it; Podman itself goes no higher than the largest pid. */
function maxProcesses(): number | undefined {
  try {
    const own = /^Max processes +\d+ +(\d+)/m.exec(readFileSync("/proc/self/limits", "latin1"))?.[1];
    const largest = Number(readFileSync("/proc/sys/kernel/pid_max", "latin1"));
    return Math.min(own === undefined ? largest : Number(own), largest);
  } catch {
    return undefined;
  }
}
