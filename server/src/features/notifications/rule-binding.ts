/** What a rule's sealed address is bound to. */
export function ruleBinding(organizationId: string, ruleId: string): string[] {
  return [organizationId, "notification-rule", ruleId];
}
