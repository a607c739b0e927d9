import { randomBytes } from "node:crypto";
import type { Role } from "@gantry/contract/route.ts";
import type { Config } from "../../config.ts";
import { type SecretBox, createSecretBox } from "../../platform/crypto/encrypt.ts";
import { hashKey, newKeyValue } from "../../features/api-keys/key-value.ts";
import { createTokens } from "../../features/accounts/tokens.ts";
import { type Ids, freshIds } from "./ids.ts";

interface Member {
  id: string;
  token: string;
}

/** An organization with a row in every table, and a canary in each of its texts. */
export interface Tenant {
  ids: Ids;
  /** In every text of this organization, and of no other. */
  mark: string;
  canary(table: string, column: string): string;
  secrets: SecretBox;
  people: Record<"admin" | "developer" | "viewer" | "suspended", Member>;
  keys: Record<"admin" | "viewer", { id: string; value: string; hash: Buffer }>;
}

/** The epoch of every account here, which tokens carry. */
export const authEpoch = "2026-01-01T00:00:00.000Z";

/** Describes an organization; `seedTenant` writes it. */
export function planTenant({ jwtSecret, encryptionKeys }: Pick<Config, "jwtSecret" | "encryptionKeys">): Tenant {
  const ids = freshIds();
  const tokens = createTokens(jwtSecret, 3600);
  const mark = `canary-${randomBytes(6).toString("hex")}`;
  const member = (id: string, role: Role): Member => ({
    id,
    token: tokens.sign({ userId: id, organizationId: ids.organization, role, authEpoch: Date.parse(authEpoch) }),
  });
  const key = (id: string) => {
    const value = newKeyValue();
    return { id, value, hash: hashKey(value) };
  };
  return {
    ids,
    mark,
    secrets: createSecretBox(encryptionKeys),
    canary: (table, column) => `${mark}-${table}-${column}`,
    people: {
      admin: member(ids.user, "admin"),
      developer: member(freshIds().user, "developer"),
      viewer: member(freshIds().user, "viewer"),
      suspended: member(freshIds().user, "admin"),
    },
    keys: { admin: key(ids.apiKey), viewer: key(freshIds().apiKey) },
  };
}
