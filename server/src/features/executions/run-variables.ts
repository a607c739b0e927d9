/** The associated data of a run's encrypted variables. */
export function runVariablesBinding(organizationId: string, executionId: string): string[] {
  return [organizationId, "execution", executionId, "variables"];
}
