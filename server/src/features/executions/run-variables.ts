/** What a run's sealed variables are bound to. */
export function runVariablesBinding(organizationId: string, executionId: string): string[] {
  return [organizationId, "execution", executionId, "variables"];
}
