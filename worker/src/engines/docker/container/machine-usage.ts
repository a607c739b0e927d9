import { cpus, freemem, totalmem } from "node:os";
import type { UsageCounters, UsageLevels } from "../../engine.ts";

/**
 * How busy this machine is. Nothing where the engine runs in a virtual machine, as on macOS and Windows: the figures of this machine would say nothing
 * about it.
 */
export function machineUsage(): { counters: Pick<UsageCounters, "machineCpu">; levels: Pick<UsageLevels, "machineMemory"> } {
  const all = cpus();
  if (process.platform !== "linux" || all.length === 0) return { counters: {}, levels: {} };
  const busyMs = all.reduce((sum, { times }) => sum + times.user + times.nice + times.sys + times.irq, 0);
  return {
    counters: { machineCpu: busyMs / all.length },
    levels: { machineMemory: Math.round(1000 * (1 - freemem() / totalmem())) },
  };
}
