import { type ChildProcess, spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { closeSync, existsSync, mkdirSync, openSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { isAlive, waitForExit } from "@gantry/host/process-facts.ts";
import { connectedClients } from "@gantry/host/connected-clients.ts";
import { findProgram } from "./debian-packages.ts";
import { askEngine, findEngine, type FoundEngine } from "./detect.ts";
import { ensureOwnNetwork, removeOwnNetwork } from "./own-network.ts";

/** The paths of one Docker Engine. */
interface Layout {
  socket: string;
  pidFile: string;
  execRoot: string;
  logFile: string;
  /** Arguments for `dockerd`. */
  args: string[];
  /** Its network namespace; by default the machine's own. */
  namespacePath?: string;
}

const readyTimeoutMs = 30_000;
const stopTimeoutMs = 6_000;
const killTimeoutMs = 2_000;
const standardSocket = "/var/run/docker.sock";

/** The socket of the engine that this installation starts if another one is already running on the machine. */
export const ownSocket = (dataDir: string): string => join(runDir(dataDir), "docker.sock");

const ownImages = (dataDir: string): string => join(dataDir, "docker");

/** Whether a daemon with its own paths was started for this data directory before. */
export const hasOwnImages = (dataDir: string): boolean => existsSync(ownImages(dataDir));

/**
 * Starts Docker's daemon where there is no systemd, detached: suites keep running in it while Gantry restarts.
 * It uses Debian's usual paths, so that `docker ps` works. If another daemon is running, or was at an earlier start, it gets its own paths and network.
 */
export async function startDockerd(dataDir: string): Promise<FoundEngine & { pid: number }> {
  const dockerd = findProgram("dockerd");
  if (dockerd === undefined) throw new Error("dockerd is not installed.");
  const layout = runningDockerds().length > 0 || hasOwnImages(dataDir) ? ownLayout(dataDir) : standardLayout(dataDir);
  clearLeftovers(layout);
  const log = openSync(layout.logFile, "w", 0o600);
  const env = { ...process.env, PATH: `${process.env["PATH"] ?? ""}:/usr/sbin:/sbin:/usr/bin:/bin` };
  const [program = dockerd, ...args] = [
    ...(layout.namespacePath === undefined ? [] : ["nsenter", `--net=${layout.namespacePath}`]),
    dockerd,
    ...layout.args,
  ];
  const child = spawn(program, args, { detached: true, stdio: ["ignore", log, log], env });
  closeSync(log);
  child.on("error", () => {});
  child.unref();
  const engine = await untilItAnswers(child, layout);
  return { ...engine, pid: child.pid ?? 0 };
}

const RunningContainers = z.array(z.object({ Id: z.string(), Labels: z.record(z.string(), z.string()).nullish() }));

/**
 * Stops a daemon that we started, unless it is in use: a container runs in it, or another program is connected to it. `workerId` is this
 * installation's worker, which has exited; its parked networks do not count, those of other installations do.
 * @returns `stopped`, or what the daemon is still used for
 */
export async function stopDockerdWhenIdle(engine: {
  address: string;
  pid: number;
  dataDir: string;
  workerId: string | undefined;
}): Promise<"stopped" | { usedFor: string }> {
  if (!isAlive(engine.pid)) return "stopped";
  const containers = RunningContainers.safeParse(await askEngine(engine.address, "/containers/json"));
  const isOurs = ({ Labels }: z.infer<typeof RunningContainers>[number]): boolean =>
    Labels?.["gantry.role"] === "pause" && Labels["gantry.worker"] === engine.workerId;
  if (!containers.success) return { usedFor: "it does not say which containers run in it" };
  const others = containers.data.filter((container) => !isOurs(container)).length;
  if (others > 0) return { usedFor: others === 1 ? "a container runs in it" : `${others} containers run in it` };
  if (await hasClients(engine)) return { usedFor: "another program is connected to it" };
  // A killed worker could not remove its parked networks; no suite uses them.
  for (const { Id } of containers.data) await askEngine(engine.address, `/containers/${Id}?force=true`, 3_000, "DELETE");
  if (!(await endDaemon(engine.pid))) return { usedFor: "it does not end" };
  if (engine.address === `unix://${ownSocket(engine.dataDir)}`) removeOwnPlaces(engine.dataDir);
  return "stopped";
}

/** An open connection may delay its orderly end. No container runs in it, so nothing is lost when it is killed then. */
async function endDaemon(pid: number): Promise<boolean> {
  process.kill(pid, "SIGTERM");
  if (await waitForExit(pid, stopTimeoutMs)) return true;
  process.kill(pid, "SIGKILL");
  return waitForExit(pid, killTimeoutMs);
}

const clientsLeaveWithinMs = 1_000;

/** Whether other programs are connected to the daemon's socket. Connections of our own exited programs may take a moment to close. */
async function hasClients({ address, pid }: { address: string; pid: number }): Promise<boolean> {
  for (const deadline = Date.now() + clientsLeaveWithinMs; ; await new Promise((resolve) => setTimeout(resolve, 100))) {
    const clients = connectedClients(address.replace(/^unix:\/\//, ""), pid);
    if (clients === 0) return false;
    if (Date.now() > deadline) return true;
  }
}

/** Whether a daemon at the usual paths is alive, even if it does not respond yet. */
export const standardDaemonRuns = (): boolean => isRunning("/var/run/docker.pid", "dockerd");

/** The process ids of the Docker daemons on this machine, in any namespace. */
export function runningDockerds(): number[] {
  if (process.platform !== "linux") return [];
  return readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => nameOf(pid) === "dockerd" && isAlive(pid));
}

function standardLayout(dataDir: string): Layout {
  mkdirSync("/var/run", { recursive: true });
  // Containers survive a restart of the daemon. If the machine has its own configuration, that decides.
  const args = existsSync("/etc/docker/daemon.json") ? [] : ["--live-restore", "--log-level=warn"];
  return {
    socket: standardSocket,
    pidFile: "/var/run/docker.pid",
    execRoot: "/var/run/docker",
    logFile: join(dataDir, "docker.log"),
    args,
  };
}

function ownLayout(dataDir: string): Layout {
  const folder = runDir(dataDir);
  const configFile = join(folder, "daemon.json");
  const layout = {
    socket: ownSocket(dataDir),
    pidFile: join(folder, "docker.pid"),
    execRoot: join(folder, "exec"),
    logFile: join(dataDir, "docker.log"),
  };
  mkdirSync(folder, { recursive: true, mode: 0o711 });
  writeFileSync(
    configFile,
    JSON.stringify({
      hosts: [`unix://${layout.socket}`],
      "data-root": ownImages(dataDir),
      "exec-root": layout.execRoot,
      pidfile: layout.pidFile,
      "live-restore": true,
      "log-level": "warn",
    }),
  );
  return { ...layout, args: ["--config-file", configFile], ...ensureOwnNetwork(mark(dataDir)) };
}

/** Short, because a socket's path is limited to 107 bytes. */
const runDir = (dataDir: string): string => `/run/gantry-${mark(dataDir)}`;
const mark = (dataDir: string): string => createHash("sha256").update(dataDir).digest("hex").slice(0, 8);

/** Images and volumes are kept in the data directory; the network and runtime files are recreated at the next start. */
function removeOwnPlaces(dataDir: string): void {
  rmSync(join(runDir(dataDir), "daemon.json"), { force: true });
  removeOwnNetwork(mark(dataDir));
}

/**
 * Removes files of a killed daemon that would make the next one fail or wait: its pid file, its socket, and the pid file of a containerd that is
 * dead but, as a zombie, looks alive.
 */
function clearLeftovers({ socket, pidFile, execRoot }: Layout): void {
  const containerdPidFile = join(execRoot, "containerd/containerd.pid");
  if (!isRunning(pidFile, "dockerd")) for (const path of [pidFile, socket]) rmSync(path, { force: true });
  if (!isRunning(containerdPidFile, "containerd")) rmSync(containerdPidFile, { force: true });
}

function isRunning(pidFile: string, name: string): boolean {
  try {
    const pid = Number(readFileSync(pidFile, "utf8"));
    return isAlive(pid) && nameOf(pid) === name;
  } catch {
    return false;
  }
}

function nameOf(pid: number): string | undefined {
  try {
    return readFileSync(`/proc/${pid}/comm`, "utf8").trim();
  } catch {
    return undefined;
  }
}

async function untilItAnswers(child: ChildProcess, layout: Layout): Promise<FoundEngine> {
  const deadline = Date.now() + readyTimeoutMs;
  for (;;) {
    const found = await findEngine([`unix://${layout.socket}`]);
    if (found !== undefined) return found;
    const ended = child.pid === undefined || child.exitCode !== null || child.signalCode !== null;
    if (ended || Date.now() > deadline) {
      const lastLines = existsSync(layout.logFile) ? readFileSync(layout.logFile, "utf8").trim().split("\n").slice(-5).join("\n") : "";
      if (!ended) child.kill("SIGTERM");
      throw new Error(`dockerd ${ended ? "ended while it was starting" : "did not answer in time"}; ${layout.logFile} says:\n${lastLines}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
