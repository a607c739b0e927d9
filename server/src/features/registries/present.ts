import type { Selectable } from "kysely";
import type { RegistryCredential } from "@gantry/contract/registries/schemas.ts";
import type { Schema } from "../../platform/db/schema.ts";

export type CredentialRow = Selectable<Schema["registry_credentials"]>;

/** Credentials for the organization's members: without the password. */
export function presentCredential(row: Omit<CredentialRow, "sealed_password">): RegistryCredential {
  return {
    id: row.id,
    registry: row.registry,
    projectId: row.project_id,
    username: row.username,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
  };
}
