import { readFileSync } from "node:fs";

/** What a run could change in a network namespace that it shares with the next one: sockets, and the three files mounted from its owner. */
export interface ParkedState {
  sockets: ReadonlySet<string>;
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
 * Synchronous on purpose: a dozen tiny kernel files, which a thread pool would make ten times dearer.
 */
export function readParkedState(place: ParkedPlace): ParkedState | undefined {
  try {
    if (!readFileSync(`/proc/${place.pid}/cgroup`, "utf8").includes(place.containerId)) return undefined;
    return { sockets: openSockets(place.pid), files: place.files.map((path) => readFileSync(path, "latin1")) };
  } catch {
    return undefined;
  }
}

/** The namespace is as it was when it was parked: nothing of any run is left in it. */
export function isUntouched(before: ParkedState, now: ParkedState | undefined): boolean {
  if (now === undefined) return false;
  return before.files.every((text, index) => text === now.files[index]) && [...now.sockets].every((socket) => before.sockets.has(socket));
}

const tables = ["tcp", "tcp6", "udp", "udp6", "udplite", "udplite6", "raw", "raw6"] as const;
/** Connections that have ended and only wait out their time: no process holds them any more. */
const fading = new Set(["04", "05", "06", "07", "08", "09", "0B"]);

function openSockets(pid: number): Set<string> {
  const open = new Set<string>();
  for (const table of tables) {
    for (const [, local, , state] of lines(pid, table))
      if (!(table.startsWith("tcp") && fading.has(state ?? ""))) open.add(`${table} ${local}`);
  }
  for (const line of lines(pid, "unix")) open.add(`unix ${line.slice(6).join(" ")}`);
  for (const line of lines(pid, "packet")) open.add(`packet ${line.join(" ")}`);
  return open;
}

function lines(pid: number, table: string): string[][] {
  return tableText(pid, table)
    .split("\n")
    .slice(1)
    .filter(Boolean)
    .map((line) => line.trim().split(/\s+/));
}

function tableText(pid: number, table: string): string {
  try {
    return readFileSync(`/proc/${pid}/net/${table}`, "latin1");
  } catch (error) {
    // A kernel without IPv6 has no such table.
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return "";
    throw error;
  }
}
