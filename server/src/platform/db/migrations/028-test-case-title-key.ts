import type { Kysely } from "kysely";
import { run } from "./tenant-table.ts";

/**
 * Finds titles that differ only in case or spacing. The text index cannot do this: with row-level security an index can only be used with leakproof
 * operators, which equality is and a text match is not.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await run(
    db,
    `create function test_case_title_key(title text) returns text language sql immutable strict parallel safe as $$
       select left(regexp_replace(
         btrim(regexp_replace(lower(normalize(title, NFKC)), '[^[:alnum:]]+', ' ', 'g')),
         '^(verify|check|ensure|test|confirm|validate) (that )?', ''), 300)
     $$;
     alter table test_cases add column title_key text generated always as (test_case_title_key(title)) stored;
     create index test_cases_title_key on test_cases (org_id, project_id, title_key);`,
  );
}
