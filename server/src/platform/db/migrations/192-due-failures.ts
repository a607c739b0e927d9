import type { Kysely } from "kysely";
import { run } from "./tenant-table.ts";

/**
 * Failures of a run that were not classified when its analysis was stored. A server of the release before neither sets nor continues them: it stores the
 * analysis again with `failures_after` unchanged, and a server of this release adds what is missing.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await run(
    db,
    `alter table execution_analyses
       -- Failed tests after this ordinal are not classified yet; -1: none is. Null: no more are due. \`held_until\` is the lease here, too.
       add column failures_after integer,
       -- How often a server has continued without storing more failures.
       add column failures_tries smallint not null default 0,
       -- Some failures could not be classified, and never will be.
       add column failures_incomplete boolean not null default false;
     create index execution_analyses_failures_due on execution_analyses (held_until) where failures_after is not null;`,
  );
}
