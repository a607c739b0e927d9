import { type ChildProcess, execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { closeSync, mkdirSync, mkdtempSync, openSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { promisify } from "node:util";
import type Docker from "dockerode";
import { findProgram } from "../cli/src/engine-setup/debian-packages.ts";
import { connectDocker } from "../worker/src/engines/docker/api/connect.ts";

const run = promisify(execFile);
const readyWithinMs = 300_000;

/** A Docker Engine that can be killed and restarted, started like `gantry up` does: with `--live-restore`. */
export interface OwnEngine {
  socket: string;
  docker: Docker;
  start(): Promise<void>;
  kill(): Promise<void>;
  signal(signal: NodeJS.Signals): void;
  isAlive(): boolean;
  /** Fills its disk completely. */
  fillDisk(): Promise<void>;
  freeDisk(): Promise<void>;
  close(): Promise<void>;
}

/** A separate process holds its namespaces, so that containers keep their network while it is dead. Its disk is in memory. Needs root. */
export async function createOwnEngine(diskMb: number): Promise<OwnEngine> {
  const folder = mkdtempSync(join(tmpdir(), "gantry-engine-"));
  const data = join(folder, "data");
  mkdirSync(data);
  // When our end of its input closes, everything is removed: the mount, and the engine and containers of a killed campaign.
  const script = `mount --make-rprivate / && mount -t tmpfs -o size=${diskMb}m tmpfs "$1/data" && ip link set lo up && echo ready && cat
    for pid in $(pgrep -f "(dockerd|containerd|containerd-shim).* $1/"); do pkill -9 -P "$pid"; kill -9 "$pid"; done`;
  const holder = spawn("unshare", ["-m", "-n", "sh", "-c", script, "sh", folder], {
    stdio: ["pipe", "pipe", "ignore"],
    detached: true,
  });
  await once(holder.stdout, "data");
  const inside = ["-t", String(holder.pid), "-m", "-n"];
  const socket = join(folder, "sock");
  const logFile = join(folder, "log");
  const networkStore = join(data, "network/files/local-kv.db");
  const docker = connectDocker(socket);
  const answers = () =>
    docker.ping().then(
      () => true,
      () => false,
    );
  let child: ChildProcess | undefined;
  const isAlive = () => child !== undefined && child.exitCode === null && child.signalCode === null;
  const kill = async () => {
    if (!child || !isAlive()) return;
    const gone = once(child, "exit");
    child.kill("SIGKILL");
    await gone;
  };
  const launch = () => {
    // A killed containerd may remain as a zombie; dockerd would take its pid for a living one.
    for (const name of ["pid", "sock", "exec/containerd/containerd.pid"]) rmSync(join(folder, name), { force: true });
    const log = openSync(logFile, "w");
    const places = ["--data-root", data, "--exec-root", join(folder, "exec"), "--pidfile", join(folder, "pid"), "-H", `unix://${socket}`];
    const started = spawn("nsenter", [...inside, findProgram("dockerd") ?? "dockerd", ...places, "--live-restore", "--log-level", "warn"], {
      stdio: ["ignore", log, log],
      env: { ...process.env, PATH: `${process.env["PATH"] ?? ""}:/usr/sbin:/sbin:/usr/bin:/bin` },
    });
    closeSync(log);
    return started;
  };
  const filler = join(data, "filler");
  return {
    socket,
    docker,
    async start() {
      for (const deadline = Date.now() + readyWithinMs; !(await answers()); await sleep(50)) {
        if (Date.now() > deadline) throw new Error(`the container engine did not start: ${readFileSync(logFile, "utf8").slice(-2_000)}`);
        if (isAlive()) continue;
        // It may have found its disk full.
        if (child && panickedOverNetworks(readFileSync(logFile, "utf8"))) await run("nsenter", [...inside, "rm", "-rf", networkStore]);
        child = launch();
      }
    },
    kill,
    signal: (signal) => void child?.kill(signal),
    isAlive,
    async fillDisk() {
      await run("nsenter", [...inside, "dd", "if=/dev/zero", `of=${filler}`, "bs=1M"]).catch(() => {});
    },
    async freeDisk() {
      await run("nsenter", [...inside, "rm", "-f", filler]);
    },
    async close() {
      child?.kill("SIGCONT");
      if (child && isAlive()) {
        const gone = once(child, "exit");
        child.kill("SIGTERM");
        await Promise.race([gone, sleep(10_000)]);
        await kill();
      }
      holder.stdin.end();
      await once(holder, "exit");
      rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
    },
  };
}

/**
 * Docker before 24 does not start again when it was killed in the middle of creating a network (github.com/moby/moby/issues/45057). Its operator has
 * to remove the store of networks then, and so does the campaign.
 */
function panickedOverNetworks(log: string): boolean {
  return log.includes("panic: ") && log.includes("reservePools");
}
