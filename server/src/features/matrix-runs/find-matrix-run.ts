import { type Selectable, sql } from "kysely";
import type { TenantTransaction } from "../../platform/db/database.ts";
import type { Schema } from "../../platform/db/schema.ts";
import { notFound } from "../../platform/errors.ts";
import { type ExecutionRow, shownColumns } from "../executions/record/execution-record.ts";
import { inExistingProject } from "../projects/record/in-existing-project.ts";

export type MatrixRunRow = Selectable<Schema["matrix_runs"]>;

/** The latest run of a combination, even if it was deleted, and how many the combination had. */
export type LatestRun = Pick<ExecutionRow, (typeof shownColumns)[number] | "deleted_at" | "matrix_position"> & {
  runs: number;
  first_number: number;
};

/** The matrix runs of projects that are not deleted. */
export const matrixRunsOf = (tx: TenantTransaction) =>
  tx.selectFrom("matrix_runs").where("matrix_runs.org_id", "=", tx.organizationId).where(inExistingProject("matrix_runs"));

/** @throws 404 `Matrix run not found` */
export async function findMatrixRun(tx: TenantTransaction, id: string): Promise<MatrixRunRow> {
  const row = await matrixRunsOf(tx).selectAll("matrix_runs").where("matrix_runs.id", "=", id).executeTakeFirst();
  if (!row) throw notFound("Matrix run not found");
  return row;
}

/** Of each matrix run, by position. A combination whose runs are all gone is missing. */
export async function latestRuns(tx: TenantTransaction, ids: readonly string[]): Promise<Map<string, LatestRun[]>> {
  if (ids.length === 0) return new Map();
  const rows = await tx
    .selectFrom("executions")
    .distinctOn(["matrix_run_id", "matrix_position"])
    .select([...shownColumns, "deleted_at", "matrix_position"])
    .select(sql<number>`count(*) over (partition by matrix_run_id, matrix_position)`.as("runs"))
    .select(sql<number>`min(number) over (partition by matrix_run_id, matrix_position)`.as("first_number"))
    .where("org_id", "=", tx.organizationId)
    .where("matrix_run_id", "in", ids)
    .orderBy("matrix_run_id")
    .orderBy("matrix_position")
    // Numbers are assigned under a lock, in the order in which runs are accepted.
    .orderBy("number", "desc")
    .execute();
  return new Map(ids.map((id) => [id, rows.filter(({ matrix_run_id }) => matrix_run_id === id)]));
}
