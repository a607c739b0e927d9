import { existsSync } from "node:fs";
import { mkdir, readdir, readFile, rmdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

/** Control groups version 1 have a hierarchy for processor time, version 2 has one for everything. */
const root = ["/sys/fs/cgroup/cpuacct", "/sys/fs/cgroup"].find((path) => existsSync(join(path, "cgroup.procs")));

/** Counts the processor time of a program and of all processes that it starts, also of those that have ended. */
export interface ProcessorTime {
  /** Milliseconds until now. */
  readMs(): Promise<number>;
  /** Call it when all its processes have ended. */
  close(): Promise<void>;
}

/**
 * Counts the processor time of `pid` and its child processes in a control group. The kernel counts each switch exactly, so it also works for processes that live for
 * a few milliseconds, and what else the machine does hardly changes it. Containers have a group of their own. Needs root.
 */
export async function countProcessorTime(name: string, pid: number): Promise<ProcessorTime> {
  if (root === undefined) throw new Error("This program needs control groups, mounted at /sys/fs/cgroup.");
  const group = join(root, `gantry-bench-${process.pid}-${name}`);
  await mkdir(group);
  for (const one of [pid, ...(await descendants(pid))]) await writeFile(join(group, "cgroup.procs"), String(one)).catch(() => {});
  return {
    async readMs() {
      const text = await readFile(join(group, "cpuacct.usage"), "utf8").catch(() => undefined);
      if (text !== undefined) return Number(text) / 1e6;
      return Number(/usage_usec (\d+)/.exec(await readFile(join(group, "cpu.stat"), "utf8"))?.[1]) / 1e3;
    },
    async close() {
      for (let tries = 0; tries < 50; tries += 1) {
        if (
          await rmdir(group).then(
            () => true,
            () => false,
          )
        )
          return;
        await sleep(100);
      }
    },
  };
}

/** How often the threads of a process have waited for something and were woken. */
export async function wakeUps(pid: number): Promise<number> {
  let sum = 0;
  for (const thread of await readdir(`/proc/${pid}/task`)) {
    const status = await readFile(`/proc/${pid}/task/${thread}/status`, "utf8").catch(() => "");
    sum += Number(/^voluntary_ctxt_switches:\s+(\d+)/m.exec(status)?.[1] ?? 0);
  }
  return sum;
}

async function descendants(pid: number): Promise<number[]> {
  const found: number[] = [];
  for (const thread of await readdir(`/proc/${pid}/task`)) {
    const children = await readFile(`/proc/${pid}/task/${thread}/children`, "utf8").catch(() => "");
    for (const child of children.split(" ").filter(Boolean).map(Number)) found.push(child, ...(await descendants(child)));
  }
  return found;
}
