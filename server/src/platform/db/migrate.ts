import { type Kysely, type MigrationResult, Migrator, sql } from "kysely";
import { DatabaseProblem, ownRoles } from "./database-problem.ts";
import { migrations } from "./migrations/index.ts";
import { oldTables } from "./migrations/single-tenant.ts";
import { ownTables } from "./own-tables.ts";

/**
 * Migrates a database to the newest schema. Safe to call from several processes at once: the first one migrates, the others wait.
 * @throws the failed migration's error; everything from this call is rolled back.
 */
export async function migrate<DB>(db: Kysely<DB>, options: { to?: string } = {}): Promise<MigrationResult[]> {
  await createRoles(db);
  return withoutTimeout(db, async (connection) => {
    const migrator = new Migrator({ db: connection, provider: { getMigrations: async () => migrations } });
    const { error, results } = options.to ? await migrator.migrateTo(options.to) : await migrator.migrateToLatest();
    if (error) throw error;
    return results ?? [];
  });
}

/** A large table takes longer to change than a statement of a request may, and another process waits as long for it. */
function withoutTimeout<DB, T>(db: Kysely<DB>, work: (connection: Kysely<DB>) => Promise<T>): Promise<T> {
  return db.connection().execute(async (connection) => {
    await sql`set statement_timeout = 0`.execute(connection);
    try {
      return await work(connection);
    } finally {
      // Fails only when the connection is lost, and then it is not used again.
      await sql`reset statement_timeout`.execute(connection).catch(() => {});
    }
  });
}

/**
 * How many migrations {@link migrate} would apply. Changes nothing.
 * @throws {DatabaseProblem} when a newer version has migrated the database, or it holds another program's tables with names of Gantry's.
 */
export async function countPending<DB>(db: Kysely<DB>): Promise<number> {
  // Read before the applied migrations: another process may commit both in between.
  const taken = await takenNames(db);
  const applied = await appliedMigrations(db);
  if (applied.length === 0 && taken.length > 0) {
    const named = `${taken.slice(0, 5).join(", ")}${taken.length > 5 ? ` and ${taken.length - 5} more` : ""}`;
    throw new DatabaseProblem(
      `The database contains tables of another program with names that Gantry uses (${named}). Give Gantry a separate database: set DATABASE_URL to an empty one.`,
    );
  }
  const unknown = applied.find((name) => !Object.hasOwn(migrations, name));
  if (unknown)
    throw new DatabaseProblem(
      `The database was migrated by a newer version of Gantry (${unknown}), and there is no downgrade. Start that version, or restore a backup of this one into an empty database.`,
    );
  return Object.keys(migrations).length - applied.length;
}

/** The names of the applied migrations, newest first. */
async function appliedMigrations<DB>(db: Kysely<DB>): Promise<string[]> {
  const { rows: tables } = await sql<{ exists: boolean }>`select to_regclass('kysely_migration') is not null as exists`.execute(db);
  if (!tables[0]?.exists) return [];
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name desc`.execute(db);
  return rows.map(({ name }) => name);
}

/** Names of tables that exist where {@link migrate} creates its own, except for those that the first migration sets aside. */
async function takenNames<DB>(db: Kysely<DB>): Promise<string[]> {
  const old = await oldTables(db);
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class
    where relnamespace = (select oid from pg_namespace where nspname = current_schema()) and relname = any(${ownTables}::text[])
    order by relname`.execute(db);
  return rows.map(({ name }) => name).filter((name) => !old.includes(name));
}

/**
 * Roles belong to the whole cluster: a migration of another database may create them at the same time. Migrations of this database run one
 * at a time.
 */
async function createRoles<DB>(db: Kysely<DB>) {
  await db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtextextended('roles', 3))`.execute(tx);
    for (const role of ownRoles) await sql.raw(createRole(role)).execute(tx);
    await sql.raw("grant usage on schema public to gantry_app, gantry_system").execute(tx);
  });
}

function createRole(role: string): string {
  return `
    do $$ begin
      if not exists (select 1 from pg_roles where rolname = '${role}') then
        create role ${role} nologin;
      end if;
    exception when duplicate_object or unique_violation then null;
    end $$;
    do $$ begin
      if current_setting('server_version_num')::int >= 160000 then
        -- An operator may have granted it to an owner that may grant nothing.
        if not pg_has_role(current_user, '${role}', 'SET') then
          -- Not inherited: outside a transaction that takes the role, the owner sees no tenant's row.
          execute 'grant ${role} to current_user with inherit false, set true';
        end if;
      elsif not pg_has_role(current_user, '${role}', 'MEMBER') then
        execute 'grant ${role} to current_user';
      end if;
    exception when duplicate_object or unique_violation then null;
    end $$;`;
}
