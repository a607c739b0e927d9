import { sql } from "kysely";
import type { Database } from "../../platform/db/database.ts";

export interface AuditFault {
  organizationId: string;
  /** The link's number; `null` for an entry without one. */
  place: number | null;
  entryId: string;
  what: "altered" | "entry removed" | "links missing before it" | "not in the chain";
}

export interface AuditVerdict {
  /** For each organization with entries: their number and the last link's hash. Keep the hash elsewhere to detect a truncated log. */
  ends: { organizationId: string; entries: number; hash: string }[];
  /** What was changed outside the server; the earliest fault of each organization. */
  faults: AuditFault[];
}

/** Verifies every organization's chain of audit entries from its start, in one snapshot. */
export async function verifyAudit(db: Database): Promise<AuditVerdict> {
  return db.asSystem(async (tx) => {
    await sql`set transaction isolation level repeatable read`.execute(tx);
    const { rows: faults } = await sql<AuditFault>`
      with links as (
        select c.*, lag(c.place, 1, 0::bigint) over w as place_before, lag(c.hash, 1, ''::bytea) over w as before
        from audit_chain c window w as (partition by c.org_id order by c.place)
      ), judged as (
        select c.org_id, c.place, c.entry_id, case
          when c.place <> c.place_before + 1 then 'links missing before it'
          when l.id is null then 'entry removed'
          when c.hash <> audit_hash(c.before, l) then 'altered' end as what
        from links c left join audit_log l on l.org_id = c.org_id and l.id = c.entry_id
        union all
        select l.org_id, null, l.id, 'not in the chain' from audit_log l
        where not exists (select 1 from audit_chain c where c.org_id = l.org_id and c.entry_id = l.id)
      )
      select org_id as "organizationId", place, entry_id as "entryId", what from judged where what is not null
      order by org_id, place nulls last, entry_id`.execute(tx);
    const { rows: ends } = await sql<AuditVerdict["ends"][number]>`
      select distinct on (org_id) org_id as "organizationId", count(*) over (partition by org_id) as entries, encode(hash, 'hex') as hash
      from audit_chain order by org_id, place desc`.execute(tx);
    return { ends, faults };
  });
}
