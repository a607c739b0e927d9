import type { Kysely } from "kysely";
import { run } from "./tenant-table.ts";

/** Whether a worker knows the run that it was given, when it last said which runs it holds, and which start of it was stopped. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await run(
    db,
    `alter table run_leases add column confirmed boolean not null default true;
     alter table workers add column heartbeat_at timestamptz(3), add column stopped_start bigint;`,
  );
}
