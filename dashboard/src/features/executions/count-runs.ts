/** `1 run`, `1,200 runs`. */
export const countRuns = (runs: number): string => `${runs.toLocaleString("en")} ${runs === 1 ? "run" : "runs"}`;
