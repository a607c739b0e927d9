import { readFile } from "node:fs/promises";

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
 */
export async function readParkedState(place: ParkedPlace): Promise<ParkedState | undefined> {
  try {
    const cgroup = await readFile(`/proc/${place.pid}/cgroup`, "utf8");
    if (!cgroup.includes(place.containerId)) return undefined;
    const [sockets, ...files] = await Promise.all([openSockets(place.pid), ...place.files.map((path) => readFile(path, "latin1"))]);
    return { sockets, files };
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

async function openSockets(pid: number): Promise<Set<string>> {
  const open = new Set<string>();
  for (const table of tables) for (const line of await lines(pid, table)) {
    const [, local, , state] = line;
    if (!(table.startsWith("tcp") && fading.has(state ?? ""))) open.add(`${table} ${local}`);
  }
  for (const line of await lines(pid, "unix")) open.add(`unix ${line.slice(6).join(" ")}`);
  for (const line of await lines(pid, "packet")) open.add(`packet ${line.join(" ")}`);
  return open;
}

async function lines(pid: number, table: string): Promise<string[][]> {
  // A kernel without IPv6 has no such table.
  const text = await readFile(`/proc/${pid}/net/${table}`, "latin1").catch((error) => {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return "";
    throw error;
  });
  return text
    .split("\n")
    .slice(1)
    .filter(Boolean)
    .map((line) => line.trim().split(/\s+/));
}
