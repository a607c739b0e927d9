import { sql } from "kysely";
import type { Context } from "../../context.ts";
import { hashToken } from "../../platform/crypto/random-token.ts";
import type { WorkerCaller, WorkerTokens } from "../../platform/http/caller.ts";
import { isWorkerToken } from "./token-value.ts";

/** A revoked token is accepted this long by servers that did not revoke it themselves. */
const cachedMs = 5_000;
const maxCached = 10_000;

/** Looks tokens up, at most every five seconds each: a worker calls many times a second. */
export function createWorkerTokens(ctx: Pick<Context, "db" | "workers">): WorkerTokens {
  const { tokens } = ctx.workers;
  return {
    async find(token) {
      if (!isWorkerToken(token)) return undefined;
      const before = tokens.get(token);
      if (before && before.until > performance.now()) return before.found;
      const found = await lookUp(ctx, token);
      if (tokens.size >= maxCached) tokens.clear();
      tokens.set(token, { found, until: performance.now() + cachedMs });
      return found;
    },
  };
}

async function lookUp({ db }: Pick<Context, "db">, token: string): Promise<WorkerCaller | undefined> {
  const hash = hashToken(token);
  return db.asSystem(async (tx) => {
    const row = await tx
      .selectFrom("worker_tokens")
      .select(["id as tokenId", "org_id as organizationId"])
      .where("token_hash", "=", hash)
      .executeTakeFirst();
    if (!row) return undefined;
    // To the minute: the time is for people.
    await tx
      .updateTable("worker_tokens")
      .set({ last_used_at: sql<Date>`clock_timestamp()` })
      .where("token_hash", "=", hash)
      .where((column) =>
        column.or([column("last_used_at", "is", null), column("last_used_at", "<", sql<Date>`clock_timestamp() - interval '1 minute'`)]),
      )
      .execute();
    return row;
  });
}
