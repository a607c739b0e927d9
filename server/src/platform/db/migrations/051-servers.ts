import type { Kysely } from "kysely";
import { run, secureSharedTable } from "./tenant-table.ts";

/** The running server processes, and through which of them each lease was last renewed. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await run(
    db,
    `create table servers (
       id text primary key,
       alive_at timestamptz(3) not null,
       -- The first record after a silence, or after the start.
       resumed_at timestamptz(3) not null
     );
     alter table run_leases add column server_id text;`,
  );
  await secureSharedTable(db, "servers", { appGrants: "select" });
}
