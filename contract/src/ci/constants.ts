export const gateStatuses = ["PASSED", "FAILED", "PENDING"] as const;
