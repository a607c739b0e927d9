import { readFileSync } from "node:fs";
import { open } from "node:fs/promises";

/** More than the engine and the worker's settings write into a hosts file. A run can write gigabytes into it. */
const mostFileBytes = 64 * 1024;

/** What a run could leave in a network namespace that it shares with the next one: sockets, and changes to three files mounted from its owner. */
export interface ParkedState {
  /** Sockets that exist there, in all and by protocol. */
  sockets: ReadonlyMap<string, number>;
  files: readonly string[];
}

export interface ParkedPlace {
  containerId: string;
  /** The parked process, in this machine's process table. */
  pid: number;
  /** Its hosts, resolv.conf and hostname files on this machine. */
  files: readonly string[];
}

/**
 * Looks into a parked namespace. `undefined` when it cannot be seen from here (the engine is on another machine,
 * or the worker is not root): then nothing is known about it, and it must not be handed on.
 * The kernel's tables are read at once: they are small, and a thread pool would take ten times as long. The files belong to the run.
 */
export async function readParkedState(place: ParkedPlace): Promise<ParkedState | undefined> {
  try {
    if (!readFileSync(`/proc/${place.pid}/cgroup`, "utf8").includes(place.containerId)) return undefined;
    const files = await Promise.all(place.files.map(readSmallFile));
    return { sockets: socketCounts(place.pid), files };
  } catch {
    return undefined;
  }
}

/** @throws for anything but a file of at most {@link mostFileBytes} */
async function readSmallFile(path: string): Promise<string> {
  await using file = await open(path, "r");
  const found = await file.stat();
  if (!found.isFile() || found.size > mostFileBytes) throw new Error(`${path} is not a small file`);
  // It may grow between the two.
  const bytes = Buffer.alloc(mostFileBytes + 1);
  const { bytesRead } = await file.read(bytes, 0, bytes.length, 0);
  if (bytesRead > mostFileBytes) throw new Error(`${path} is not a small file`);
  return bytes.toString("latin1", 0, bytesRead);
}

/** The namespace is as it was when it was parked: nothing of any run is left in it. */
export function isUntouched(before: ParkedState, now: ParkedState | undefined): boolean {
  return now !== undefined && before.files.every((text, index) => text === now.files[index]) && isQuiet(before, now);
}

/** No socket more than at first. A connection may need a moment after its process is gone. */
export function isQuiet(before: ParkedState, now: ParkedState): boolean {
  return [...now.sockets].every(([protocol, count]) => count <= (before.sockets.get(protocol) ?? 0));
}

/** From the namespace's own counters: the tables behind them (`net/tcp`) cost ten milliseconds to read, however few they hold. */
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
