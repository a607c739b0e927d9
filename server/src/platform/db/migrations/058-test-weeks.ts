import type { Kysely } from "kysely";
import { run, secureTenantTable } from "./tenant-table.ts";

/** The days of each test added up by week, so that insights of months read a few rows of each test instead of one for each day. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await run(
    db,
    `create table test_weeks (
       org_id text not null,
       project_id text not null,
       -- Its Monday.
       week date not null,
       test_id text not null,
       runs integer not null,
       failures integer not null,
       flaky integer not null,
       duration_ms double precision not null,
       primary key (org_id, project_id, week, test_id)
     );`,
  );
  await secureTenantTable(db, "test_weeks");
  await run(
    db,
    `set local role gantry_system;
     insert into test_weeks (org_id, project_id, week, test_id, runs, failures, flaky, duration_ms)
       select org_id, project_id, date_trunc('week', day::timestamp)::date, test_id, sum(runs), sum(failures), sum(flaky), sum(duration_ms)
       from test_days group by 1, 2, 3, 4;
     reset role;`,
  );
}
