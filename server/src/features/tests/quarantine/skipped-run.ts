import { sql } from "kysely";
import type { QuarantineSkipped } from "@gantry/contract/tests/schemas.ts";
import type { RunNote } from "@gantry/contract/executions/schemas.ts";
import type { TenantTransaction } from "../../../platform/db/database.ts";
import { quarantineSkipped } from "./guard.ts";

/** The project's latest run whose failures the quarantine guard skipped; `null` when a later run of its group was not skipped, and after 30 days. */
export async function skippedRun(tx: TenantTransaction, projectId: string): Promise<QuarantineSkipped | null> {
  const skipped = JSON.stringify([{ code: quarantineSkipped }]);
  const { rows } = await sql<{ id: string; at: Date; notes: RunNote[] }>`
    select e.id, coalesce(e.finished_at, e.created_at) as at, e.notes from executions e
    where e.org_id = ${tx.organizationId} and e.project_id = ${projectId} and e.deleted_at is null and e.notes <> '[]'::jsonb and e.notes @> ${skipped}::jsonb
      and e.created_at > clock_timestamp() - interval '30 days'
      and not exists (
        select 1 from executions later
        where later.org_id = e.org_id and later.project_id = e.project_id and later.group_name = e.group_name and later.deleted_at is null
          and later.verdict in ('PASSED', 'FAILED', 'UNSTABLE') and not later.notes @> ${skipped}::jsonb
          and (later.created_at, later.id) > (e.created_at, e.id)
      )
    order by e.created_at desc, e.id desc limit 1`.execute(tx);
  const [row] = rows;
  const note = row?.notes.find(({ code }) => code === quarantineSkipped);
  return row && note ? { executionId: row.id, at: row.at.toISOString(), message: note.message } : null;
}
