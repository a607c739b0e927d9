import type { Context } from "../../context.ts";
import type { Encrypted } from "../../platform/crypto/encrypt.ts";

export interface EncryptedVariable {
  name: string;
  secret: boolean;
  sealed: Encrypted;
}

/** The associated data of a variable's encrypted value: moved to another row it cannot be decrypted. */
export function variableBinding(organizationId: string, projectId: string, name: string): string[] {
  return [organizationId, "project", projectId, name];
}

/** A project's variables with their values, for a run that is about to start. @throws when a value was moved or changed, or its key is missing. */
export function openVariables(
  ctx: Pick<Context, "secrets">,
  organizationId: string,
  projectId: string,
  variables: readonly EncryptedVariable[],
): { name: string; value: string; secret: boolean }[] {
  return variables.map(({ name, secret, sealed }) => ({
    name,
    secret,
    value: ctx.secrets.decrypt(sealed, variableBinding(organizationId, projectId, name)),
  }));
}
