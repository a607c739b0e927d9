import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync, readlinkSync } from "node:fs";

/**
 * How many programs are connected to a socket of a process. Connections are listed in the client's network namespace, which is ours or that of the process, as
 * `Num RefCount Protocol Flags Type St Inode Path`, where state 03 is an accepted connection and 02 one that is not accepted yet. A process may keep a connection
 * open whose client has ended: it does not count.
 */
export function connectedClients(socket: string, pid: number): number {
  const alias = socket.startsWith("/var/run/") ? socket.slice("/var".length) : socket;
  try {
    const held = new Set(readdirSync(`/proc/${pid}/fd`).map((fd) => readLink(`/proc/${pid}/fd/${fd}`)));
    const connected = ["self", pid]
      .flatMap((process) => readFileSync(`/proc/${process}/net/unix`, "utf8").split("\n"))
      .map((line) => line.trim().split(/\s+/))
      .filter(([, , , , , state, inode, path]) => {
        const isTaken = state === "03" && held.has(`socket:[${inode}]`);
        return (path === socket || path === alias) && (isTaken || state === "02");
      });
    // The same namespace lists a connection twice.
    const inodes = new Set(connected.map(([, , , , , , inode = ""]) => inode));
    if (inodes.size === 0) return 0;
    const left = leftByClients(pid);
    return [...inodes].filter((inode) => !left.has(inode)).length;
  } catch {
    return 0;
  }
}

/** `u_str ESTAB 0 0 /var/run/docker.sock 21337 * 0`: a connection without another end. */
const withoutPeer = /\s(\d+)\s+\*\s+0\s*$/;
const ssTimeoutMs = 2_000;

/** The inodes of connections whose client has ended. Only `ss` of iproute2 tells; without it, none is known. */
function leftByClients(pid: number): ReadonlySet<string> {
  const listed = [
    ["ss", "-xnH"],
    ["nsenter", `--net=/proc/${pid}/ns/net`, "ss", "-xnH"],
  ].map(([program = "", ...args]) => {
    try {
      return execFileSync(program, args, { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"], timeout: ssTimeoutMs });
    } catch {
      return "";
    }
  });
  return new Set(listed.flatMap((text) => text.split("\n")).flatMap((line) => withoutPeer.exec(line)?.[1] ?? []));
}

/** `undefined` when it was closed in the meantime. */
function readLink(path: string): string | undefined {
  try {
    return readlinkSync(path);
  } catch {
    return undefined;
  }
}
