import type { Analysis } from "@gantry/contract/analysis/schemas.ts";
import { type Selectable, sql } from "kysely";
import type { TenantTransaction } from "../../platform/db/database.ts";
import type { Schema } from "../../platform/db/schema.ts";
import { held } from "./claim-analyses.ts";
import type { LaterFailures } from "./find-later-occurrences.ts";

/** The ordinal before the first test: none is classified yet. */
export const beforeFirst = -1;

/** After as many tries without a stored batch, the failures that are left are given up. With the pauses, that is after several hours. */
const maxTries = 15;
const firstPauseSeconds = 10;
const longestPauseSeconds = 3_600;

/** Failures of a run that are to be classified after its analysis was stored. */
export interface DueFailures {
  executionId: string;
  round: number;
  /** The failed tests after this ordinal; {@link beforeFirst}: all. */
  after: number;
  /** Too many tries have failed. */
  isGivenUp: boolean;
}

export async function findDueFailures(tx: TenantTransaction, executionId: string): Promise<DueFailures | undefined> {
  const row = await tx
    .selectFrom("execution_analyses")
    .select(["round", "failures_after", "failures_tries"])
    .where("org_id", "=", tx.organizationId)
    .where("execution_id", "=", executionId)
    .where("status", "<>", "PENDING")
    .where("failures_after", "is not", null)
    .executeTakeFirst();
  if (!row || row.failures_after === null) return undefined;
  return { executionId, round: row.round, after: row.failures_after, isGivenUp: row.failures_tries > maxTries };
}

/**
 * Call in the transaction that stores the next failures, under the run's lock.
 * @returns `false` if another server has stored them, another analysis was requested, or the run or its results were removed; nothing is changed then
 */
export async function advanceDueFailures(
  tx: TenantTransaction,
  due: DueFailures,
  { after, isIncomplete }: Pick<LaterFailures, "after" | "isIncomplete">,
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update execution_analyses a set failures_after = ${after}::int, failures_tries = 0,
      failures_incomplete = a.failures_incomplete or ${isIncomplete},
      held_until = ${after === null ? sql`null` : held}
    from executions e
    where a.org_id = ${tx.organizationId} and a.execution_id = ${due.executionId} and a.status <> 'PENDING' and a.round = ${due.round}
      and a.failures_after = ${due.after} and e.org_id = a.org_id and e.id = a.execution_id and e.deleted_at is null and e.results_removed_at is null`.execute(
    tx,
  );
  return (numAffectedRows ?? 0n) > 0n;
}

/** Ends due failures that are no longer wanted, or that are given up (`isIncomplete`). @returns whether they were still due. */
export async function endDueFailures(
  tx: TenantTransaction,
  due: DueFailures,
  { isIncomplete }: { isIncomplete: boolean },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable("execution_analyses")
    .set({ failures_after: null, failures_tries: 0, held_until: null, ...(isIncomplete ? { failures_incomplete: true } : {}) })
    .where("org_id", "=", tx.organizationId)
    .where("execution_id", "=", due.executionId)
    .where("status", "<>", "PENDING")
    .where("round", "=", due.round)
    .where("failures_after", "=", due.after)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** After an error: a server tries again after a pause, which is longer after each try. */
export async function postponeDueFailures(tx: TenantTransaction, executionId: string): Promise<void> {
  await sql`
    update execution_analyses
    set held_until = clock_timestamp() + make_interval(secs => least(${longestPauseSeconds}, ${firstPauseSeconds} * 2 ^ failures_tries))
    where org_id = ${tx.organizationId} and execution_id = ${executionId} and status <> 'PENDING' and failures_after is not null`.execute(
    tx,
  );
}

type Counted = Pick<Selectable<Schema["execution_analyses"]>, "status" | "failures_after" | "failures_incomplete">;

/** Whether all failed tests of a run with this analysis are classified. */
export function failuresOf({ status, failures_after, failures_incomplete }: Counted): Analysis["failures"] {
  if (status === "PENDING" || failures_after !== null) return "pending";
  return failures_incomplete ? "incomplete" : "complete";
}
