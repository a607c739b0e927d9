import { sql } from "kysely";
import { z } from "zod";
import type { Context } from "../../../context.ts";
import type { TenantTransaction } from "../../../platform/db/database.ts";
import { addToOutbox } from "../../../platform/outbox/add-to-outbox.ts";
import { rulesOf } from "../rules/store.ts";

/** Checks whether all runs of a matrix run have ended. Sent after one ended or was deleted. */
export const EndCheckMessage = { name: "matrix run end", payload: z.object({ matrixRunId: z.string() }) };

/** Which run of which matrix run ended. */
interface EndedPart {
  id: string;
  project_id: string;
  matrix_run_id: string;
}

/**
 * Records that a run of a matrix run got a terminal status, for the one notification about all of its runs, in the transaction that writes the status.
 * Nothing is locked here: whether all runs have ended is checked after the commit, so the check that follows the last commit sees all of them.
 */
export async function noteEnd(ctx: Context, tx: TenantTransaction, run: EndedPart): Promise<void> {
  const rule = await rulesOf(tx, run.project_id)
    .select("id")
    .where("enabled", "=", true)
    .where(sql<boolean>`statuses <> '{}'`)
    .limit(1)
    .executeTakeFirst();
  if (!rule) return;
  await tx
    .insertInto("matrix_run_ends")
    .values({ org_id: tx.organizationId, id: ctx.newId(), matrix_run_id: run.matrix_run_id, execution_id: run.id })
    .execute();
  await queueEndCheck(ctx, tx, run.matrix_run_id);
}

/** Call when runs were deleted: the remaining runs of their matrix runs may all have ended. */
export async function noteDeleted(ctx: Context, tx: TenantTransaction, runs: readonly { matrix_run_id: string | null }[]): Promise<void> {
  const matrixRunIds = [...new Set(runs.flatMap(({ matrix_run_id }) => matrix_run_id ?? []))];
  for (const id of matrixRunIds) await queueEndCheck(ctx, tx, id);
}

async function queueEndCheck(ctx: Context, tx: TenantTransaction, matrixRunId: string): Promise<void> {
  await addToOutbox(ctx, tx, EndCheckMessage, { matrixRunId }, { organizationId: tx.organizationId });
}
