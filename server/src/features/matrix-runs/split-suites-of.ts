import type { ListedMatrixRun } from "@gantry/contract/matrix-runs/schemas.ts";
import type { Context } from "../../context.ts";
import type { ShownExecution } from "../executions/execution-record.ts";
import { matrixRunsOf } from "./find-matrix-run.ts";
import { listedMatrixRuns } from "./read-matrix-run.ts";

/** The suites that these runs are shards of. */
export async function splitSuitesOf(
  ctx: Context,
  organizationId: string,
  runs: readonly Pick<ShownExecution, "matrix_run_id" | "shard">[],
): Promise<ListedMatrixRun[]> {
  const ids = [...new Set(runs.flatMap(({ matrix_run_id, shard }) => (shard && matrix_run_id) ?? []))];
  if (ids.length === 0) return [];
  return ctx.db.withTenant(organizationId, async (tx) =>
    listedMatrixRuns(tx, await matrixRunsOf(tx).selectAll("matrix_runs").where("matrix_runs.id", "in", ids).execute()),
  );
}
