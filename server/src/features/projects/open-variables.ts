import type { Context } from "../../context.ts";
import type { Sealed } from "../../platform/crypto/seal.ts";

export interface SealedVariable {
  name: string;
  secret: boolean;
  sealed: Sealed;
}

/** What a variable's sealed value is bound to: moved to another row it does not open. */
export function variableBinding(organizationId: string, projectId: string, name: string): string[] {
  return [organizationId, "project", projectId, name];
}

/** A project's variables with their values, for the run that is about to start. @throws when a value was moved, changed, or its key is gone. */
export function openVariables(
  ctx: Pick<Context, "secrets">,
  organizationId: string,
  projectId: string,
  variables: readonly SealedVariable[],
): { name: string; value: string; secret: boolean }[] {
  return variables.map(({ name, secret, sealed }) => ({
    name,
    secret,
    value: ctx.secrets.open(sealed, variableBinding(organizationId, projectId, name)),
  }));
}
