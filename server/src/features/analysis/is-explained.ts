import type { ExecutionStatus } from "@gantry/contract/executions/schemas.ts";

/** Whether runs with this verdict are analyzed. */
export const isExplained = (verdict: ExecutionStatus | null): boolean => verdict === "FAILED" || verdict === "UNSTABLE";
