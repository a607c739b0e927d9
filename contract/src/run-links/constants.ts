/** How many days a link can be valid. */
export const runLinkDays = [1, 7, 30] as const;
export type RunLinkDays = (typeof runLinkDays)[number];

/** Valid links of one run at the same time. */
export const maxRunLinks = 20;
