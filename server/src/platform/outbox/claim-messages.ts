import { sql } from "kysely";
import type { Encrypted } from "../crypto/encrypt.ts";
import type { Database } from "../db/database.ts";

/** A message that this process delivers now. */
export interface Claimed {
  id: string;
  org_id: string | null;
  topic: string;
  payload: Encrypted;
  attempt: number;
  age_ms: number;
}

/** Limited per organization, so that one slow receiver does not delay the others. */
const perOrganization = 3;
const claimSeconds = 120;

/** Claims due messages, the oldest first. Until its claim ends, no other process claims a message. */
export async function claimMessages(db: Database, topics: readonly string[], most: number): Promise<Claimed[]> {
  return db.asSystem(async (tx) => {
    const { rows } = await sql<Claimed>`
      with busy as (
        select coalesce(org_id, '') as org, count(*) as messages from outbox
        where state = 'waiting' and held_until > clock_timestamp() and topic = any(${topics as string[]}) group by 1
      ), due as (
        select o.id, o.due_at,
          row_number() over (partition by o.org_id order by o.due_at, o.id) + coalesce(b.messages, 0) as place
        from outbox o left join busy b on b.org = coalesce(o.org_id, '')
        where o.state = 'waiting' and o.due_at <= clock_timestamp()
          and (o.held_until is null or o.held_until <= clock_timestamp())
          and o.topic = any(${topics as string[]})
      ), taken as (
        -- Repeat the conditions: a row that another process claimed in the meantime is evaluated again when its lock is released.
        select id from outbox
        where id in (select id from due where place <= ${perOrganization} order by due_at limit ${most})
          and state = 'waiting' and (held_until is null or held_until <= clock_timestamp())
        for update skip locked
      )
      update outbox set attempt = attempt + 1, held_until = clock_timestamp() + make_interval(secs => ${claimSeconds})
      where id in (select id from taken)
      returning id, org_id, topic, payload, attempt,
        (extract(epoch from clock_timestamp() - created_at) * 1000)::float8 as age_ms`.execute(tx.commitWithNext());
    return rows;
  });
}

/** Whether no message is due. */
export async function nothingDue(db: Database): Promise<boolean> {
  return db.asSystem(async (tx) => {
    const row = await tx
      .selectFrom("outbox")
      .select("id")
      .where("state", "=", "waiting")
      .where("due_at", "<=", sql<Date>`clock_timestamp()`)
      .limit(1)
      .executeTakeFirst();
    return row === undefined;
  });
}
