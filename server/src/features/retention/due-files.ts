import { sql } from "kysely";
import type { Retention } from "@gantry/contract/retention/schemas.ts";
import type { TenantTransaction } from "../../platform/db/database.ts";
import { hasEnded } from "../executions/record/lifecycle.ts";

/** `null`: forever. */
export type FileDays = Pick<Retention, "logDays" | "reportDays">;

/** A stored file of a run whose retention period has passed. */
export interface DueFile {
  execution_id: string;
  kind: "log" | "report";
  bytes: number;
  finished_at: Date;
  image: string;
  group_name: string | null;
}

/**
 * A query source: the project's logs and reports that were kept longer than its retention period, by the database's clock. `pinned` says whether
 * their runs are pinned. Includes files that were marked as deleted but not yet subtracted from the counter, so that the job recovers from a crash.
 */
export function dueFiles(tx: TenantTransaction, projectId: string, { logDays, reportDays }: FileDays, pinned: boolean) {
  return sql<DueFile>`(
    select s.execution_id, s.kind, s.bytes, e.finished_at, e.image, e.group_name
    from storage_entries s join executions e on e.org_id = s.org_id and e.id = s.execution_id
    where s.org_id = ${tx.organizationId} and s.bytes > 0 and s.kind in ('log', 'report')
      and e.project_id = ${projectId} and ${hasEnded("e.status")}
      and (e.pinned_at is not null) = ${pinned}
      and e.finished_at < clock_timestamp() - make_interval(days => case s.kind when 'log' then ${logDays}::int else ${reportDays}::int end)
  ) due`;
}
