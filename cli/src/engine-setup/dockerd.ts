import { type ChildProcess, spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { closeSync, existsSync, mkdirSync, openSync, readdirSync, readFileSync, readlinkSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { isAlive, waitForExit } from "@gantry/server/platform/process-facts.ts";
import { findProgram } from "./debian-packages.ts";
import { askEngine, findEngine, type FoundEngine } from "./detect.ts";
import { ensureOwnNetwork, removeOwnNetwork } from "./own-network.ts";

/** Where one Docker Engine keeps what. */
interface Layout {
  socket: string;
  pidFile: string;
  execRoot: string;
  logFile: string;
  /** Arguments for `dockerd`. */
  args: string[];
  /** The network namespace it lives in; the machine's own unless said. */
  namespacePath?: string;
}

const readyTimeoutMs = 30_000;
const stopTimeoutMs = 6_000;
const standardSocket = "/var/run/docker.sock";

/** The socket of the engine that this installation starts when another one already runs on the machine. */
export const ownSocket = (dataDir: string): string => join(runDir(dataDir), "docker.sock");

/**
 * Starts Docker's daemon where no systemd does, detached: suites go on in it while Gantry restarts.
 * It takes Debian's usual places, so that `docker ps` works. Beside another daemon it takes places and a network of its own.
 */
export async function startDockerd(dataDir: string): Promise<FoundEngine & { pid: number }> {
  const dockerd = findProgram("dockerd");
  if (dockerd === undefined) throw new Error("dockerd is not installed.");
  const layout = runningDockerds().length > 0 ? ownLayout(dataDir) : standardLayout(dataDir);
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
 * Ends a daemon that we started, unless it is in use: a container runs in it, or another program is connected to it. `workerId` is this installation's
 * worker, which has ended; its parked networks do not count, those of another installation's do.
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
  // A worker that was killed could not clear its parked networks away; no suite is in them.
  for (const { Id } of containers.data) await askEngine(engine.address, `/containers/${Id}?force=true`, 3_000, "DELETE");
  process.kill(engine.pid, "SIGTERM");
  if ((await waitForExit(engine.pid, stopTimeoutMs)) && engine.address === `unix://${ownSocket(engine.dataDir)}`)
    removeOwnPlaces(engine.dataDir);
  return "stopped";
}

const clientsLeaveWithinMs = 1_000;

/** Other programs hold connections to the daemon's socket. Those of our own programs, which have ended, may take a moment to be closed. */
async function hasClients({ address, pid }: { address: string; pid: number }): Promise<boolean> {
  for (const deadline = Date.now() + clientsLeaveWithinMs; ; await new Promise((resolve) => setTimeout(resolve, 100))) {
    const clients = connectedClients(address.replace(/^unix:\/\//, ""), pid);
    if (clients === 0) return false;
    if (Date.now() > deadline) return true;
  }
}

/**
 * Of the sockets that the daemon holds open, those that are connected at its address. The network namespace of the client lists them, which is ours or
 * the daemon's, as `Num RefCount Protocol Flags Type St Inode Path`, where state 03 is a connection and 02 one that the daemon has not taken yet.
 */
function connectedClients(socket: string, pid: number): number {
  const alias = socket.startsWith("/var/run/") ? socket.slice("/var".length) : socket;
  try {
    const held = new Set(readdirSync(`/proc/${pid}/fd`).map((fd) => readLink(`/proc/${pid}/fd/${fd}`)));
    const listed = ["self", pid].map((process) => readFileSync(`/proc/${process}/net/unix`, "utf8"));
    return listed
      .flatMap((text) => text.split("\n"))
      .map((line) => line.trim().split(/\s+/))
      .filter(([, , , , , state, inode, path]) => {
        const isTaken = state === "03" && held.has(`socket:[${inode}]`);
        return (path === socket || path === alias) && (isTaken || state === "02");
      }).length;
  } catch {
    return 0;
  }
}

/** `undefined` when it was closed meanwhile. */
function readLink(path: string): string | undefined {
  try {
    return readlinkSync(path);
  } catch {
    return undefined;
  }
}

/** Whether a daemon at the usual places lives, even if it does not answer yet. */
export const standardDaemonRuns = (): boolean => isRunning("/var/run/docker.pid", "dockerd");

/** The numbers of the Docker daemons on this machine, in whatever namespace. */
export function runningDockerds(): number[] {
  if (process.platform !== "linux") return [];
  return readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => nameOf(pid) === "dockerd" && isAlive(pid));
}

function standardLayout(dataDir: string): Layout {
  mkdirSync("/var/run", { recursive: true });
  // Containers survive the daemon's own restart. A configuration of the machine's owner is left to decide for itself.
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
      "data-root": join(dataDir, "docker"),
      "exec-root": layout.execRoot,
      pidfile: layout.pidFile,
      "live-restore": true,
      "log-level": "warn",
    }),
  );
  return { ...layout, args: ["--config-file", configFile], ...ensureOwnNetwork(mark(dataDir)) };
}

/** Short, since a socket's path may be no longer than 107 bytes. */
const runDir = (dataDir: string): string => `/run/gantry-${mark(dataDir)}`;
const mark = (dataDir: string): string => createHash("sha256").update(dataDir).digest("hex").slice(0, 8);

/** Images and volumes stay in the data directory; network and runtime files are made again at the next start. */
function removeOwnPlaces(dataDir: string): void {
  rmSync(join(runDir(dataDir), "daemon.json"), { force: true });
  removeOwnNetwork(mark(dataDir));
}

/**
 * What a killed daemon left makes the next one refuse or wait: its number, its socket,
 * and the number of a containerd that is dead but, as a zombie, looks alive.
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
      const said = existsSync(layout.logFile) ? readFileSync(layout.logFile, "utf8").trim().split("\n").slice(-5).join("\n") : "";
      if (!ended) child.kill("SIGTERM");
      throw new Error(`dockerd ${ended ? "ended while it was starting" : "did not answer in time"}; ${layout.logFile} says:\n${said}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
