import type { Kysely } from "kysely";
import { run, secureTenantTable } from "./tenant-table.ts";

/**
 * The failures of a day added up, and until when they are: later ones are read one by one. Triggers withdraw the sums of a day that changes, whichever
 * server changes it. A timed job adds up the days, also those before this migration, which therefore writes no row.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await run(
    db,
    `create table failure_days (
       org_id text not null,
       -- UTC, of the occurrences.
       day date not null,
       project_id text,
       fingerprint text not null,
       branch text,
       occurrences integer not null,
       executions integer not null,
       first_at timestamptz(3) not null,
       last_at timestamptz(3) not null,
       -- The keys of its tests.
       tests text[] not null
     );
     create index failure_days_day on failure_days (org_id, day, project_id, fingerprint);
     create table summed_failure_days (
       org_id text not null,
       day date not null,
       -- All occurrences of the day before this time, of runs that are not deleted, are in failure_days.
       until timestamptz(3) not null,
       primary key (org_id, day)
     );`,
  );
  for (const table of ["failure_days", "summed_failure_days"]) await secureTenantTable(db, table);
  // The lock makes the job pass over days that a transaction is changing. After waiting for the job, the deletion sees what it has committed.
  const withdraw = (days: string, result = "null") => `
    declare changed record;
    begin
      for changed in ${days} group by 1, 2 order by 1, 2 loop
        perform pg_advisory_xact_lock_shared(hashtextextended('failures ' || changed.org_id, changed.day - date '2000-01-01'));
        delete from summed_failure_days d where d.org_id = changed.org_id and d.day = changed.day and d.until > changed.at;
      end loop;
      return ${result};
    end`;
  const selected = "select org_id, (at at time zone 'utc')::date as day, min(at) as at from";
  await run(
    db,
    `create function withdraw_failure_days() returns trigger language plpgsql as $$ ${withdraw(`${selected} changes`)} $$;
     create function withdraw_failure_days_of_run() returns trigger language plpgsql as $$
       ${withdraw(`${selected} failure_occurrences where org_id = old.org_id and execution_id = old.id`, "old")} $$;
     create trigger failure_occurrences_added after insert on failure_occurrences
       referencing new table as changes for each statement execute function withdraw_failure_days();
     create trigger failure_occurrences_removed after delete on failure_occurrences
       referencing old table as changes for each statement execute function withdraw_failure_days();
     create trigger executions_failure_days after update on executions for each row
       when (old.deleted_at is distinct from new.deleted_at or old.ci_branch is distinct from new.ci_branch)
       execute function withdraw_failure_days_of_run();
     -- PostgreSQL removes the occurrences of such a run as the owner, who sees no row of summed_failure_days.
     create trigger executions_failure_days_removed before delete on executions for each row execute function withdraw_failure_days_of_run();`,
  );
}
