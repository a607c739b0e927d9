import { closeSync, constants, openSync, readSync } from "node:fs";
import { uptime } from "node:os";

/** `unknown`: the kernel's log cannot be read here, or it has left out which container a kill was in. */
export type MemoryKill = "yes" | "no" | "unknown";

/** Whether the kernel killed a process of this container for memory since `since`, by `records` of its own log. For engines that do not say so. */
export function memoryKillOf(containerId: string, since: Date, records: readonly KernelRecord[] | undefined): MemoryKill {
  if (records === undefined) return "unknown";
  if (namesMemoryKill(containerId, records)) return "yes";
  const recent = records.filter(({ at }) => at >= since.getTime() - 2_000);
  const count = (beginning: string) => recent.filter(({ text }) => text.startsWith(beginning)).length;
  // Of many kills in a few seconds the kernel names only the processes.
  return count("Memory cgroup out of memory: Killed process") > count("oom-kill:") ? "unknown" : "no";
}

/** Whether the kernel says that it killed a process of this container for memory. `false` proves nothing: it does not name every container. */
export function namesMemoryKill(containerId: string, records: readonly KernelRecord[] = []): boolean {
  return records.some(({ text }) => text.startsWith("oom-kill:") && text.includes(containerId));
}

export interface KernelRecord {
  /** Milliseconds of the clock, within a second or so. */
  at: number;
  text: string;
}

const longestRecord = 8_192;

/** Whether this process has the right to. */
export function canReadKernelLog(): boolean {
  const file = openKernelLog();
  if (file !== undefined) closeSync(file);
  return file !== undefined;
}

function openKernelLog(): number | undefined {
  try {
    return openSync("/dev/kmsg", constants.O_RDONLY | constants.O_NONBLOCK);
  } catch {
    return undefined;
  }
}

/** Everything the kernel still has; `undefined` without the right to read it. Source: the kernel's Documentation/ABI/testing/dev-kmsg. */
export function kernelLog(): KernelRecord[] | undefined {
  const file = openKernelLog();
  if (file === undefined) return undefined;
  const booted = Date.now() - uptime() * 1000;
  const records: KernelRecord[] = [];
  const buffer = Buffer.alloc(longestRecord);
  try {
    for (;;) {
      const record = nextRecord(file, buffer);
      if (record === undefined) return records;
      const [, microseconds, text] = /^\d+,\d+,(\d+),[^;]*;([^\n]*)/.exec(record) ?? [];
      if (text !== undefined) records.push({ at: booted + Number(microseconds) / 1000, text });
    }
  } finally {
    closeSync(file);
  }
}

/** One record per read; `undefined` at the end. A record that was overwritten before it was read is skipped. */
function nextRecord(file: number, buffer: Buffer): string | undefined {
  for (;;) {
    try {
      return buffer.toString("latin1", 0, readSync(file, buffer));
    } catch (error) {
      if (!(error instanceof Error && "code" in error && error.code === "EPIPE")) return undefined;
    }
  }
}
