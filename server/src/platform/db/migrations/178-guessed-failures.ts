import type { Kysely } from "kysely";
import { run } from "./tenant-table.ts";

/** Whether a failure's category is a guess, or not certain. Failures of earlier releases, and of a server of the release before, do not say so. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await run(db, `alter table failure_occurrences add column is_guess boolean not null default false`);
}
