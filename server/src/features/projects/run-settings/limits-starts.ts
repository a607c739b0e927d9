import type { RunSettings } from "@gantry/contract/projects/schemas.ts";

/** Whether the project limits when its runs start: the column `limits_starts`. */
export const limitsStarts = ({ maxConcurrentRuns, maxStartsPerHour, quietHours }: RunSettings): boolean =>
  maxConcurrentRuns !== null || maxStartsPerHour !== null || quietHours !== null;
