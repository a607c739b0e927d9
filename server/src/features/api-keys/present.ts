import type { Selectable } from "kysely";
import type { ApiKey } from "@gantry/contract/api-keys/schemas.ts";
import type { Schema } from "../../platform/db/schema.ts";

type ApiKeyRow = Pick<Selectable<Schema["api_keys"]>, "id" | "name" | "prefix" | "role" | "created_at" | "expires_at" | "last_used_at">;

export function presentApiKey(row: ApiKeyRow): ApiKey {
  return {
    id: row.id,
    name: row.name,
    prefix: row.prefix,
    role: row.role,
    createdAt: row.created_at.toISOString(),
    expiresAt: row.expires_at?.toISOString() ?? null,
    lastUsedAt: row.last_used_at?.toISOString() ?? null,
  };
}
