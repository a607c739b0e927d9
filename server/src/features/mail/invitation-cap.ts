import { createHash } from "node:crypto";
import { sql } from "kysely";
import type { Context } from "../../context.ts";
import { Undeliverable } from "../../platform/outbox/topic.ts";

const mostPerDay = 10;

/**
 * Counts an invitation against what one address gets in 24 hours from all organizations together, so that nobody's mailbox can be flooded by
 * inviting it again and again. The inviting organization is not told: it would learn of the others.
 * @throws {Undeliverable} past the cap.
 */
export async function countInvitationMail(ctx: Pick<Context, "db">, to: string, letterId: string): Promise<void> {
  const recipient = createHash("sha256").update(to.toLowerCase()).digest();
  const count = await ctx.db.asSystem(async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtextextended(${recipient.toString("hex")}, 1))`.execute(tx);
    await tx.deleteFrom("invitation_mails").where("at", "<", sql<Date>`now() - interval '24 hours'`).execute();
    // A second try of the same mail is the same mail.
    await tx
      .insertInto("invitation_mails")
      .values({ recipient, letter_id: letterId })
      .onConflict((at) => at.doNothing())
      .execute();
    const { earlier } = await tx
      .selectFrom("invitation_mails")
      .select((row) => row.fn.countAll<number>().as("earlier"))
      .where("recipient", "=", recipient)
      .where("letter_id", "<>", letterId)
      .executeTakeFirstOrThrow();
    return earlier;
  });
  if (count >= mostPerDay) throw new Undeliverable(`this address was sent ${mostPerDay} invitations within 24 hours`);
}
