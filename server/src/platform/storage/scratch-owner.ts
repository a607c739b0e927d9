import { readFileSync, readlinkSync } from "node:fs";

/**
 * The process that created an entry in the scratch folder, as a part of its name: the kernel's boot, the PID namespace, the process id and its
 * start time. Server processes and backups share the folder, also from other machines and containers.
 */
const boot = read(() => readFileSync("/proc/sys/kernel/random/boot_id", "utf8").trim().slice(0, 8));
const namespace = read(() => readlinkSync("/proc/self/ns/pid").replace(/\D/g, ""));
const place = `${boot}-${namespace}`;
const owner = `${place}-${process.pid}-${startOf(process.pid) ?? "0"}`;

/** A name in the scratch folder for an entry of this process. */
export const scratchName = (id: string): string => `${owner}.${id}`;

/** Whether its process has ended. Unknown (false) for processes of another machine or container, and without `/proc`. */
export function isLeftBehind(name: string): boolean {
  const [, madeAt, pid = "", start] = /^([0-9a-f]+-\d+)-(\d+)-(\d+)\./.exec(name) ?? [];
  return madeAt === place && startOf(Number(pid)) !== start;
}

/** Clock ticks between boot and a process's start; process ids are reused, this is not. */
function startOf(pid: number): string | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "latin1");
    // The command's name, in brackets, may contain spaces.
    const [state, ...fields] = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    return state === "Z" ? undefined : fields[18];
  } catch {
    return undefined;
  }
}

function read(look: () => string): string {
  try {
    return look();
  } catch {
    return "0";
  }
}
