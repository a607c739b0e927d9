import type { Kysely } from "kysely";
import { run } from "./tenant-table.ts";

/** The hash of the token that a run's last claim returned. Runs claimed earlier need none. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await run(db, "alter table executions add column lease_token_hash bytea");
}
