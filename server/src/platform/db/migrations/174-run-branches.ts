import type { Kysely } from "kysely";
import { run } from "./tenant-table.ts";

/**
 * The branch of a run in a column of its own. With row-level security an index can only be used with leakproof operators, and reading a JSON field is not
 * leakproof, so the index by branch was never used. PostgreSQL rewrites the table of runs and its indexes: see docs/upgrading.md for how long it takes.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await run(
    db,
    `drop index executions_branches;
     alter table executions add column ci_branch text generated always as (ci_context ->> 'branch') stored;
     create index executions_branches on executions (org_id, ci_branch, created_at desc, id desc) where ci_branch is not null and deleted_at is null;
     -- To leave out deleted runs without looking up the others.
     create index executions_deleted on executions (org_id, id) where deleted_at is not null;`,
  );
}
