import type { Kysely } from "kysely";
import { run } from "./tenant-table.ts";

/** Which start of its worker holds a run, so that late output of an earlier start can be refused. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await run(db, "alter table run_leases add column worker_start bigint not null default 0");
}
