import { sql } from "kysely";
import type { Transaction } from "../../../platform/db/database.ts";
import { conflict } from "../../../platform/errors.ts";

/** Limited because a claim may have to look at all of them. */
const maxWaiting = 100;

/**
 * Call under the organization's lock. `key`: of the concurrency group.
 * @throws 409 when too many runs of the group wait already
 */
export async function requireShortQueue(tx: Transaction, organizationId: string, key: string): Promise<void> {
  const { rows } = await sql<{ waiting: number }>`
    select count(*)::int as waiting from run_queue where org_id = ${organizationId} and concurrency_key = ${key} and concurrency_key <> ''`.execute(
    tx,
  );
  if ((rows[0]?.waiting ?? 0) < maxWaiting) return;
  throw conflict("Too many waiting runs", {
    message: `${maxWaiting} runs of this concurrency group are waiting already. Try again when some have ended, or cancel some.`,
    code: "TOO_MANY_WAITING_RUNS",
  });
}
