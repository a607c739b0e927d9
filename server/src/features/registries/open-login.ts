import { sql } from "kysely";
import { registryOf } from "@gantry/contract/registries/image-registries.ts";
import type { RegistryLogin } from "@gantry/contract/dispatch/schemas.ts";
import type { Context } from "../../context.ts";
import type { Encrypted } from "../../platform/crypto/encrypt.ts";
import { credentialBinding } from "./credential-binding.ts";

/** Registry credentials as stored. */
export interface EncryptedCredential {
  id: string;
  project_id: string | null;
  registry: string;
  username: string;
  sealed_password: Encrypted;
}

/** For a query on executions: the encrypted credentials of the organization and of the run's project, the project's first. */
export const registryCredentialsOf = (executions: string) => sql<EncryptedCredential[]>`coalesce((
  select jsonb_agg(jsonb_build_object('id', c.id, 'project_id', c.project_id, 'registry', c.registry, 'username', c.username,
    'sealed_password', c.sealed_password) order by c.project_id nulls last)
  from registry_credentials c
  where c.org_id = ${sql.ref(`${executions}.org_id`)} and (c.project_id is null or c.project_id = ${sql.ref(`${executions}.project_id`)})
), '[]'::jsonb)`;

/**
 * The credentials with which a worker pulls `image`: the project's for its registry, or else the organization's. `null`: there are none, or their
 * key is missing; the pull is then tried without credentials.
 */
export function findLogin(
  ctx: Pick<Context, "secrets" | "log">,
  { organizationId, image }: { organizationId: string; image: string },
  credentials: readonly EncryptedCredential[],
): RegistryLogin | null {
  const registry = registryOf(image);
  const found = credentials.find((credential) => credential.registry === registry);
  return (found && openLogin(ctx, organizationId, found)) ?? null;
}

/** `undefined` when the password was changed or moved, or its key is missing. */
export function openLogin(
  ctx: Pick<Context, "secrets" | "log">,
  organizationId: string,
  { id, registry, username, sealed_password }: EncryptedCredential,
): RegistryLogin | undefined {
  try {
    return { registry, username, password: ctx.secrets.decrypt(sealed_password, credentialBinding(organizationId, id, registry)) };
  } catch (error) {
    ctx.log.error({ err: error, organizationId, registry }, "a registry's stored password cannot be decrypted");
    return undefined;
  }
}
