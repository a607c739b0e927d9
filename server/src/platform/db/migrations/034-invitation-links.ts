import type { Kysely } from "kysely";
import { run } from "./tenant-table.ts";

/** An invitation may have a second link, which an admin copies; it also references the outbox message with the mailed one. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await run(
    db,
    `alter table invitations
       -- Null when no mail was sent, because no mail server was set up.
       alter column token_hash drop not null,
       -- Of the link that an admin copied. Unlike the mailed one it does not prove that its user reads the mailbox.
       add column link_hash bytea unique,
       -- The outbox message is 'invitation <mail_id>'.
       add column mail_id text;
     update invitations set mail_id = id;`,
  );
}
