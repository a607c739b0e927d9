import type { Combination } from "@gantry/contract/combination.ts";
import type { CiContext, ShardOfRun, Trigger } from "@gantry/contract/executions/schemas.ts";
import type { Split } from "@gantry/contract/matrix-runs/shards-schema.ts";
import type { TenantTransaction } from "../../platform/db/database.ts";

interface NewMatrixRun {
  id: string;
  projectId: string;
  axes: { name: string; values: string[] }[];
  /** A run's position is the index of its combination. */
  combinations: readonly Combination[];
  split: Split | null;
  /** By position; empty without shards. */
  shards: readonly ShardOfRun[];
  trigger: Trigger;
  requestedBy: { id: string | null; name: string };
  ciContext: CiContext | undefined;
}

/** Stores a matrix run, in the transaction that accepts its runs. */
export async function createMatrixRun(tx: TenantTransaction, run: NewMatrixRun): Promise<void> {
  await tx
    .insertInto("matrix_runs")
    .values({
      org_id: tx.organizationId,
      id: run.id,
      project_id: run.projectId,
      axes: JSON.stringify(run.axes),
      combinations: JSON.stringify(run.combinations),
      split: run.split && JSON.stringify(run.split),
      shards: JSON.stringify(run.shards),
      trigger: run.trigger,
      requested_by: JSON.stringify(run.requestedBy),
      ci_context: run.ciContext ? JSON.stringify(run.ciContext) : null,
    })
    .execute();
}
