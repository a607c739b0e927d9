import type { Kysely } from "kysely";
import { run } from "./tenant-table.ts";

/** A claim whose answer did not arrive is repeated with its id, and gets the same run. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await run(
    db,
    `alter table run_leases add column claim_id text;
     create unique index run_leases_claim on run_leases (worker_id, claim_id) where claim_id is not null;`,
  );
}
