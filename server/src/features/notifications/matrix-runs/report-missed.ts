import { sql } from "kysely";
import type { Context } from "../../../context.ts";
import { eachOrganization } from "../../organizations/each-organization.ts";
import { reportMatrixRun } from "./report-matrix-run.ts";

/**
 * Reports matrix runs whose last run ended without a check: one that was given up, or an end that a server of the release before wrote. Called every minute.
 */
export async function reportMissed(ctx: Context): Promise<void> {
  const { rows } = await ctx.db.asSystem((tx) =>
    sql<{ org_id: string; id: string }>`
      select org_id, matrix_run_id as id from matrix_run_ends missed
      where not exists (
        select from executions e
        where e.org_id = missed.org_id and e.matrix_run_id = missed.matrix_run_id and e.deleted_at is null and e.verdict is null)
      group by org_id, matrix_run_id having max(ended_at) < clock_timestamp() - interval '1 minute'
      order by random() limit 200`.execute(tx.commitWithNext()),
  );
  await eachOrganization(ctx, rows, "a matrix run was not reported", ({ org_id, id }) => reportMatrixRun(ctx, org_id, id));
}
