import { type Kysely, sql } from "kysely";
import { run } from "./tenant-table.ts";

/**
 * Upgrades an installation from before organizations existed: its tables are set aside, and each migration that recreates a table copies the
 * rows into one organization named `Default`. Columns with the same name are kept.
 */
const schema = "single_tenant";
const tables = ["users", "projects", "test_cycles", "executions", "test_cases"];

/** The tables of such an installation. Empty if there are none, or if they are another program's. */
export async function oldTables<DB>(db: Kysely<DB>): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_name = any(${tables})
      -- A table named "users" of another program is left alone.
      and (select count(*) from information_schema.columns
           where table_schema = 'public' and (table_name, column_name) in (('users', 'password_hash'), ('executions', 'image'))) = 2
      and to_regclass('public.organizations') is null`.execute(db);
  return rows.map(({ name }) => name);
}

/** Runs before the first table is created. */
export async function setAside(db: Kysely<unknown>): Promise<void> {
  const names = await oldTables(db);
  if (names.length === 0) return;
  await run(db, `create schema ${schema}; grant usage on schema ${schema} to gantry_system;`);
  for (const name of names) {
    await run(db, `alter table public.${name} set schema ${schema}; grant select on ${schema}.${name} to gantry_system;`);
  }
}

/** All users join the organization with the role they had. If there was no admin, the first user becomes one. */
export async function adoptPeople(db: Kysely<unknown>): Promise<void> {
  if (!(await isWaiting(db, "users"))) return;
  await run(
    db,
    `set local role gantry_system;
     insert into organizations (id, name)
     values (lpad(to_hex(extract(epoch from now())::bigint), 8, '0') || substr(md5(random()::text), 1, 16), 'Default');
     reset role;`,
  );
  const columns = await copyRows(db, "users", {});
  const role = columns.waiting.includes("role") ? "old.role" : "null";
  await run(
    db,
    `set local role gantry_system;
     insert into memberships (org_id, user_id, role)
     select o.id, old.id, case when ${role} in ('admin', 'developer', 'viewer') then ${role} else 'developer' end
     from ${schema}.users old, organizations o;
     update memberships set role = 'admin'
     where user_id = (select id from users order by created_at, id limit 1) and not exists (select 1 from memberships where role = 'admin');
     reset role;
     drop table ${schema}.users cascade;`,
  );
}

/** Copies one table's rows. `constants`: SQL for columns that the old table does not have. */
export async function adopt(db: Kysely<unknown>, table: string, constants: Readonly<Record<string, string>> = {}): Promise<void> {
  if (!(await isWaiting(db, table))) return;
  await copyRows(db, table, { org_id: "(select id from organizations)", ...constants });
  await run(db, `drop table ${schema}.${table} cascade;`);
}

async function copyRows(db: Kysely<unknown>, table: string, constants: Readonly<Record<string, string>>): Promise<{ waiting: string[] }> {
  const { rows } = await sql<{ name: string; both: boolean }>`
    select old.column_name as name, new.column_name is not null as both
    from information_schema.columns old
    left join information_schema.columns new
      on new.table_schema = 'public' and new.table_name = old.table_name and new.column_name = old.column_name
    where old.table_schema = ${schema} and old.table_name = ${table}`.execute(db);
  const kept = rows.filter(({ name, both }) => both && !(name in constants)).map(({ name }) => `"${name}"`);
  const names = [...kept, ...Object.keys(constants)].join(", ");
  const values = [...kept.map((name) => `r.${name}`), ...Object.values(constants)].join(", ");
  await run(
    db,
    `set local role gantry_system;
     insert into public.${table} (${names})
     select ${values} from ${schema}.${table} old, jsonb_populate_record(null::public.${table}, to_jsonb(old)) r;
     reset role;`,
  );
  return { waiting: rows.map(({ name }) => name) };
}

async function isWaiting(db: Kysely<unknown>, table: string): Promise<boolean> {
  const { rows } = await sql<{ there: boolean }>`select to_regclass(${`${schema}.${table}`}) is not null as there`.execute(db);
  return rows[0]?.there ?? false;
}
