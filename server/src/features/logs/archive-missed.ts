import { sql } from "kysely";
import type { Context } from "../../context.ts";
import { hasEnded } from "../executions/record/lifecycle.ts";
import { archiveLogLater } from "./archive-log.ts";

/** The number of logs that one call checks. */
const maxSeen = 500;
const maxArchived = 20;

/**
 * Archives logs of runs that ended and whose server was killed before it had archived them. Each call continues after the logs that the
 * last one looked at. It begins with the logs that are still in the database: these are few, while an installation may have millions of
 * runs.
 */
export async function archiveMissed(ctx: Context): Promise<void> {
  const { organizationId, executionId } = ctx.logs.lastChecked;
  const { rows } = await ctx.db.asSystem((tx) =>
    sql<{ organizationId: string; id: string; missed: boolean }>`
      with recursive seen (org_id, execution_id, place) as (
        (select org_id, execution_id, 1 from log_chunks
          where (org_id, execution_id) > (${organizationId}, ${executionId}) order by org_id, execution_id limit 1)
        union all
        select next.org_id, next.execution_id, place + 1 from seen cross join lateral (
          select c.org_id, c.execution_id from log_chunks c
          where (c.org_id, c.execution_id) > (seen.org_id, seen.execution_id) order by c.org_id, c.execution_id limit 1
        ) next
        where place < ${maxSeen}
      )
      select seen.org_id as "organizationId", e.id, not e.log_archived and e.last_seq > 0 and ${hasEnded("e.status")}
        and e.updated_at between clock_timestamp() - interval '1 day' and clock_timestamp() - interval '2 minutes' as missed
      from seen join executions e on e.org_id = seen.org_id and e.id = seen.execution_id
      order by seen.place`.execute(tx.commitWithNext()),
  );
  const missed = rows.filter((log) => log.missed).slice(0, maxArchived);
  for (const log of missed) archiveLogLater(ctx, log.organizationId, log.id);
  const last = missed.length === maxArchived ? missed.at(-1) : rows.length === maxSeen ? rows.at(-1) : undefined;
  ctx.logs.lastChecked = { organizationId: last?.organizationId ?? "", executionId: last?.id ?? "" };
}
