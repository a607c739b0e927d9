import { readdirSync, readFileSync, readlinkSync } from "node:fs";

/** Whether a process with this id is running. A zombie is not: it only waits to be reaped. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "EPERM")) return false;
  }
  return statFields(pid)?.[0] !== "Z";
}

/** A text that differs between two processes that had the same id; `undefined` where the system does not provide it. */
export function startTimeOf(pid: number): string | undefined {
  return statFields(pid)?.[19];
}

/** The ids of all processes whose working directory is `directory`; empty where the system does not provide them. */
export function processesIn(directory: string): number[] {
  if (process.platform !== "linux") return [];
  return readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => workingDirectoryOf(pid) === directory && isAlive(pid));
}

/** The name of a process's program (at most 15 bytes); `undefined` where the system does not provide it. */
export function processName(pid: number): string | undefined {
  try {
    return readFileSync(`/proc/${pid}/comm`, "utf8").trim();
  } catch {
    return undefined;
  }
}

/** Resolves to whether the process exited within `timeoutMs`. */
export async function waitForExit(pid: number, timeoutMs: number): Promise<boolean> {
  const deadline = Date.now() + timeoutMs;
  while (isAlive(pid)) {
    if (Date.now() > deadline) return false;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  return true;
}

function workingDirectoryOf(pid: number): string | undefined {
  try {
    return readlinkSync(`/proc/${pid}/cwd`);
  } catch {
    return undefined;
  }
}

/** Fields of /proc/<pid>/stat from the state on; the name before them may contain spaces and brackets. */
function statFields(pid: number): string[] | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    return stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  } catch {
    return undefined;
  }
}
