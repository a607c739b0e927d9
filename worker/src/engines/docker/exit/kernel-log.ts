import { closeSync, constants, openSync, readSync } from "node:fs";
import { uptime } from "node:os";

/** `unknown`: the kernel's log cannot be read here, or it does not name the container of a kill. */
export type MemoryKill = "yes" | "no" | "unknown";

/** Whether the kernel killed a process of this container for memory since `since`, according to `records` of its log. For engines that do not report it. */
export function memoryKillOf(containerId: string, since: Date, records: readonly KernelRecord[] | undefined): MemoryKill {
  if (records === undefined) return "unknown";
  if (namesMemoryKill(containerId, records)) return "yes";
  const recent = records.filter(({ at }) => at >= since.getTime() - 2_000);
  const count = (beginning: string) => recent.filter(({ text }) => text.startsWith(beginning)).length;
  // Of many kills within a few seconds the kernel names only the processes.
  return count("Memory cgroup out of memory: Killed process") > count("oom-kill:") ? "unknown" : "no";
}

/** Whether the log says that the kernel killed a process of this container for memory. `false` proves nothing, because not every container is named. */
export function namesMemoryKill(containerId: string, records: readonly KernelRecord[] = []): boolean {
  return records.some(({ text }) => text.startsWith("oom-kill:") && text.includes(containerId));
}

export interface KernelRecord {
  /** Milliseconds of the clock, accurate to about a second. */
  at: number;
  text: string;
}

const maxRecordLength = 8_192;

/** Whether this process has permission. */
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

/** All records that the kernel still has; `undefined` without permission. Source: the kernel's Documentation/ABI/testing/dev-kmsg. */
export function kernelLog(): KernelRecord[] | undefined {
  const file = openKernelLog();
  if (file === undefined) return undefined;
  const booted = Date.now() - uptime() * 1000;
  const records: KernelRecord[] = [];
  const buffer = Buffer.alloc(maxRecordLength);
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

/** One record per read; `undefined` at the end. Skips records that were overwritten before they were read. */
function nextRecord(file: number, buffer: Buffer): string | undefined {
  for (;;) {
    try {
      return buffer.toString("latin1", 0, readSync(file, buffer));
    } catch (error) {
      if (!(error instanceof Error && "code" in error && error.code === "EPIPE")) return undefined;
    }
  }
}
