import type { Kysely } from "kysely";
import { run } from "./tenant-table.ts";

/** An issue whose creation was interrupted is found instead of being created twice. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await run(
    db,
    `alter table tracked_issues
       -- The same for every attempt to create the issue.
       add column reference text not null default '',
       -- The tracker has the issue, but not all of its text.
       add column incomplete boolean not null default false;`,
  );
}
