import type { TerminalStatus } from "@gantry/contract/executions/constants.ts";
import { sql } from "kysely";
import type { TenantTransaction } from "../../../platform/db/database.ts";
import { withoutTag } from "../../executions/earlier-runs/expected-duration.ts";
import { type LatestRun, latestRuns, type MatrixRunRow } from "../../matrix-runs/find-matrix-run.ts";
import { readMatrixRun } from "../../matrix-runs/read-matrix-run.ts";
import { haveAllEnded, notifiedStatus } from "./notified-status.ts";

interface Earlier {
  id: string;
  notified_status: TerminalStatus | null;
}

/** Maximum number of earlier matrix runs to check when later ones are still running. */
const lookedAt = 20;

/**
 * How the previous matrix run of the same suite ended: the same image, folder, environment and group on the same branch or pull request, with the same axes,
 * and split if this one is. Values and numbers of shards may differ. One that is in progress again counts as it last ended.
 * @param first the first run of the matrix run
 */
export async function statusOfPreviousMatrixRun(
  tx: TenantTransaction,
  row: MatrixRunRow,
  first: LatestRun,
): Promise<TerminalStatus | undefined> {
  for (const { id, notified_status } of await earlierOnes(tx, row, first)) {
    const latest = (await latestRuns(tx, [id])).get(id) ?? [];
    if (haveAllEnded(latest)) return notifiedStatus(await readMatrixRun(tx, id));
    if (notified_status !== null) return notified_status;
  }
  return undefined;
}

/** Newest first. */
async function earlierOnes(tx: TenantTransaction, row: MatrixRunRow, first: LatestRun): Promise<Earlier[]> {
  const { branch = null, prNumber = null } = row.ci_context ?? {};
  const axes = JSON.stringify(row.axes.map(({ name }) => name));
  const { rows } = await sql<Earlier>`
    select m.id, m.notified_status from matrix_runs m
    where m.org_id = ${tx.organizationId} and m.project_id = ${row.project_id}
      and (m.created_at, m.id) < (${row.created_at}, ${row.id}) and m.created_at > ${row.created_at}::timestamptz - interval '90 days'
      and jsonb_path_query_array(m.axes, '$[*].name') = ${axes}::jsonb and (m.split is null) = ${row.split === null}
      and m.ci_context ->> 'branch' is not distinct from ${branch}
      and m.ci_context ->> 'prNumber' is not distinct from ${prNumber === null ? null : String(prNumber)}
      and exists (
        select from executions e
        where e.org_id = m.org_id and e.matrix_run_id = m.id and e.deleted_at is null
          and ${withoutTag(sql`e.image`)} = ${withoutTag(sql`${first.image}`)}
          and e.folder = ${first.folder} and e.environment = ${first.environment} and e.group_name is not distinct from ${first.group_name})
    order by m.created_at desc, m.id desc limit ${lookedAt}`.execute(tx);
  return rows;
}
