export const userStatuses = ["active", "suspended", "pending"] as const;
