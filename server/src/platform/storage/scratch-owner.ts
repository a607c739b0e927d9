import { readFileSync, readlinkSync } from "node:fs";

/**
 * Who made something in the scratch folder, as a part of its name: the kernel's boot, the PID namespace, the process and when it started. Server processes
 * and backups use one folder at the same time, also from other machines and containers.
 */
const boot = read(() => readFileSync("/proc/sys/kernel/random/boot_id", "utf8").trim().slice(0, 8));
const namespace = read(() => readlinkSync("/proc/self/ns/pid").replace(/\D/g, ""));
const place = `${boot}-${namespace}`;
const owner = `${place}-${process.pid}-${startOf(process.pid) ?? "0"}`;

/** A name in the scratch folder for a thing of this process. */
export const scratchName = (id: string): string => `${owner}.${id}`;

/** Its process has ended. Of another machine's or container's process, or without `/proc`, that cannot be known. */
export function isLeftBehind(name: string): boolean {
  const [, madeAt, pid = "", start] = /^([0-9a-f]+-\d+)-(\d+)-(\d+)\./.exec(name) ?? [];
  return madeAt === place && startOf(Number(pid)) !== start;
}

/** Clock ticks since the boot at which a process started; a process id is used again, this is not. */
function startOf(pid: number): string | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "latin1");
    // The command's name, in brackets, may hold blanks.
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
