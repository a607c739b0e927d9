import type { ExecutionStatus } from "@gantry/contract/executions.ts";

/** Whether runs that ended so are analysed. */
export const isExplained = (verdict: ExecutionStatus | null): boolean => verdict === "FAILED" || verdict === "UNSTABLE";
