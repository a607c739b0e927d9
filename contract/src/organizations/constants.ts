/** `warning` from 80 percent, `critical` from 90, `exceeded` from 100. */
export const alertLevels = ["none", "warning", "critical", "exceeded"] as const;
