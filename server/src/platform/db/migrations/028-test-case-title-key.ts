import type { Kysely } from "kysely";
import { run } from "./tenant-table.ts";

/**
 * Finds titles that say the same in other letters. The text index cannot: under row-level security only operators that leak nothing may use
 * an index, and equality is one, a text match is not.
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
