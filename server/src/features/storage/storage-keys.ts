/** Where an ended run's log lies in the store. */
export const logKey = (organizationId: string, executionId: string) => `logs/${organizationId}/${executionId}.ndjson.gz`;

/** Where an execution's report lies in the store; without one, where all of an organization's do. */
export function reportPrefix(organizationId: string, executionId?: string): string {
  return executionId === undefined ? `reports/${organizationId}` : `reports/${organizationId}/${executionId}`;
}
