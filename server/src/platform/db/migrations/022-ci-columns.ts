import type { Kysely } from "kysely";
import { run } from "./tenant-table.ts";

/**
 * The columns by which the gate finds runs. Not expressions over the JSON: with row-level security an index can only be used with leakproof
 * operators, and reading a JSON field is not leakproof.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await run(
    db,
    `alter table executions
       add column ci_repository text generated always as (lower(ci_context ->> 'repository')) stored,
       add column ci_commit text generated always as (lower(ci_context ->> 'commitSha')) stored,
       add column ci_pr bigint generated always as ((ci_context ->> 'prNumber')::bigint) stored;
     create index executions_ci_repository on executions (org_id, ci_repository, created_at desc, id desc) where ci_repository is not null;
     create index executions_rerun on executions (org_id, rerun_of) where rerun_of is not null;`,
  );
}
