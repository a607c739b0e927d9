/** What a sealed password is bound to: in another record, or under another registry, it does not open. */
export function credentialBinding(organizationId: string, credentialId: string, registry: string): string[] {
  return [organizationId, "registry-credential", credentialId, registry];
}
