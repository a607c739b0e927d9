import { fullCpuShare, fullMemoryShare } from "@gantry/contract/timeline/constants.ts";
import type { Timeline, UsageSeries } from "@gantry/contract/timeline/schemas.ts";

/** How much of the measured time the container, or the machine, was full. */
export function measurePressure(usage: readonly UsageSeries[], limits: Timeline["limits"]): Timeline["pressure"] {
  return {
    cpu: limits && shareAbove(usage, "cpu", limits.cpus * 1000 * fullCpuShare),
    memory: limits && shareAbove(usage, "memory", limits.memoryBytes * fullMemoryShare),
    machine: shareAbove(usage, "machineCpu", 1000 * fullCpuShare),
  };
}

function shareAbove(usage: readonly UsageSeries[], name: "cpu" | "memory" | "machineCpu", least: number): number | null {
  let measuredMs = 0;
  let fullMs = 0;
  for (const series of usage)
    for (const value of series[name] ?? []) {
      if (value === null) continue;
      measuredMs += series.everyMs;
      if (value >= least) fullMs += series.everyMs;
    }
  return measuredMs === 0 ? null : fullMs / measuredMs;
}
