import type { Context } from "../../../context.ts";
import type { Encrypted } from "../../../platform/crypto/encrypt.ts";

export interface EncryptedVariable {
  name: string;
  secret: boolean;
  /** The run gets the value as a file. */
  file: boolean;
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
): { name: string; value: string; secret: boolean; file: boolean }[] {
  return variables.map(({ name, secret, file, sealed }) => ({
    name,
    secret,
    file,
    value: ctx.secrets.decrypt(sealed, variableBinding(organizationId, projectId, name)),
  }));
}
