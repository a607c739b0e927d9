import { closeSync, constants, fstatSync, openSync, readFileSync, readSync } from "node:fs";

/** More than the engine and the worker's settings write into a hosts file. A run can write gigabytes into it. */
const maxFileBytes = 64 * 1024;

/** What a run could leave in a network namespace for the next one: sockets, and changes to three files mounted from its owner. */
export interface ParkedState {
  /** The sockets in it, in total and by protocol. */
  sockets: ReadonlyMap<string, number>;
  files: readonly string[];
}

export interface ParkedProcess {
  containerId: string;
  /** The pid of the parked process on this machine. */
  pid: number;
  /** Its hosts, resolv.conf and hostname files on this machine. */
  files: readonly string[];
}

/**
 * Inspects a parked namespace. `undefined` when that is not possible from here (the engine is on another machine, or the worker is not root): then
 * its state is unknown, and it must not be reused.
 * Reads synchronously: everything is small, and a thread pool would take ten times as long. The content of the files belongs to the run.
 */
export function readParkedState(place: ParkedProcess): ParkedState | undefined {
  try {
    if (!readFileSync(`/proc/${place.pid}/cgroup`, "utf8").includes(place.containerId)) return undefined;
    const files = place.files.map(readSmallFile);
    return { sockets: socketCounts(place.pid), files };
  } catch {
    return undefined;
  }
}

/** @throws for anything but a file of at most {@link maxFileBytes} */
function readSmallFile(path: string): string {
  // Never waits, whatever the path is.
  const file = openSync(path, constants.O_RDONLY | constants.O_NONBLOCK);
  try {
    const found = fstatSync(file);
    // It may grow in between.
    const bytes = Buffer.alloc(Math.min(found.size, maxFileBytes) + 1);
    const read = found.isFile() ? readSync(file, bytes, 0, bytes.length, 0) : 0;
    if (!found.isFile() || read > maxFileBytes) throw new Error(`${path} is not a small file`);
    return bytes.toString("latin1", 0, read);
  } finally {
    closeSync(file);
  }
}

/** Whether the namespace is as it was when it was parked, without traces of any run. */
export function isUntouched(before: ParkedState, now: ParkedState | undefined): boolean {
  return now !== undefined && before.files.every((text, index) => text === now.files[index]) && isQuiet(before, now);
}

/** Whether there are no more sockets than at first. A connection may need a moment after its process has exited. */
export function isQuiet(before: ParkedState, now: ParkedState): boolean {
  return [...now.sockets].every(([protocol, count]) => count <= (before.sockets.get(protocol) ?? 0));
}

/** From the namespace's own counters: reading the tables behind them (`net/tcp`) takes ten milliseconds, however few entries they have. */
function socketCounts(pid: number): Map<string, number> {
  const counts = new Map<string, number>();
  for (const line of [...lines(pid, "sockstat"), ...lines(pid, "sockstat6")]) {
    const [, protocol = "", count = ""] = /^(\w+): (?:used|inuse) (\d+)/.exec(line) ?? [];
    if (protocol !== "") counts.set(protocol, Number(count));
  }
  if (!counts.has("TCP")) throw new Error("this kernel does not count sockets");
  return counts;
}

function lines(pid: number, table: string): string[] {
  try {
    return readFileSync(`/proc/${pid}/net/${table}`, "latin1").split("\n");
  } catch (error) {
    // A kernel without IPv6 has no second table.
    if (table === "sockstat6" && error instanceof Error && "code" in error && error.code === "ENOENT") return [];
    throw error;
  }
}
