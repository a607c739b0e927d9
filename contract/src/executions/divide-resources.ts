import type { Service } from "./schemas.ts";

export interface Resources {
  cpus: number;
  memoryMb: number;
}

/** The least that a container gets. */
const least: Resources = { cpus: 0.05, memoryMb: 16 };

/**
 * Divides a run's resources between its suite and its services, so that a run with services does not use more than one without. A service gets what it
 * names. Those that name nothing share half of the rest; the suite gets the other half, or all of the rest.
 * @returns `undefined`: they are not enough
 */
export function divideResources(
  total: Resources,
  services: readonly Pick<Service, "resources">[],
): { suite: Resources; services: Resources[] } | undefined {
  const cpus = divide(
    total.cpus,
    services.map(({ resources }) => resources?.cpus),
    (share) => Math.floor(share * 1000) / 1000,
  );
  const memory = divide(
    total.memoryMb,
    services.map(({ resources }) => resources?.memoryMb),
    Math.floor,
  );
  const of = (index: number): Resources => ({ cpus: cpus[index] ?? 0, memoryMb: memory[index] ?? 0 });
  const [suite, ...others] = [...services, undefined].map((_, index) => of(index));
  if (suite === undefined) return undefined;
  const isEnough = [suite, ...others].every((part) => part.cpus >= least.cpus && part.memoryMb >= least.memoryMb);
  return isEnough ? { suite, services: others } : undefined;
}

/** The suite's part is the first one. */
function divide(total: number, named: readonly (number | undefined)[], round: (share: number) => number): number[] {
  const rest = total - named.reduce<number>((sum, part) => sum + (part ?? 0), 0);
  const open = named.filter((part) => part === undefined).length;
  const share = open === 0 ? 0 : round(rest / 2 / open);
  // Without the noise of sums of fractions.
  return [Math.round((rest - share * open) * 1000) / 1000, ...named.map((part) => part ?? share)];
}
