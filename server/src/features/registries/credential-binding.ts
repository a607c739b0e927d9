/** The associated data of an encrypted password: in another record, or for another registry, it cannot be decrypted. */
export function credentialBinding(organizationId: string, credentialId: string, registry: string): string[] {
  return [organizationId, "registry-credential", credentialId, registry];
}
