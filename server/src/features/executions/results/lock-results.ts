import { sql } from "kysely";
import type { TenantTransaction } from "../../../platform/db/database.ts";

/**
 * Prevents the removal of these runs' results until the transaction ends. Not a row lock: a transaction with a row lock may wait for the
 * organization, which the caller has locked.
 * @returns `false` if someone is removing results of them
 */
export async function lockResults(tx: TenantTransaction, executionIds: readonly string[]): Promise<boolean> {
  const { rows } = await sql<{ held: boolean }>`
    select bool_and(pg_try_advisory_xact_lock_shared(${keyOf(sql.ref("id"))})) as held
    from unnest(${executionIds as string[]}::text[]) id`.execute(tx);
  return rows[0]?.held !== false;
}

/** Locks results for their removal. @returns the runs whose results no one else has locked; no one can lock them until the transaction ends */
export async function lockResultsForRemoval(tx: TenantTransaction, executionIds: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string; taken: boolean }>`
    select id, pg_try_advisory_xact_lock(${keyOf(sql.ref("id"))}) as taken from unnest(${executionIds as string[]}::text[]) id`.execute(tx);
  return rows.filter(({ taken }) => taken).map(({ id }) => id);
}

const keyOf = (id: ReturnType<typeof sql.ref>) => sql`hashtextextended('results of run ' || ${id}, 0)`;
