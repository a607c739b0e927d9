import type { Kysely } from "kysely";
import { run, secureTenantTable } from "./tenant-table.ts";

/** Why a run failed: computed after its verdict, and stored separately from the row that every list reads. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await run(
    db,
    `create table execution_analyses (
       org_id text not null,
       execution_id text not null,
       status text not null default 'PENDING' check (status in ('PENDING', 'READY', 'UNAVAILABLE')),
       -- Summary, category, evidence and so on as one value: always written and read together.
       content jsonb,
       requested_at timestamptz(3) not null default clock_timestamp(),
       created_at timestamptz(3),
       primary key (org_id, execution_id),
       foreign key (org_id, execution_id) references executions (org_id, id) on delete cascade
     );
     -- The producer of the first analysis is kept, whatever is chosen later.
     create function ai_model_stays() returns trigger language plpgsql as $$
       begin
         raise exception 'the model of an execution is recorded once' using errcode = 'integrity_constraint_violation';
       end
     $$;
     create trigger ai_model_stays before update of ai_model on executions for each row
       when (old.ai_model is not null and new.ai_model is distinct from old.ai_model) execute function ai_model_stays();`,
  );
  await secureTenantTable(db, "execution_analyses");
}
