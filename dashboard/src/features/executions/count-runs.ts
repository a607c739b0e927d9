import { formatCount } from "../../ui/text/format.ts";

/** `1 run`, `1,200 runs`. */
export const countRuns = (runs: number): string => `${formatCount(runs)} ${runs === 1 ? "run" : "runs"}`;
