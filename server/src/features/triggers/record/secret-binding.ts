/** The associated data of a trigger's encrypted secret. */
export function secretBinding(organizationId: string, triggerId: string): string[] {
  return [organizationId, "trigger", triggerId, "secret"];
}
