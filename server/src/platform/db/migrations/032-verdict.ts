import type { Kysely } from "kysely";
import { run } from "./tenant-table.ts";

/**
 * The verdict of a run, stored before its failure is analysed: `status` stays `ANALYZING` until the analysis is done. Analyses in progress are leased
 * like runs, so that another server continues when one dies.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await run(
    db,
    `alter table executions add column verdict text check (verdict in ('PASSED', 'FAILED', 'UNSTABLE', 'ERROR'));
     alter table execution_analyses
       -- Lease end, renewed by the server that makes the analysis. Null: no server makes it.
       add column held_until timestamptz(3),
       -- Increases with every request, so that the result of an earlier one is not stored.
       add column round integer not null default 1,
       drop constraint execution_analyses_status_check,
       add constraint execution_analyses_status_check check (status in ('PENDING', 'READY', 'UNAVAILABLE', 'DISABLED'));
     create index execution_analyses_pending on execution_analyses (requested_at) where status = 'PENDING';
     set local role gantry_system;
     update executions set verdict = status where status in ('PASSED', 'FAILED', 'UNSTABLE', 'ERROR');
     -- Analyses are no longer made through the outbox: the sweep takes over what waited there, from the pending rows.
     update outbox set state = 'given_up', payload = null, held_until = null, ended_at = clock_timestamp(),
       last_error = 'analyses are no longer made by the outbox' where topic = 'failed run' and state = 'waiting';
     reset role;`,
  );
}
