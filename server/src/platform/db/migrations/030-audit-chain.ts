import type { Kysely } from "kysely";
import { run, secureTenantTable } from "./tenant-table.ts";

/**
 * Chains each organization's audit entries: a link contains the hash of the previous link and of its entry, so that an entry that is changed, deleted or
 * inserted manually no longer fits. Links are created at commit, when nothing else needs to be locked, in the order of commits.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await run(
    db,
    `create table audit_chain (
       org_id text not null references organizations (id) on delete cascade,
       -- 1, 2, 3, … without a gap.
       place bigint not null,
       entry_id text not null,
       hash bytea not null,
       primary key (org_id, place),
       unique (org_id, entry_id)
     );
     create function audit_hash(before bytea, entry audit_log) returns bytea language sql stable as $$
       select sha256(before || convert_to(jsonb_build_array(
         entry.org_id, entry.id, entry.seq, (extract(epoch from entry.at) * 1000)::bigint, entry.actor_id, entry.actor_email, entry.action,
         entry.target_type, entry.target_id, entry.details, entry.ip, entry.request_id)::text, 'UTF8'))
     $$;
     create function chain_audit_entry(entry audit_log) returns void language plpgsql as $$
     declare
       last audit_chain;
     begin
       perform pg_advisory_xact_lock(hashtextextended('audit ' || entry.org_id, 0));
       select * into last from audit_chain where org_id = entry.org_id order by place desc limit 1;
       insert into audit_chain (org_id, place, entry_id, hash)
         values (entry.org_id, coalesce(last.place, 0) + 1, entry.id, audit_hash(coalesce(last.hash, ''), entry));
     end $$;
     create function chain_new_audit_entry() returns trigger language plpgsql as $$
     begin
       perform chain_audit_entry(new);
       return null;
     end $$;`,
  );
  await secureTenantTable(db, "audit_chain", { appGrants: "select, insert", systemGrants: "select, insert" });
  await run(
    db,
    `set local role gantry_system;
     do $$
     declare
       entry audit_log;
     begin
       for entry in select * from audit_log order by seq loop
         perform chain_audit_entry(entry);
       end loop;
     end $$;
     reset role;
     create constraint trigger audit_chained after insert on audit_log deferrable initially deferred
       for each row execute function chain_new_audit_entry();`,
  );
}
