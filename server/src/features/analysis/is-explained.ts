import type { ExecutionStatus } from "@gantry/contract/executions/schemas.ts";

/** Whether runs with this verdict are analysed. */
export const isExplained = (verdict: ExecutionStatus | null): boolean => verdict === "FAILED" || verdict === "UNSTABLE";
