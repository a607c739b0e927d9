import { readdirSync, readFileSync, rmSync } from "node:fs";
import { realpath } from "node:fs/promises";
import { join } from "node:path";
import { isAlive, processesIn, processName, waitForExit } from "../process-facts.ts";

/** What a running PostgreSQL writes into `postmaster.pid`. */
export interface Postmaster {
  pid: number;
  port: number;
  socketDir: string;
  listenAddress: string;
  status: string;
}

/** The process of this cluster, if it is running. Its data may be incomplete while it starts. */
export async function runningPostmaster(clusterDir: string): Promise<Postmaster | undefined> {
  const postmaster = readPidFile(clusterDir);
  if (postmaster === undefined || !isAlive(postmaster.pid)) return undefined;
  // After a reboot or in a new container another process may have this id.
  if (process.platform === "linux" && !processesIn(await realpath(clusterDir)).includes(postmaster.pid)) return undefined;
  return postmaster;
}

/** Waits until it accepts connections. Rejects when it exits or takes longer than `timeoutMs`. */
export async function untilReady(clusterDir: string, pid: number, timeoutMs: number): Promise<Postmaster> {
  const deadline = Date.now() + timeoutMs;
  for (;;) {
    const postmaster = readPidFile(clusterDir);
    if (postmaster?.pid === pid && postmaster.status === "ready") return postmaster;
    if (!isAlive(pid)) throw new Error("PostgreSQL ended while it was starting.");
    if (Date.now() > deadline) throw new Error(`PostgreSQL was not ready within ${Math.round(timeoutMs / 1000)} s.`);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}

/** Fast shutdown: ends sessions and writes a checkpoint. The process is killed only if it does not stop; its data survives that. */
export async function stopPostmaster(pid: number, timeoutMs = 10_000): Promise<void> {
  for (const [signal, waitMs] of [
    ["SIGINT", timeoutMs],
    ["SIGQUIT", 3_000],
    ["SIGKILL", 3_000],
  ] as const) {
    if (!isAlive(pid)) return;
    try {
      process.kill(pid, signal);
    } catch {
      return;
    }
    if (await waitForExit(pid, waitMs)) return;
  }
}

/** How long orphaned processes may take to exit, at first and then after each signal. */
const orphanMs = [
  ["SIGTERM", 500],
  ["SIGQUIT", 1_500],
  ["SIGKILL", 1_500],
] as const;

/**
 * Ends the backends of a killed PostgreSQL that are still running a statement: they notice the loss only afterwards, and the cluster cannot
 * start before they are gone. Affects only processes named `postgres` whose working directory is this cluster's, which no other cluster shares.
 */
async function endOrphans(home: string): Promise<void> {
  // Idle backends exit immediately.
  let waitMs = 300;
  for (const [signal, nextMs] of orphanMs) {
    const deadline = Date.now() + waitMs;
    while (processesIn(home).length > 0 && Date.now() < deadline) await new Promise((resolve) => setTimeout(resolve, 20));
    for (const pid of processesIn(home)) {
      if (processName(pid) !== "postgres") continue;
      try {
        process.kill(pid, signal);
      } catch {
        // It has just exited.
      }
    }
    waitMs = nextMs;
  }
}

/**
 * Removes the files of a killed PostgreSQL once none of its processes is left. PostgreSQL would refuse to start if the old process id is taken
 * by another process or by a zombie.
 */
export async function clearDeadPostmaster(clusterDir: string, timeoutMs = 10_000): Promise<void> {
  if (readPidFile(clusterDir) === undefined) return;
  const deadline = Date.now() + timeoutMs;
  const home = await realpath(clusterDir);
  await endOrphans(home);
  for (let left = processesIn(home); left.length > 0; left = processesIn(home)) {
    if (Date.now() > deadline) throw new Error(`Processes ${left.join(", ")} still work in ${clusterDir}. Stop them, then try again.`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  const remains = readdirSync(clusterDir).filter((name) => name === "postmaster.pid" || name.startsWith(".s.PGSQL."));
  for (const name of remains) rmSync(join(clusterDir, name), { force: true });
}

function readPidFile(clusterDir: string): Postmaster | undefined {
  let lines: string[];
  try {
    lines = readFileSync(join(clusterDir, "postmaster.pid"), "utf8").split("\n");
  } catch {
    return undefined;
  }
  const pid = Number(lines[0]);
  if (!Number.isInteger(pid) || pid <= 0) return undefined;
  return { pid, port: Number(lines[3] ?? 0), socketDir: lines[4] ?? "", listenAddress: lines[5] ?? "", status: (lines[7] ?? "").trim() };
}
