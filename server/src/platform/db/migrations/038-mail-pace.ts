import type { Kysely } from "kysely";
import { run, secureSharedTable } from "./tenant-table.ts";

/** When the next mail may be sent, for all server processes together: mail providers limit the mails per second. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await run(
    db,
    `create table mail_pace (
       only_row boolean primary key check (only_row),
       next_at timestamptz(3) not null
     );`,
  );
  await secureSharedTable(db, "mail_pace");
}
