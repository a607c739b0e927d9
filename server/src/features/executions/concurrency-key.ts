/** What the runs of one concurrency group of a project have in common in the queue; empty for a run without a group. */
export const concurrencyKey = (projectId: string, group: string | null): string => (group === null ? "" : `${projectId} ${group}`);
