import { execFileSync } from "node:child_process";
import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { isAlive, startTimeOf } from "@gantry/host/process-facts.ts";
import { canInstallPackages, findProgram, installDebianPackages } from "./debian-packages.ts";
import { engineAddresses, findEngine, type FoundEngine } from "./detect.ts";
import { hasOwnImages, ownSocket, standardDaemonRuns, startDockerd } from "./dockerd.ts";

export interface ReadyEngine extends FoundEngine {
  /** The process id of a daemon started by Gantry. */
  ownPid?: number;
}

/** No engine responds and we could not start one; `message` says what to install or start. */
export class EngineMissing extends Error {}

/**
 * Finds a container engine, or provides one: starts an installed Docker, which is installed first if we are root on Debian. If an engine was started for
 * this data directory before, it is that one: another engine has none of its images.
 * @throws {EngineMissing} with instructions.
 */
export async function ensureEngine(env: NodeJS.ProcessEnv, dataDir: string, say: (text: string) => void): Promise<ReadyEngine> {
  const own = ownSocket(dataDir);
  const keepsOwn = !env["DOCKER_HOST"] && hasOwnImages(dataDir) && mayStartOwn();
  const addresses = keepsOwn ? [`unix://${own}`] : engineAddresses(env, [own]);
  const find = () => findEngine(addresses);
  const found = await find();
  if (found !== undefined) return withOwner(found, dataDir);
  if (env["DOCKER_HOST"])
    throw new EngineMissing(
      `DOCKER_HOST is ${env["DOCKER_HOST"]}, but no container engine answers there. Start it, or remove the setting.`,
    );
  if (process.platform !== "linux") throw new EngineMissing("Install Docker Desktop (https://docs.docker.com/desktop) and start it.");
  if (findProgram("dockerd") === undefined) await installDocker(say);
  // The package may have started it.
  const started = await startInstalled(find, dataDir, say);
  if (started !== undefined) return started;
  throw new EngineMissing(whatToInstall());
}

/** Whether Gantry started the daemon at this address earlier. */
function withOwner(found: FoundEngine, dataDir: string): ReadyEngine {
  const own = readOwn(dataDir);
  return own !== undefined && own.address === found.address && isAlive(own.pid) && startTimeOf(own.pid) === own.startedAt
    ? { ...found, ownPid: own.pid }
    : found;
}

async function installDocker(say: (text: string) => void): Promise<void> {
  if (!canInstallPackages()) throw new EngineMissing(whatToInstall());
  try {
    await installDebianPackages(["docker.io", "nftables", "iproute2", "ca-certificates"], say);
  } catch (error) {
    throw new EngineMissing(
      `Docker could not be installed. ${error instanceof Error ? error.message : String(error)}\nInstall it manually: apt-get update && apt-get install docker.io`,
    );
  }
}

async function startInstalled(
  find: () => Promise<FoundEngine | undefined>,
  dataDir: string,
  say: (text: string) => void,
): Promise<ReadyEngine | undefined> {
  if (process.getuid?.() !== 0) {
    throw new EngineMissing(
      `Docker is installed but does not answer. Start it (sudo systemctl start docker, or sudo dockerd), and let this user use it: sudo usermod -aG docker ${process.env["USER"] ?? "$USER"}, then sign in again.`,
    );
  }
  say("starting Docker");
  if (hasSystemd()) {
    execFileSync("systemctl", ["start", "docker"], { stdio: "ignore" });
    return await waitFor(find, 20_000);
  }
  // The package's service script may be starting it already.
  if (standardDaemonRuns()) {
    const found = await waitFor(find, 3_000);
    if (found !== undefined) return found;
  }
  try {
    mountCgroups();
    const { address, name, pid } = await startDockerd(dataDir);
    writeFileSync(ownPath(dataDir), JSON.stringify({ address, pid, startedAt: startTimeOf(pid) }));
    return { address, name, ownPid: pid };
  } catch (error) {
    throw new EngineMissing(`Docker is installed but does not start here. ${error instanceof Error ? error.message : String(error)}`);
  }
}

const hasSystemd = (): boolean => existsSync("/run/systemd/system");
const mayStartOwn = (): boolean => process.platform === "linux" && process.getuid?.() === 0 && !hasSystemd();

/** Without systemd they may not be mounted; without them Docker cannot enforce limits. */
function mountCgroups(): void {
  if (readFileSync("/proc/self/mounts", "utf8").includes(" /sys/fs/cgroup")) return;
  execFileSync("mount", ["-t", "cgroup2", "none", "/sys/fs/cgroup"], { stdio: "ignore" });
}

async function waitFor(find: () => Promise<FoundEngine | undefined>, timeoutMs: number): Promise<FoundEngine | undefined> {
  const deadline = Date.now() + timeoutMs;
  for (;;) {
    const found = await find();
    if (found !== undefined || Date.now() > deadline) return found;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

const ownPath = (dataDir: string): string => join(dataDir, "engine.json");

function readOwn(dataDir: string): { address: string; pid: number; startedAt: string | undefined } | undefined {
  try {
    return JSON.parse(readFileSync(ownPath(dataDir), "utf8"));
  } catch {
    return undefined;
  }
}

/** Removes the record of the daemon that was stopped. */
export function removeOwnEngineRecord(dataDir: string): void {
  rmSync(ownPath(dataDir), { force: true });
}

/** The commands that install a container engine on this machine. */
export function whatToInstall(): string {
  const sudo = process.getuid?.() === 0 ? "" : "sudo ";
  if (findProgram("podman") !== undefined)
    return `${dockerFor(sudo)}\nOr let Podman, which is installed, answer: ${sudo}systemctl enable --now podman.socket`;
  return dockerFor(sudo);
}

function dockerFor(sudo: string): string {
  if (findProgram("apt-get") !== undefined) return `Install Docker: ${sudo}apt-get update && ${sudo}apt-get install -y docker.io`;
  if (findProgram("dnf") !== undefined) return `Install Docker: ${sudo}dnf install -y moby-engine && ${sudo}systemctl enable --now docker`;
  if (findProgram("apk") !== undefined)
    return `Install Docker: ${sudo}apk add docker && ${sudo}rc-update add docker && ${sudo}service docker start`;
  return "Install Docker Engine (https://docs.docker.com/engine/install) and start it.";
}
