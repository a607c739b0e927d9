import { sql } from "kysely";
import type { Logger } from "pino";
import type { Role } from "@gantry/contract/route.ts";
import type { Database } from "../../platform/db/database.ts";
import { hashKey, isKeyShaped } from "./key-value.ts";

export interface FoundKey {
  userId: string;
  organizationId: string;
  role: Role;
  name: string;
}

export interface KeyRing {
  /** `undefined` for a malformed, unknown, revoked or expired key. */
  find(value: string, ip: string): Promise<FoundKey | undefined>;
}

const noteUseEveryMs = 60_000;

export function createKeyRing(db: Database, log: Logger): KeyRing {
  const notedAt = new Map<string, number>();
  function noteUse(id: string, ip: string) {
    const before = notedAt.get(id);
    if (before !== undefined && performance.now() - before < noteUseEveryMs) return;
    if (notedAt.size > 10_000) notedAt.clear();
    notedAt.set(id, performance.now());
    db.asSystem((tx) =>
      tx.updateTable("api_keys").set({ last_used_at: sql<Date>`now()`, last_used_ip: ip }).where("id", "=", id).execute(),
    ).catch((error: unknown) => log.warn({ err: error }, "recording the use of an API key failed"));
  }
  return {
    async find(value, ip) {
      if (!isKeyShaped(value)) return undefined;
      const key = await db.asSystem((tx) =>
        tx
          .selectFrom("api_keys")
          .select(["id", "user_id as userId", "org_id as organizationId", "role", "name"])
          .where("key_hash", "=", hashKey(value))
          .where((row) => row.or([row("expires_at", "is", null), row("expires_at", ">", sql<Date>`clock_timestamp()`)]))
          .executeTakeFirst(),
      );
      if (key) noteUse(key.id, ip);
      return key;
    },
  };
}
