import { sql } from "kysely";
import type { TenantTransaction } from "../../../platform/db/database.ts";

/** From this many tests on, an organization's tests are read once instead of being looked up one by one. */
const manyTests = 200;

/**
 * Keeps the transaction's next statements over this many tests linear, regardless of the statistics. For an organization with newer rows than the
 * statistics, the planner expects about one row. It then reads all of the organization's rows again for each test, through an index that begins with
 * the organization: 40,000 tests of one report took longer than 300 s.
 */
export async function planByKey(tx: TenantTransaction, tests: number): Promise<void> {
  // Without a sort, only the key's index gives a test's newest outcomes. Without nested loops, tests are joined with their new values by a hash.
  await sql`select set_config('enable_sort', 'off', true), set_config('enable_nestloop', ${tests > manyTests ? "off" : "on"}, true)`.execute(
    tx,
  );
}

/**
 * Keeps the transaction's next statements that look up the newest outcome of each of many tests linear, for the same reason. They keep their nested
 * loops: one look-up in the key's index for each test.
 */
export async function findNewestByKey(tx: TenantTransaction): Promise<void> {
  await sql`set local enable_sort = off`.execute(tx);
}
