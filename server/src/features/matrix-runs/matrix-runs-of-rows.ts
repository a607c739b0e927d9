import type { ListedMatrixRun } from "@gantry/contract/matrix-runs/schemas.ts";
import type { Context } from "../../context.ts";
import type { ShownExecution } from "../executions/record/execution-record.ts";
import { isPartOfRow, type RunFilter } from "../executions/lists/list-executions.ts";
import { matrixRunsOf } from "./find-matrix-run.ts";
import { listedMatrixRuns } from "./read-matrix-run.ts";

interface OfRows {
  matrixRuns?: ListedMatrixRun[];
  splitSuites?: ListedMatrixRun[];
}

/** The matrix runs and split suites that rows of a list stand for, in the field that belongs to its filter; nothing if each run is a row. */
export async function matrixRunsOfRows(
  ctx: Context,
  organizationId: string,
  rows: readonly Pick<ShownExecution, "matrix_run_id" | "shard">[],
  filter: RunFilter,
): Promise<OfRows> {
  if (filter.matrixRuns !== "together" && filter.shards !== "together") return {};
  const ids = rows.filter((row) => isPartOfRow(row, filter)).flatMap((row) => row.matrix_run_id ?? []);
  const read = await readListed(ctx, organizationId, [...new Set(ids)]);
  return filter.matrixRuns === "together" ? { matrixRuns: read } : { splitSuites: read };
}

async function readListed(ctx: Context, organizationId: string, ids: readonly string[]): Promise<ListedMatrixRun[]> {
  if (ids.length === 0) return [];
  return ctx.db.withTenant(organizationId, async (tx) =>
    listedMatrixRuns(tx, await matrixRunsOf(tx).selectAll("matrix_runs").where("matrix_runs.id", "in", ids).execute()),
  );
}
