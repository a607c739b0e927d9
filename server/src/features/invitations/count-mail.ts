import { createHash } from "node:crypto";
import { sql } from "kysely";
import { type TenantTransaction, acrossOrganizations } from "../../platform/db/database.ts";
import { tooMany } from "../../platform/errors.ts";

const maxPerDay = 10;

/**
 * Counts an invitation towards the limit of an address in 24 hours, across all organizations, so that no mailbox can be flooded.
 * Holds a lock on the address until the transaction ends, so the count is exact with concurrent requests and nothing is counted without its
 * invitation.
 * @param mailId of this mail
 * @throws 429 `Too many invitations`
 */
export async function countInvitationMail(tx: TenantTransaction, email: string, mailId: string): Promise<void> {
  const recipient = createHash("sha256").update(email.toLowerCase()).digest();
  const waitSeconds = await acrossOrganizations(tx, async (system) => {
    await sql`select pg_advisory_xact_lock(hashtextextended(${recipient.toString("hex")}, 1))`.execute(system);
    // Skip rows that another transaction is deleting.
    await sql`
      delete from invitation_mails where (recipient, letter_id) in (
        select recipient, letter_id from invitation_mails where at <= clock_timestamp() - interval '24 hours' limit 100 for update skip locked
      )`.execute(system);
    const { rows } = await sql<{ seconds: number }>`
      select extract(epoch from at + interval '24 hours' - clock_timestamp())::float8 as seconds from invitation_mails
      where recipient = ${recipient} and at > clock_timestamp() - interval '24 hours'
      order by at desc offset ${maxPerDay - 1} limit 1`.execute(system);
    if (rows[0]) return Math.max(1, rows[0].seconds);
    await system.insertInto("invitation_mails").values({ recipient, letter_id: mailId, at: sql<Date>`clock_timestamp()` }).execute();
    return undefined;
  });
  if (waitSeconds === undefined) return;
  throw tooMany("Too many invitations", waitSeconds, {
    message: `This address was invited ${maxPerDay} times within 24 hours. Try again in ${words(waitSeconds)}.`,
    code: "TOO_MANY_INVITATIONS",
  });
}

function words(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  if (minutes < 60) return minutes === 1 ? "a minute" : `${minutes} minutes`;
  const hours = Math.ceil(minutes / 60);
  return hours === 1 ? "an hour" : `${hours} hours`;
}
