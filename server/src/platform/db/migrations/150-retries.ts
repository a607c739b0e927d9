import type { Kysely } from "kysely";
import { run } from "./tenant-table.ts";

/** Retries of failed tests within a run: how many it may have, how many it had, and what the next one needs of the attempts before it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await run(
    db,
    `alter table executions
       add column retries int not null default 0 check (retries between 0 and 5),
       add column retries_done int not null default 0 check (retries_done >= 0),
       add column retry jsonb;`,
  );
}
