/** The store's key of an ended run's log. */
export const logKey = (organizationId: string, executionId: string) => `logs/${organizationId}/${executionId}.ndjson.gz`;

/** The store's key of an execution's report; without an execution, of all the organization's reports. */
export function reportPrefix(organizationId: string, executionId?: string): string {
  return executionId === undefined ? `reports/${organizationId}` : `reports/${organizationId}/${executionId}`;
}
