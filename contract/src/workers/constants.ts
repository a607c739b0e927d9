/** The limit for an organization. Removed workers do not count. */
export const maxOwnWorkers = 200;
export const maxWorkerTokens = 20;
/** How many of a worker's runs are listed. */
export const listedRuns = 25;
