import type { MatrixRunFilter } from "@gantry/contract/matrix-runs/schemas.ts";
import type { Context } from "../../context.ts";
import type { TenantTransaction } from "../../platform/db/database.ts";
import { afterCursor, type Cursor, decodeCursor, pageAndTotal, toPage } from "../../platform/db/keyset.ts";
import { matrixRunsOf } from "./find-matrix-run.ts";
import { listedMatrixRuns } from "./read-matrix-run.ts";

/** A page of matrix runs, newest first. Their verdicts follow from their runs now. @throws 400 for a cursor that was not issued by the API. */
export async function listMatrixRuns(ctx: Context, organizationId: string, query: MatrixRunFilter) {
  const cursor = decodeCursor(query.cursor);
  const { rows, total } = await ctx.db.withTenant(organizationId, (tx) => readPage(tx, query, cursor));
  const page = toPage(rows, query.limit, total);
  const data = await ctx.db.withTenant(organizationId, (tx) => listedMatrixRuns(tx, page.rows));
  return { data, pagination: page.pagination };
}

/** The transaction's last step. */
function readPage(tx: TenantTransaction, filter: MatrixRunFilter, cursor: Cursor | undefined) {
  const project = filter.project ?? filter.projectId;
  const matching = matrixRunsOf(tx).$if(project !== undefined, (q) => q.where("project_id", "=", project ?? ""));
  const page = afterCursor(matching.selectAll("matrix_runs"), cursor)
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .limit(filter.limit + 1);
  return pageAndTotal(tx, page, matching.select("matrix_runs.id"), { isFirst: cursor === undefined });
}
