import type { Kysely } from "kysely";
import { run } from "./tenant-table.ts";

/** One pass ends every quarantine except those kept until a given time; the mass failure guard is a setting, and a run shows when it applied. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await run(
    db,
    `alter table quarantine
       -- A pass does not end it before it expires.
       add column keep boolean not null default false,
       add constraint quarantine_keep_ends check (not keep or (source = 'manual' and expires_at is not null));
     alter table executions
       -- Notes about the run in addition to its verdict: [{ code, message }].
       add column notes jsonb not null default '[]';
     create index executions_noted on executions (org_id, project_id, created_at desc) where notes <> '[]'::jsonb;
     set local role gantry_system;
     -- Manual quarantines with an end were promised to last until then.
     update quarantine set keep = true where source = 'manual' and expires_at is not null;
     -- Failures of runs in which most tests failed count like others, unless a project enables the guard.
     update test_outcomes set mass_failure = false where mass_failure;
     reset role;`,
  );
}
