import type { Kysely } from "kysely";
import { run, secureTenantTable } from "./tenant-table.ts";

/**
 * The errors of a source host for each commit status and comment: an error about one branch remains when another branch works. Also one spelling for a
 * repository, so that its URL and its path find the same runs.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await run(
    db,
    `create table source_host_errors (
       org_id text not null references organizations (id) on delete cascade,
       provider text not null,
       -- As in source_host_posts.
       subject text not null,
       kind text not null check (kind in ('status', 'comment')),
       repository text not null,
       -- What shares permissions: a branch, a pull request, else a commit. Empty for a comment: the whole repository.
       scope text not null,
       message text not null,
       -- Shown with the provider until an operation in the same scope succeeds.
       shown boolean not null,
       at timestamptz(3) not null default clock_timestamp(),
       primary key (org_id, provider, subject)
     );
     create function repository_key(repository text) returns text language sql immutable strict parallel safe as $$
       select replace(regexp_replace(regexp_replace(regexp_replace(
         lower(btrim(repository)),
         '^([a-z0-9_+.-]+://[^/]+/|[^/@[:space:]]+@[^:/[:space:]]+:)', ''),
         '(^/+|(\\.git)?/*$)', '', 'g'),
         '^(?:.*/)?([^/]+)/_git/([^/]+)$', '\\1/\\2'), '%20', ' ')
     $$;
     alter table executions drop column ci_repository;
     alter table executions add column ci_repository text generated always as (repository_key(ci_context ->> 'repository')) stored;
     create index executions_ci_repository on executions (org_id, ci_repository, created_at desc, id desc) where ci_repository is not null;`,
  );
  await secureTenantTable(db, "source_host_errors");
}
