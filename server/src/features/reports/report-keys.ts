/** Where an execution's report lies in the store. */
export function reportPrefix(organizationId: string, executionId: string): string {
  return `reports/${organizationId}/${executionId}`;
}
