import type { Kysely } from "kysely";
import { run } from "./tenant-table.ts";

/** Who cancelled a run, and how many of the runs of a day that ended as `ERROR` were cancelled. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await run(
    db,
    `alter table executions add column cancelled_by jsonb;
     alter table run_days add column cancelled integer not null default 0;
     set local role gantry_system;
     update run_days d set cancelled = found.runs from (
       select org_id, project_id, (created_at at time zone 'utc')::date as day, image, count(*)::int as runs from executions
       where verdict = 'ERROR' and error_code = 'CANCELLED' and history = 'counted' and deleted_at is null group by 1, 2, 3, 4
     ) found where d.org_id = found.org_id and d.project_id = found.project_id and d.day = found.day and d.image = found.image;
     reset role;`,
  );
}
