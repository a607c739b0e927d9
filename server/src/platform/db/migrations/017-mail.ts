import type { Kysely } from "kysely";
import { run, secureSharedTable } from "./tenant-table.ts";

/** Counts the invitation mails of a day by a hash of the address, so that organizations together cannot flood a mailbox. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await run(
    db,
    `create table invitation_mails (
       recipient bytea not null,
       letter_id text not null,
       at timestamptz(3) not null default clock_timestamp(),
       primary key (recipient, letter_id)
     );
     create index invitation_mails_at on invitation_mails (at);`,
  );
  await secureSharedTable(db, "invitation_mails");
}
