import type { Timeline } from "@gantry/contract/timeline/schemas.ts";
import { formatBytes } from "../../ui/text/format.ts";

/** From these shares of the run on, it is worth saying. */
const longEnough = { cpu: 0.2, memory: 0.1, machine: 0.2 };

const percent = (share: number): string => `${Math.round(share * 100)} %`;
export const cpusText = (cpus: number): string => `${cpus} ${cpus === 1 ? "CPU" : "CPUs"}`;

/** What slowed the run down or nearly ended it, one sentence each; empty when nothing was full. */
export function pressureSentences({ pressure, limits }: Pick<Timeline, "pressure" | "limits">): string[] {
  const { cpu, memory, machine } = pressure;
  const sentences: string[] = [];
  const isCpuFull = cpu !== null && cpu >= longEnough.cpu;
  if (isCpuFull && limits)
    sentences.push(
      `The CPU was at its limit of ${cpusText(limits.cpus)} for ${percent(cpu)} of the run. More CPUs, or fewer tests at the same time, may make the run faster.`,
    );
  if (memory !== null && memory >= longEnough.memory && limits)
    sentences.push(
      `Memory was above 90 % of its limit of ${formatBytes(limits.memoryBytes)} for ${percent(memory)} of the run. A run that needs more than its limit is stopped.`,
    );
  // A container that uses its whole limit is not held up by others.
  if (machine !== null && machine >= longEnough.machine && !isCpuFull)
    sentences.push(
      `The worker's machine was full: all of its CPUs were in use for ${percent(machine)} of the run, so this run may have got less than its limit.`,
    );
  return sentences;
}
