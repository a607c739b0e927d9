/** The associated data of a rule's encrypted address. */
export function ruleBinding(organizationId: string, ruleId: string): string[] {
  return [organizationId, "notification-rule", ruleId];
}
