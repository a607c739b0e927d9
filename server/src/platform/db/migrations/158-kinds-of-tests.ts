import type { Kysely } from "kysely";
import { run } from "./tenant-table.ts";

/**
 * What a result is: a test, or a failure outside of any test. `null`: the reader did not say, as of all results so far; then the name decides. Of a
 * test in the history it is what its newest result says.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await run(
    db,
    `alter table test_results add column kind text check (kind in ('test', 'outside'));
     alter table tests add column kind text check (kind in ('test', 'outside'));`,
  );
}
