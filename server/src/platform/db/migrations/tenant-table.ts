import { type Kysely, sql } from "kysely";

/**
 * Enables row-level security for a table: the application role sees and writes only the rows of the organization in `app.org`. The system
 * role (sign-in, dispatch, jobs) sees all rows, the owner none.
 */
export async function secureTenantTable(
  db: Kysely<unknown>,
  table: string,
  options: { column?: string; appGrants?: string; systemGrants?: string } = {},
) {
  const column = options.column ?? "org_id";
  const app = options.appGrants ?? "select, insert, update, delete";
  const system = options.systemGrants ?? "select, insert, update, delete";
  await run(
    db,
    `alter table ${table} enable row level security;
     alter table ${table} force row level security;
     create policy tenant on ${table} to gantry_app
       using (${column} = nullif(current_setting('app.org', true), ''))
       with check (${column} = nullif(current_setting('app.org', true), ''));
     create policy system on ${table} to gantry_system using (true) with check (true);
     grant ${app} on ${table} to gantry_app;
     grant ${system} on ${table} to gantry_system;`,
  );
}

/** For a table without an organization (people, workers): the application role has only the rights granted here. */
export async function secureSharedTable(db: Kysely<unknown>, table: string, options: { appGrants?: string; systemGrants?: string } = {}) {
  await run(db, `grant ${options.systemGrants ?? "select, insert, update, delete"} on ${table} to gantry_system;`);
  if (options.appGrants) await run(db, `grant ${options.appGrants} on ${table} to gantry_app;`);
}

/** Runs several statements given as one text. */
export async function run(db: Kysely<unknown>, statements: string) {
  await sql.raw(statements).execute(db);
}
