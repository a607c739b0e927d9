import type { Logger } from "pino";
import type { Role } from "@gantry/contract/route.ts";
import type { Database, Transaction } from "../../platform/db/database.ts";
import { sql } from "kysely";
import { authEpochMs } from "./auth-epoch.ts";

/** A member of an organization according to the database. */
export interface Member {
  userId: string;
  organizationId: string;
  organizationName: string;
  role: Role;
  name: string;
  email: string;
  /** Tokens of another epoch (Unix milliseconds; 0: none was set) are rejected. */
  authEpochMs: number;
}

export interface Members {
  /** `undefined` when there is no such membership, or the membership or person is not active. */
  find(userId: string, organizationId: string): Promise<Member | undefined>;
  /** Removes a person from the cache at once. */
  evict(userId: string): void;
  /** Called with the person's id after they were removed from the cache; without an id when the whole cache was cleared. */
  onChange(listener: (userId: string | undefined) => void): void;
  close(): Promise<void>;
}

const freshMs = 5_000;
const most = 10_000;
const channel = "membership_changed";

/** Makes every server process drop a person from its cache when the transaction commits. */
export async function announceMembershipChange(tx: Transaction, userId: string): Promise<void> {
  await sql`select pg_notify(${channel}, ${userId})`.execute(tx);
}

/** Looks up members and caches each for a few seconds, or until it changes. */
export async function createMembers(db: Database, log: Logger): Promise<Members> {
  const known = new Map<string, { member: Member | undefined; untilMs: number }>();
  // A look-up that started before a change must not be cached after it.
  let generation = 0;
  const listeners: ((userId: string | undefined) => void)[] = [];
  function evict(userId: string | undefined) {
    generation++;
    for (const key of known.keys()) if (userId === undefined || key.startsWith(userId)) known.delete(key);
  }
  const stop = await db.listen(channel, (userId) => {
    evict(userId);
    for (const listener of listeners) listener(userId);
  });
  return {
    async find(userId, organizationId) {
      const key = `${userId}.${organizationId}`;
      const remembered = known.get(key);
      if (remembered && remembered.untilMs > performance.now()) return remembered.member;
      const began = generation;
      const member = await read(db, userId, organizationId);
      if (began === generation) {
        if (known.size >= most) known.clear();
        known.set(key, { member, untilMs: performance.now() + freshMs });
      }
      return member;
    },
    evict,
    onChange: (listener) => void listeners.push(listener),
    async close() {
      await stop().catch((error: unknown) => log.debug({ err: error }, "closing a listener"));
    },
  };
}

async function read(db: Database, userId: string, organizationId: string): Promise<Member | undefined> {
  const row = await db.asSystem((tx) =>
    tx
      .selectFrom("memberships as m")
      .innerJoin("users as u", "u.id", "m.user_id")
      .innerJoin("organizations as o", "o.id", "m.org_id")
      .select(["m.role", "u.name", "u.email", "o.name as organizationName"])
      .select(authEpochMs("u.auth_epoch").as("authEpochMs"))
      .where("m.org_id", "=", organizationId)
      .where("m.user_id", "=", userId)
      .where("m.status", "=", "active")
      .where("u.status", "=", "active")
      .executeTakeFirst(),
  );
  return row && { userId, organizationId, ...row };
}
